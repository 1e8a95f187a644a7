/// A move from one place to another in one or two legs, each along a timing function.
///
///     let opening = Timeline(
///       from: 0, Timeline.Leg(to: -80, duration: 0.5), then: Timeline.Leg(to: -75, duration: 0.1))
///     opening.position(at: 0.25)  // -40
///
/// It is at a leg's goal, exactly, when the leg ends, and stays at the last one. A move that is
/// turned round is a new one, from where this one is.
public struct Timeline: Equatable, Sendable {
  public let start: Double
  private let first: Leg
  private let second: Leg?
  private let curve: CubicBezier

  public init(
    from start: Double, _ first: Leg, then second: Leg? = nil, curve: CubicBezier = .easeInOut
  ) {
    self.start = start
    self.first = first
    self.second = second
    self.curve = curve
  }

  /// A move in one leg.
  public init(
    from start: Double, to goal: Double, duration: Double, curve: CubicBezier = .easeInOut
  ) {
    self.init(from: start, Leg(to: goal, duration: duration), curve: curve)
  }

  /// One part of a move: where it goes, and how long that takes. One of no duration is a jump.
  public struct Leg: Equatable, Sendable {
    public let goal: Double
    public let duration: Double

    public init(to goal: Double, duration: Double) {
      precondition(duration >= 0 && duration.isFinite, "A leg takes a time.")
      self.goal = goal
      self.duration = duration
    }
  }
}

// MARK: - Its end

extension Timeline {
  /// How long the whole move takes.
  public var duration: Double { first.duration + (second?.duration ?? 0) }

  /// Where the move ends.
  public var end: Double { (second ?? first).goal }
}

// MARK: - On the way

extension Timeline {
  /// Where the move is, `elapsed` seconds after it began.
  public func position(at elapsed: Double) -> Double {
    guard let part = part(at: elapsed) else { return end }
    return part.start + part.distance * curve.value(at: part.fraction)
  }

  /// How fast the move is, `elapsed` seconds after it began; between two legs it is the second's
  /// speed, at the end and after it 0.
  public func velocity(at elapsed: Double) -> Double {
    guard let part = part(at: elapsed) else { return 0 }
    return part.distance / part.duration * curve.slope(at: part.fraction)
  }

  /// The leg under way at a time, and how much of it has passed.
  private struct Part {
    let start: Double
    let distance: Double
    let duration: Double
    let fraction: Double

    init(of leg: Leg, from start: Double, elapsed: Double) {
      self.start = start
      distance = leg.goal - start
      duration = leg.duration
      fraction = elapsed / leg.duration
    }
  }

  private func part(at elapsed: Double) -> Part? {
    if elapsed >= duration { return nil }
    if elapsed < first.duration { return Part(of: first, from: start, elapsed: elapsed) }
    return second.map { Part(of: $0, from: first.goal, elapsed: elapsed - first.duration) }
  }
}
