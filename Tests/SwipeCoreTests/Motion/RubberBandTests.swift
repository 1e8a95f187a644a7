import SwipeCore
import Testing

@Suite struct RubberBandTests {
  static let band = RubberBand()

  /// Where 0.55 x is a whole part of the extent, the formula gives a short fraction of it.
  @Test(
    arguments: [
      (0.0, 480.0, 0.0), (-20, 480, 0),
      (800, 440, 220),  // 0.55 x = W: half of it
      (100, 440, 440.0 / 9),  // an eighth of W: a ninth of it
      (2400, 440, 330),  // three times W: three quarters
      (50, 0, 0),  // a window of no size
    ] as [(Double, Double, Double)])
  func `it gives way by the formula`(past: Double, extent: Double, stretch: Double) {
    #expect(isNear(Self.band.stretch(past, extent: extent), stretch, within: 1e-14))
  }

  @Test(arguments: [1e-300, 1, 480, 1e300])
  func `it never gives way by its whole extent`(extent: Double) {
    for past in [1, 1e6, 1e17, Double.greatestFiniteMagnitude, .infinity] {
      let stretch = Self.band.stretch(past, extent: extent)
      #expect(stretch > 0 && stretch < extent)
    }
  }

  @Test(arguments: [60.0, 480, 2000])
  func `it grows ever more slowly`(extent: Double) {
    var before = 0.0
    var growth = Double.infinity
    for past in 1...1000 {
      let stretch = Self.band.stretch(Double(past), extent: extent)
      #expect(stretch > before && stretch - before < growth)
      growth = stretch - before
      before = stretch
    }
  }

  @Test(arguments: [60.0, 480, 2000], [1e-6, 1, 33, 500, 5000])
  func `pull undoes stretch`(extent: Double, past: Double) {
    let stretch = Self.band.stretch(past, extent: extent)
    #expect(isNear(Self.band.pull(forStretch: stretch, extent: extent), past, within: 1e-11))
  }

  @Test func `a pull is finite whatever the stretch`() {
    #expect(Self.band.pull(forStretch: 480, extent: 480).isFinite)
    #expect(Self.band.pull(forStretch: 1e9, extent: 480).isFinite)
    #expect(Self.band.pull(forStretch: -3, extent: 480) == 0)
    #expect(Self.band.pull(forStretch: 3, extent: 0) == 0)
  }

  @Test(arguments: [60.0, 480, 2000])
  func `its slope is the slope of the stretch`(extent: Double) {
    #expect(Self.band.slope(0, extent: extent) == 0.55)
    #expect(Self.band.slope(-1, extent: extent) == 0)
    for past in [1.0, 40, 700] {
      let expected = measuredSlope(at: past, step: 0.01) { Self.band.stretch($0, extent: extent) }
      #expect(isNear(Self.band.slope(past, extent: extent), expected, within: 1e-9))
    }
  }
}
