import SwipeCore
import Testing

@Suite struct FullSwipeStories {
  /// Pulled so far in a list of that width.
  static func pulled(_ pull: Double, width: Double = 480, isAllowed: Bool = true) -> Story {
    var story = Story(width: width, options: SwipeList.Options(allowsFullSwipe: isAllowed))
    story.press(at: story.place(ofRow: 2, x: width - 20))
    story.move(-6, after: 0.6)
    story.move(-pull, after: 0.1)
    return story
  }

  @Test(arguments: [40, 75, 150, 288, 289, 470] as [Double])
  func `the row follows as far as the pointer goes`(pull: Double) {
    #expect(isNear(Self.pulled(pull).offset(2), -pull, within: 1e-12))
  }

  /// Past max(0.6 W, w + 50): 288 in 480 pt; 125 in 200.
  @Test(
    arguments: [
      (480, 288, false), (480, 288.1, true), (200, 125, false), (200, 125.1, true),
      (480, 100, false), (1000, 600, false), (1000, 600.1, true),
    ] as [(Double, Double, Bool)])
  func `past its mark it is armed`(width: Double, pull: Double, isArmed: Bool) {
    let story = Self.pulled(pull, width: width)
    #expect(story.told == (isArmed ? ["full-swipe-enter 2"] : []))
  }

  @Test func `coming and going are told in pairs`() {
    var story = Self.pulled(300)
    story.move(50, after: 0.1)
    story.move(-50, after: 0.1)
    story.move(-50, after: 0.1)
    story.move(200, after: 0.1)
    #expect(
      story.told == [
        "full-swipe-enter 2", "full-swipe-exit 2", "full-swipe-enter 2", "full-swipe-exit 2",
      ])
    story.release(after: 0.2)
    story.wait(2)
    #expect(story.told.suffix(2) == ["will-open 2", "did-open 2"])
    #expect(story.list.count == 20)
  }

  @Test(arguments: [0.2, 0.001])
  func `let go there, it is deleted, whatever the speed`(pause: Double) {
    var story = Self.pulled(350)
    story.move(5, after: 0.005)
    story.move(5, after: 0.005)
    story.release(after: pause)
    story.wait(2)
    #expect(story.told == ["full-swipe-enter 2", "full-swipe-exit 2", "delete 2"])
    #expect(story.list.deletedRows == [2])
  }

  @Test func `it slides out from where it is`() {
    var story = Self.pulled(350)
    story.release(after: 0.2)
    let start = story.now
    for part in [0, 0.3, 0.7] as [Double] {
      story.wait(until: start + 0.3 * part)
      #expect(isNear(story.offset(2), -350 - 130 * easeInOut(part), within: 1e-6))
    }
  }

  @Test func `taken away, it is not deleted`() {
    var story = Self.pulled(350)
    story.event(.cancel(id: 0), after: 0.1)
    story.wait(2)
    #expect(story.list.count == 20)
    #expect(story.told.prefix(2) == ["full-swipe-enter 2", "full-swipe-exit 2"])
    #expect([0, -75].contains(story.offset(2)))
  }

  @Test func `unless asked for, there is none`() {
    var story = Self.pulled(460, isAllowed: false)
    #expect(story.offset(2) > -460 && story.told.isEmpty)
    story.release(after: 0.2)
    story.wait(2)
    #expect(story.list.count == 20 && story.offset(2) == -75)
  }
}
