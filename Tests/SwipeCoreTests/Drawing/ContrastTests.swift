import Glibc
import SwipeCore
import Testing

/// Every text can be read on what lies behind it: the contrast of WCAG 2, from the frames themselves.
@Suite struct ContrastTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let theme: Theme
    /// The least contrast of a button's label on the system's red.
    let onRed: Double
  }

  static let cases = [
    Case(testDescription: "light", theme: .light, onRed: 3),
    Case(testDescription: "dark", theme: .dark, onRed: 3),
    Case(testDescription: "light, high contrast", theme: .lightHighContrast, onRed: 4.5),
    Case(testDescription: "dark, high contrast", theme: .darkHighContrast, onRed: 4.5),
  ]

  /// The list in all the states that put text on another ground.
  static var stories: [Story] {
    var stories = [Story(), Story(count: 0)]
    var open = Story.opened(1)
    let button = open.place(ofRow: 1, x: 440)
    stories.append(open)
    open.event(.move(id: 0, to: button))
    stories.append(open)
    open.press(at: button)
    stories.append(open)
    var pressed = Story()
    pressed.press(at: pressed.place(ofRow: 2))
    stories.append(pressed)
    pressed.release(after: 0.1)
    stories.append(pressed)
    var focused = Story()
    focused.key(.moveToStart)
    stories.append(focused)
    var scrolled = Story()
    scrolled.list.scroll(to: 200)
    scrolled.wait(3)
    stories.append(scrolled)
    var deleted = Story()
    deleted.delete(3)
    deleted.wait(1)
    stories.append(deleted)
    deleted.event(.move(id: 0, to: Point(x: 420, y: 758)))
    stories.append(deleted)
    var told = Story()
    told.list.show(Message(id: 1, actionWidths: [96, 120]))
    told.wait(1)
    told.event(.move(id: 0, to: Point(x: 420, y: 758)))
    stories.append(told)
    var done = Story(options: SwipeList.Options(headerButtonWidth: 70))
    stories.append(done)
    done.event(.move(id: 0, to: Point(x: 430, y: 32)))
    stories.append(done)
    return stories
  }

  @Test(arguments: cases)
  func `every text stands out from its ground`(look: Case) {
    var sources: Set<String> = []
    for story in Self.stories {
      let frame = story.list.frame(look.theme)
      for (index, command) in frame.enumerated() {
        guard case .text(let text) = command.shape else { continue }
        let box = text.box.intersection(command.clip)
        let ground = Self.ground(
          at: Point(x: box.midX, y: box.midY), under: frame[..<index], on: look.theme)
        let least =
          if case .action = text.source { look.onRed } else { 4.5 }
        let contrast = Self.contrast(Self.luminance(text.color), Self.luminance(ground))
        #expect(contrast >= least, "\(text.source): \(text.color) on \(ground)")
        sources.insert(String("\(text.source)".prefix { $0 != "(" }))
      }
    }
    #expect(
      sources.isSuperset(of: [
        "title", "count", "row", "action", "deleted", "undo", "empty", "emptyHint", "message",
        "messageAction", "headerButton",
      ]))
  }

  @Test(arguments: cases)
  func `the focus ring stands out from the rows`(look: Case) {
    // WCAG asks 3 : 1 of what is no text.
    for ground in [look.theme.background, look.theme.markedRow] {
      let contrast = Self.contrast(
        Self.luminance(look.theme.focusRing), Self.luminance(ground))
      #expect(contrast >= 3)
    }
  }

  @Test func `black on white is 21 to 1`() {
    #expect(
      abs(Self.contrast(Self.luminance(Color(0)), Self.luminance(Color(0xFFFFFF))) - 21) < 1e-9)
    // The usual example of a grey that just passes.
    let grey = Self.contrast(Self.luminance(Color(0x767676)), Self.luminance(Color(0xFFFFFF)))
    #expect(grey > 4.5 && grey < 4.6)
  }

  // MARK: - Measuring

  /// What is painted at a place, without shadows and lines.
  static func ground(
    at place: Point, under commands: ArraySlice<DrawCommand>, on theme: Theme
  ) -> Color {
    var ground = theme.background
    for command in commands where command.clip.contains(place) {
      switch command.shape {
      case .fill(let rect, let color), .rounded(let rect, _, let color):
        if rect.contains(place) { ground = over(color, ground) }
      case .hairline, .outline, .shadow, .text, .symbol: break
      }
    }
    return ground
  }

  static func over(_ top: Color, _ below: Color) -> Color {
    let alpha = Double(top.alpha) / 255
    func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) * alpha + Double(other) * (1 - alpha)).rounded())
    }
    return Color(
      red: mix(top.red, below.red), green: mix(top.green, below.green),
      blue: mix(top.blue, below.blue))
  }

  /// WCAG 2's relative luminance.
  static func luminance(_ color: Color) -> Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
