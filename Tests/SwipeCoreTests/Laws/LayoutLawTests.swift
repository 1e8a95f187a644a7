import Chance
import SwipeCore
import Testing

/// Where rows stand, against a list that simply keeps the height of every row.
@Suite struct LayoutLawTests {
  private static let rows = 40
  private static let rowHeight = 60.0
  private static let headerHeight = 64.0

  /// A row's height, as a part of the full one: from one to another since a time.
  private struct Height {
    var from = 1.0
    var to = 1.0
    var since = -10.0

    /// Its 0.3 s are passed along ease-in-out.
    func part(at time: Double) -> Double {
      from + (to - from) * CubicBezier.easeInOut.value(at: (time - since) / 0.3)
    }

    mutating func go(to end: Double, at time: Double) {
      self = Height(from: part(at: time), to: end, since: time)
    }
  }

  @Test(arguments: 0..<8, [364.0, 800, 3000])
  func `rows stand where the heights above them put them`(seed: Int, height: Double) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var list = SwipeList(count: Self.rows, size: Size(width: 480, height: height))
    var heights = Array(repeating: Height(), count: Self.rows)
    var done: [Int] = []
    var undone: [Int] = []
    for number in 0..<400 {
      list.advance(to: list.now + random.number(in: 0...0.12))
      switch random.whole(below: 6) {
      case 0..<3:
        let row = random.whole(below: Self.rows)
        guard list.delete(row) else { break }
        heights[row].go(to: 0, at: list.now)
        done.append(row)
        undone = []
      case 3, 4:
        list.undo()
        guard let row = done.popLast() else { break }
        heights[row].go(to: 1, at: list.now)
        undone.append(row)
      default:
        list.redo()
        guard let row = undone.popLast() else { break }
        heights[row].go(to: 0, at: list.now)
        done.append(row)
      }
      try compare(list, heights, "step \(number)")
      // And between two of them.
      list.advance(to: list.now + random.number(in: 0...0.1))
      try compare(list, heights, "after step \(number)")
    }
  }

  private func compare(
    _ list: SwipeList, _ heights: [Height], _ step: Comment
  ) throws {
    var shown = list.visibleRows
    shown.reverse()
    var top = Self.headerHeight - list.scrollOffset
    for (row, height) in heights.enumerated() {
      let height = Self.rowHeight * height.part(at: list.now)
      let bottom = top + height
      // What barely touches an edge may show or not.
      if height > 1e-9 && bottom > Self.headerHeight + 1e-9 && top < list.size.height - 1e-9 {
        let popped = shown.popLast()
        let seen = try #require(popped, step)
        try #require(seen.row == row, step)
        try #require(abs(seen.frame.y - top) < 1e-7, step)
        try #require(abs(seen.frame.height - height) < 1e-7, step)
      } else if shown.last?.row == row {
        shown.removeLast()
      }
      top = bottom
    }
    try #require(shown.isEmpty, step)
  }
}
