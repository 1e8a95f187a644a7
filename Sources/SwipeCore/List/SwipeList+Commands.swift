// What keys ask for: everything that a mouse can do.

extension SwipeList {
  mutating func obey(_ command: Command, mayDelete: (Int) -> Bool) {
    switch command {
    case .moveFocus(let rows): moveFocus(by: rows)
    case .movePage(let pages):
      moveFocus(by: rows(ofPages: pages))
      // As any scrolling, though there may be no way left to go.
      closeOpenRows(except: nil)
    case .moveToStart: moveFocus(toPlace: 0)
    case .moveToEnd: moveFocus(toPlace: count - 1)
    case .slide(let direction): slideFocused(direction)
    case .delete:
      guard let row = subject else { break }
      if !delete(row, mayDelete: mayDelete) { closeIfOpen(row) }
    case .activate: activate(mayDelete: mayDelete)
    case .dismiss:
      if !closeOpenRows(except: nil) { dismissNotice() }
    case .menu:
      if let row = hover.flatMap({ target(at: $0).row }) ?? subject { openFromRest(row) }
    case .undo: undo()
    case .redo: redo(mayDelete: mayDelete)
    }
  }

  /// The row that a key is about: the focused one, else the open one.
  private var subject: Int? { focus?.row ?? openRows.first }

  private mutating func moveFocus(by rows: Int) {
    guard let subject else {
      // Nothing is focused yet: begin with what shows.
      if let first = firstWholeRow { focusOn(first) }
      return
    }
    moveFocus(toPlace: deletions.place(of: subject) + min(max(rows, -count), count))
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
