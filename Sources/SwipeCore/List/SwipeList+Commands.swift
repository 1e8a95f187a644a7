// What keys ask for: everything that a mouse can do.

extension SwipeList {
  mutating func obey(_ command: Command, mayDelete: (Int) -> Bool) {
    switch command {
    case .moveFocus(let rows): moveFocus(by: rows)
    case .movePage(let pages): page { $0.moveFocus(by: $0.rows(ofPages: pages)) }
    case .moveToStart: page { $0.moveFocus(toPlace: 0) }
    case .moveToEnd: page { $0.moveFocus(toPlace: $0.count - 1) }
    case .slide(let direction): slideFocused(direction)
    case .delete:
      guard let row = subject else { break }
      if !delete(row, mayDelete: mayDelete) { closeIfOpen(row) }
    case .activate: activate(mayDelete: mayDelete)
    case .dismiss:
      if !closeOpenRows(except: nil) { dismissNotice() }
    case .menu:
      // A ring says which row the keys are about, wherever the mouse rests.
      let ringed = focus.flatMap { $0.hasRing ? $0.row : nil }
      let row = ringed ?? hover.flatMap { target(at: $0).row } ?? subject ?? firstWholeRow
      if let row { openFromRest(row) }
    case .undo: undo()
    case .redo: redo(mayDelete: mayDelete)
    }
  }

  /// The row that a key is about: the focused one, else the open one.
  private var subject: Int? { focus?.row ?? openRows.first }

  private mutating func moveFocus(by rows: Int) {
    // Where nothing is focused yet it begins with what shows: a single step is onto that row.
    guard let start = subject ?? firstWholeRow else { return }
    let steps = subject == nil && (rows == 1 || rows == -1) ? 0 : min(max(rows, -count), count)
    moveFocus(toPlace: deletions.place(of: start) + steps)
  }

  /// Moves the focus as far as a page or more. It closes the open row as any scrolling does, though
  /// there may be no way left to go.
  private mutating func page(_ move: (inout SwipeList) -> Void) {
    move(&self)
    closeOpenRows(except: nil)
  }

  /// How many rows so many pages are; all, where that is beyond counting.
  private func rows(ofPages pages: Int) -> Int {
    let page = max(1, Int(viewport.height / metrics.rowHeight))
    let (rows, isBeyond) = pages.multipliedReportingOverflow(by: page)
    return isBeyond ? (pages < 0 ? -count : count) : rows
  }

  private mutating func moveFocus(toPlace place: Int) {
    guard count > 0 else { return }
    focusOn(deletions.row(atPlace: min(max(place, 0), count - 1)))
  }

  private mutating func focusOn(_ row: Int) {
    focus = Focus(row: row, hasRing: true)
    bringIntoView(row, duration: feel.notchDuration)
  }

  /// The first row that shows from its top on, or the first that shows at all.
  private var firstWholeRow: Int? {
    var first: Int?
    var whole: Int?
    forEachVisibleBand { band in
      guard band.state?.isLeaving != true else { return }
      if first == nil { first = band.row }
      if whole == nil && band.frame.y >= viewport.y { whole = band.row }
    }
    return whole ?? first
  }

  private mutating func slideFocused(_ direction: Direction) {
    guard let row = subject ?? firstWholeRow else { return }
    focusOn(row)
    let way: Double = direction == .left ? -1 : 1
    let side: Side = mirrored(way) < 0 ? .trailing : .leading
    switch state(of: row).heading {
    case .closed: openFromRest(row, side: side)
    case .open(let open) where open != side: closeIfOpen(row)
    case .open: break
    }
  }

  private mutating func activate(mayDelete: (Int) -> Bool) {
    guard let row = subject else { return }
    if let side = state(of: row).heading.side {
      pressButton(ButtonPlace(side: side, index: 0), of: row, mayDelete: mayDelete)
    } else {
      announce(row, .select)
    }
  }
}
