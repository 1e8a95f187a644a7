import SwipeCore
import Testing

@Suite struct KeyboardStories {
  /// The row that a ring shows.
  static func focused(_ story: Story) -> Int? {
    for command in story.frameCommands {
      guard case .outline(let rect, _, _, _) = command.shape else { continue }
      return story.rows.first { $0.frame.y <= rect.midY && rect.midY < $0.frame.maxY }?.row
    }
    return nil
  }

  static func focusing(_ row: Int, count: Int = 20) -> Story {
    var story = Story(count: count)
    story.key(.moveToStart)
    story.key(.moveFocus(by: row))
    story.wait(1)
    return story
  }

  @Test func `a list that no key was pressed on has no ring`() {
    #expect(Self.focused(Story()) == nil)
  }

  @Test(
    arguments: [
      (.moveFocus(by: 1), 6), (.moveFocus(by: -1), 4), (.moveToStart, 0), (.moveToEnd, 99),
      (.moveFocus(by: -50), 0), (.moveFocus(by: 500), 99), (.movePage(by: -1), 0),
      (.movePage(by: 50), 99),
    ] as [(Command, Int)])
  func `keys move the focus`(command: Command, row: Int) {
    var story = Self.focusing(5, count: 100)
    story.key(command)
    story.wait(1)
    #expect(Self.focused(story) == row)
  }

  @Test func `a page is what fits into the window`() {
    // 736 pt hold 12 whole rows.
    var story = Self.focusing(0, count: 100)
    story.key(.movePage(by: 1))
    story.wait(1)
    #expect(Self.focused(story) == 12)
    story.key(.movePage(by: 2))
    story.key(.movePage(by: -1))
    story.wait(1)
    #expect(Self.focused(story) == 24)
  }

  @Test func `the focused row is kept in view`() {
    var story = Self.focusing(0, count: 100)
    for command in Array(repeating: Command.moveFocus(by: 1), count: 30) + [
      .moveToEnd, .movePage(by: -1), .movePage(by: -1), .moveToStart,
    ] {
      story.key(command)
      story.wait(1)
      let row = Self.focused(story)
      let frame = row.flatMap { story.visible($0) }?.frame ?? .zero
      #expect(frame.y >= 64 - 1e-9 && frame.maxY <= 800 + 1e-9 && frame.height == 60)
    }
  }

  @Test func `Left opens the focused row and Right closes it`() {
    var story = Self.focusing(4)
    story.key(.slide(.left))
    #expect(story.list.openRows == [4])
    story.wait(0.25)
    #expect(isNear(story.offset(4), -40, within: 1e-6))
    story.wait(1)
    story.key(.slide(.left))
    story.wait(1)
    #expect(story.told == ["will-open 4", "did-open 4"])
    story.key(.slide(.right))
    story.wait(0.25)
    #expect(isNear(story.offset(4), -37.5, within: 1e-6))
    story.wait(1)
    story.key(.slide(.right))
    story.wait(1)
    #expect(story.told == ["will-open 4", "did-open 4", "will-close 4", "did-close 4"])
  }

  @Test func `Delete deletes the focused row, and the next takes the focus`() {
    var story = Self.focusing(4)
    story.key(.delete)
    #expect(story.told == ["delete 4"])
    story.wait(1)
    #expect(Self.focused(story) == 5)
    story.key(.delete)
    story.key(.delete)
    story.wait(1)
    #expect(story.list.deletedRows == [4, 5, 6])
    #expect(Self.focused(story) == 7)
  }

  @Test func `after the last row, the new last row has the focus`() {
    var story = Self.focusing(4, count: 5)
    story.key(.delete)
    story.wait(1)
    #expect(Self.focused(story) == 3)
  }

  @Test func `all rows can be deleted by key`() {
    var story = Self.focusing(2, count: 6)
    for _ in 0..<8 { story.key(.delete) }
    #expect(story.list.count == 0)
    for _ in 0..<8 { story.key(.undo) }
    #expect(story.list.count == 6)
  }

  @Test func `Enter on an open row presses Delete`() {
    var story = Self.focusing(4)
    story.key(.slide(.left))
    story.wait(1)
    story.key(.activate)
    #expect(story.told.last == "delete 4")
  }

  @Test func `Enter on a closed row deletes nothing`() {
    var story = Self.focusing(4)
    story.key(.activate)
    #expect(story.list.count == 20)
  }

  @Test func `Escape closes the open row`() {
    var story = Self.focusing(4)
    story.key(.slide(.left))
    story.wait(1)
    story.key(.dismiss)
    story.wait(1)
    #expect(story.told.suffix(2) == ["will-close 4", "did-close 4"])
  }

  @Test func `the Menu key opens the row under the mouse`() {
    var story = Story()
    story.event(.move(id: 0, to: story.place(ofRow: 6)))
    story.key(.menu)
    #expect(story.list.openRows == [6])
  }

  @Test func `without a mouse, the Menu key opens the focused row`() {
    var story = Self.focusing(4)
    story.key(.menu)
    #expect(story.list.openRows == [4])
  }

  @Test func `where a ring shows, the Menu key opens its row, wherever the mouse rests`() {
    var story = Self.focusing(4)
    story.event(.move(id: 0, to: story.place(ofRow: 6)))
    story.key(.menu)
    #expect(story.list.openRows == [4])
  }

  @Test func `keys are about the row that was opened by hand last`() {
    var story = Self.focusing(4)
    story.press(at: story.place(ofRow: 6), button: .right)
    story.release(after: 0.1)
    story.wait(1)
    story.key(.delete)
    #expect(story.list.deletedRows == [6])
    #expect(story.told.last == "delete 6")
  }

  @Test func `a right click opens the row under it`() {
    var story = Story()
    story.press(at: story.place(ofRow: 6), button: .right)
    story.release(after: 0.1)
    story.wait(1)
    #expect(story.told == ["will-open 6", "did-open 6"])
    // On the tutorial's timeline: it ended 0.6 s after the press.
    #expect(isNear(story.time(of: "did-open 6"), 0.6, within: 1e-12))
  }

  @Test func `undo and redo have their keys`() {
    var story = Self.focusing(4)
    story.key(.delete)
    story.key(.undo)
    story.key(.redo)
    #expect(story.told == ["delete 4", "undo 4", "redo 4"])
  }
}
