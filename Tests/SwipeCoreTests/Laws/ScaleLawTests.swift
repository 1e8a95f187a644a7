import Chance
import SwipeCore
import Testing

/// Ten million rows do what ten do.
@Suite struct ScaleLawTests {
  /// How many rows there are to see.
  private static let seen = 5
  private static let size = Size(width: 480, height: 364)

  @Test(arguments: 0..<12)
  func `ten million rows behave as ten do`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var few = SwipeList(count: 10, size: Self.size)
    var many = SwipeList(count: 10_000_000, size: Self.size)
    var time = 0.0
    for number in 0..<300 {
      time += random.number(in: 0...0.3)
      let steps = Self.scene(at: &time, random: &random, deletes: few.count > 7)
      for step in steps {
        few.apply(step)
        many.apply(step)
        let rows = few.visibleRows.prefix(Self.seen)
        try #require(rows == many.visibleRows.prefix(Self.seen), "step \(number), \(step)")
        try #require(few.takeEvents() == many.takeEvents(), "step \(number), \(step)")
        try #require(few.scrollOffset == many.scrollOffset, "step \(number), \(step)")
        try #require(few.openRows == many.openRows, "step \(number), \(step)")
      }
    }
    #expect(10_000_000 - many.count == 10 - few.count)
    #expect(few.deletedRows == many.deletedRows)
  }

  /// What leaves the list at its start, where few and many rows look alike.
  private static func scene(
    at time: inout Double, random: inout SplitMix64, deletes: Bool
  ) -> [Step] {
    let start = Point(x: random.number(in: 150...400), y: random.number(in: 70...360))
    switch random.whole(below: 8) {
    case 0..<4:
      let way = Point(x: random.number(in: -200...200), y: random.number(in: 0...30))
      return drag(from: start, by: way, at: &time, random: &random)
    case 4:
      let way = Point(x: random.number(in: -20...20), y: random.number(in: 0...300))
      return drag(from: start, by: way, at: &time, random: &random)
    case 5: return [Step(.open(random.whole(below: 5), .trailing))]
    case 6: return [Step(deletes ? .delete(random.whole(below: 5)) : .undo)]
    default:
      let wheel = Wheel(
        at: start, dx: random.number(in: -2...2), dy: random.number(in: 0...2), isPrecise: true)
      return [Step(.input(InputEvent(time: time, .wheel(wheel))))]
    }
  }

  private static func drag(
    from start: Point, by way: Point, at time: inout Double, random: inout SplitMix64
  ) -> [Step] {
    var steps = [Step(.input(InputEvent(time: time, .down(Pointer(), at: start))))]
    var place = start
    for _ in 0..<8 {
      time += random.number(in: 0.001...0.03)
      place.x += way.x / 8
      place.y += way.y / 8
      steps.append(Step(.input(InputEvent(time: time, .move(id: 0, to: place)))))
    }
    steps.append(Step(.input(InputEvent(time: time, .up(id: 0, at: place)))))
    return steps
  }
}
