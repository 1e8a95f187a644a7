import CPNG
import Foundation

/// A picture's pixels as they are kept in a PNG file: three bytes each, row by row.
struct GoldenFile: Equatable {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 3, "a pixel is three bytes")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The picture in the file at `path`; nil where there is none.
  init?(path: String) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_file(&image, path) != 0 else { return nil }
    image.format = png_uint_32(PNG_FORMAT_RGB)
    width = Int(image.width)
    height = Int(image.height)
    bytes = [UInt8](repeating: 0, count: width * height * 3)
    guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { return nil }
  }

  func write(to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = png_uint_32(PNG_FORMAT_RGB)
    guard png_image_write_to_file(&image, path, 0, bytes, 0, nil) != 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }
}

// MARK: - Comparing

extension GoldenFile {
  /// How far a channel may be off, of 255, before a pixel counts as another: what another version of
  /// FreeType may do to the edges of letters.
  private static let channelTolerance = 40
  /// How many of a thousand pixels may be others.
  private static let pixelTolerance = 2

  /// Whether nobody would tell them apart.
  func matches(_ other: GoldenFile) -> Bool {
    if self == other { return true }
    guard width == other.width, height == other.height else { return false }
    if bytes == other.bytes { return true }
    let count = (0..<width * height).count { differs(from: other, atPixel: $0) }
    return count * 1000 <= width * height * Self.pixelTolerance
  }

  private func differs(from other: GoldenFile, atPixel pixel: Int) -> Bool {
    (3 * pixel..<3 * pixel + 3).contains {
      abs(Int(bytes[$0]) - Int(other.bytes[$0])) > Self.channelTolerance
    }
  }

  /// This picture, faint, with every pixel that is not as in the other in red.
  func difference(from other: GoldenFile) -> GoldenFile {
    guard width == other.width, height == other.height else { return self }
    var picture = self
    for pixel in 0..<width * height {
      let isSame = (3 * pixel..<3 * pixel + 3).allSatisfy { bytes[$0] == other.bytes[$0] }
      for (channel, red) in zip(3 * pixel..<3 * pixel + 3, [255, 0, 0] as [UInt8]) {
        picture.bytes[channel] = isSame ? 192 + bytes[channel] / 4 : red
      }
    }
    return picture
  }
}
