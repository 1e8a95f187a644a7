import Chance
import SwipeCore
import Testing

/// A hand on the list: nothing jumps under it, and what it moves is one thing.
@Suite struct HandLawTests {
  /// What rounding makes of nothing, in points.
  private static let rounding = 1e-6
  /// As close as this to its end a spring counts as there, in points: so far a release may jump.
  private static let settled = 0.5

  @Test(arguments: Setting.all, 0..<4)
  func `no press, release, key or command makes anything jump`(setting: Setting, seed: Int) throws {
    var writer = setting.writer(seed: UInt64(100 + seed), manner: .tame)
    var list = setting.list
    for number in 0..<1000 {
      let step = writer.next()
      if let time = step.time { list.advance(to: time) }
      switch step.kind {
      case .input(let event):
        switch event.kind {
        case .move, .wheel, .resize:
          list.apply(step)
          continue
        case .up(let id, let point):
          // A release may move first; that is no jump.
          list.handle(InputEvent(time: event.time, .move(id: id, to: point)))
        case .down, .cancel, .leave, .command: break
        }
      case .advance, .open, .close, .delete, .closeAll, .undo, .redo, .scroll, .append: break
      }
      let before = list
      list.apply(step)
      let jump = step.isPress ? Self.rounding : Self.settled + Self.rounding
      let rows = list.visibleRows
      for row in before.visibleRows {
        guard let now = rows.first(where: { $0.row == row.row }) else { continue }
        if abs(now.offset - row.offset) < jump { continue }
        Issue.record("step \(number), \(step): \(row) is now \(now)")
        return
      }
      try #require(
        abs(list.scrollOffset - before.scrollOffset) < jump, "step \(number), \(step)")
    }
  }

  @Test(arguments: 0..<300)
  func `after the lock exactly one of row and list moves`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var list = Setting.system.list
    list.scroll(to: 300)
    list.advance(to: 10)
    let pointer = Pointer(device: random.chance(0.5) ? .mouse : .touch)
    let slop: Double = pointer.device == .mouse ? 4 : 10
    let start = Point(x: 300, y: 300)
    list.handle(InputEvent(time: list.now, .down(pointer, at: start)))
    let row = try #require(list.visibleRows.first { $0.frame.contains(start) }).row
    let slope = Point(x: random.number(in: -12...12), y: random.number(in: -12...12))
    var place = start
    var isSideways: Bool?
    let scrolled = list.scrollOffset
    for _ in 0..<40 {
      place.x += slope.x + random.number(in: -6...6)
      place.y += slope.y + random.number(in: -6...6)
      let time = list.now + random.number(in: 0...0.03)
      switch random.whole(below: 8) {
      case 0:
        let finger = Pointer(id: 5, device: .touch)
        list.handle(InputEvent(time: time, .down(finger, at: Point(x: 100, y: 500))))
      case 1: list.handle(InputEvent(time: time, .up(id: 5, at: Point(x: 200, y: 100))))
      case 2 where isSideways != nil:
        list.handle(InputEvent(time: time, .wheel(Wheel(at: place, dx: -1, dy: 2))))
      default: break
      }
      list.handle(InputEvent(time: time, .move(id: 0, to: place)))
      let dx = place.x - start.x
      let dy = place.y - start.y
      if isSideways == nil && dx * dx + dy * dy > slop * slop { isSideways = abs(dx) > abs(dy) }
      if isSideways != true { #expect(list.offset(of: row) ?? 0 == 0) }
      if isSideways != false { #expect(list.scrollOffset == scrolled) }
    }
    #expect(isSideways != nil)
  }
}

extension Step {
  fileprivate var isPress: Bool {
    if case .input(let event) = kind, case .down = event.kind { true } else { false }
  }
}

extension SwipeList {
  /// The offset of a row, where it shows.
  func offset(of row: Int) -> Double? {
    visibleRows.first { $0.row == row }?.offset
  }
}
