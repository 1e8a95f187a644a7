import SwipeCore
import Testing

/// Right to left: mirrored input gives mirrored rows, exactly.
@Suite struct MirrorLawTests {
  @Test(arguments: Setting.all.filter { !$0.options.isRightToLeft }, 0..<3)
  func `a mirrored list does the mirror image`(setting: Setting, seed: Int) throws {
    var mirrored = setting
    mirrored.options.isRightToLeft = true
    var writer = setting.writer(seed: UInt64(seed), manner: .tame)
    var list = setting.list
    var image = mirrored.list
    for number in 0..<1500 {
      let step = writer.next()
      let imageStep = step.mirrored(in: list.size.width)
      list.apply(step)
      image.apply(imageStep)
      let rows = list.visibleRows.map { Seen($0, sign: 1) }
      let imageRows = image.visibleRows.map { Seen($0, sign: -1) }
      try #require(rows == imageRows, "step \(number), \(step)")
      let events = list.takeEvents().map { $0.mirrored }
      try #require(events == image.takeEvents(), "step \(number), \(step)")
      try #require(list.scrollOffset == image.scrollOffset, "step \(number), \(step)")
      try #require(list.openRows == image.openRows, "step \(number), \(step)")
    }
  }

  /// A row as it is seen in a mirror, or not.
  private struct Seen: Equatable {
    let row: Int
    let frame: Rect
    let offset: Double
    let showsButton: Bool

    init(_ row: VisibleRow, sign: Double) {
      self.row = row.row
      frame = row.frame
      offset = row.offset * sign
      showsButton = row.showsButton
    }
  }
}

// MARK: - Mirror images

extension ListEvent {
  fileprivate var mirrored: ListEvent {
    guard case .swipe(let direction) = kind else { return self }
    return ListEvent(time: time, row: row, .swipe(direction.mirrored))
  }
}

extension Direction {
  fileprivate var mirrored: Direction { self == .left ? .right : .left }
}

extension Point {
  fileprivate func mirrored(in width: Double) -> Point { Point(x: width - x, y: y) }
}

extension Step {
  fileprivate func mirrored(in width: Double) -> Step {
    guard case .input(var event) = kind else { return self }
    switch event.kind {
    case .down(let pointer, let point): event.kind = .down(pointer, at: point.mirrored(in: width))
    case .move(let id, let point): event.kind = .move(id: id, to: point.mirrored(in: width))
    case .up(let id, let point): event.kind = .up(id: id, at: point.mirrored(in: width))
    case .wheel(var wheel):
      wheel.at = wheel.at.mirrored(in: width)
      wheel.dx = -wheel.dx
      event.kind = .wheel(wheel)
    case .command(.slide(let direction)): event.kind = .command(.slide(direction.mirrored))
    case .cancel, .leave, .command, .resize: break
    }
    return Step(.input(event), vetoes: vetoes)
  }
}
