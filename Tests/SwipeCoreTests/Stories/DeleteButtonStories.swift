import SwipeCore
import Testing

@Suite struct DeleteButtonStories {
  static let delete = 442.0

  @Test func `a click on Delete deletes, once`() {
    var story = Story.opened(2)
    story.play("v^", row: 2, x: Self.delete)
    #expect(story.told == ["delete 2"])
    #expect(isNear(story.time(of: "delete 2"), story.now, within: 1e-12))
    #expect(story.list.count == 19 && story.list.deletedRows == [2])
  }

  @Test(arguments: [0, 0.001, 0.02, 0.1, 0.2])
  func `however often it is clicked`(pause: Double) {
    var story = Story.opened(2)
    let place = story.place(ofRow: 2, x: Self.delete)
    for _ in 0..<4 {
      story.press(at: place)
      story.release(after: pause / 4)
      story.wait(pause)
    }
    story.wait(1)
    #expect(story.told.filter { $0.hasPrefix("delete") } == ["delete 2"])
  }

  @Test(
    arguments: [(405, true), (404.9, false), (479.9, true), (440, true)] as [(Double, Bool)])
  func `Delete is as wide as the row has slid`(x: Double, deletes: Bool) {
    var story = Story.opened(2)
    story.play("v^", row: 2, x: x)
    #expect(story.told.contains("delete 2") == deletes)
  }

  @Test(arguments: ["v<<<<<.^", "v>>>>.^", "vuuuuuu^", "vdddddd^", "v>>><<<^"])
  func `a press on Delete that slides off it deletes nothing`(path: String) {
    var story = Story.opened(5)
    story.play(path, row: 5, x: Self.delete)
    story.wait(2)
    #expect(!story.told.contains("delete 5"))
    #expect(story.list.count == 20)
  }

  @Test func `a press beside Delete that is let go on it deletes nothing`() {
    var story = Story.opened(5)
    story.press(at: story.place(ofRow: 5, x: 403))
    story.move(3)
    story.release()
    story.wait(2)
    #expect(story.list.count == 20)
  }

  @Test func `where a closed row's Delete would be there is only the row`() {
    var story = Story()
    story.play("v^", row: 2, x: Self.delete)
    #expect(story.told == ["select 2"])
    #expect(story.rows.allSatisfy { !$0.showsButton })
    #expect(story.box(of: .action(.trailing, index: 0)) == nil)
  }

  @Test func `Delete can be pressed while the row is on its way`() {
    var story = Story()
    story.list.open(2)
    story.wait(0.3)
    story.play("v^", row: 2, x: 470)
    #expect(story.told == ["will-open 2", "delete 2"])
  }

  @Test func `the middle button does nothing`() {
    var story = Story.opened(2)
    story.press(at: story.place(ofRow: 2, x: 440), button: .middle)
    story.move(-60, after: 0.1)
    story.release(after: 0.1)
    story.wait(1)
    #expect(story.told.isEmpty && story.offset(2) == -75)
  }
}
