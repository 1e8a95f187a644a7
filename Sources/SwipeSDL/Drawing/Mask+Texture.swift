nonisolated extension Mask {
  /// White of the mask's opacity.
  func texture(for renderer: Renderer) -> Texture? {
    let pixels = values.map { UInt32(($0 * 255).rounded()) << 24 | 0xFFFFFF }
    let side = Int32(side)
    return unsafe pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return unsafe Texture(
        for: renderer, width: side, height: side, pixels: start, pitch: side * 4)
    }
  }
}
