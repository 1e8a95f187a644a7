import SwipeCore
import Testing

@Suite struct FlickStories {
  /// One straight move, so long after the press.
  static func isFlick(dx: Double, dy: Double, after delay: Double, mode: SwipeList.Mode) -> Bool {
    var story = Story(mode: mode)
    story.press(at: story.place(ofRow: 6))
    story.move(dx, dy, after: delay)
    return story.told.contains("swipe-\(dx < 0 ? "left" : "right") 6")
  }

  @Test(
    arguments: [
      (0.1, 50, 0, true), (0.1, 49.99, 0, false), (0.1, 40, 0, false), (0.5, 50, 0, true),
      (0.5001, 50, 0, false), (0.1, 400, 0, true),
      // At most max(10, 50 · (1 − t/0.5)) across: 40 at 0.1 s, 25 at 0.25 s, 10 from 0.4 s on.
      (0.1, 60, 39.99, true), (0.1, 60, 40.01, false), (0.25, 60, 25, true),
      (0.25, 60, 25.01, false), (0.4, 60, 9.99, true), (0.45, 60, 10, true),
      (0.45, 60, 10.01, false), (0.5, 60, 10, true), (0.5, 60, 10.01, false),
      (0, 60, 50, true), (0, 60, 50.01, false), (0.1, 60, 55, false),
    ] as [(Double, Double, Double, Bool)])
  func `a flick is quick, long and straight`(
    delay: Double, dx: Double, dy: Double, isFlick: Bool
  ) {
    for mode in [SwipeList.Mode.tutorial, .system] {
      for (x, y) in [(-dx, dy), (-dx, -dy), (dx, dy), (dx, -dy)] {
        #expect(Self.isFlick(dx: x, dy: y, after: delay, mode: mode) == isFlick)
      }
    }
  }

  @Test func `it is recognised while the button is down, once`() {
    var story = Story()
    story.play("v<<<<<")
    #expect(story.told == ["swipe-left 0"])
    story.goOn("<<<>>>>>>>>>>>>")
    #expect(story.told == ["swipe-left 0"])
  }

  @Test(arguments: [SwipeList.Mode.tutorial, .system])
  func `all at one time, it is still a flick`(mode: SwipeList.Mode) {
    var story = Story(mode: mode)
    story.press(at: story.place(ofRow: 0))
    story.move(-60)
    story.release()
    story.wait(2)
    #expect(story.told == ["swipe-left 0", "will-open 0", "did-open 0"])
    #expect(story.offset() == -75)
  }

  @Test func `the release's own place may complete it`() {
    var story = Story()
    story.press(at: story.place(ofRow: 0))
    story.pointer.x -= 60
    story.release()
    story.wait(2)
    #expect(story.told == ["swipe-left 0", "will-open 0", "did-open 0"])
  }

  @Test(arguments: ["vuuuuuu^", "vdddddd^", "v<<<<^", "vuu<<<<<<<<<^"])
  func `up and down, or too short, it is none`(path: String) {
    var story = Story(mode: .tutorial)
    story.play(path, row: 8)
    story.wait(2)
    #expect(story.told.isEmpty)
  }

  @Test func `a flick with too much stray is none`() {
    var story = Story(mode: .tutorial)
    story.press(at: story.place(ofRow: 6))
    story.move(-60, 55, after: 0.1)
    story.release()
    story.wait(2)
    #expect(story.told.isEmpty)
  }

  /// 55 pt to the left, a flick; then back, and still for 0.2 s. The row is short of its half.
  @Test(arguments: [(14, true), (19.5, true), (20, false), (25, false)] as [(Double, Bool)])
  func `coming back 20 pt takes it back`(back: Double, opens: Bool) {
    var story = Story()
    story.press(at: story.place(ofRow: 0))
    // Locked at 20 pt, so that the row is at −35 at the furthest.
    story.move(-20, after: 0.05)
    story.move(-35, after: 0.05)
    #expect(story.told == ["swipe-left 0"])
    story.move(back, after: 0.05)
    story.release(after: 0.2)
    #expect(story.list.openRows == (opens ? [0] : []))
    story.wait(2)
    #expect(story.offset() == (opens ? -75 : 0))
  }

  @Test func `its furthest point is the furthest of the whole press`() {
    var story = Story()
    story.press(at: story.place(ofRow: 0))
    story.move(-20, after: 0.05)
    story.move(-30, after: 0.05)
    story.move(-5, after: 0.05)
    story.move(20, after: 0.05)
    story.release(after: 0.2)
    #expect(story.list.openRows.isEmpty)
  }

  @Test func `it tells the row that was pressed`() {
    var story = Story()
    story.play("v<<<<<", row: 4)
    #expect(story.told == ["swipe-left 4"])
    #expect(isNear(story.time(of: "swipe-left 4"), 5.0 / 60, within: 1e-12))
  }
}
