// Deleting and what takes it back.

extension SwipeList {
  /// Deletes a row, unless it is vetoed; says whether it did.
  @discardableResult
  public mutating func delete(_ row: Int, mayDelete: (Int) -> Bool = { _ in true }) -> Bool {
    guard isRow(row), mayDelete(row) else { return false }
    history.deleted(row)
    remove(row)
    announce(row, .delete)
    finishWhatIsDue()
    return true
  }

  /// Takes back the last deletion, if there is one.
  public mutating func undo() {
    guard let row = history.undo() else { return }
    replanningScroll { list in
      list.deletions.remove(row)
      list.comeBack(row)
    }
    if let focus { self.focus = Focus(row: row, hasRing: focus.hasRing) }
    announce(row, .undo)
    dismissNotice()
    bringIntoView(row, duration: feel.scrollDuration)
    finishWhatIsDue()
  }

  /// Does the last undone deletion again, if there is one.
  public mutating func redo(mayDelete: (Int) -> Bool = { _ in true }) {
    guard let next = history.nextRedo, mayDelete(next), let row = history.redo() else { return }
    remove(row)
    announce(row, .redo)
    finishWhatIsDue()
  }
}

// MARK: - Going and coming

extension SwipeList {
  private mutating func remove(_ row: Int) {
    disarm(row)
    if press?.target.row == row { press?.phase = .idle }
    if case .sideways(row, _) = wheel?.axis { wheel?.axis = .sideways(row: nil, pull: 0) }
    let place = deletions.place(of: row)
    replanningScroll { list in
      list.leave(row)
      list.deletions.insert(row)
    }
    if let focus, focus.row == row { passFocus(focus, toPlace: place) }
    showNotice(of: row)
  }

  /// The focus goes to the row that takes the place, or the last one.
  private mutating func passFocus(_ old: Focus, toPlace place: Int) {
    focus =
      count > 0
      ? Focus(row: deletions.row(atPlace: min(place, count - 1)), hasRing: old.hasRing) : nil
  }

  /// A row slides out and collapses, from how it shows; or fades, motion being reduced.
  private mutating func leave(_ row: Int) {
    var state = state(of: row)
    let offset = offset(of: state)
    let side = Side(offset: offset) ?? .trailing
    let out = options.reducesMotion ? offset : side.sign * max(size.width, abs(offset))
    resize(&state, to: 0, isLeaving: true, slidingFrom: offset, to: out)
    setState(state)
  }

  private mutating func comeBack(_ row: Int) {
    var state = state(of: row)
    let offset = offset(of: state)
    resize(&state, to: 1, isLeaving: false, slidingFrom: offset, to: 0)
    setState(state)
  }

  private func resize(
    _ state: inout ActiveRow, to presence: Double, isLeaving: Bool, slidingFrom offset: Double,
    to end: Double
  ) {
    let duration = options.reducesMotion ? feel.reducedDuration : feel.collapseDuration
    let start = state.resize?.presence(at: now) ?? (isLeaving ? 1 : 0)
    state.resize = Resize(
      since: now,
      fraction: Timeline(from: start, to: presence, duration: duration, curve: feel.curve),
      isLeaving: isLeaving, isFade: options.reducesMotion)
    state.swipe = .sliding(
      .timeline(Timeline(from: offset, to: end, duration: duration, curve: feel.curve)), since: now)
    state.heading = .closed
    state.owesArrival = false
  }
}

// MARK: - The notice

extension SwipeList {
  /// How long the notice takes to come or go; at once, where motion is reduced.
  var noticeSlideDuration: Double { options.reducesMotion ? 0 : feel.noticeSlideDuration }

  /// How much of the notice there is, 0 to 1.
  var noticePresence: Double {
    notice?.presence(at: now, slideDuration: noticeSlideDuration, curve: feel.notchCurve) ?? 0
  }

  var isNoticeSliding: Bool {
    switch notice?.phase {
    case .shown(let since, _, _): now < since + noticeSlideDuration
    case .leaving: true
    case nil: false
    }
  }

  /// The notice's place, once it is all there.
  var noticeFrame: Rect {
    let width = max(0, min(metrics.noticeWidth, size.width - 2 * metrics.noticeInset))
    return Rect(
      x: (size.width - width) / 2, y: size.height - metrics.noticeInset - metrics.noticeHeight,
      width: width, height: metrics.noticeHeight)
  }

  /// The place of the notice's button.
  var undoFrame: Rect {
    let frame = noticeFrame
    let width = min(metrics.undoWidth, frame.width)
    return Rect(x: frame.maxX - width, y: frame.y, width: width, height: frame.height)
  }

  /// Puts the notice away.
  mutating func dismissNotice() {
    guard let old = notice, case .shown = old.phase else { return }
    notice = Notice(row: old.row, phase: .leaving(since: now, from: noticePresence))
  }

  private mutating func showNotice(of row: Int) {
    let presence = noticePresence
    notice = Notice(
      row: row,
      phase: .shown(since: now, from: presence, until: now + feel.noticeDuration))
  }

  mutating func finishNotice() {
    switch notice?.phase {
    case .shown: dismissNotice()
    case .leaving: notice = nil
    case nil: break
    }
  }

  /// The notice stays while the mouse is over it, and its full time again afterwards.
  mutating func keepNoticeWhileHovered() {
    guard let notice, case .shown(let since, let from, let until) = notice.phase else { return }
    let isHovered = hover.map { noticeFrame.contains($0) } ?? false
    guard isHovered == (until != nil) else { return }
    let end = isHovered ? nil : now + feel.noticeDuration
    self.notice = Notice(
      row: notice.row, phase: .shown(since: since, from: from, until: end))
  }
}
