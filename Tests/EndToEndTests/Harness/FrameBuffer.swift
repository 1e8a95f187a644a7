import Foundation

/// A rectangle of whole pixels.
struct Area {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// The picture that an X server without a screen keeps in a file, in the X window dump format.
///
///     let frame = try FrameBuffer(path: "Xvfb_screen0")
///     try frame.picture(of: Area(x: 10, y: 10, width: 1, height: 1))   // [0xFF3B30]
///
/// Every look reads the file anew, so it sees what is on the screen at that moment.
struct FrameBuffer {
  private let file: FileHandle
  private let width: Int
  private let height: Int
  private let bytesPerLine: Int
  /// Where the first pixel is, in bytes.
  private let start: Int

  init(path: String) throws {
    file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    // The header's fields are 32 bits wide, highest byte first, whatever the machine.
    let header = [UInt8](try file.read(upToCount: 25 * 4) ?? Data())
    guard header.count == 25 * 4 else { throw StoryFailure("\(path) has no header") }
    func field(_ index: Int) -> Int {
      header[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (headerSize, version, byteOrder, bitsPerPixel) = (field(0), field(1), field(7), field(11))
    guard version == 7, byteOrder == 0, bitsPerPixel == 32 else {
      throw StoryFailure("\(path) is not a dump of 32 bits a pixel, lowest byte first")
    }
    (width, height, bytesPerLine) = (field(4), field(5), field(12))
    // A table of the colours, 12 bytes each, comes before the pixels.
    start = headerSize + field(19) * 12
  }

  /// The colours of an area, row by row, as `0xRRGGBB`.
  func picture(of area: Area) throws -> [UInt32] {
    precondition(area.x >= 0 && area.x + area.width <= width, "the area leaves the screen")
    precondition(area.y >= 0 && area.y + area.height <= height, "the area leaves the screen")
    var colors: [UInt32] = []
    colors.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      try file.seek(toOffset: UInt64(start + y * bytesPerLine + area.x * 4))
      let line = [UInt8](try file.read(upToCount: area.width * 4) ?? Data())
      guard line.count == area.width * 4 else { throw StoryFailure("the screen is cut short") }
      for x in 0..<area.width {
        let (blue, green, red) = (line[x * 4], line[x * 4 + 1], line[x * 4 + 2])
        colors.append(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      }
    }
    return colors
  }
}
