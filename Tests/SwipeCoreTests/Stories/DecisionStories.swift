import SwipeCore
import Testing

/// Where a row goes that is let go. Still for 0.1 s before that, its speed is 0; half a second after
/// the press nothing is a flick any more.
@Suite struct DecisionStories {
  @Test(arguments: [(-36.5, false), (-37.5, false), (-38.5, true), (-200, true), (-1, false)])
  func `a closed row opens from past the half`(pull: Double, opens: Bool) {
    var story = Story()
    story.letGo(pull: pull)
    story.wait(2)
    #expect(story.offset() == (opens ? -75 : 0))
    #expect(story.told == (opens ? ["will-open 0", "did-open 0"] : []))
    #expect(story.list.lastDecision?.reason == .place)
  }

  @Test(arguments: [(36.5, true), (37.5, true), (38.5, false), (75, false), (-30, true)])
  func `an open row closes from short of the half`(pull: Double, staysOpen: Bool) {
    var story = Story.opened()
    story.letGo(pull: pull)
    story.wait(2)
    #expect(story.offset() == (staysOpen ? -75 : 0))
    #expect(story.told == (staysOpen ? [] : ["will-close 0", "did-close 0"]))
  }

  @Test(
    arguments: [
      ("v<<^", -75.0),  // 10 pt aside, at 600 pt/s
      ("v~<<^", -75),  // the same, long after the press
      ("v~<<.......^", 0),  // not far, and still
      ("v~<<<<<<.......^", -75),  // past the half, and still
      ("v~<<<<<<<<>>>^", 0),  // past the half, but on the way back
      ("v<<<<<^", -75),  // a flick
      ("v<<<<<.......^", -75),  // a flick, and still short of… the half is 37.5, it is at 40
      ("v>>>>>>^", 0),  // a flick the other way
      ("v~>>>>>>^", 0),
    ])
  func `a closed row goes where the pointer meant it to`(path: String, rest: Double) {
    var story = Story()
    story.play(path)
    story.wait(2)
    #expect(story.offset() == rest)
  }

  @Test(
    arguments: [
      ("v~>>^", 0.0),  // at 600 pt/s to the right
      ("v~<<^", -75),  // at 600 pt/s to the left
      ("v~>>.......^", -75),  // not far, and still
      ("v~>>>>>>>.......^", 0),  // past the half, and still
      ("v~>>>>>>>><<<^", -75),  // past the half, but on the way back
      ("v<<<<<^", 0),  // another left flick restores it
      ("v<<<<<.......^", 0),
      ("v>>>>>^", 0),  // so does a right flick
    ])
  func `an open row goes where the pointer meant it to`(path: String, rest: Double) {
    var story = Story.opened()
    story.play(path)
    story.wait(2)
    #expect(story.offset() == rest)
  }

  @Test(arguments: [(-290, false), (-310, true)] as [(Double, Bool)])
  func `above 300 points a second the way decides`(speed: Double, opens: Bool) {
    var story = Story()
    story.press(at: story.place(ofRow: 0))
    story.wait(0.6)
    for _ in 0..<8 { story.move(speed / 100, after: 0.01) }
    story.release(after: 0.01)
    // It is only half of the half.
    #expect(abs(story.offset()) < 22)
    #expect(isNear(story.list.lastDecision?.velocity ?? 0, speed, within: 1e-6))
    #expect(story.list.lastDecision?.reason == (opens ? .speed : .place))
    story.wait(2)
    #expect(story.offset() == (opens ? -75 : 0))
  }

  @Test(arguments: [(290, true), (310, false)] as [(Double, Bool)])
  func `above 300 points a second to the right an open row closes`(speed: Double, stays: Bool) {
    var story = Story.opened()
    story.press(at: story.place(ofRow: 0))
    story.wait(0.6)
    for _ in 0..<8 { story.move(speed / 100, after: 0.01) }
    story.release(after: 0.01)
    story.wait(2)
    #expect(story.offset() == (stays ? -75 : 0))
  }
}
