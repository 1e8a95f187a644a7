@testable import SwipeSDL
import SwipeCore
import Testing

@Suite(.serialized) @MainActor struct RenderedLineTests {
  @Test func `a line without colours is white`() throws {
    #expect(try TextShaper().pixels("Hello, שלום")?.opaqueColors == [0xFFFFFF])
  }

  @Test func `beside a picture, letters have the colour asked for`() throws {
    let both = try #require(TextShaper().pixels("lll 😀", color: Color(0x123456), scale: 3))
    #expect(both.opaqueColors.contains(0x123456))
    #expect(both.opaqueColors.count > 10)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `all lines of a style are equally high and stand on one baseline`(scale: Double) throws {
    let shaper = try TextShaper()
    var heights: Set<Int> = []
    var baselines: Set<Int> = []
    for text in TextSamples.all + ["Z\u{30d}\u{30d}\u{30d}\u{30d}"] {
      let pixels = try #require(shaper.pixels(text, scale: scale))
      heights.insert(pixels.height)
      baselines.insert(pixels.baseline)
    }
    #expect(heights.count == 1)
    #expect(baselines.count == 1)
  }

  @Test(arguments: [1.0, 2.0])
  func `accents that reach above the font leave the letter on the baseline`(scale: Double) throws {
    // The lowest row of ink of a letter without a descender lies on the baseline.
    let shaper = try TextShaper()
    func bottom(_ text: String) throws -> Int? {
      let pixels = try #require(shaper.pixels(text, scale: scale))
      return pixels.values.lastIndex { $0 >> 24 > 128 }.map { $0 / pixels.width }
    }
    let piled = "Z" + String(repeating: "\u{30d}", count: 8)
    #expect(try bottom(piled) == bottom("Z"))
  }

  @Test func `a letter that reaches out to the left is whole`() throws {
    // Between two spaces nothing can be cut off.
    let shaper = try TextShaper()
    #expect(shaper.pixels("j")?.inkCount == shaper.pixels(" j ")?.inkCount)
  }

  @Test func `there is no line of nothing, or where there is no room`() throws {
    let shaper = try TextShaper()
    for (text, width) in [("", 100.0), ("a", 0), ("a", -1)] {
      #expect(shaper.pixels(text, maxWidth: width) == nil)
    }
  }

  @Test func `text is as large as its points times the scale, to 1/64 pixel`() throws {
    let shaper = try TextShaper()
    let zeros = String(repeating: "0", count: 100)
    func advance(_ size: Double, _ scale: Double) -> Int {
      shaper.layout(zeros, pixels: size * scale).advance
    }
    #expect(advance(16, 1.25) == advance(20, 1))
    // 22.5 pixels lies half way between 22 and 23 of them.
    let middle = Double(advance(22, 1) + advance(23, 1)) / 2
    #expect(abs(Double(advance(15, 1.5)) - middle) <= 2)
  }

  @Test func `widths add up`() throws {
    let shaper = try TextShaper()
    let style = TextSamples.style
    let one = shaper.width(of: String(repeating: "0", count: 50), style: style)
    let two = shaper.width(of: String(repeating: "0", count: 100), style: style)
    #expect(abs(two - 2 * one) <= 1)
    let mixed = shaper.width(of: "abc 中文 😀", style: style)
    let parts = ["abc ", "中文", " ", "😀"].map { shaper.width(of: $0, style: style) }
    #expect(abs(mixed - parts.reduce(0, +)) <= Double(parts.count))
  }
}

extension RenderedLineTests {
  @Test func `bold is bolder`() throws {
    let shaper = try TextShaper()
    func ink(_ isBold: Bool) throws -> Int {
      let style = TextStyle(size: 17, isBold: isBold)
      return try #require(shaper.pixels("Hamburg", style: style, scale: 2)).values.reduce(0) {
        $0 + Int($1 >> 24)
      }
    }
    #expect(try Double(ink(true)) > Double(ink(false)) * 1.1)
  }
}
