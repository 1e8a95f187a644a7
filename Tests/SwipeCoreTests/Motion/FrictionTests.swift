import SwipeCore
import Testing

@Suite struct FrictionTests {
  static let moves = [
    Friction(from: 0, velocity: 2000), Friction(from: 100, velocity: -8000),
    Friction(from: -7, velocity: 50), Friction(from: 0, velocity: 500, decayPerMillisecond: 0.99),
  ]

  /// x = x₀ + v₀ (dⁿ − 1)/(1000 ln d) and v = v₀ dⁿ after n ms, at sixty digits.
  @Test(arguments: [
    (moves[0], 0.5, 631.85604535701929, 735.02250971431716, 2.6465086406536745, 994.00466800124507),
    (
      moves[1], 1.5, -3697.6463539858195, -397.10185704850773, 3.3389624427526570,
      -3891.0036669999739
    ),
    (
      moves[3], 0.1, 31.539625539274988, 183.01617063661458, 0.38924301261686006, 48.754589611976821
    ),
  ])
  func `its values are those of the closed form`(
    move: Friction, time: Double, place: Double, velocity: Double, duration: Double, end: Double
  ) {
    #expect(isNear(move.position(at: time), place, within: 1e-12))
    #expect(isNear(move.velocity(at: time), velocity, within: 1e-12))
    #expect(isNear(move.duration, duration, within: 1e-12))
    #expect(isNear(move.end, end, within: 1e-12))
  }

  @Test(arguments: moves)
  func `it starts where it is told at the speed it is told`(move: Friction) {
    #expect(move.position(at: 0) == move.start)
    #expect(move.velocity(at: 0) == move.startVelocity)
    #expect(move.position(at: -1) == move.start)
  }

  @Test(arguments: moves)
  func `its velocity is the slope of its position`(move: Friction) {
    for part in [0.1, 0.5, 0.9] {
      let time = part * move.duration
      let expected = measuredSlope(at: time, step: 1e-4, of: move.position(at:))
      #expect(isNear(move.velocity(at: time), expected, within: 1e-7))
    }
  }

  @Test func `each millisecond takes the same part of its speed`() {
    let move = Friction(from: 0, velocity: 3000)
    for millisecond in 0..<2000 {
      let before = move.velocity(at: Double(millisecond) / 1000)
      let after = move.velocity(at: Double(millisecond + 1) / 1000)
      #expect(isNear(after / before, 0.998, within: 1e-12))
    }
  }

  @Test(arguments: [0.01, 0.3, 1])
  func `two steps equal one`(first: Double) {
    let whole = Friction(from: 20, velocity: -3000)
    let rest = Friction(from: whole.position(at: first), velocity: whole.velocity(at: first))
    for second in [0, 0.2, 0.9, 5] {
      #expect(isNear(rest.position(at: second), whole.position(at: first + second), within: 1e-12))
      #expect(isNear(rest.velocity(at: second), whole.velocity(at: first + second), within: 1e-12))
    }
    #expect(isNear(first + rest.duration, whole.duration, within: 1e-12))
  }

  @Test(arguments: moves)
  func `it comes to rest at 10 points a second, exactly at its end`(move: Friction) {
    let before = move.duration - 1e-9
    #expect(isNear(abs(move.velocity(at: before)), 10, within: 1e-6))
    #expect(isNear(move.position(at: before), move.end, within: 1e-6))
    for time in [move.duration, move.duration + 1, .infinity] {
      #expect(move.position(at: time) == move.end)
      #expect(move.velocity(at: time) == 0)
    }
  }

  @Test(arguments: [0.0, 10, -10, 3])
  func `one that starts no faster does not move`(speed: Double) {
    let still = Friction(from: 42, velocity: speed)
    #expect(still.duration == 0)
    #expect(still.end == 42)
    #expect(still.position(at: 0) == 42)
    #expect(still.velocity(at: 0) == 0)
    #expect(still.time(toReach: 42) == 0)
    #expect(still.time(toReach: 43) == nil)
  }

  @Test(arguments: moves)
  func `it says when it is where`(move: Friction) throws {
    for part in [0.001, 0.25, 0.75, 0.999] {
      let place = move.position(at: part * move.duration)
      let time = try #require(move.time(toReach: place))
      #expect(isNear(time, part * move.duration, within: 1e-9))
    }
    #expect(move.time(toReach: move.start) == 0)
    let last = try #require(move.time(toReach: move.end))
    #expect(isNear(last, move.duration, within: 1e-9))
    let way = move.end - move.start
    #expect(move.time(toReach: move.end + way / 1000) == nil)
    #expect(move.time(toReach: move.start - way / 1000) == nil)
  }
}
