import SwipeCore
import Testing

/// More buttons than the one Delete.
@Suite struct ActionStories {
  static let green = Color(0x34C759)
  static let orange = Color(0xFF9500)

  static func list(trailing: [RowAction] = [.delete()], mode: SwipeList.Mode = .system) -> Story {
    Story(
      options: SwipeList.Options(
        mode: mode, actions: RowActions(trailing: trailing, leading: [.other(green)])))
  }

  @Test func `with leading buttons a right drag opens their side`() {
    var story = Self.list()
    story.play("v~>>>>>>.......^", row: 2)
    #expect(story.offset(2) == 50)
    story.wait(2)
    #expect(story.offset(2) == 75)
    #expect(story.told == ["will-open 2", "did-open 2"])
  }

  @Test func `past them the rubber band holds the row`() {
    var story = Self.list()
    story.press(at: story.place(ofRow: 2))
    story.move(6, after: 0.6)
    story.move(135, after: 0.1)
    #expect(isNear(story.offset(2), 75 + rubberBand(60, extent: 480), within: 1e-9))
  }

  @Test(arguments: [
    ("v~<<.......^", 75.0), ("v~<<<<<<.......^", 0), ("v<<<<<^", 0), ("v>>>>>^", 0),
  ])
  func `opened on the leading side, it decides as the mirror image`(path: String, rest: Double) {
    var story = Self.list()
    story.list.open(2, side: .leading)
    story.wait(1)
    #expect(story.offset(2) == 75)
    story.play(path, row: 2)
    story.wait(2)
    #expect(story.offset(2) == rest)
  }

  @Test func `a right flick opens the leading side in tutorial mode too`() {
    var story = Self.list(mode: .tutorial)
    story.play("v>>>>>")
    let start = story.now
    for (elapsed, offset) in [(0.25, 40), (0.5, 80), (0.6, 75)] as [(Double, Double)] {
      story.wait(until: start + elapsed)
      #expect(isNear(story.offset(), offset, within: 1e-6))
    }
  }

  @Test func `a leading button is pressed at the leading edge`() {
    var story = Self.list()
    story.list.open(2, side: .leading)
    story.wait(1)
    story.forget()
    story.play("v^", row: 2, x: 30)
    story.wait(1)
    #expect(story.told == ["action leading 0 2", "will-close 2", "did-close 2"])
    #expect(story.list.count == 20)
  }

  @Test(
    arguments: [
      (470, "delete 1"), (406, "delete 1"), (404, "action trailing 1 1"),
      (306, "action trailing 1 1"),
    ] as [(Double, String)])
  func `buttons stand side by side, the first at the edge`(x: Double, told: String) {
    var story = Self.list(trailing: [.delete(), .other(Self.orange, labelWidth: 76)])
    story.list.open(1)
    story.wait(1)
    // 75 for Delete, and 76 + 2 · 12 for the other.
    #expect(story.offset(1) == -175)
    story.play("v^", row: 1, x: x)
    #expect(story.told.contains(told))
  }

  @Test(arguments: [(0, 75), (51, 75), (52, 76), (100, 124)] as [(Double, Double)])
  func `a button is 75 pt wide, or its label and 12 pt on each side`(
    label: Double, width: Double
  ) {
    let delete = RowAction.delete(labelWidth: label)
    #expect(delete.width == width)
    var story = Story(options: SwipeList.Options(actions: RowActions(trailing: [delete])))
    story.list.open(0)
    story.wait(0.5)
    #expect(isNear(story.offset(), -width - 5, within: 1e-6))
    story.wait(1)
    #expect(story.offset() == -width)
  }

  @Test func `a narrower one is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = RowAction(role: .delete, width: 74)
    }
  }

  @Test func `a list without buttons does not slide`() {
    var story = Story(options: SwipeList.Options(actions: RowActions(trailing: [])))
    story.play("v<<<<<<<<")
    #expect(story.offset() == 0)
    story.goOn("^")
    story.list.open(0)
    story.wait(1)
    #expect(story.told == ["swipe-left 0"] && story.offset() == 0)
  }
}
