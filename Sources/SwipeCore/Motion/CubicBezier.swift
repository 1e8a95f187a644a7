/// A timing function: how far along a move is when a given part of its time has passed.
///
///     CubicBezier.easeInOut.value(at: 0.5)  // 0.5
///
/// It is the cubic Bézier curve from (0, 0) to (1, 1) with two control points whose x lies in
/// 0 to 1, so that it never goes back in time. Values are right to 1e-9 whatever the curve, also
/// where it is vertical; the two ends are exact. Parts and values have no unit.
public struct CubicBezier: Equatable, Sendable {
  private let x: Coordinate
  private let y: Coordinate

  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      (0...1).contains(x1) && (0...1).contains(x2), "A timing function never goes back in time.")
    precondition(y1.isFinite && y2.isFinite, "A timing function is finite.")
    x = Coordinate(first: x1, second: x2)
    y = Coordinate(first: y1, second: y2)
  }

  /// Evenly.
  public static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// The keyword `ease-in` of CSS, and Core Animation's.
  public static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// The keyword `ease-out` of CSS, and Core Animation's.
  public static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// The keyword `ease-in-out` of CSS, and Core Animation's.
  public static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

// MARK: - Values

extension CubicBezier {
  /// The part of the way done when `fraction` of the time has passed; 0 before the start and 1
  /// after the end.
  public func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return y.value(at: parameter(at: fraction))
  }

  /// How fast it goes, as a multiple of the even speed, when `fraction` of the time has passed.
  ///
  /// At an end it is the slope on the inner side; beyond the ends it is 0. Where the curve is
  /// vertical it is very large and finite.
  public func slope(at fraction: Double) -> Double {
    guard (0...1).contains(fraction) else { return 0 }
    let t = parameter(at: fraction)
    var run = x.slope(at: t)
    var rise = y.slope(at: t)
    if run == 0 && rise == 0 {
      // Both stand still: the direction is that of the next derivative that does not vanish.
      run = x.bend(at: t)
      rise = y.bend(at: t)
      if run == 0 && rise == 0 { return 1 }
      if run < 0 { (run, rise) = (-run, -rise) }
    }
    return rise / max(run, Self.smallestRun)
  }

  /// The least dx/dt that a slope is divided by, so that it stays finite.
  private static let smallestRun = 1e-9
}

// MARK: - Solving

extension CubicBezier {
  /// How close two steps of the search for a parameter are when it ends.
  private static let precision = 1e-15
  /// More steps than any search takes: where the curve is vertical, each still gains a third.
  private static let maximumSteps = 128

  /// The curve's parameter where x is `fraction`: Newton's steps where they stay between the
  /// nearest points known on both sides, halving the distance where not.
  private func parameter(at fraction: Double) -> Double {
    if fraction == 0 || fraction == 1 { return fraction }
    var low = 0.0
    var high = 1.0
    var t = fraction
    for _ in 0..<Self.maximumSteps {
      let excess = x.excess(over: fraction, at: t)
      if excess == 0 { break }
      if excess > 0 { high = t } else { low = t }
      let step = t - excess / x.slope(at: t)
      let next = step > low && step < high ? step : (low + high) / 2
      let moved = abs(next - t)
      t = next
      if moved <= Self.precision { break }
    }
    return t
  }

  /// One coordinate of the curve as a polynomial of its parameter, from 0 to 1 by way of two
  /// control values.
  private struct Coordinate: Equatable, Sendable {
    let first: Double
    let second: Double

    func value(at t: Double) -> Double {
      let rest = 1 - t
      return t * (3 * rest * (rest * first + t * second) + t * t)
    }

    func slope(at t: Double) -> Double {
      let rest = 1 - t
      return 3 * (rest * (rest * first + 2 * t * (second - first)) + t * t * (1 - second))
    }

    /// A sixth of the second derivative.
    func bend(at t: Double) -> Double {
      (1 - t) * (second - 2 * first) + t * (first - 2 * second + 1)
    }

    /// `value(at: t) - target`, rounded by no more than the terms at hand are large.
    ///
    /// That matters where the curve is vertical and the least error in x is a large one in t. At
    /// the ends it is enough to take the target from each control value. In the middle a curve is
    /// nearly vertical only where its control values are nearly 1 and 0; there everything is
    /// counted from the middle.
    func excess(over target: Double, at t: Double) -> Double {
      if first > 0.5 && second < 0.5 {
        let s = 2 * t - 1
        let before = 1 - first
        let tilt = (second - before) + (second + before) * s
        return s * s * s / 2 + (0.5 - target) + 0.375 * (1 - s * s) * tilt
      }
      let rest = 1 - t
      return t * t * (t * (1 - target) + 3 * rest * (second - target))
        + rest * rest * (3 * t * (first - target) - rest * target)
    }
  }
}
