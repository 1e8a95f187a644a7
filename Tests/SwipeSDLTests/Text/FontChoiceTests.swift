import Glibc
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

  @Test func `where there is no font, an error says what to install`() throws {
    let path = "/tmp/no-fonts-\(getpid()).conf"
    let file = try #require(fopen(path, "w"))
    fputs("<fontconfig></fontconfig>\n", file)
    fclose(file)
    setenv("FONTCONFIG_FILE", path, 1)
    defer {
      unsetenv("FONTCONFIG_FILE")
      unlink(path)
    }
    let error = #expect(throws: SDLError.self) { try TextShaper() }
    #expect(error?.message.contains("apt-get install fonts-dejavu-core") == true)
    #expect(error?.message.contains("\n") == false)
  }
}
