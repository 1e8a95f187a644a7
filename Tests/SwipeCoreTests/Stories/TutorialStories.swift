import SwipeCore
import Testing

@Suite struct TutorialStories {
  /// 60 pt to the left in 0.1 s; the flick is recognised with the 50th, at 0.1 s · 5/6.
  static let flick = "v<<<<<<^"
  static let recognised = 5.0 / 60

  static func opened() -> Story {
    var story = Story(mode: .tutorial)
    story.play(flick)
    story.wait(1)
    story.forget()
    return story
  }

  @Test(
    arguments: [(0, 0), (0.25, -40), (0.5, -80), (0.6, -75), (3, -75)] as [(Double, Double)])
  func `a flick plays the tutorial's timeline`(elapsed: Double, offset: Double) {
    var story = Story(mode: .tutorial)
    let recognised = story.now + Self.recognised
    story.play("v<<<<<")
    #expect(isNear(story.offset(), 0, within: 1e-12))
    story.wait(until: recognised + elapsed)
    #expect(isNear(story.offset(), offset, within: 1e-6))
  }

  @Test(arguments: [0.1, 0.2, 0.3, 0.45, 0.52, 0.55, 0.59])
  func `both of its legs ease in and out`(elapsed: Double) {
    var story = Story(mode: .tutorial)
    story.play(Self.flick)
    story.wait(until: Self.recognised + elapsed)
    let expected =
      elapsed < 0.5 ? -80 * easeInOut(elapsed / 0.5) : -80 + 5 * easeInOut((elapsed - 0.5) / 0.1)
    #expect(isNear(story.offset(), expected, within: 1e-6))
  }

  @Test func `the row never follows the pointer`() {
    var story = Story(mode: .tutorial)
    story.play("v<<<<")
    #expect(story.offset() == 0)
    story.goOn("^")
    #expect(story.offset() == 0 && story.told.isEmpty)
  }

  @Test func `it is announced at the flick and at the exact end`() {
    var story = Story(mode: .tutorial)
    story.play(Self.flick)
    story.wait(2)
    #expect(story.told == ["swipe-left 0", "will-open 0", "did-open 0"])
    #expect(isNear(story.time(of: "will-open 0"), Self.recognised, within: 1e-12))
    #expect(isNear(story.time(of: "did-open 0"), Self.recognised + 0.6, within: 1e-12))
  }

  @Test(arguments: ["v<<<<<", "v>>>>>"])
  func `a flick either way restores the row in half a second and then hides the button`(
    path: String
  ) {
    var story = Self.opened()
    story.play(path)
    let start = story.now
    #expect(isNear(story.offset(), -75, within: 1e-9))
    story.wait(until: start + 0.25)
    #expect(isNear(story.offset(), -37.5, within: 1e-6))
    #expect(story.visible(0)?.showsButton == true)
    story.wait(until: start + 0.499)
    #expect(story.visible(0)?.showsButton == true)
    story.wait(until: start + 0.5001)
    #expect(story.offset() == 0)
    #expect(story.visible(0)?.showsButton == false)
    #expect(story.told.suffix(2) == ["will-close 0", "did-close 0"])
    #expect(isNear(story.time(of: "did-close 0"), start + 0.5, within: 1e-12))
  }

  @Test func `the wheel restores the row in half a second`() {
    var story = Story.opened(3, options: SwipeList.Options(mode: .tutorial))
    let start = story.now
    story.wheel(dy: -1)
    story.wait(until: start + 0.25)
    #expect(isNear(story.offset(3), -37.5, within: 1e-6))
    story.wait(until: start + 0.499)
    #expect(story.visible(3)?.showsButton == true)
    story.wait(until: start + 1)
    #expect(story.visible(3)?.showsButton == false)
    #expect(story.told == ["will-close 3", "did-close 3"])
    #expect(isNear(story.time(of: "did-close 3"), start + 0.5, within: 1e-12))
  }

  @Test(arguments: [SwipeList.Mode.tutorial, .system])
  func `a right flick on a closed row does nothing`(mode: SwipeList.Mode) {
    var story = Story(mode: mode)
    story.play("v>>>>>>^")
    for _ in 0..<60 {
      story.wait(1.0 / 60)
      #expect(story.offset() == 0)
    }
    #expect(story.told == ["swipe-right 0"])
  }

  @Test(arguments: [0.1, 0.25, 0.4, 0.55])
  func `turned back on its way, it starts from where it is on screen`(elapsed: Double) {
    var story = Story(mode: .tutorial)
    story.play(Self.flick)
    story.wait(until: Self.recognised + elapsed)
    let from = story.offset()
    story.press(at: story.place(ofRow: 0))
    story.move(-60)
    #expect(isNear(story.offset(), from, within: 1e-9))
    story.wait(0.25)
    #expect(isNear(story.offset(), from / 2, within: 1e-6))
    story.wait(0.3)
    #expect(story.offset() == 0)
    #expect(
      story.told == ["swipe-left 0", "will-open 0", "swipe-left 0", "will-close 0", "did-close 0"])
  }

  @Test func `opening another row closes the first at the same moment`() {
    var story = Self.opened()
    story.play("v<<<<<", row: 3)
    #expect(story.list.openRows == [3])
    #expect(story.told.contains("will-close 0"))
    story.wait(1)
    #expect(story.offset(0) == 0 && story.offset(3) == -75)
  }
}
