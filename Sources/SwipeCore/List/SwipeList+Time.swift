// The passing of time: what ends by itself ends at its own exact time, not at the frame's.

extension SwipeList {
  /// Brings the list to a time, in seconds. An earlier one, or one that is not finite, is ignored;
  /// a step of any length is safe.
  ///
  /// - Parameter mayDelete: Asked before a row is deleted that a trackpad swiped all the way and
  ///   let go by pausing; where it says no, the row closes.
  public mutating func advance(
    to time: Double, mayDelete: (Int) -> Bool = { _ in true }
  ) {
    guard time.isFinite, time >= now else { return }
    while let end = nextEnd, end <= time {
      now = max(now, end)
      finishWhatIsDue(mayDelete: mayDelete)
    }
    now = time
  }

  /// Whether anything moves from frame to frame: rows or the list.
  public var isMoving: Bool {
    scroll.isMoving || active.contains { isMoving($0) }
  }

  /// When the list next changes by itself: `now`, while it changes from frame to frame; a later
  /// time, where something waits for it; `nil`, when it can sleep until the next event.
  public var nextChange: Double? {
    if isMoving || isNoticeSliding { return now }
    if let fade = barFadeStart, fade <= now { return now }
    return earlier(earlier(nextEnd, barFadeStart), pressedLookStart)
  }

  private func isMoving(_ state: ActiveRow) -> Bool {
    switch state.swipe {
    case .sliding: true
    case .held(let hold): state.resize != nil || hold.isGliding(at: now, feel: feel)
    case .closed, .open: state.resize != nil
    }
  }

  /// When the next of what moves comes to its end: a row, the list, a trackpad that paused. `nil`
  /// once all of it is at rest.
  public var nextMotionEnd: Double? {
    var next = scroll.nextEnd
    for state in active { next = earlier(next, state.nextEnd) }
    return earlier(next, wheel?.end(feel: feel))
  }

  /// When the next thing ends by itself, or never.
  private var nextEnd: Double? {
    earlier(nextMotionEnd, notice?.nextEnd(slideDuration: noticeSlideDuration))
  }

  private func earlier(_ time: Double?, _ other: Double?) -> Double? {
    guard let time, let other else { return time ?? other }
    return min(time, other)
  }

  /// Finishes all that has its end at or before now.
  mutating func finishWhatIsDue(mayDelete: (Int) -> Bool = { _ in true }) {
    var index = 0
    while index < active.count {
      let row = active[index].row
      finish(active[index])
      // A row that became plain is gone from the list, and the next one stands in its place.
      if index < active.count, active[index].row == row { index += 1 }
    }
    if let end = scroll.nextEnd, end <= now { finishScroll() }
    if let end = wheel?.end(feel: feel), end <= now { endWheel(mayDelete: mayDelete) }
    if let end = notice?.nextEnd(slideDuration: noticeSlideDuration), end <= now { finishNotice() }
  }

  private mutating func finish(_ state: ActiveRow) {
    var state = state
    if let resize = state.resize, resize.end <= now {
      if resize.isLeaving { state.swipe = .closed }
      state.resize = nil
    }
    var arrived: ListEvent.Kind?
    if case .sliding(let slide, let since) = state.swipe, since + slide.duration <= now,
      !state.isLeaving
    {
      switch state.heading {
      case .closed: state.swipe = .closed
      case .open(let side): state.swipe = .open(side)
      }
      if state.owesArrival {
        state.owesArrival = false
        arrived = state.heading.isOpen ? .didOpen : .didClose
      }
    }
    setState(state)
    if let arrived { announce(state.row, arrived) }
  }
}
