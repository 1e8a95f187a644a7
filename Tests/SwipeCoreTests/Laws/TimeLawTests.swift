import Chance
import SwipeCore
import Testing

/// Time: what is seen does not depend on when one looks.
@Suite struct TimeLawTests {
  private static let steps = 1000
  /// Frames between two steps at the most: nobody looks for hours at what stands still.
  private static let mostFrames = 300

  @Test(arguments: Setting.all, [1.0 / 30, 1.0 / 60, 1.0 / 144, 0.0])
  func `frames at any rate change nothing`(setting: Setting, interval: Double) throws {
    var writer = setting.writer(seed: 7, manner: .wild)
    var chance = SplitMix64(seed: 8)
    var unseen = setting.list
    var watched = setting.list
    for number in 0..<Self.steps {
      let step = writer.next()
      if let time = step.time, time.isFinite {
        var frame = watched.now
        for _ in 0..<Self.mostFrames {
          frame += interval > 0 ? interval : chance.number(in: 0...0.05)
          guard frame < time else { break }
          // A veto is the same whether a frame or the step itself comes upon it.
          watched.advance(to: frame) { _ in !step.vetoes }
        }
      }
      unseen.apply(step)
      watched.apply(step)
      try #require(unseen == watched, "step \(number), \(step)")
    }
    unseen.advance(to: unseen.now + 3600)
    for _ in 0..<500 { watched.advance(to: watched.now + 0.017) }
    watched.advance(to: unseen.now)
    #expect(unseen == watched)
  }

  @Test(arguments: Setting.all)
  func `the same session gives the same list`(setting: Setting) {
    var first = setting.writer(seed: 11, manner: .wild)
    var second = setting.writer(seed: 11, manner: .wild)
    var one = setting.list
    var other = setting.list
    for _ in 0..<Self.steps { one.apply(first.next()) }
    for _ in 0..<Self.steps { other.apply(second.next()) }
    #expect(one == other)
  }

  @Test(arguments: Setting.all)
  func `a copy is a snapshot`(setting: Setting) {
    var writer = setting.writer(seed: 12, manner: .wild)
    var list = setting.list
    for step in writer.steps(500) { list.apply(step) }
    let copy = list
    let (rows, now, scrolled) = (copy.visibleRows, copy.now, copy.scrollOffset)
    let rest = writer.steps(500)
    for step in rest { list.apply(step) }
    #expect(copy != list)
    #expect(copy.visibleRows == rows && copy.now == now && copy.scrollOffset == scrolled)
    var replay = copy
    for step in rest { replay.apply(step) }
    #expect(replay == list)
  }

  @Test(arguments: [-1e300, -1, 0.5, .nan, .infinity, -.infinity])
  func `time neither goes back nor ends`(time: Double) {
    var list = Setting.system.list
    list.open(2)
    list.advance(to: 0.55)
    let before = list
    list.advance(to: time)
    #expect(list == before)
  }

  @Test(arguments: Setting.all, [1e9, 1e15, 1e300])
  func `nothing hangs at the end of time`(setting: Setting, time: Double) throws {
    var writer = setting.writer(seed: 13, manner: .wild)
    var chronicle = Chronicle()
    var list = setting.list
    for step in writer.steps(300) { list.apply(step) }
    list.advance(to: time)
    try chronicle.take(list.takeEvents(), until: list.now)
    for var step in writer.steps(300) {
      if case .input(var event) = step.kind {
        event.time += time
        step.kind = .input(event)
      }
      list.apply(step)
      list.advance(to: list.now)
      try chronicle.take(list.takeEvents(), until: list.now)
      try chronicle.inspect(list)
    }
    list.advance(to: .greatestFiniteMagnitude)
    #expect(list.now == .greatestFiniteMagnitude)
  }
}

extension SwipeList {
  /// The rows that show.
  var visibleRows: [VisibleRow] {
    var rows: [VisibleRow] = []
    forEachVisibleRow { rows.append($0) }
    return rows
  }
}
