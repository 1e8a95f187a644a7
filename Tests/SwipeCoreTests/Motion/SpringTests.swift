import SwipeCore
import Testing

@Suite struct SpringTests {
  /// Springs that swing, return and creep, and some on either side of the border between.
  static let springs = [
    Spring(response: 0.25, dampingRatio: 0.1), Spring(response: 0.4, dampingRatio: 0.7),
    Spring(response: 0.25, dampingRatio: 1 - 1e-6), Spring(response: 0.25, dampingRatio: 1 - 1e-12),
    Spring(response: 0.25), Spring(response: 0.4), Spring(response: 0.25, dampingRatio: 1 + 1e-12),
    Spring(response: 0.25, dampingRatio: 1 + 1e-6), Spring(response: 0.4, dampingRatio: 1.6),
    Spring(response: 0.1, dampingRatio: 30),
  ]
  static let starts: [(place: Double, speed: Double)] = [
    (75, 0), (-80, 900), (12, -4000), (0, 300),
  ]

  @Test(arguments: springs, starts)
  func `it starts where it is told at the speed it is told`(
    spring: Spring, start: (place: Double, speed: Double)
  ) {
    #expect(spring.displacement(from: start.place, velocity: start.speed, at: 0) == start.place)
    #expect(spring.velocity(from: start.place, velocity: start.speed, at: 0) == start.speed)
  }

  @Test(arguments: springs, starts)
  func `two steps equal one`(spring: Spring, start: (place: Double, speed: Double)) {
    for (first, second) in [(0.01, 0.02), (1.0 / 60, 0.4), (0.3, 0.05), (1, 1)]
      as [(Double, Double)]
    {
      let place = spring.displacement(from: start.place, velocity: start.speed, at: first)
      let speed = spring.velocity(from: start.place, velocity: start.speed, at: first)
      let whole = first + second
      #expect(
        isNear(
          spring.displacement(from: place, velocity: speed, at: second),
          spring.displacement(from: start.place, velocity: start.speed, at: whole),
          within: 1e-10))
      #expect(
        isNear(
          spring.velocity(from: place, velocity: speed, at: second),
          spring.velocity(from: start.place, velocity: start.speed, at: whole),
          within: 1e-9))
    }
  }

  @Test(arguments: springs, starts)
  func `its velocity is the slope of its displacement`(
    spring: Spring, start: (place: Double, speed: Double)
  ) {
    for time in [0.01, 0.1, 0.3, 0.8] {
      let expected = measuredSlope(at: time, step: 1e-5) {
        spring.displacement(from: start.place, velocity: start.speed, at: $0)
      }
      let velocity = spring.velocity(from: start.place, velocity: start.speed, at: time)
      #expect(isNear(velocity, expected, within: 1e-5))
    }
  }

  @Test(arguments: springs, starts)
  func `it obeys its equation of motion`(
    spring: Spring, start: (place: Double, speed: Double)
  ) {
    let omega = 2 * Double.pi / spring.response
    for time in [0.01, 0.1, 0.3, 0.8] {
      let place = spring.displacement(from: start.place, velocity: start.speed, at: time)
      let velocity = spring.velocity(from: start.place, velocity: start.speed, at: time)
      let acceleration = measuredSlope(at: time, step: 1e-5) {
        spring.velocity(from: start.place, velocity: start.speed, at: $0)
      }
      let demanded = -2 * spring.dampingRatio * omega * velocity - omega * omega * place
      #expect(abs(acceleration - demanded) <= 1e-5 * (omega * omega * abs(start.place) + 1e4))
    }
  }

  /// The closed forms at sixty digits, from arbitrary-precision arithmetic.
  @Test(
    arguments: [
      (0.25, 1, 75, -300, 0.1, 18.913745553814899, -346.96876125016037),
      (0.25, 1, -30, 900, 0.05, -6.4603838557917460, 203.92520457158625),
      (0.4, 1, 120, 0, 0.3, 6.1579263164026189, -79.795375738564991),
      (0.25, 0.5, 75, -300, 0.1, -5.2477345241351502, -420.10543307752540),
      (0.5, 0.2, -100, 2000, 1, -10.730166946676374, 139.02337476849823),
      (0.25, 1.5, 75, -300, 0.1, 31.568534785965231, -302.47031444387061),
      (0.4, 5, 10, 400, 0.7, 4.1828306632577685, -6.6374266670928945),
      (0.25, 40, 80, 0, 1, 58.438480040045902, -18.361859447042526),
      (0.25, 1 - 0x1p-40, 75, -300, 0.1, 18.913745553784759, -346.96876125025152),
      (0.25, 1 + 0x1p-40, 75, -300, 0.1, 18.913745553845039, -346.96876125006921),
    ] as [(Double, Double, Double, Double, Double, Double, Double)])
  func `its values are those of the closed form`(
    response: Double, ratio: Double, start: Double, speed: Double, time: Double, place: Double,
    velocity: Double
  ) {
    let spring = Spring(response: response, dampingRatio: ratio)
    #expect(
      isNear(spring.displacement(from: start, velocity: speed, at: time), place, within: 1e-13))
    #expect(
      isNear(spring.velocity(from: start, velocity: speed, at: time), velocity, within: 1e-13))
  }

  @Test(arguments: springs)
  func `a long sleep leaves it at rest`(spring: Spring) {
    for time in [1e3, 1e5, 1e12] {
      #expect(abs(spring.displacement(from: 75, velocity: -300, at: time)) < 1e-9)
      #expect(abs(spring.velocity(from: 75, velocity: -300, at: time)) < 1e-9)
    }
  }
}
