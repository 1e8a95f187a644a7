import SwipeCore
import Testing

/// Frames as text, written from the contract: a window 480 pt wide, the header 64 pt high, rows of
/// 60 pt, text and separator 16 pt from the edge, the button 75 pt wide.
@Suite struct PainterGoldens {
  static func expectLines(
    _ text: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wanted = text.split(separator: "\n").map(String.init)
    for line in lines.difference(from: wanted) {
      switch line {
      case .remove(let number, let line, _):
        Issue.record("line \(number + 1) is missing: \(line)", sourceLocation: sourceLocation)
      case .insert(let number, let line, _):
        Issue.record("line \(number + 1) is too much: \(line)", sourceLocation: sourceLocation)
      }
    }
  }

  static let separator = "#3C3C43/74"

  @Test func `closed rows are text and separators, and nothing red`() {
    let story = Story(count: 2)
    Self.expectLines(
      """
      text row 0 at 16,64 448×60 leading 16 #000000 in 0,64 480×60
      hairline 16,64 464×60 \(Self.separator) in 0,64 480×60
      text row 1 at 16,124 448×60 leading 16 #000000 in 0,124 480×60
      hairline 16,124 464×60 \(Self.separator) in 0,124 480×60
      """, story.list.rowsText())
  }

  @Test func `an open row shows its button at the edge`() {
    let story = Story.opened(1, count: 2)
    Self.expectLines(
      """
      text row 0 at 16,64 448×60 leading 16 #000000 in 0,64 480×60
      hairline 16,64 464×60 \(Self.separator) in 0,64 480×60
      rounded 397,124 83×60 r8 #FF3B30 in 405,124 75×60
      text action trailing 0 at 405,124 75×60 center 15 #FFFFFF
      fill -75,124 480×60 #FFFFFF in 0,124 480×60
      text row 1 at -59,124 448×60 leading 16 #000000 in 0,124 480×60
      hairline -59,124 464×60 \(Self.separator) in 0,124 480×60
      """, story.list.rowsText())
  }

  @Test func `a row on its way uncovers the button in its place`() {
    var story = Story(count: 1)
    story.list.open(0)
    story.wait(0.25)
    Self.expectLines(
      """
      rounded 397,64 83×60 r8 #FF3B30 in 440,64 40×60
      text action trailing 0 at 405,64 75×60 center 15 #FFFFFF in 440,64 40×60
      fill -40,64 480×60 #FFFFFF in 0,64 480×60
      text row 0 at -24,64 448×60 leading 16 #000000 in 0,64 480×60
      hairline -24,64 464×60 \(Self.separator) in 0,64 480×60
      """, story.list.rowsText())
  }

  @Test func `past its width the button stretches, its label beside the row's edge`() {
    var story = Story(count: 1)
    story.list.open(0)
    story.wait(0.5)
    Self.expectLines(
      """
      rounded 392,64 88×60 r8 #FF3B30 in 400,64 80×60
      text action trailing 0 at 400,64 75×60 center 15 #FFFFFF in 400,64 80×60
      fill -80,64 480×60 #FFFFFF in 0,64 480×60
      text row 0 at -64,64 448×60 leading 16 #000000 in 0,64 480×60
      hairline -64,64 464×60 \(Self.separator) in 0,64 480×60
      """, story.list.rowsText())
  }

  @Test func `a collapsing row is cut at its height, and the next follows it`() {
    var story = Story(count: 2)
    story.delete(0)
    story.wait(0.15)
    Self.expectLines(
      """
      rounded 232,64 248×30 r8 #FF3B30 in 240,64 240×30
      text action trailing 0 at 240,64 75×30 center 15 #FFFFFF in 240,64 240×30
      trash 315,69 20×20 #FFFFFF in 240,64 240×30
      fill -240,64 480×60 #FFFFFF in 0,64 480×30
      text row 0 at -224,64 448×60 leading 16 #000000 in 0,64 480×30
      hairline -224,64 464×30 \(Self.separator) in 0,64 480×30
      text row 1 at 16,94 448×60 leading 16 #000000 in 0,94 480×60
      hairline 16,94 464×60 \(Self.separator) in 0,94 480×60
      """, story.list.rowsText())
  }

  @Test func `rows are cut at the header`() {
    var story = Story(count: 13)  // 780 pt in 736
    story.list.scroll(to: 44)
    story.wait(5)
    let lines = story.list.rowsText()
    Self.expectLines(
      """
      text row 0 at 16,20 448×60 leading 16 #000000 in 0,64 480×16
      hairline 16,20 464×60 \(Self.separator) in 0,64 480×16
      text row 1 at 16,80 448×60 leading 16 #000000 in 0,80 480×60
      hairline 16,80 464×60 \(Self.separator) in 0,80 480×60
      """, Array(lines.prefix(4)))
    #expect(lines.last == "hairline 16,740 464×60 \(Self.separator) in 0,740 480×60")
  }

