/// What follows a pointer past a limit, ever more slowly, and never by more than its extent.
///
///     RubberBand().stretch(100, extent: 480)  // about 49.3
///
/// `stretch` and `pull` undo each other.
public struct RubberBand: Equatable, Sendable {
  /// How much of the first point is followed: a scroll view's.
  public static let coefficient = 0.55

  private let coefficient: Double

  public init(coefficient: Double = RubberBand.coefficient) {
    precondition(coefficient > 0 && coefficient.isFinite, "A rubber band gives way.")
    self.coefficient = coefficient
  }

  /// How far past its limit the thing is when the pointer is `past` points past it:
  /// (1 − 1/(x · c/W + 1)) · W for W the `extent`, 0 where the pointer is not past it.
  public func stretch(_ past: Double, extent: Double) -> Double {
    guard past > 0 && extent > 0 else { return 0 }
    return min(extent / (1 + extent / (past * coefficient)), extent.nextDown)
  }

  /// How far past the limit a pointer is that has stretched the band by `stretch` points; one of
  /// the whole extent or more counts as the longest there is.
  public func pull(forStretch stretch: Double, extent: Double) -> Double {
    guard stretch > 0 && extent > 0 else { return 0 }
    let stretch = min(stretch, extent.nextDown)
    return stretch / ((1 - stretch / extent) * coefficient)
  }

  /// How many points a further point of the pointer stretches the band.
  public func slope(_ past: Double, extent: Double) -> Double {
    guard past >= 0 && extent > 0 else { return 0 }
    let tension = 1 + past * coefficient / extent
    return coefficient / tension / tension
  }
}
