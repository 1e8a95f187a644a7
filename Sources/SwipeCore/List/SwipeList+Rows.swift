// Opening and closing: every way leads through `send`.

// MARK: - By program

extension SwipeList {
  /// Opens a row with the tutorial's timeline, and closes the one that was open.
  public mutating func open(_ row: Int, side: Side = .trailing) {
    precondition(isRow(row), "There is no such row, or it is deleted")
    guard actions.width(of: side) > 0, state(of: row).heading != .open(side) else { return }
    send(row, to: .open(side), by: slideFromRest(of: row, to: .open(side)))
    finishWhatIsDue()
  }

  /// Closes a row with the tutorial's timeline, where it is open.
  public mutating func close(_ row: Int) {
    precondition(isRow(row), "There is no such row, or it is deleted")
    closeIfOpen(row)
    finishWhatIsDue()
  }

  /// Closes the open row.
  public mutating func closeAll() {
    closeOpenRows(except: nil)
    finishWhatIsDue()
  }

  /// Whether there is such a row, and it is left.
  func isRow(_ row: Int) -> Bool {
    row >= 0 && row < total && !deletions.contains(row)
  }
}

// MARK: - From rest

extension SwipeList {
  /// Closes every open row but one, and says whether there was one.
  @discardableResult
  mutating func closeOpenRows(except kept: Int?) -> Bool {
    var isAny = false
    // At most one row is open, and closing it does not change the others.
    for state in active where state.heading.isOpen && !state.isLeaving && state.row != kept {
      closeIfOpen(state.row)
      isAny = true
    }
    return isAny
  }

  mutating func closeIfOpen(_ row: Int) {
    guard state(of: row).heading.isOpen else { return }
    send(row, to: .closed, by: slideFromRest(of: row, to: .closed))
  }

  /// Closes a row that was caught on its way to being closed.
  mutating func closeIfHeld(_ row: Int) {
    guard case .held = state(of: row).swipe else { return }
    send(row, to: .closed, by: slideFromRest(of: row, to: .closed))
  }

  /// The tutorial's timeline, from where the row is on screen.
  func slideFromRest(of row: Int, to heading: Heading) -> Slide {
    let offset = offset(of: state(of: row))
    switch heading {
    case .closed:
      let duration = options.reducesMotion ? feel.reducedDuration : feel.closeDuration
      return .timeline(Timeline(from: offset, to: 0, duration: duration, curve: feel.curve))
    case .open(let side):
      let width = actions.width(of: side)
      if options.reducesMotion {
        return .timeline(
          Timeline(
            from: offset, to: side.sign * width, duration: feel.reducedDuration, curve: feel.curve))
      }
      return .timeline(
        Timeline(
          from: offset,
          Timeline.Leg(to: side.sign * (width + feel.overshoot), duration: feel.openDuration),
          then: Timeline.Leg(to: side.sign * width, duration: feel.bounceDuration),
          curve: feel.curve))
    }
  }

  /// Sends a row on its way. Where it is bound for something new, that is announced; where it
  /// opens, the open row closes at the same moment.
  mutating func send(_ row: Int, to heading: Heading, by slide: Slide) {
    if heading.isOpen {
      closeOpenRows(except: row)
      // What opens by hand is what keys are about from then on.
      if let focus, focus.row != row { self.focus = Focus(row: row, hasRing: false) }
    }
    disarm(row)
    var state = state(of: row)
    let isNew = state.heading != heading
    // From one side to the other it passes its place.
    if isNew && heading.isOpen && state.heading.isOpen { announce(row, .willClose) }
    state.heading = heading
    state.swipe = .sliding(slide, since: now)
    if isNew { state.owesArrival = true }
    setState(state)
    if isNew { announce(row, heading.isOpen ? .willOpen : .willClose) }
  }
}

// MARK: - By hand

extension SwipeList {
  /// Takes hold of a row where it is on screen.
  mutating func hold(_ row: Int) {
    var state = state(of: row)
    state.swipe = .held(Hold(grab: raw(displayed: offset(of: state), in: state)))
    setState(state)
  }