  @Test(
    arguments: [
      (Theme.light, "#FF3B30"), (.dark, "#FF453A"),
    ])
  func `Delete is red, in the light and in the dark`(theme: Theme, red: String) {
    let story = Story.opened(0, count: 1)
    #expect(story.list.rowsText(theme).first == "rounded 397,64 83×60 r8 \(red) in 405,64 75×60")
    #expect(!Story(count: 3).list.rowsText(theme).contains { $0.contains(red) })
  }

  // MARK: - The button under the mouse

  static func ground(_ story: Story) -> Color? {
    for command in story.frameCommands {
      if case .rounded(_, _, let color) = command.shape,
        command.clip == Rect(x: 405, y: 64, width: 75, height: 60)
      {
        return color
      }
    }
    return nil
  }

  @Test func `Delete looks hovered and pressed while it is`() {
    var story = Story.opened(0)
    let theme = Theme.light
    #expect(Set([theme.delete, theme.deleteHovered, theme.deletePressed]).count == 3)
    #expect(Self.ground(story) == theme.delete)
    let place = story.place(ofRow: 0, x: 440)
    story.event(.move(id: 0, to: place))
    #expect(Self.ground(story) == theme.deleteHovered)
    story.press(at: place)
    #expect(Self.ground(story) == theme.deletePressed)
    story.event(.move(id: 0, to: Point(x: 440, y: place.y + 1)))
    #expect(Self.ground(story) == theme.deletePressed)
    // Past the slop it is no click any more.
    story.move(0, 5)
    #expect(Self.ground(story) != theme.deletePressed)
  }

  @Test func `a mouse that leaves takes the look with it`() {
    var story = Story.opened(0)
    story.event(.move(id: 0, to: story.place(ofRow: 0, x: 440)))
    story.event(.leave)
    #expect(Self.ground(story) == Theme.light.delete)
    story.event(.move(id: 0, to: story.place(ofRow: 0, x: 400)))
    #expect(Self.ground(story) == Theme.light.delete)
  }

  // MARK: - More

  @Test func `armed, the button fills what the row has uncovered`() {
    var story = Story(count: 1, options: SwipeList.Options(allowsFullSwipe: true))
    story.press(at: story.place(ofRow: 0, x: 470))
    story.move(-6, after: 0.6)
    story.move(-300, after: 0.1)
    #expect(story.told == ["full-swipe-enter 0"])
    #expect(story.list.rowsText().first == "fill 180,64 300×60 #FF3B30")
  }

  @Test func `two buttons stand side by side and stretch together`() {
    let options = SwipeList.Options(
      actions: RowActions(trailing: [.delete(), .other(Color(0xFF9500))]))
    var story = Story(count: 1, options: options)
    story.list.open(0)
    story.wait(1)
    #expect(
      story.list.rowsText().filter { $0.hasPrefix("rounded") || $0.hasPrefix("fill") }.prefix(2)
        == [
          "rounded 397,64 83×60 r8 #FF3B30 in 405,64 75×60", "fill 330,64 75×60 #FF9500",
        ])
  }

  @Test func `a leading button shows at the leading edge`() {
    let options = SwipeList.Options(actions: RowActions(leading: [.other(Color(0x34C759))]))
    var story = Story(count: 1, options: options)
    story.list.open(0, side: .leading)
    story.wait(1)
    Self.expectLines(
      """
      rounded 0,64 83×60 r8 #34C759 in 0,64 75×60
      text action leading 0 at 0,64 75×60 center 15 #FFFFFF
      fill 75,64 480×60 #FFFFFF in 0,64 480×60
      text row 0 at 91,64 448×60 leading 16 #000000 in 0,64 480×60
      hairline 91,64 464×60 \(Self.separator) in 0,64 480×60
      """, story.list.rowsText())
  }

  @Test func `nothing is drawn outside the window`() {
    var story = Story.opened(3)
    story.wheel(dy: -0.4, isPrecise: true)
    story.delete(1)
    for _ in 0..<20 {
      story.wait(0.03)
      for command in story.frameCommands {
        let window = Rect(x: 0, y: 0, width: 480, height: 800)
        #expect(command.clip.intersection(window) == command.clip && !command.clip.isEmpty)
      }
    }
  }

  @Test func `a steady list gives the same frame again`() {
    let story = Story.opened(3)
    var frame = story.frameCommands
    let first = frame
    Painter(theme: .light).paint(story.list, into: &frame)
    #expect(frame == first)
  }
}
