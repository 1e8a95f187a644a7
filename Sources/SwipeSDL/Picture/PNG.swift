internal import CPNG
internal import SystemText

/// Pictures as PNG files.
nonisolated enum PNG {
  /// Writes three bytes a pixel, row by row.
  static func write(_ bytes: [UInt8], width: Int, height: Int, to path: SystemString)
    throws(SDLError)
  {
    precondition(bytes.count == width * height * 3, "a pixel is three bytes")
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(width)
    unsafe image.height = png_uint_32(height)
    unsafe image.format = png_uint_32(PNG_FORMAT_RGB)
    let isWritten = unsafe path.withCString { path in
      unsafe png_image_write_to_file(&image, path, 0, bytes, 0, nil) != 0
    }
    guard isWritten else {
      let reason = unsafe withUnsafeBytes(of: image.message) { message in
        unsafe String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw SDLError(message: "could not write \(path): \(reason)")
    }
  }
}
