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
    if case .deleted = notice?.content { dismissNotice() }
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
    showNotice(.deleted(row: row), duration: feel.noticeDuration)
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
