import SwipeCore
import Testing

@Suite struct TimelineTests {
  static let opening = Timeline(
    from: 0, Timeline.Leg(to: -80, duration: 0.5), then: Timeline.Leg(to: -75, duration: 0.1))
  static let closing = Timeline(from: -75, Timeline.Leg(to: 0, duration: 0.5))

  @Test func `a row opens past the button and comes back to it`() {
    #expect(Self.opening.position(at: -1) == 0)
    #expect(Self.opening.position(at: 0) == 0)
    #expect(isNear(Self.opening.position(at: 0.25), -40, within: 1e-12))
    #expect(Self.opening.position(at: 0.5) == -80)
    #expect(isNear(Self.opening.position(at: 0.55), -77.5, within: 1e-12))
    #expect(Self.opening.position(at: 0.6) == -75)
    #expect(Self.opening.position(at: 3600) == -75)
    #expect(Self.opening.duration == 0.6)
    #expect(Self.opening.end == -75)
  }

  /// A quarter of the time is 0.129161931… of the way, by arbitrary-precision arithmetic.
  @Test func `it moves along its curve`() {
    #expect(isNear(Self.opening.position(at: 0.125), -10.332954483785586, within: 1e-12))
    #expect(isNear(Self.closing.position(at: 0.125), -65.312855171451013, within: 1e-12))
  }

  @Test(arguments: [opening, closing])
  func `it stands still at both ends and beyond`(move: Timeline) {
    for time in [-1, 0, move.duration, move.duration + 1] {
      #expect(move.velocity(at: time) == 0)
    }
  }

  @Test(arguments: [opening, closing])
  func `its velocity is the slope of its position`(move: Timeline) {
    for time in [0.01, 0.1, 0.25, 0.4, 0.49, 0.53, 0.58] where time < move.duration {
      let expected = measuredSlope(at: time, step: 1e-4, of: move.position(at:))
      #expect(isNear(move.velocity(at: time), expected, within: 1e-6))
    }
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.55])
  func `turned round, it goes on from where it is`(time: Double) {
    let place = Self.opening.position(at: time)
    let back = Timeline(from: place, Timeline.Leg(to: 0, duration: 0.5))
    #expect(back.position(at: 0) == place)
    #expect(isNear(back.position(at: 0.25), place / 2, within: 1e-12))
    #expect(back.position(at: 0.5) == 0)
  }

  @Test func `a leg of no duration is a jump`() {
    let jump = Timeline(from: 3, Timeline.Leg(to: 8, duration: 0))
    #expect(jump.position(at: 0) == 8)
    #expect(jump.velocity(at: 0) == 0)
    #expect(jump.duration == 0)

    let late = Timeline(
      from: 3, Timeline.Leg(to: 5, duration: 0), then: Timeline.Leg(to: 8, duration: 1))
    #expect(late.position(at: 0) == 5)
    #expect(isNear(late.position(at: 0.5), 6.5, within: 1e-12))
  }
}
