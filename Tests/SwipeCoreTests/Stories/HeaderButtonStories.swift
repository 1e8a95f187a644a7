import SwipeCore
import Testing

@Suite struct HeaderButtonStories {
  private static func story(isRightToLeft: Bool = false) -> Story {
    Story(
      options: SwipeList.Options(isRightToLeft: isRightToLeft, headerButtonWidth: 70))
  }

  /// The button's middle: 16 pt from the edge, in a header of 64 pt.
  private static let middle = Point(x: 480 - 16 - 35, y: 32)

  @Test func `a click on it is told once`() {
    var story = Self.story()
    story.click(at: Self.middle)
    let told1 = story.list.takeHeaderButtonPress()
    #expect(told1)
    let told2 = story.list.takeHeaderButtonPress()
    #expect(!told2)
  }

  @Test func `it is mirrored for readers from right to left`() throws {
    var story = Self.story(isRightToLeft: true)
    story.click(at: Self.middle)
    let told3 = story.list.takeHeaderButtonPress()
    #expect(!told3)
    story.click(at: Point(x: 16 + 35, y: 32))
    let told4 = story.list.takeHeaderButtonPress()
    #expect(told4)
    #expect(story.box(of: .headerButton) == Rect(x: 16, y: 14, width: 70, height: 36))
  }

  @Test func `a press that slides off it, or comes from elsewhere, is none`() {
    var story = Self.story()
    story.press(at: Self.middle)
    story.move(0, 60)
    story.release()
    let told5 = story.list.takeHeaderButtonPress()
    #expect(!told5)
    story.press(at: Point(x: 300, y: 32))
    story.move(Self.middle.x - 300, 0)
    story.release()
    let told6 = story.list.takeHeaderButtonPress()
    #expect(!told6)
    story.press(at: Self.middle, button: .right)
    story.release()
    let told7 = story.list.takeHeaderButtonPress()
    #expect(!told7)
  }

  @Test func `a list without one has none`() {
    var story = Story()
    story.click(at: Self.middle)
    let told8 = story.list.takeHeaderButtonPress()
    #expect(!told8)
    #expect(story.box(of: .headerButton) == nil)
  }

  @Test func `neither title nor count lie under it`() throws {
    let story = Self.story()
    let button = try #require(story.box(of: .headerButton))
    #expect(button == Rect(x: 394, y: 14, width: 70, height: 36))
    for source in [TextSource.title, .count(20)] {
      let box = try #require(story.box(of: source))
      #expect(box.maxX <= button.x)
    }
  }

  @Test func `under the mouse and while it is pressed it is lit`() {
    var story = Self.story()
    func ground() -> Color? {
      for command in story.frameCommands {
        if case .rounded(_, _, let color) = command.shape, command.shape.rect.y == 14 {
          return color
        }
      }
      return nil
    }
    #expect(ground() == Theme.light.markedRow)
    story.event(.move(id: 0, to: Self.middle))
    #expect(ground() == Theme.light.pressedRow)
    story.event(.leave)
    #expect(ground() == Theme.light.markedRow)
    story.device = .touch
    story.press(at: Self.middle)
    #expect(ground() == Theme.light.pressedRow)
  }

  @Test func `Escape says whether there is anything to put away`() {
    var story = Self.story()
    #expect(!story.list.canDismiss)
    story.list.open(1)
    #expect(story.list.canDismiss)
    story.key(.dismiss)
    #expect(!story.list.canDismiss)
    story.delete(3)
    #expect(story.list.canDismiss)
    story.key(.dismiss)
    #expect(!story.list.canDismiss)
    story.list.show(Message(id: 1, actionWidths: [90]))
    #expect(story.list.canDismiss && story.list.shows(message: 1))
    story.key(.dismiss)
    #expect(!story.list.canDismiss && !story.list.shows(message: 1))
  }
}
