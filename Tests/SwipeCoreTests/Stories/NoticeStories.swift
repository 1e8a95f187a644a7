import SwipeCore
import Testing

@Suite struct NoticeStories {
  static func deleted(_ row: Int = 3) -> Story {
    var story = Story()
    story.delete(row)
    story.wait(1)
    return story
  }

  @Test func `it says what was deleted, for 5 seconds`() {
    var story = Self.deleted()
    let box = story.box(of: .deleted(row: 3))
    #expect(box != nil)
    // It stands still until then.
    story.wait(until: 4.999)
    #expect(story.box(of: .deleted(row: 3)) == box)
    // It may take a moment to slide away.
    story.wait(until: 5.5)
    #expect(story.box(of: .deleted(row: 3)) == nil)
    #expect(story.box(of: .undo) == nil)
  }

  @Test func `another deletion has its own 5 seconds`() {
    var story = Self.deleted()
    story.wait(until: 3)
    story.delete(7)
    #expect(story.box(of: .deleted(row: 3)) == nil)
    story.wait(until: 7.9)
    #expect(story.box(of: .deleted(row: 7)) != nil)
    story.wait(until: 8.5)
    #expect(story.box(of: .deleted(row: 7)) == nil)
  }

  @Test func `hovering keeps it`() throws {
    var story = Self.deleted()
    let box = try #require(story.box(of: .deleted(row: 3)))
    story.event(.move(id: 0, to: Point(x: box.midX, y: box.midY)))
    story.wait(60)
    #expect(story.box(of: .deleted(row: 3)) != nil)
    story.event(.move(id: 0, to: Point(x: box.midX, y: 100)))
    story.wait(6)
    #expect(story.box(of: .deleted(row: 3)) == nil)
  }

  @Test func `a mouse that leaves the window hovers no more`() throws {
    var story = Self.deleted()
    let box = try #require(story.box(of: .deleted(row: 3)))
    story.event(.move(id: 0, to: Point(x: box.midX, y: box.midY)))
    story.wait(60)
    story.event(.leave)
    story.wait(6)
    #expect(story.box(of: .deleted(row: 3)) == nil)
  }

  @Test func `its Undo undoes and puts it away`() throws {
    var story = Self.deleted()
    let box = try #require(story.box(of: .undo))
    story.click(at: Point(x: box.midX, y: box.midY))
    #expect(story.told == ["delete 3", "undo 3"])
    story.wait(1)
    #expect(story.box(of: .undo) == nil)
    #expect(story.visible(3)?.frame.height == 60)
  }

  @Test func `its Undo is pressed where it is pressed and let go`() throws {
    var story = Self.deleted()
    let box = try #require(story.box(of: .undo))
    story.press(at: Point(x: box.midX, y: box.midY))
    story.move(0, -200, after: 0.1)
    story.release(after: 0.1)
    story.wait(1)
    #expect(story.told == ["delete 3"])
  }

  @Test func `what lies under it is not pressed`() throws {
    var story = Self.deleted()
    let box = try #require(story.box(of: .deleted(row: 3)))
    story.play("v^", at: Point(x: box.x + 5, y: box.midY))
    story.play("v~<<<<<<.......^", at: Point(x: box.x + 100, y: box.midY))
    #expect(story.told == ["delete 3"])
  }

  @Test(arguments: [0, 1])
  func `a click on its words puts a message away that has no button`(buttons: Int) throws {
    var story = Story()
    story.list.show(Message(id: 7, actionWidths: Array(repeating: 90, count: buttons)))
    story.wait(60)
    let box = try #require(story.box(of: .message(7)))
    story.click(at: Point(x: box.midX, y: box.midY))
    story.wait(1)
    #expect((story.box(of: .message(7)) == nil) == (buttons == 0))
    #expect(story.told.isEmpty)
  }

  @Test func `Escape puts it away, where no row is open`() {
    var story = Self.deleted()
    story.list.open(5)
    story.wait(1)
    story.key(.dismiss)
    story.wait(1)
    #expect(story.list.openRows.isEmpty)
    #expect(story.box(of: .deleted(row: 3)) != nil)
    story.key(.dismiss)
    story.wait(1)
    #expect(story.box(of: .deleted(row: 3)) == nil)
  }
}
