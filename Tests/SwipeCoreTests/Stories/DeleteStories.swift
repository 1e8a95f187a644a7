import SwipeCore
import Testing

@Suite struct DeleteStories {
  @Test func `a deletion takes effect at once`() {
    var story = Story()
    story.wait(1)
    story.delete(3)
    #expect(story.list.count == 19)
    #expect(story.list.isDeleted(3) && !story.list.isDeleted(4))
    #expect(story.told == ["delete 3"])
    #expect(story.time(of: "delete 3") == 1)
    story.wait(5)
    #expect(story.told == ["delete 3"])
  }

  @Test(arguments: [0.0, 0.075, 0.15, 0.2, 0.29])
  func `the row slides out while it collapses, and those below move up`(elapsed: Double) {
    var story = Story.opened(3)
    story.delete(3)
    story.wait(elapsed)
    let part = easeInOut(elapsed / 0.3)
    let height = 60 * (1 - part)
    #expect(isNear(story.visible(3)?.frame.height ?? .nan, height, within: 1e-6))
    #expect(isNear(story.offset(3), -75 - 405 * part, within: 1e-6))
    for row in [0, 1, 2] {
      #expect(isNear(story.visible(row)?.frame.y ?? .nan, 64 + 60 * Double(row), within: 1e-9))
    }
    for row in [4, 5, 6] {
      let top = 64 + 60 * Double(row - 1) + height
      #expect(isNear(story.visible(row)?.frame.y ?? .nan, top, within: 1e-6))
    }
  }

  @Test func `after 0.3 s it is gone`() {
    var story = Story()
    story.delete(3)
    story.wait(0.2999)
    #expect(story.visible(3) != nil)
    story.wait(0.0002)
    #expect(story.visible(3) == nil)
    #expect(story.visible(4)?.frame == Rect(x: 0, y: 64 + 180, width: 480, height: 60))
  }

  @Test func `it never grows, and no other row moves sideways`() {
    var story = Story.opened(2)
    story.delete(2)
    var last = 60.0
    for _ in 0..<100 {
      story.wait(0.3 / 90)
      let height = story.visible(2)?.frame.height ?? 0
      #expect(height <= last)
      last = height
      #expect(story.rows.allSatisfy { $0.row == 2 || $0.offset == 0 })
    }
    #expect(last == 0)
  }

  @Test func `a leaving row takes no input`() {
    var story = Story.opened(2)
    story.delete(2)
    story.wait(0.05)
    story.forget()
    story.play("v~<<<<<<^", row: 2, x: 150)
    #expect(!story.told.contains { $0.hasSuffix(" 2") })
    story.wait(2)
    #expect(story.list.count == 19)
  }

  @Test func `meanwhile a gesture on another row works`() {
    var story = Story()
    story.delete(2)
    story.wait(0.05)
    story.play("v<<<<<<^", row: 4)
    #expect(story.list.openRows == [4])
    story.wait(1)
    #expect(story.offset(4) == -75)
    #expect(story.visible(4)?.frame.y == 244)
  }

  @Test func `meanwhile the list scrolls under the pointer without a jump`() {
    var story = Story(count: 40)
    story.delete(0)
    story.wait(0.1)
    story.play("v.u", row: 5)
    let before = story.list.scrollOffset
    story.goOn("u")
    #expect(isNear(story.list.scrollOffset, before + 10, within: 1e-9))
  }

  @Test(arguments: ["click", "key", "full swipe"])
  func `a veto leaves the row, which closes`(way: String) {
    var story = Story.opened(2, options: SwipeList.Options(allowsFullSwipe: true))
    story.mayDelete = false
    switch way {
    case "click": story.play("v^", row: 2, x: 440)
    case "key": story.key(.delete)
    default:
      story.press(at: story.place(ofRow: 2))
      story.move(-300, after: 0.6)
      story.move(-300, after: 0.1)
      story.release(after: 0.2)
    }
    story.wait(2)
    #expect(story.list.count == 20 && story.offset(2) == 0)
    #expect(!story.told.contains("delete 2"))
    #expect(story.told.suffix(2) == ["will-close 2", "did-close 2"])
  }

