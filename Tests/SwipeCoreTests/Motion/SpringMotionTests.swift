import SwipeCore
import Testing

@Suite struct SpringMotionTests {
  static let spring = Spring(response: 0.25)

  @Test(
    arguments: [(-30.0, -80.0, -250.0), (-200, -80, 4000), (-80, 0, 0), (5, 5, 100)]
      as [(Double, Double, Double)])
  func `it starts where it is told and ends at its target`(
    start: Double, target: Double, speed: Double
  ) {
    let motion = SpringMotion(from: start, to: target, velocity: speed, spring: Self.spring)
    #expect(motion.position(at: 0) == start)
    #expect(motion.velocity(at: 0) == speed)
    #expect(motion.position(at: -1) == start)
    #expect(motion.position(at: 60) == target)
    let expected = measuredSlope(at: 0.07, step: 1e-5, of: motion.position(at:))
    #expect(isNear(motion.velocity(at: 0.07), expected, within: 1e-6))
  }

  @Test(arguments: [-1.0, 1], [30, 250, 2010, 2011, 8000, 1e6] as [Double])
  func `limited, it never passes its target`(sign: Double, speed: Double) {
    let start = sign * -80
    let limited = SpringMotion.limitedVelocity(
      sign * speed, from: start, to: 0, spring: Self.spring)
    let motion = SpringMotion(from: start, to: 0, velocity: limited, spring: Self.spring)
    for step in 0...2000 {
      #expect(sign * motion.position(at: Double(step) / 1000) <= 0)
    }
    // 2π/0.25 · 80 = 2010.619…
    #expect(speed > 2010.6193 ? abs(limited) < 2010.6193 : limited == sign * speed)
  }

  @Test func `a speed that leads away from the target is kept`() {
    #expect(SpringMotion.limitedVelocity(9000, from: 1, to: 0, spring: Self.spring) == 9000)
    #expect(SpringMotion.limitedVelocity(-9000, from: -1, to: 0, spring: Self.spring) == -9000)
  }

  @Test func `at the target there is nowhere to go`() {
    #expect(SpringMotion.limitedVelocity(-40, from: 7, to: 7, spring: Self.spring) == 0)
  }

  /// The last times at which (x + (v + ωx) t) e^(−ωt) = ±d, by Lambert's W function at sixty digits.
  @Test(
    arguments: [
      (0.25, 80, 0, 0.28554105168882016),  // from rest
      (0.25, 80, -500, 0.27441351201673598),  // towards the target
      (0.25, 80, 4000, 0.33141742371499674),  // away from it first
      (0.25, 80, -8000, 0.32759160964953764),  // past it by more than the distance
      (0.25, 80, -2500, 0.13390141866526497),  // past it by less
      (0.25, 0.2, 300, 0.18904596253139677),  // near enough, but leaving
      (0.4, -600, 0, 0.60066782077692479),
      (0.25, 0.2, 0, 0),  // near enough for good
      (0.25, 0, 0, 0),
    ] as [(Double, Double, Double, Double)])
  func `it settles when it is near for good`(
    response: Double, start: Double, speed: Double, time: Double
  ) {
    for (sign, target) in [(1, 0), (-1, -80)] as [(Double, Double)] {
      let motion = SpringMotion(
        from: target + sign * start, to: target, velocity: sign * speed,
        spring: Spring(response: response))
      #expect(isNear(motion.timeToSettle(within: 0.5), time, within: 1e-13))
    }
  }

  @Test(arguments: (-16...16).map { 625 * Double($0) })
  func `from the moment it settles it stays near, and not before`(speed: Double) {
    for start in [-300.0, -80, -0.4, 0, 0.5, 80, 300] {
      let motion = SpringMotion(from: start, to: 0, velocity: speed, spring: Self.spring)
      let settled = motion.timeToSettle(within: 0.5)
      for step in 0...500 {
        #expect(abs(motion.position(at: settled + Double(step) / 500)) <= 0.5 + 1e-12)
      }
      if settled > 0 { #expect(abs(motion.position(at: settled - 1e-6)) > 0.5) }
    }
  }

  @Test func `at the limit of its speed it settles as a plain decay does`() {
    // The displacement is then 80 e^(−ωt): ln(160)/ω = 0.2019347…
    let speed = SpringMotion.limitedVelocity(-9000, from: 80, to: 0, spring: Self.spring)
    let motion = SpringMotion(from: 80, to: 0, velocity: speed, spring: Self.spring)
    #expect(isNear(motion.timeToSettle(within: 0.5), 0.20193474993625426, within: 1e-13))
  }

  @Test func `a spring that swings is refused a time to settle`() async {
    await #expect(processExitsWith: .failure) {
      let spring = Spring(response: 0.25, dampingRatio: 0.5)
      _ = SpringMotion(from: 80, to: 0, velocity: 0, spring: spring).timeToSettle(within: 0.5)
    }
  }
}
