import SwipeCore
import Testing

@Suite struct LayoutTests {
  @Test(arguments: [0, 1, 12, 13, 10_000_000])
  func `rows that show are those that fit`(count: Int) {
    // 736 pt hold twelve rows and a part of the thirteenth.
    let story = Story(count: count)
    #expect(story.rows.map(\.row) == Array(0..<min(count, 13)))
    for (place, row) in story.rows.enumerated() {
      #expect(row.frame == Rect(x: 0, y: 64 + 60 * Double(place), width: 480, height: 60))
      #expect(row.offset == 0 && !row.showsButton)
    }
  }

  @Test(
    arguments: [(0, 0), (59.5, 0), (60, 1), (61, 1), (599_999_204, 9_999_986)] as [(Double, Int)])
  func `scrolled, the first is the one at the top edge`(offset: Double, first: Int) {
    var story = Story(count: 10_000_000)
    story.list.scroll(to: offset)
    story.wait(1)
    #expect(story.rows.first?.row == first)
    #expect(
      isNear(story.rows.first?.frame.y ?? .nan, 64 + 60 * Double(first) - offset, within: 1e-6))
  }

  @Test func `the last of ten million ends at the foot of the window`() {
    var story = Story(count: 10_000_000)
    story.list.scroll(to: 1e12)
    story.wait(1)
    #expect(story.list.scrollOffset == 600_000_000 - 736)
    #expect(story.rows.last?.row == 9_999_999)
    #expect(isNear(story.rows.last?.frame.maxY ?? .nan, 800, within: 1e-6))
    story.delete(9_999_999)
    story.wait(1)
    #expect(story.rows.last?.row == 9_999_998)
    #expect(isNear(story.rows.last?.frame.maxY ?? .nan, 800, within: 1e-6))
  }

  @Test func `several rows leave and come at a time without a gap`() {
    var story = Story(count: 30)
    for (row, pause) in [(2, 0.05), (3, 0.1), (0, 0.02), (7, 0.1)] as [(Int, Double)] {
      story.delete(row)
      story.wait(pause)
      Self.expectNoGap(story)
    }
    for _ in 0..<3 {
      story.list.undo()
      story.wait(0.04)
      Self.expectNoGap(story)
    }
    story.wait(1)
    Self.expectNoGap(story)
    #expect(story.list.deletedRows == [2])
  }

  static func expectNoGap(_ story: Story, sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = story.rows
    #expect(rows.first?.frame.y == 64, sourceLocation: sourceLocation)
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      #expect(
        isNear(upper.frame.maxY, lower.frame.y, within: 1e-9) && upper.row < lower.row,
        sourceLocation: sourceLocation)
    }
    #expect((rows.last?.frame.maxY ?? 0) >= 800, sourceLocation: sourceLocation)
  }

  @Test func `a press finds the row under it while others leave`() {
    var story = Story(count: 30)
    story.delete(1)
    story.wait(0.15)
    // Row 1 is 30 pt high: row 2 begins at 64 + 60 + 30.
    story.play("v^", at: Point(x: 300, y: 154.5))
    story.play("v^", at: Point(x: 300, y: 64 + 59.5))
    #expect(story.told == ["delete 1", "select 2", "select 0"])
  }

  @Test func `rows may be added at the end`() {
    var story = Story(count: 2)
    story.list.append(3)
    #expect(story.list.count == 5 && story.rows.map(\.row) == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [Size(width: 0, height: 0), Size(width: 480, height: 10)])
  func `a window without room shows no rows`(size: Size) {
    var story = Story(count: 20)
    story.event(.resize(size))
    #expect(story.rows.isEmpty)
    story.event(.resize(Size(width: 480, height: 800)))
    #expect(story.rows.count == 13)
  }

  @Test func `a taller window scrolls no further than the end`() {
    var story = Story(count: 20)
    story.list.scroll(to: 1000)
    story.wait(1)
    story.event(.resize(Size(width: 480, height: 1000)))
    // 1200 pt of rows in 936.
    #expect(isNear(story.list.scrollOffset, 264, within: 1e-9))
    story.event(.resize(Size(width: 480, height: 2000)))
    #expect(story.list.scrollOffset == 0)
  }

  @Test func `fewer than no rows are refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = SwipeList(count: -1, size: Size(width: 480, height: 800))
    }
  }
}
