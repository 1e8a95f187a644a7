// What scrolls the list, and what its motion comes to.

// MARK: - By program

extension SwipeList {
  /// Scrolls to an offset, or as near as the content allows, and closes the open row.
  public mutating func scroll(to offset: Double) {
    guard offset.isFinite else { return }
    glide(to: offset, duration: feel.scrollDuration)
    finishWhatIsDue()
  }

  /// Brings a row that is left into view, if it is not.
  mutating func bringIntoView(_ row: Int, duration: Double) {
    let top = restTop(of: row)
    let bottom = top + metrics.rowHeight
    let destination = scrollDestination
    if top < destination {
      glide(to: top, duration: duration)
    } else if bottom > destination + viewport.height {
      glide(to: bottom - viewport.height, duration: duration)
    }
  }

  /// Goes to an offset in a given time. A drag ends: after its lock nothing else may scroll.
  private mutating func glide(to offset: Double, duration: Double) {
    if press?.isLocked == true { cancelPress() }
    endWheel()
    closeOpenRows(except: nil)
    let duration = options.reducesMotion ? min(duration, feel.reducedDuration) : duration
    step(to: min(max(offset, 0), restLimit), duration: duration)
  }
}

// MARK: - Steps

extension SwipeList {
  /// Where the list is bound for.
  var scrollDestination: Double {
    if case .stepping(let timeline, _) = scroll { return timeline.end }
    return scrollOffset
  }

  /// Spreads a way to a place over a time, from where the list shows or from a place of its own.
  mutating func step(from start: Double? = nil, to target: Double, duration: Double) {
    scroll = .stepping(
      Timeline(from: start ?? scrollOffset, to: target, duration: duration, curve: feel.notchCurve),
      since: now)
    lastScroll = now
  }

  mutating func finishScroll() {
    switch scroll {
    case .resting, .held: break
    case .stepping(let timeline, _): scroll = .resting(timeline.end)
    case .coasting(let friction, let since, _): finishCoasting(friction, since: since)
    case .springing(let motion, _, _): scroll = .resting(motion.target)
    }
    lastScroll = now
  }
}

// MARK: - Letting go

extension SwipeList {
  /// Stops a list that moves by itself where it is on screen; says whether it coasted.
  mutating func catchScroll(on target: Target) -> Bool {
    guard scroll.isMoving else { return false }
    switch target {
    case .notice, .header: return false
    case .row, .space, .bar: break
    }
    let coasted = if case .stepping = scroll { false } else { true }
    scroll = .held(
      Scroll.raw(displayed: scrollOffset, limit: scrollLimit, extent: scrollExtent, feel: feel))
    return coasted
  }

  /// Lets go of a list that is held, at a speed in pt/s.
  mutating func letGoOfScroll(velocity: Double) {
    guard case .held = scroll else { return }
    let offset = scrollOffset
    lastScroll = now
    let isSlow = abs(velocity) <= feel.coastThreshold
    if isSlow && offset >= 0 && offset <= restLimit {
      scroll = .resting(offset)
    } else {
      moveOn(from: offset, velocity: velocity)
    }
  }

  private mutating func coast(from offset: Double, velocity: Double) {
    let speed = min(max(velocity, -feel.coastSpeedLimit), feel.coastSpeedLimit)
    let friction = Friction(
      from: offset, velocity: speed, decayPerMillisecond: feel.coastDecay,
      restSpeed: feel.coastRestSpeed)
    let duration = friction.time(toReach: coastEnd(of: speed)) ?? friction.duration
    scroll = .coasting(friction, since: now, until: now + duration)
  }

  /// The end of the list that a speed makes for.
  private func coastEnd(of velocity: Double) -> Double {
    velocity > 0 ? restLimit : 0
  }

  private mutating func finishCoasting(_ friction: Friction, since: Double) {
    let velocity = friction.velocity(at: now - since)
    let end = coastEnd(of: friction.velocity(at: 0))
    guard friction.time(toReach: end) != nil else {
      scroll = .resting(friction.position(at: now - since))
      return
    }
    scroll = .resting(end)
    if !options.reducesMotion { springBack(from: end, velocity: velocity) }
  }

  private mutating func springBack(from offset: Double, velocity: Double) {
    let isPastEnd = offset > restLimit || (offset == restLimit && velocity > 0)
    let end = isPastEnd ? restLimit : 0
    guard !options.reducesMotion else {
      step(to: end, duration: feel.reducedDuration)
      return
    }
    // From the end itself any speed leads past it; from beyond, none may lead back into the list.
    let speed =
      offset == end
      ? velocity
      : SpringMotion.limitedVelocity(velocity, from: offset, to: end, spring: feel.endSpring)
    let motion = SpringMotion(from: offset, to: end, velocity: speed, spring: feel.endSpring)
    let duration = motion.timeToSettle(within: feel.settleDistance)
    scroll =
      duration > 0 ? .springing(motion, since: now, until: now + duration) : .resting(end)
  }
}

// MARK: - Content that changes

extension SwipeList {
  /// Changes the content or the window, and plans anew what moves the list: it goes on from where
  /// it shows, towards the new ends.
  mutating func replanningScroll(_ change: (inout SwipeList) -> Void) {
    let offset = scrollOffset
    change(&self)
    switch scroll {
    case .resting:
      scroll = .resting(offset)
    case .held(let old):
      let raw = Scroll.raw(
        displayed: offset, limit: scrollLimit, extent: scrollExtent, feel: feel)
      scroll = .held(raw)
      if case .vertical(let grab, let lockY) = press?.phase {
        press?.phase = .vertical(grab: grab + raw - old, lockY: lockY)
      }
    case .stepping(let timeline, let since):
      guard timeline.end > restLimit else { return }
      let remaining = max(0, since + timeline.duration - now)
      scroll = .stepping(
        Timeline(from: offset, to: restLimit, duration: remaining, curve: feel.notchCurve),
        since: now)
    case .coasting(let friction, let since, _):
      moveOn(from: offset, velocity: friction.velocity(at: now - since))
    case .springing(let motion, let since, _):
      moveOn(from: offset, velocity: motion.velocity(at: now - since))
    }
  }

  private mutating func moveOn(from offset: Double, velocity: Double) {
    if offset < 0 || offset > restLimit {
      springBack(from: offset, velocity: velocity)
    } else {
      coast(from: offset, velocity: velocity)
    }
  }
}
