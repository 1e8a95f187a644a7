import SwipeCore
import Testing

@Suite struct UndoStories {
  @Test(arguments: [0, 0.075, 0.15, 0.2, 0.29] as [Double])
  func `undo puts the row back in its place, where it grows`(elapsed: Double) {
    var story = Story.opened(3)
    story.delete(3)
    story.wait(2)
    story.key(.undo)
    #expect(story.list.count == 20 && !story.list.isDeleted(3))
    #expect(story.told == ["delete 3", "undo 3"])
    story.wait(elapsed)
    let height = 60 * easeInOut(elapsed / 0.3)
    if height > 0 {
      #expect(isNear(story.visible(3)?.frame.height ?? .nan, height, within: 1e-6))
      #expect(story.visible(3)?.offset == 0)
    }
    #expect(isNear(story.visible(4)?.frame.y ?? .nan, 64 + 180 + height, within: 1e-6))
  }

  @Test func `after 0.3 s it is whole`() {
    var story = Story()
    story.delete(3)
    story.wait(2)
    story.key(.undo)
    story.wait(0.3001)
    #expect(story.visible(3)?.frame == Rect(x: 0, y: 64 + 180, width: 480, height: 60))
    #expect(story.offset(3) == 0 && story.list.openRows.isEmpty)
    #expect(!story.list.isMoving)
  }

  @Test(arguments: [0, 0.1, 0.2, 0.29] as [Double])
  func `undone while it collapses, it grows again from where it is`(elapsed: Double) {
    var story = Story.opened(3)
    story.delete(3)
    story.wait(elapsed)
    let before = story.visible(3)
    story.key(.undo)
    #expect(isNear(story.visible(3)?.frame.height ?? .nan, before?.frame.height ?? 0, within: 1e-9))
    #expect(isNear(story.offset(3), before?.offset ?? 0, within: 1e-9))
    var last = story.visible(3)?.frame.height ?? 0
    for _ in 0..<30 {
      story.wait(0.01)
      let height = story.visible(3)?.frame.height ?? 0
      #expect(height >= last)
      last = height
    }
    story.wait(0.01)
    #expect(story.visible(3)?.frame.height == 60 && story.offset(3) == 0)
    #expect(story.told == ["delete 3", "undo 3"])
  }

  @Test func `undo and redo go through all deletions in order`() {
    var story = Story(count: 50)
    let rows = (0..<30).map { $0 * 7 % 50 }
    for row in rows { story.delete(row) }
    #expect(story.list.canUndo && !story.list.canRedo)
    story.forget()
    for _ in rows { story.key(.undo) }
    #expect(story.told == rows.reversed().map { "undo \($0)" })
    #expect(story.list.count == 50 && !story.list.canUndo && story.list.canRedo)
    story.forget()
    for _ in rows { story.key(.redo) }
    #expect(story.told == rows.map { "redo \($0)" })
    #expect(story.list.deletedRows == rows.sorted() && !story.list.canRedo)
    story.forget()
    story.key(.redo)
    #expect(story.told.isEmpty)
    for _ in 0..<31 { story.key(.undo) }
    #expect(story.list.count == 50)
  }

  @Test func `another deletion ends what can be redone`() {
    var story = Story()
    story.delete(1)
    story.delete(2)
    story.key(.undo)
    story.delete(5)
    #expect(!story.list.canRedo)
    story.key(.undo)
    story.key(.undo)
    #expect(story.told.suffix(2) == ["undo 5", "undo 1"])
    #expect(story.list.deletedRows.isEmpty)
  }

  @Test(arguments: [0, 99])
  func `an undone row is scrolled into view`(row: Int) {
    var story = Story(count: 100)
    story.list.scroll(to: row == 0 ? 0 : 100_000)
    story.wait(1)
    story.delete(row)
    story.wait(1)
    story.list.scroll(to: row == 0 ? 100_000 : 0)
    story.wait(1)
    #expect(story.visible(row) == nil)
    story.key(.undo)
    story.wait(2)
    #expect(story.visible(row)?.frame.height == 60)
    let frame = story.visible(row)?.frame ?? .zero
    #expect(frame.y >= 64 && frame.maxY <= 800)
  }

  @Test func `a row in view stays where the list is`() {
    var story = Story(count: 100)
    story.list.scroll(to: 600)
    story.wait(1)
    story.delete(14)
    story.wait(1)
    let offset = story.list.scrollOffset
    story.key(.undo)
    story.wait(1)
    #expect(story.list.scrollOffset == offset)
  }

  @Test func `a veto holds for redo`() {
    var story = Story()
    story.delete(1)
    story.key(.undo)
    story.mayDelete = false
    story.key(.redo)
    #expect(story.list.count == 20)
  }

  @Test func `with nothing deleted there is nothing to undo`() {
    var story = Story()
    story.key(.undo)
    story.key(.redo)
    #expect(story.told.isEmpty && !story.list.canUndo && !story.list.canRedo)
  }

  @Test func `redone while it grows, it shrinks from where it is`() {
    var story = Story()
    story.delete(3)
    story.wait(1)
    story.key(.undo)
    story.wait(0.1)
    let height = story.visible(3)?.frame.height ?? 0
    story.key(.redo)
    #expect(isNear(story.visible(3)?.frame.height ?? .nan, height, within: 1e-9))
    story.wait(0.301)
    #expect(story.visible(3) == nil && story.list.count == 19)
  }
}
