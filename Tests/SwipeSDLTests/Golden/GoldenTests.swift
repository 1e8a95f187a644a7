import Foundation
import SwipeCore
import SwipeSDL
import SystemText
import Testing

/// The window as it must look, picture by picture.
///
/// `make goldens` draws the pictures in `Tests/Goldens` anew; look at them before you keep them. Where
/// one differs, `build/goldens` has the picture as it came out and the difference.
@Suite(.serialized) @MainActor
struct GoldenTests {
  /// A font by its file, so that every machine draws the same: Debian's fonts-dejavu-core.
  private static let font: SystemString = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private static let shaper = Result { try TextShaper(font: font) }
  /// One for each scale: what is drawn only once, such as a shadow, need not be drawn for each test.
  private static var pictures: [Double: Picture] = [:]

  private nonisolated static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: GoldenScene.allCases, GoldenLook.all)
  func `the window looks as it must`(scene: GoldenScene, look: GoldenLook) throws {
    let drawn = try Self.draw(scene, look)
    let name = "\(scene)-\(look.testDescription)"
    let golden = Self.root.appendingPathComponent("Tests/Goldens/\(name).png").path
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try drawn.write(to: golden)
      return
    }
    let wanted = GoldenFile(path: golden)
    if let wanted, drawn.matches(wanted) { return }
    let left = Self.root.appendingPathComponent("build/goldens/\(name)").path
    try drawn.write(to: left + ".png")
    if let wanted { try drawn.difference(from: wanted).write(to: left + "-difference.png") }
    Issue.record("\(golden) does not look like \(left).png")
  }

  private static func draw(_ scene: GoldenScene, _ look: GoldenLook) throws -> GoldenFile {
    let shaper = try shaper.get()
    let label = shaper.width(
      of: look.words(for: .action(.trailing, index: 0)), style: look.theme.buttonStyle)
    let list = scene.list(
      SwipeList.Options(
        actions: RowActions(trailing: [.delete(labelWidth: label)]),
        isRightToLeft: look.isRightToLeft))
    var frame: [DrawCommand] = []
    Painter(theme: look.theme).paint(list, into: &frame)
    let picture =
      try pictures[look.scale]
      ?? Picture(size: GoldenScene.size, scale: look.scale, shaper: shaper)
    pictures[look.scale] = picture
    picture.forgetTexts()
    picture.draw(frame, background: look.theme.background, text: look.words)
    return GoldenFile(width: picture.width, height: picture.height, bytes: picture.bytes)
  }

  // MARK: - The comparison itself

  private static func grey(_ value: UInt8) -> GoldenFile {
    GoldenFile(width: 100, height: 10, bytes: [UInt8](repeating: value, count: 3000))
  }

  @Test func `what nobody can see does not count`() {
    var picture = Self.grey(100)
    #expect(picture.matches(Self.grey(140)))
    #expect(!picture.matches(Self.grey(141)))
    // Two pixels of a thousand.
    (picture.bytes[0], picture.bytes[2999]) = (255, 0)
    #expect(picture.matches(Self.grey(100)))
    picture.bytes[30] = 255
    #expect(!picture.matches(Self.grey(100)))
    #expect(!picture.matches(GoldenFile(width: 10, height: 100, bytes: Self.grey(100).bytes)))
  }

  @Test func `the difference is red where they differ`() {
    var picture = Self.grey(100)
    picture.bytes[3] = 0
    let difference = picture.difference(from: Self.grey(100))
    #expect(Array(difference.bytes[0..<6]) == [217, 217, 217, 255, 0, 0])
  }
}
