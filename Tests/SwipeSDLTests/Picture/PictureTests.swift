import Chance
import CPNG
import Glibc
import SwipeCore
import SwipeSDL
import SystemText
import Testing

@Suite(.serialized) @MainActor
struct PictureTests {
  private static func frame(seed: UInt64) -> [DrawCommand] {
    var chance = SplitMix64(seed: seed)
    return (0..<30).map { _ in DrawCommand.random(using: &chance) }
  }

  private static func drawn(seed: UInt64, scale: Double) throws -> Picture {
    let sketch = try Sketch(blankAt: scale)
    sketch.draw(frame(seed: seed))
    return sketch.picture
  }

  /// A file's path that goes with the test.
  private func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
    var template = Array("/tmp/picture-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    try #require(file >= 0)
    close(file)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    return try body(path)
  }

  /// The bytes of a file's pixels, as libpng reads them.
  private func pixels(of path: String) throws -> (width: Int, height: Int, bytes: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    try #require(png_image_begin_read_from_file(&image, path) != 0)
    image.format = png_uint_32(PNG_FORMAT_RGB)
    var bytes = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 3)
    try #require(png_image_finish_read(&image, nil, &bytes, 0, nil) != 0)
    return (Int(image.width), Int(image.height), bytes)
  }

  private func contents(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  @Test(arguments: [1.0, 1.25, 2])
  func `a written picture reads back as it was`(scale: Double) throws {
    let picture = try Self.drawn(seed: 1, scale: scale)
    try withFile { path in
      try picture.writePNG(to: SystemString(path))
      let read = try pixels(of: path)
      #expect(read.width == Int((120 * scale).rounded()))
      #expect(read.height == Int((90 * scale).rounded()))
      #expect(read.bytes == picture.bytes)
    }
  }

  @Test(arguments: [1.0, 2])
  func `the same frame gives the same file`(scale: Double) throws {
    func file() throws -> [UInt8] {
      try withFile { path in
        try Self.drawn(seed: 2, scale: scale).writePNG(to: SystemString(path))
        return try contents(of: path)
      }
    }
    #expect(try file() == file())
  }

  @Test
  func `a frame drawn twice is as drawn once`() throws {
    let sketch = try Sketch(blankAt: 2)
    sketch.draw(Self.frame(seed: 5))
    let once = sketch.picture.bytes
    sketch.draw(Self.frame(seed: 5))
    #expect(sketch.picture.bytes == once)
  }

  @Test
  func `a place that cannot be written is named`() throws {
    let picture = try Self.drawn(seed: 1, scale: 1)
    let error = #expect(throws: SDLError.self) {
      try picture.writePNG(to: "/nowhere/at/all.png")
    }
    #expect(error?.message.contains("/nowhere/at/all.png") == true)
  }

  @Test(arguments: [
    Size(width: 0, height: 10), Size(width: .nan, height: 10), Size(width: 10, height: 1e9),
  ])
  func `a size that no picture has is refused`(size: Size) throws {
    let shaper = try Sketch.shaper
    #expect(throws: SDLError.self) { try Picture(size: size, scale: 1, shaper: shaper) }
  }
}
