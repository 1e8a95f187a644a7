import SwipeCore
import Testing

@Suite struct VelocityTrackerTests {
  /// A tracker that was fed, and the time of its last sample.
  static func tracker(_ samples: [(time: Double, position: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(sample.position, at: sample.time) }
    return tracker
  }

  /// How far apart samples are, in seconds: a mouse's, a screen's, and at random from a seed.
  static let rhythms: [[Double]] = {
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    let uneven = (0..<40).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0.001 + 0.02 * Double(seed >> 40) / 0x1p24
    }
    return [
      Array(repeating: 0.001, count: 40), Array(repeating: 0.008, count: 40),
      Array(repeating: 1.0 / 60, count: 12), [0.02, 0.035, 0.001, 0.002], uneven,
    ]
  }()

  /// Speeds at the first sample, and accelerations.
  static let motions: [(Double, Double)] = [
    (0, 0), (700, 0), (-8000, 0), (300, 5000), (-50, -12_000),
  ]

  @Test(arguments: rhythms, [0, 12, 86_400] as [Double])
  func `it is exact for a constant speed and a constant acceleration`(
    rhythm: [Double], start: Double
  ) {
    for (speed, acceleration) in Self.motions {
      var tracker = VelocityTracker()
      var elapsed = 0.0
      for pause in [0] + rhythm {
        elapsed += pause
        tracker.add(
          240 + speed * elapsed + acceleration / 2 * elapsed * elapsed, at: start + elapsed)
      }
      // A time of day is only known to about 1e-11 s.
      let tolerance = start < 100 ? 1e-9 : 1e-6
      let expected = speed + acceleration * elapsed
      #expect(isNear(tracker.velocity(at: start + elapsed), expected, within: tolerance))
    }
  }

  /// The quadratic nearest to 0, 0, 1, 0 at −30, −20, −10 and 0 ms ends with a slope of −65 pt/s
  /// (the normal equations, solved in fractions).
  @Test func `it is the least-squares fit's slope at the newest sample`() {
    let tracker = Self.tracker([(0.97, 0), (0.98, 0), (0.99, 1), (1, 0)])
    #expect(isNear(tracker.velocity(at: 1), -65, within: 1e-10))
  }

  @Test func `without a sample nothing moves`() {
    #expect(VelocityTracker().velocity(at: 1) == 0)
  }

  @Test func `one sample says nothing of a speed`() {
    #expect(Self.tracker([(1, 300)]).velocity(at: 1) == 0)
  }

  @Test(arguments: [(0.02, 500.0), (0.001, 1200), (1.0 / 120, 1200)] as [(Double, Double)])
  func `two samples give the straight slope, over a 120th of a second at least`(
    pause: Double, speed: Double
  ) {
    #expect(
      isNear(Self.tracker([(1, 0), (1 + pause, 10)]).velocity(at: 1 + pause), speed, within: 1e-9))
  }

  @Test(
    arguments: [(0.0, 1000.0), (0.05, 1000), (0.099, 1000), (0.1, 0), (0.15, 0), (1e6, 0)]
      as [(Double, Double)])
  func `a pause of a tenth of a second before the release is a stop`(pause: Double, speed: Double) {
    for end in [0.2, 0.3, 0.7, 1001.3] {
      let tracker = Self.tracker((0...5).map { (end - 0.05 + 0.01 * Double($0), 10 * Double($0)) })
      #expect(isNear(tracker.velocity(at: end + pause), speed, within: 1e-6))
    }
  }

  @Test func `a gap cuts off what is before it`() {
    // 0.04 s is none yet; a bit more is.
    let near = Self.tracker([(0.1, 0), (0.11, 0), (0.15, 100), (0.16, 110), (0.17, 120)])
    let apart = Self.tracker([(0.1, 0), (0.11, 0), (0.151, 100), (0.161, 110), (0.171, 120)])
    #expect(!isNear(near.velocity(at: 0.17), 1000, within: 0.1))
    #expect(isNear(apart.velocity(at: 0.171), 1000, within: 1e-9))
  }

  @Test func `what is older than a tenth of a second no longer counts`() {
    // Leftwards until 0.3 s, and then rightwards for 0.1 s: eleven samples.
    var tracker = Self.tracker((0..<30).map { (0.01 * Double($0), -50 * Double($0)) })
    for step in 0...10 { tracker.add(5 * Double(step), at: 0.3 + 0.01 * Double(step)) }
    #expect(isNear(tracker.velocity(at: 0.4), 500, within: 1e-9))
  }

  @Test func `only the last twenty samples count`() {
    var tracker = Self.tracker((0..<30).map { (0.001 * Double($0), -50 * Double($0)) })
    for step in 0..<20 { tracker.add(Double(step), at: 0.03 + 0.001 * Double(step)) }
    #expect(isNear(tracker.velocity(at: 0.05), 1000, within: 1e-9))
  }

  @Test func `of samples at one time the last counts`() {
    let batch = Self.tracker([(1, 0), (1.01, 99), (1.01, -7), (1.01, 10), (1.02, 55), (1.02, 20)])
    #expect(batch == Self.tracker([(1, 0), (1.01, 10), (1.02, 20)]))
    #expect(isNear(batch.velocity(at: 1.02), 1000, within: 1e-9))
  }

  @Test func `a whole flick at one time has no speed`() {
    #expect(Self.tracker([(2, 400), (2, 380), (2, 350), (2, 320)]).velocity(at: 2) == 0)
  }

  @Test func `a time that goes back counts as the newest`() {
    let tracker = Self.tracker([(1, 0), (1.01, 10), (0.5, 12), (1.02, 20)])
    #expect(tracker == Self.tracker([(1, 0), (1.01, 12), (1.02, 20)]))
    #expect(tracker.velocity(at: 0) == tracker.velocity(at: 1.02))
  }

  @Test(arguments: [1e-12, 1e-9, 1e-6, 5e-5])
  func `times that are all but equal do not make a speed`(pause: Double) {
    let tracker = Self.tracker([
      (1, 0), (1.01, 10), (1.02, 20), (1.02 + pause, 21), (1.02 + 2 * pause, 20),
    ])
    #expect(abs(tracker.velocity(at: 1.03) - 1000) < 50)
    let alone = Self.tracker([(1, 0), (1 + pause, 1), (1 + 2 * pause, 3)])
    #expect(alone.velocity(at: 1.01) == 0)
  }

  @Test func `it is finite for any finite places`() {
    let most = Double.greatestFiniteMagnitude
    let tracker = Self.tracker([(1, most), (1.01, -most), (1.02, most), (1.03, 0)])
    #expect(tracker.velocity(at: 1.03).isFinite)
  }
}
