import SwipeCore
import Testing

@Suite struct FollowStories {
  /// A press that is locked at once 6 pt to the left, and holds there.
  static func held(_ options: SwipeList.Options = SwipeList.Options()) -> Story {
    var story = Story(options: options)
    story.press(at: story.place(ofRow: 0))
    story.move(-6, after: 0.6)
    return story
  }

  @Test(arguments: [0, 1, 37.5, 60, 75] as [Double])
  func `as far as the button's width the row is where the pointer is`(pull: Double) {
    var story = Self.held()
    story.move(-pull, after: 0.1)
    #expect(isNear(story.offset(), -pull, within: 1e-12))
  }

  @Test(arguments: [1, 5, 25, 65, 125, 300, 700] as [Double])
  func `past it the rubber band holds the row back`(past: Double) {
    var story = Self.held()
    story.move(-75 - past, after: 0.1)
    #expect(isNear(story.offset(), -75 - rubberBand(past, extent: 480), within: 1e-9))
    // On the way back it lets go likewise.
    story.move(past, after: 0.1)
    #expect(isNear(story.offset(), -75, within: 1e-9))
  }

  @Test func `an open row is pulled further by the rubber band at once`() {
    var story = Story.opened()
    story.press(at: story.place(ofRow: 0))
    story.move(-6, after: 0.6)
    story.move(-40, after: 0.1)
    #expect(isNear(story.offset(), -75 - rubberBand(40, extent: 480), within: 1e-9))
  }

  @Test(arguments: [1, 20, 200] as [Double])
  func `without leading buttons the row does not go right of its place`(pull: Double) {
    var story = Self.held()
    story.move(pull, after: 0.1)
    #expect(story.offset() == 0)
    #expect(story.visible(0)?.showsButton == false)
    // It goes left again where the pointer is left of the lock.
    story.move(-pull - 10, after: 0.1)
    #expect(isNear(story.offset(), -10, within: 1e-12))
  }

  @Test func `an open row stops at its place on the way right`() {
    var story = Story.opened()
    story.press(at: story.place(ofRow: 0))
    story.move(6, after: 0.6)
    story.move(100, after: 0.1)
    #expect(story.offset() == 0)
    story.move(-45, after: 0.1)
    #expect(isNear(story.offset(), -20, within: 1e-12))
  }

  @Test func `the row follows at any distance from where it was pressed`() {
    var story = Self.held()
    story.move(-30, 500, after: 0.1)
    #expect(isNear(story.offset(), -30, within: 1e-12))
    story.move(10, -3000, after: 0.1)
    #expect(isNear(story.offset(), -20, within: 1e-12))
  }
}