  /// Pulls a row that is held, so far since it was taken.
  mutating func pull(_ row: Int, to pull: Double, glidingFrom glide: Hold.Glide? = nil) {
    var state = state(of: row)
    guard case .held(var hold) = state.swipe else { return }
    hold.pull = pull
    hold.glide = glide
    let isArmed = isArmed(hold.grab + pull)
    let changed = isArmed != hold.isArmed
    hold.isArmed = isArmed
    state.swipe = .held(hold)
    setState(state)
    if changed { announce(row, isArmed ? .fullSwipeEnter : .fullSwipeExit) }
  }

  /// A row that is let go, or taken away, is armed no more.
  mutating func disarm(_ row: Int) {
    var state = state(of: row)
    guard case .held(var hold) = state.swipe, hold.isArmed else { return }
    hold.isArmed = false
    state.swipe = .held(hold)
    setState(state)
    announce(row, .fullSwipeExit)
  }

  /// Lets go of a row that is held: it goes where it was meant to.
  ///
  /// - Parameters:
  ///   - velocity: The pointer's, along the reading direction.
  ///   - flick: The sign of a flick that was not taken back.
  mutating func letGo(
    _ row: Int, velocity: Double, flick: Double?, mayDelete: (Int) -> Bool
  ) {
    let state = state(of: row)
    guard case .held(let hold) = state.swipe else { return }
    let raw = hold.raw(at: now, feel: feel)
    let offset = displayed(raw, in: state)
    if hold.isArmed {
      disarm(row)
      note(row, .fullSwipe, opens: false, velocity: velocity, offset: offset)
      if delete(row, mayDelete: mayDelete) { return }
      send(row, to: .closed, by: slideFromRest(of: row, to: .closed))
      return
    }
    let (heading, reason) = decide(
      state.heading, offset: offset, velocity: velocity, flick: flick)
    note(row, reason, opens: heading.isOpen, velocity: velocity, offset: offset)
    let speed = velocity * followRatio(at: raw, in: state)
    send(row, to: heading, by: slideFromHand(row, offset: offset, velocity: speed, to: heading))
  }

  /// Where a row that is let go is bound for.
  private func decide(
    _ start: Heading, offset: Double, velocity: Double, flick: Double?
  ) -> (Heading, Decision.Reason) {
    switch start {
    case .closed:
      if let flick { return (opening(flick > 0 ? .leading : .trailing), .flick) }
      // At 0 there is no side yet but the one that the pointer makes for.
      guard let side = Side(offset: offset) ?? Side(offset: velocity) else {
        return (.closed, .place)
      }
      let outwards = velocity * side.sign
      if abs(velocity) > feel.decisiveSpeed {
        return (outwards > 0 ? opening(side) : .closed, .speed)
      }
      return (abs(offset) > actions.width(of: side) / 2 ? opening(side) : .closed, .place)
    case .open(let side):
      if flick != nil { return (.closed, .flick) }
      let outwards = velocity * side.sign
      if abs(velocity) > feel.decisiveSpeed { return (outwards > 0 ? start : .closed, .speed) }
      return (offset * side.sign < actions.width(of: side) / 2 ? .closed : start, .place)
    }
  }

  /// A side that opens, where it has buttons.
  private func opening(_ side: Side) -> Heading {
    actions.width(of: side) > 0 ? .open(side) : .closed
  }

  private func slideFromHand(
    _ row: Int, offset: Double, velocity: Double, to heading: Heading
  ) -> Slide {
    if options.reducesMotion { return slideFromRest(of: row, to: heading) }
    switch heading {
    case .closed:
      return .released(
        from: offset, velocity: velocity, to: 0, end: 0, lastDuration: 0, feel: feel)
    case .open(let side):
      let width = actions.width(of: side)
      return .released(
        from: offset, velocity: velocity, to: side.sign * (width + feel.overshoot),
        end: side.sign * width, lastDuration: feel.bounceDuration, feel: feel)
    }
  }

  mutating func note(
    _ row: Int, _ reason: Decision.Reason, opens: Bool, velocity: Double, offset: Double
  ) {
    let sign: Double = options.isRightToLeft ? -1 : 1
    lastDecision = Decision(
      row: row, reason: reason, opens: opens, velocity: velocity * sign, offset: offset * sign)
  }
}
