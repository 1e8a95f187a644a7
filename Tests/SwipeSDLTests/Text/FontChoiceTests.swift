import Foundation
@testable import SwipeSDL
import SystemText
import Testing

@Suite(.serialized) @MainActor struct FontChoiceTests {
  nonisolated private static let file: SystemString =
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test(arguments: ["DejaVu Sans", "dejavu sans", file])
  func `a font is asked for by its family or its file`(font: SystemString) throws {
    #expect(try TextShaper(font: font).catalog.regular.path == FontChoiceTests.file)
  }

  @Test func `a font's file may have a name that is no text`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = SystemString(folder).appending(SystemString([0x66, 0xE9]))
    #expect(Self.file.withCString { file in link.withCString { symlink(file, $0) } } == 0)
    #expect(try TextShaper(font: link).catalog.regular.path == link)
  }

  @Test(arguments: ["sans", "monospace"])
  func `a family that stands for another is one`(font: SystemString) throws {
    _ = try TextShaper(font: font)
  }

  @Test(arguments: ["No Such Family", "/nowhere/font.ttf", "/etc/passwd"])
  func `an error names the font that is none`(font: SystemString) {
    let error = #expect(throws: SDLError.self) { try TextShaper(font: font) }
    #expect(error?.message.contains(font.description) == true)
  }
}
