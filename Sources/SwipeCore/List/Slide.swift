/// A row's way to rest: the tutorial's timeline, or a spring from where a finger let go.
///
/// It is solved in closed form from its start, so that it lands on the same bits whatever the frames
/// it is looked at in.
enum Slide: Equatable, Sendable {
  /// The tutorial's timeline.
  case timeline(Timeline)
  /// A spring for `springDuration` seconds, then what is left, in `rest`.
  case spring(SpringMotion, springDuration: Double, rest: Timeline)
}

extension Slide {
  /// A spring that starts as told, does not pass `target`, and goes on from close to it to `end`
  /// in `lastDuration` seconds (at once, where that is 0).
  static func released(
    from offset: Double, velocity: Double, to target: Double, end: Double, lastDuration: Double,
    feel: Feel
  ) -> Slide {
    let speed = SpringMotion.limitedVelocity(
      velocity, from: offset, to: target, spring: feel.rowSpring)
    let motion = SpringMotion(from: offset, to: target, velocity: speed, spring: feel.rowSpring)
    let duration = motion.timeToSettle(within: feel.settleDistance)
    let rest = Timeline(
      from: motion.position(at: duration), to: end, duration: lastDuration, curve: feel.curve)
    return .spring(motion, springDuration: duration, rest: rest)
  }

  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .timeline(let timeline): timeline.duration
    case .spring(_, let springDuration, let rest): springDuration + rest.duration
    }
  }

  /// Where the row is, `elapsed` seconds after the start.
  func position(at elapsed: Double) -> Double {
    switch self {
    case .timeline(let timeline):
      timeline.position(at: elapsed)
    case .spring(let motion, let springDuration, let rest):
      elapsed < springDuration
        ? motion.position(at: elapsed) : rest.position(at: elapsed - springDuration)
    }
  }
}
