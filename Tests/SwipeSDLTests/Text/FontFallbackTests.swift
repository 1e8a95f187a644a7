@testable import SwipeSDL
import SwipeCore
import Testing

@Suite(.serialized) @MainActor struct FontFallbackTests {
  @Test(arguments: TextSamples.all)
  func `every character is drawn by a font that has it`(text: String) throws {
    let shaper = try TextShaper()
    let visible = VisibleText(text, clusterLimit: 1000)
    for isBold in [false, true] {
      let line = shaper.line(text, isBold: isBold, pixels: 17, limit: 4000)
      for piece in line.pieces {
        for place in piece.run.clusters {
          let cluster = visible.cluster(place)
          #expect(piece.run.face.contains(cluster.seen), "\(cluster)")
        }
      }
      #expect(line.string == text)
    }
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func `an emoji is one picture, as wide as any other`(emoji: String) throws {
    let shaper = try TextShaper()
    let line = shaper.layout(emoji)
    #expect(line.pieces.count == 1)
    #expect(line.pieces.first?.run.face.isColored == true)
    #expect(line.advance == shaper.layout("😀").advance)
  }

  @Test func `a character that is to be text is no picture`() throws {
    let pieces = try TextShaper().layout("☺\u{FE0E} 1").pieces
    #expect(pieces.allSatisfy { !$0.run.face.isColored })
  }

  @Test func `a character that no font has shows as a box`() throws {
    let shaper = try TextShaper()
    let pixels = try #require(shaper.pixels("\u{10FFFD}"))
    #expect(pixels.inkCount > 10)
  }

  @Test(arguments: ["\u{200D}", "\u{FE0F}", "\u{200B}", "\u{FEFF}", "\u{2066}", "\u{200F}"])
  func `what is not to be seen is not seen`(invisible: String) throws {
    let shaper = try TextShaper()
    let pixels = try #require(shaper.pixels(invisible))
    #expect(pixels.inkCount == 0)
  }

  @Test func `Chinese characters look as the line's other letters tell`() throws {
    let shaper = try TextShaper()
    func face(_ text: String) -> FontFace? {
      shaper.layout(text).pieces.first { $0.string.contains("直") }?.run.face
    }
    let japanese = try #require(face("ひ直"))
    let korean = try #require(face("한직 直"))
    #expect(japanese !== korean)
  }

  @Test func `few fonts are open at once, however many sizes are drawn`() throws {
    let shaper = try TextShaper()
    for size in 8..<108 { _ = shaper.layout("a", pixels: Double(size)) }
    #expect(shaper.fonts.fonts.count == FontShelf.capacity)
  }
}
