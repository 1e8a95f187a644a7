/// A move that a spring makes: from a place, at a speed, to a target.
///
///     let spring = Spring(response: 0.25)
///     let speed = SpringMotion.limitedVelocity(-900, from: -30, to: -80, spring: spring)
///     let motion = SpringMotion(from: -30, to: -80, velocity: speed, spring: spring)
///     motion.position(at: motion.timeToSettle(within: 0.5))  // -79.5
///
/// It starts where it is told at the speed it is told. It never quite arrives: whoever shows it
/// decides what is near enough.
public struct SpringMotion: Equatable, Sendable {
  public let start: Double
  public let target: Double
  public let startVelocity: Double
  public let spring: Spring

  public init(from start: Double, to target: Double, velocity: Double, spring: Spring) {
    self.start = start
    self.target = target
    self.startVelocity = velocity
    self.spring = spring
  }

  /// Where the move is, `elapsed` seconds after it began.
  public func position(at elapsed: Double) -> Double {
    elapsed > 0 ? target + displacement(at: elapsed) : start
  }

  /// How fast the move is, `elapsed` seconds after it began.
  public func velocity(at elapsed: Double) -> Double {
    spring.velocity(from: start - target, velocity: startVelocity, at: max(elapsed, 0))
  }

  private func displacement(at elapsed: Double) -> Double {
    spring.displacement(from: start - target, velocity: startVelocity, at: elapsed)
  }
}

// MARK: - Not past the target

extension SpringMotion {
  /// `velocity`, slowed where a critically damped spring would pass its target with it: to the
  /// angular frequency times the distance. One that leads away from the target is kept; at the
  /// target there is none.
  public static func limitedVelocity(
    _ velocity: Double, from start: Double, to target: Double, spring: Spring
  ) -> Double {
    let limit = spring.angularFrequency * (target - start)
    if limit > 0 { return min(velocity, limit) }
    if limit < 0 { return max(velocity, limit) }
    return 0
  }
}

// MARK: - Its end

extension SpringMotion {
  /// The first time from which on the move stays within `distance` of its target; 0 where it
  /// always does.
  ///
  /// A critically damped spring passes its target at most once and turns at most once. So what
  /// is to be found lies after the turn or, where the turn is near enough already, before the
  /// passing; on either stretch the displacement only shrinks.
  public func timeToSettle(within distance: Double) -> Double {
    precondition(spring.dampingRatio == 1, "Only a critically damped spring settles at one time.")
    precondition(distance > 0, "A spring never quite arrives.")
    let omega = spring.angularFrequency
    let displaced = start - target
    // The displacement is (displaced + drift · t) e^(−ωt).
    let drift = startVelocity + omega * displaced
    let turn = drift == 0 ? 0 : max(startVelocity / (omega * drift), 0)
    if abs(displacement(at: turn)) > distance {
      return timeOfShrinking(to: distance, from: turn, until: .infinity)
    }
    let passing = drift == 0 ? 0 : -displaced / drift
    if passing > 0 && abs(displaced) > distance {
      return timeOfShrinking(to: distance, from: 0, until: passing)
    }
    return 0
  }

  /// The first time, after `low`, at which the displacement is no more than `distance`, where it
  /// only shrinks up to `limit`: the one number that halving cannot tell from its neighbour.
  private func timeOfShrinking(
    to distance: Double, from low: Double, until limit: Double
  ) -> Double {
    var low = low
    var step = spring.response
    while low + step < limit && abs(displacement(at: low + step)) > distance {
      low += step
      step *= 2
    }
    var high = min(low + step, limit)
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if abs(displacement(at: middle)) > distance { low = middle } else { high = middle }
    }
  }
}
