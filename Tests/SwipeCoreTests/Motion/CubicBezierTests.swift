import SwipeCore
import Testing

@Suite struct CubicBezierTests {
  /// Curves of every temper: gentle, level, vertical at an end and in the middle, overshooting.
  static let curves = [
    CubicBezier.linear, .easeIn, .easeOut, .easeInOut,
    CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0),
    CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1),
    CubicBezier(x1: 1, y1: 0, x2: 1, y2: 0),
    CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
    CubicBezier(x1: 1, y1: 1, x2: 1, y2: 1),
    CubicBezier(x1: 0.3, y1: -1.5, x2: 0.6, y2: 2.5),
  ]

  @Test(arguments: curves)
  func `a curve begins at 0 and ends at 1, exactly, and rests beyond`(curve: CubicBezier) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.slope(at: -0.1) == 0)
    #expect(curve.slope(at: 1.1) == 0)
  }

  @Test func `half the time is half the way, easing in and out`() {
    #expect(isNear(CubicBezier.easeInOut.value(at: 0.5), 0.5, within: 1e-15))
  }

  /// At the parameter t = ¼ both coordinates are short decimals, by the curve's definition.
  @Test func `a point of the curve is found from its x`() {
    #expect(isNear(CubicBezier.easeInOut.value(at: 0.274375), 0.15625, within: 1e-15))
    #expect(isNear(CubicBezier.easeIn.value(at: 0.3334375), 0.15625, within: 1e-15))
    #expect(isNear(CubicBezier.easeOut.value(at: 0.0971875), 0.15625, within: 1e-15))
  }

  /// Roots at sixty digits, from arbitrary-precision arithmetic.
  @Test(arguments: [
    (CubicBezier.easeInOut, 0.001, 1.8905015519453907e-6),
    (.easeInOut, 0.1, 0.019722453548311199),
    (.easeInOut, 0.25, 0.12916193104731982),
    (.easeInOut, 0.7, 0.81260409329468742),
    (.easeInOut, 0.999, 0.99999810949844805),
    (.easeIn, 0.1, 0.017026609651562945),
    (.easeIn, 0.7, 0.55481403252866283),
    (.easeOut, 0.25, 0.37813813082510981),
    (.easeOut, 0.999, 0.99999811249454416),
    (CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.25, 0.40851059135539587),
    (CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), 0.001, 0.27100000000000000),
    (CubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), 0.75, 0.050669214133839859),
    (CubicBezier(x1: 0.3, y1: -1.5, x2: 0.6, y2: 2.5), 0.1, -0.31119682930502971),
    (CubicBezier(x1: 0.3, y1: -1.5, x2: 0.6, y2: 2.5), 0.999, 1.0037393246193720),
  ])
  func `values are the curve's`(curve: CubicBezier, fraction: Double, value: Double) {
    #expect(isNear(curve.value(at: fraction), value, within: 1e-12))
  }

  /// The same, where the least error in x would be a large one in y.
  @Test(arguments: [
    (CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), 0.25, 0.029724605511925197),
    (CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), 0.5 + 0x1p-50, 0.50000908318167815),
    (CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), 0.5 - 0x1p-40, 0.49990844726607975),
    (CubicBezier(x1: 1 - 0x1p-40, y1: 0, x2: 0x1p-41, y2: 1), 0.5 + 0x1p-50, 0.50005248802075102),
    (CubicBezier(x1: 1 - 0x1p-40, y1: 0, x2: 0x1p-41, y2: 1), 0.75, 0.97027539448804921),
    (CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), 0x1p-60, 2.861020220735512e-06),
  ])
  func `values are right where the curve is vertical`(
    curve: CubicBezier, fraction: Double, value: Double
  ) {
    #expect(isNear(curve.value(at: fraction), value, within: 1e-12))
  }

  @Test func `easing in and out is its own mirror image`() {
    for step in 0...1000 {
      let fraction = Double(step) / 1000
      let sum =
        CubicBezier.easeInOut.value(at: fraction)
        + CubicBezier.easeInOut.value(at: 1 - fraction)
      #expect(isNear(sum, 1, within: 1e-14))
    }
  }

  @Test func `with control points on the diagonal it is even`() {
    for curve in [CubicBezier.linear, CubicBezier(x1: 1, y1: 1, x2: 0, y2: 0)] {
      for step in 0...1000 {
        let fraction = Double(step) / 1000
        #expect(isNear(curve.value(at: fraction), fraction, within: 1e-12))
        #expect(isNear(curve.slope(at: fraction), 1, within: 1e-6))
      }
    }
  }

  @Test(arguments: curves)
  func `the slope is the slope of the value`(curve: CubicBezier) {
    for fraction in [0.03, 0.2, 0.45, 0.62, 0.97] {
      let expected = measuredSlope(at: fraction, step: 1e-4, of: curve.value(at:))
      #expect(isNear(curve.slope(at: fraction), expected, within: 1e-6))
    }
  }

  /// At an end a curve runs along the line to the first control point that is not that end.
  @Test func `the slope at an end is that of the control point`() {
    #expect(CubicBezier.easeInOut.slope(at: 0) == 0)
    #expect(CubicBezier.easeInOut.slope(at: 1) == 0)
    #expect(CubicBezier.easeIn.slope(at: 0) == 0)
    #expect(isNear(CubicBezier.easeIn.slope(at: 1), 1 / 0.58, within: 1e-12))
    #expect(isNear(CubicBezier.easeOut.slope(at: 0), 1 / 0.58, within: 1e-12))
  }

  @Test(arguments: curves)
  func `the slope is finite everywhere`(curve: CubicBezier) {
    for step in 0...100 {
      #expect(curve.slope(at: Double(step) / 100).isFinite)
    }
  }

  @Test func `a curve that goes back in time is refused`() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezier(x1: 1.1, y1: 0, x2: 1, y2: 1) }
  }
}
