import SwipeCore
import Testing

@Suite struct ReducedMotionStories {
  static let reduced = SwipeList.Options(reducesMotion: true)

  /// Does the same to both lists, and leaves each time to come to rest.
  static func both(_ acts: (inout Story) -> Void) -> (full: Story, reduced: Story) {
    var full = Story()
    var reduced = Story(options: reduced)
    acts(&full)
    acts(&reduced)
    return (full, reduced)
  }

  @Test func `the same is told, in the same order`() {
    let (full, reduced) = Self.both { story in
      for path in ["v<<<<<<^", "v>>>>>>^", "v~<<<<<<.......^", "v~>>.......^", "v~>>>>>.......^"] {
        story.play(path, row: 3)
        story.wait(2)
      }
      story.play("v<<<<<<^", row: 1)
      story.wait(2)
      story.play("v<<<<<<^", row: 4)
      story.wait(2)
      story.play("v^", row: 4, x: 440)
      story.wait(2)
      for command in [Command.undo, .redo, .undo, .moveToEnd, .slide(.left), .dismiss] {
        story.key(command)
        story.wait(2)
      }
      story.play("vuuuuuu^", row: 15)
      story.wait(9)
    }
    #expect(full.told.count > 20)
    // A row that closes and another that opens meanwhile end as their own lengths have it.
    for row in 0..<20 {
      #expect(
        full.told.filter { $0.hasSuffix(" \(row)") }
          == reduced.told.filter { $0.hasSuffix(" \(row)") })
    }
    #expect(full.list.deletedRows == reduced.list.deletedRows)
  }

  @Test(arguments: ["v<<<<<<^", "v~<<<<<<.......^", "key", "program"])
  func `a row opens in 0.15 s and does not overshoot`(way: String) {
    var story = Story(options: Self.reduced)
    switch way {
    case "key":
      story.key(.moveToStart)
      story.key(.slide(.left))
    case "program": story.list.open(0)
    default: story.play(way)
    }
    let start = story.now
    var last = story.offset()
    for _ in 0..<40 {
      story.wait(0.005)
      #expect(story.offset() >= -75 && story.offset() <= last)
      last = story.offset()
    }
    #expect(story.offset() == -75)
    #expect(isNear(story.time(of: "did-open 0"), start + 0.15, within: 1e-12))
  }

  @Test func `a row closes in 0.15 s`() {
    var story = Story.opened(options: Self.reduced)
    story.list.close(0)
    let start = story.now
    story.wait(1)
    #expect(isNear(story.time(of: "did-close 0"), start + 0.15, within: 1e-12))
  }

  @Test func `a deleted row fades in place, and is gone after 0.15 s`() throws {
    var story = Story.opened(2, options: Self.reduced)
    story.delete(2)
    var last = 255
    for _ in 0..<14 {
      story.wait(0.01)
      #expect(story.offset(2) == -75)
      let text = story.frameCommands.compactMap { command -> Text? in
        guard case .text(let text) = command.shape, text.source == .row(2) else { return nil }
        return text
      }
      let alpha = Int(try #require(text.first).color.alpha)
      #expect(alpha <= last)
      last = alpha
    }
    #expect(last < 20)
    story.wait(0.011)
    #expect(story.visible(2) == nil)
    #expect(story.visible(3)?.frame.y == 184)
  }

  @Test func `coasting does not pass an end`() {
    var story = Story(count: 30, options: Self.reduced)
    story.list.scroll(to: 600)
    story.wait(2)
    story.press(at: Point(x: 200, y: 700))
    for _ in 0..<10 { story.move(0, -20, after: 0.01) }
    story.release()
    for _ in 0..<200 {
      story.wait(0.01)
      #expect(story.list.scrollOffset <= 1064)
    }
    #expect(isNear(story.list.scrollOffset, 1064, within: 1e-9))
  }
}
