@testable import SwipeSDL
import Testing

@Suite(.serialized) @MainActor struct FontChoiceTests {
  nonisolated private static let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test(arguments: ["DejaVu Sans", "dejavu sans", file])
  func `a font is asked for by its family or its file`(font: String) throws {
    #expect(try TextShaper(font: font).catalog.regular.path == FontChoiceTests.file)
  }

  @Test(arguments: ["sans", "monospace"])
  func `a family that stands for another is one`(font: String) throws {
    _ = try TextShaper(font: font)
  }

  @Test(arguments: ["No Such Family", "/nowhere/font.ttf", "/etc/passwd"])
  func `an error names the font that is none`(font: String) {
    let error = #expect(throws: SDLError.self) { try TextShaper(font: font) }
    #expect(error?.message.contains(font) == true)
  }
}
