import Chance
import SwipeCore
import Testing

/// A row that is let go: it goes on as fast as it was, and never pauses.
@Suite struct ReleaseLawTests {
  /// The spring's angular frequency, 2π over its response of 0.25 s.
  private static let omega = 2 * Double.pi / 0.25

  /// A drag at an even speed, from rest or from a row that is open.
  private struct Drag {
    var list = Setting.system.list
    /// The offset when it is let go, and the pointer's speed.
    let offset: Double
    let velocity: Double
    let wasOpen: Bool

    init(seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      wasOpen = random.chance(0.3)
      if wasOpen { list.open(2) }
      list.advance(to: 2)
      velocity = random.number(in: 30...4000) * (random.chance(0.6) ? -1 : 1)
      // Back from further left, where it goes right: else nothing would show.
      let lead = velocity > 0 && !wasOpen ? -random.number(in: 60...200) : 0
      var place = Point(x: 300, y: 200)
      list.handle(InputEvent(time: 2, .down(Pointer(), at: place)))
      place.x += velocity < 0 || wasOpen ? 5 * (velocity < 0 ? -1 : 1) : -5
      list.handle(InputEvent(time: 2, .move(id: 0, to: place)))
      place.x += lead
      list.handle(InputEvent(time: 2.5, .move(id: 0, to: place)))
      let interval = 0.008
      let moves = 2 + random.whole(below: 6)
      for move in 1...moves {
        let point = Point(x: place.x + velocity * interval * Double(move), y: place.y)
        list.handle(
          InputEvent(time: 3 + interval * Double(move), .move(id: 0, to: point)))
        place = move == moves ? point : place
      }
      offset = try #require(list.offset(of: 2))
      list.handle(InputEvent(time: list.now, .up(id: 0, at: place)))
    }
  }

  @Test(arguments: 0..<300)
  func `a row goes on as fast as it was let go`(seed: Int) throws {
    var drag = try Drag(seed: UInt64(seed))
    guard drag.list.isMoving, drag.offset < 0 else { return }
    // The pointer's speed, where the rubber band lets the row follow it.
    let past = max(0, -drag.offset - 75)
    let pull = past / ((1 - past / 480) * 0.55)
    let tension = 1 + pull * 0.55 / 480
    let follow = past > 0 ? 0.55 / tension / tension : 1
    let opens = drag.list.openRows == [2]
    let distance = (opens ? -80 : 0) - drag.offset
    // So near it does not spring any more.
    guard abs(distance) > 0.5 else { return }
    let speed = drag.velocity * follow
    let limited =
      distance < 0 ? max(speed, Self.omega * distance) : min(speed, Self.omega * distance)
    let instant = 1e-5
    drag.list.advance(to: drag.list.now + instant)
    let measured = try #require(drag.list.offset(of: 2)).advanced(by: -drag.offset) / instant
    #expect(abs(measured - limited) <= 0.1 * abs(limited) + 1)
  }

  @Test(arguments: 0..<300)
  func `a row that was let go never pauses, and turns only where it must`(seed: Int) throws {
    var drag = try Drag(seed: UInt64(seed))
    guard drag.list.isMoving else { return }
    let opens = drag.list.openRows == [2]
    var last = drag.offset
    var direction = 0.0
    var turns = 0
    while true {
      drag.list.advance(to: drag.list.now + 1.0 / 240)
      guard drag.list.isMoving else { break }
      let offset = try #require(drag.list.offset(of: 2))
      let step = offset - last
      #expect(step != 0)
      if direction * step < 0 { turns += 1 }
      direction = step
      last = offset
    }
    // Out of a throw the other way, and into the bounce.
    #expect(turns <= (opens ? 2 : 1))
    #expect(drag.list.offset(of: 2) == (opens ? -75 : 0))
    #expect(drag.list.now < 5 + 3)
  }
}