  @Test func `the veto is asked about the row, before it is gone`() {
    var story = Story.opened(2)
    var asked: [Int] = []
    story.list.handle(InputEvent(time: 5, .command(.delete))) { row in
      asked.append(row)
      return false
    }
    #expect(asked == [2] && !story.list.isDeleted(2))
  }

  @Test func `the scroll offset stays within the content as it shrinks`() {
    var story = Story(count: 14)  // 840 pt of rows in 736
    story.list.scroll(to: 1000)
    story.wait(1)
    #expect(isNear(story.list.scrollOffset, 104, within: 1e-9))
    story.delete(3)
    for step in 0...10 {
      story.wait(until: 1 + 0.03 * Double(step))
      let limit = 104 - 60 * easeInOut(Double(step) / 10)
      #expect(isNear(story.list.scrollOffset, limit, within: 1e-6))
    }
    story.wait(1)
    #expect(isNear(story.list.scrollOffset, 44, within: 1e-9))
    #expect(isNear(story.visible(13)?.frame.maxY ?? .nan, 800, within: 1e-9))
  }

  @Test func `the only row leaves a list that says it is empty`() {
    var story = Story(count: 1)
    #expect(story.box(of: .empty) == nil)
    story.list.open(0)
    story.wait(1)
    story.play("v^", row: 0, x: 440)
    story.wait(1)
    #expect(story.list.count == 0 && story.rows.isEmpty)
    #expect(story.box(of: .empty) != nil && story.box(of: .emptyHint) != nil)
    // Nothing is left to press.
    story.play("v~<<<<<<^", at: Point(x: 300, y: 90))
    for command in [Command.delete, .activate, .moveFocus(by: 1), .moveToEnd, .menu, .dismiss] {
      story.key(command)
    }
    story.list.undo()
    story.wait(1)
    #expect(story.list.count == 1 && story.rows.map(\.row) == [0])
    #expect(story.box(of: .empty) == nil)
  }

  @Test func `all rows in turn can be deleted by hand`() {
    var story = Story(count: 12)
    for left in (0..<12).reversed() {
      story.play("v<<<<<<^", row: 11 - left)
      story.wait(1)
      story.play("v^", row: 11 - left, x: 440)
      #expect(story.list.count == left)
      story.wait(1)
    }
    #expect(story.rows.isEmpty)
    #expect(story.told.filter { $0.hasPrefix("delete") } == (0..<12).map { "delete \($0)" })
  }

  @Test(arguments: [0.0, 0.01, 0.1, 0.5])
  func `a hundred deletions one after another`(pause: Double) {
    var story = Story(count: 120)
    for step in 0..<100 {
      story.delete(step)
      #expect(story.list.count == 119 - step)
      story.wait(pause)
      // What shows is one row under the other, without a gap.
      for (upper, lower) in zip(story.rows, story.rows.dropFirst()) {
        #expect(isNear(upper.frame.maxY, lower.frame.y, within: 1e-9))
      }
    }
    story.wait(1)
    #expect(story.rows.map(\.row) == Array(100..<113))
    for _ in 0..<100 { story.list.undo() }
    story.wait(1)
    #expect(story.list.count == 120 && story.list.deletedRows.isEmpty)
  }

  @Test func `a deletion while another row is dragged leaves the drag alone`() {
    var story = Story()
    story.play("v<<<", row: 4)
    let offset = story.offset(4)
    story.delete(1)
    story.wait(0.15)
    #expect(story.offset(4) == offset)
    story.wait(0.3)
    #expect(story.offset(4) == offset)
    story.goOn("<<<.......^")
    story.wait(1)
    #expect(story.offset(4) == -75 && story.list.openRows == [4])
  }

  @Test func `a row that is deleted in the hand is let go`() {
    var story = Story()
    story.play("v<<<", row: 4)
    story.delete(4)
    story.goOn("<<<<<<^")
    story.wait(1)
    #expect(story.told == ["delete 4"])
    #expect(story.rows.allSatisfy { $0.offset == 0 })
  }
}
