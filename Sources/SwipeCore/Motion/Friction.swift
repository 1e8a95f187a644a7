internal import CMath

/// Coasting: a move whose speed falls by the same factor each millisecond, until it rests.
///
///     let coasting = Friction(from: 0, velocity: 2000)
///     coasting.position(at: coasting.duration) == coasting.end
///
/// It rests, exactly at its end, from the moment at which its speed has fallen to the speed of
/// rest; one that starts no faster does not move at all.
public struct Friction: Equatable, Sendable {
  /// The factor by which a list's speed falls each millisecond: a scroll view's normal rate.
  public static let decayPerMillisecond = 0.998
  /// The speed, in pt/s, at which a list no longer visibly moves: a sixth of a point a frame.
  public static let restSpeed = 10.0

  public let start: Double
  public let startVelocity: Double
  /// How long it moves.
  public let duration: Double
  /// Where it comes to rest.
  public let end: Double
  /// How fast the speed falls: by the factor e in 1/`rate` seconds.
  private let rate: Double

  public init(
    from start: Double, velocity: Double,
    decayPerMillisecond: Double = Friction.decayPerMillisecond,
    restSpeed: Double = Friction.restSpeed
  ) {
    precondition(
      decayPerMillisecond > 0 && decayPerMillisecond < 1, "Friction takes a part of the speed.")
    precondition(restSpeed > 0, "Friction alone never brings to a stop.")
    let rate = -1000 * log(decayPerMillisecond)
    self.rate = rate
    self.start = start
    startVelocity = velocity
    if abs(velocity) > restSpeed {
      duration = log(abs(velocity) / restSpeed) / rate
      end = start + (velocity - (velocity > 0 ? restSpeed : -restSpeed)) / rate
    } else {
      duration = 0
      end = start
    }
  }
}

// MARK: - On the way

extension Friction {
  /// Where the move is, `elapsed` seconds after it began.
  public func position(at elapsed: Double) -> Double {
    if elapsed >= duration { return end }
    return start - startVelocity / rate * expm1(-rate * max(elapsed, 0))
  }

  /// How fast the move is, `elapsed` seconds after it began; 0 once it rests.
  public func velocity(at elapsed: Double) -> Double {
    elapsed >= duration ? 0 : startVelocity * exp(-rate * max(elapsed, 0))
  }

  /// When the move is at `position`; nil where it never gets there.
  public func time(toReach position: Double) -> Double? {
    if position == start { return 0 }
    let part = (position - start) / (end - start)
    guard part > 0 && part <= 1 else { return nil }
    return min(-log1p(-(position - start) * rate / startVelocity) / rate, duration)
  }
}
