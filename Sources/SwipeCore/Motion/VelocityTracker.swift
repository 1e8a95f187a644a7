/// How fast a pointer is when it lets go, from where it has been.
///
///     var tracker = VelocityTracker()
///     tracker.add(0, at: 0)
///     tracker.add(10, at: 0.01)
///     tracker.velocity(at: 0.012)  // 1000
///
/// The speed is the slope, at the newest sample, of the quadratic that fits the recent samples
/// best: exact for a constant speed and a constant acceleration. Recent are those of the 0.1 s up
/// to the newest sample, not up to the release: the answer does not change while one waits for
/// it, until it is 0.
public struct VelocityTracker: Equatable, Sendable {
  /// How far back samples count, in seconds; a pointer that gives none for so long stands still.
  /// Android's tracker takes the same.
  public static let window = 0.1
  /// The pause between two samples, in seconds, that makes a new movement of what follows.
  /// Android's tracker takes the same.
  public static let longestGap = 0.04
  /// The least time, in seconds, over which a straight slope is taken: a frame at 120 Hz.
  public static let shortestSpan = 1.0 / 120
  /// Samples closer than this, in seconds, are one batch and have one time. (The fastest mice
  /// report every 0.000125 s.)
  public static let batch = 0.0001
  /// How far, in seconds, a time may be beside one of the limits above and still be at it: times
  /// are told in decimals, and their differences are not exact.
  public static let tolerance = 0.000001

  /// As many as Android's tracker keeps; in place rather than in an array, so that nothing is
  /// allocated while a pointer moves.
  private var samples = InlineArray<20, Sample>(repeating: Sample(time: 0, position: 0))
  private var count = 0

  public init() {}

  /// Where the pointer was, and when.
  private struct Sample: Equatable, Sendable {
    let time: Double
    let position: Double
  }
}

// MARK: - Samples

extension VelocityTracker {
  /// Takes note of where the pointer is. Time never goes back: an earlier one counts as the
  /// newest. Of samples at one time, the last counts.
  public mutating func add(_ position: Double, at time: Double) {
    precondition(position.isFinite && time.isFinite, "A sample has a place and a time.")
    var time = time
    if count > 0 {
      let newest = samples[count - 1].time
      time = max(time, newest)
      if time - newest < Self.batch {
        count -= 1
      } else if count == samples.count {
        for index in 1..<count { samples[index - 1] = samples[index] }
        count -= 1
      }
    }
    samples[count] = Sample(time: time, position: position)
    count += 1
  }

}

// MARK: - Velocity

extension VelocityTracker {
  /// The speed of a pointer that lets go at `releaseTime`; always finite.
  public func velocity(at releaseTime: Double) -> Double {
    guard count > 0, releaseTime - samples[count - 1].time < Self.window - Self.tolerance
    else { return 0 }
    let recent = firstRecent..<count
    let velocity = recent.count < 3 ? straightSlope(of: recent) : fittedSlope(of: recent)
    return velocity.isFinite ? velocity : 0
  }

  /// The oldest sample of the movement that the newest one belongs to.
  private var firstRecent: Int {
    var first = count - 1
    let end = samples[first].time
    while first > 0 {
      let earlier = samples[first - 1].time
      let isRecent = end - earlier <= Self.window + Self.tolerance
      let isNear = samples[first].time - earlier <= Self.longestGap + Self.tolerance
      guard isRecent && isNear else { break }
      first -= 1
    }
    return first
  }

  private func straightSlope(of recent: Range<Int>) -> Double {
    let oldest = samples[recent.lowerBound]
    let newest = samples[recent.upperBound - 1]
    return (newest.position - oldest.position)
      / max(newest.time - oldest.time, Self.shortestSpan)
  }

  /// The slope, at the newest sample, of the quadratic nearest to all.
  ///
  /// Times are counted from their mean and as parts of the whole span, positions from the newest,
  /// and the quadratic is taken as a sum of three polynomials that are orthogonal on these very
  /// times: 1, s and s² − skew · s − spread. So each share is found by itself, and nothing large
  /// cancels.
  private func fittedSlope(of recent: Range<Int>) -> Double {
    let newest = samples[recent.upperBound - 1]
    let span = newest.time - samples[recent.lowerBound].time
    let count = Double(recent.count)
    let mean = recent.reduce(0) { $0 + (samples[$1].time - newest.time) / span } / count

    var squares = 0.0
    var cubes = 0.0
    var linear = 0.0
    for index in recent {
      let sample = samples[index]
      let s = (sample.time - newest.time) / span - mean
      squares += s * s
      cubes += s * s * s
      linear += s * (sample.position - newest.position)
    }
    let skew = cubes / squares
    let spread = squares / count

    var norm = 0.0
    var quadratic = 0.0
    for index in recent {
      let sample = samples[index]
      let s = (sample.time - newest.time) / span - mean
      let bend = s * s - skew * s - spread
      norm += bend * bend
      quadratic += bend * (sample.position - newest.position)
    }
    return (linear / squares + quadratic / norm * (-2 * mean - skew)) / span
  }
}

// MARK: - Equatable

extension VelocityTracker {
  public static func == (left: VelocityTracker, right: VelocityTracker) -> Bool {
    left.count == right.count
      && (0..<left.count).allSatisfy { left.samples[$0] == right.samples[$0] }
  }
}
