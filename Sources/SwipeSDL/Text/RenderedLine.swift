internal import CSDL2
internal import SwipeCore

/// A line of text as pixels.
@safe struct RenderedLine: ~Copyable {
  /// ARGB8888, colours not multiplied by alpha.
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// Whether it has colours of its own; else it is white, for its user to tint.
  let isColored: Bool
  /// Pixels from the top to the baseline: the same for all lines of one style and scale.
  let baseline: Int
  /// Whether the line as a whole runs from right to left.
  let isRightToLeft: Bool

  /// An empty line; its pixels are transparent but have the colour `ink`, so that edges are clean
  /// where it is drawn between pixels. Nil where memory runs out.
  init?(
    width: Int, height: Int, baseline: Int, ink: Color, isColored: Bool, isRightToLeft: Bool
  ) {
    guard
      let surface = unsafe SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { return nil }
    let clear = UInt32(ink.red) << 16 | UInt32(ink.green) << 8 | UInt32(ink.blue)
    for y in 0..<height { unsafe surface.row(y).update(repeating: clear, count: width) }
    unsafe self.surface = surface
    self.isColored = isColored
    self.baseline = baseline
    self.isRightToLeft = isRightToLeft
  }

  deinit { unsafe SDL_FreeSurface(surface) }
}

// MARK: - Drawing

extension RenderedLine {
  /// Draws `glyphs` on top, their pen starting at `pen`; what lies outside is cut off.
  borrowing func add(_ glyphs: Glyphs, at pen: Int) {
    let left = pen - glyphs.origin
    let top = baseline - glyphs.baseline
    let columns = max(0, -left)..<max(min(glyphs.width, Int(unsafe surface.pointee.w) - left), 0)
    let rows = max(0, -top)..<max(min(glyphs.height, Int(unsafe surface.pointee.h) - top), 0)
    guard !columns.isEmpty else { return }
    for y in rows {
      let source = unsafe glyphs.row(y)
      let target = unsafe surface.row(top + y) + left
      for x in columns where unsafe source[x] >= 1 << 24 {
        let below = unsafe target[x]
        unsafe target[x] = below < 1 << 24 ? source[x] : RenderedLine.over(source[x], below)
      }
    }
  }

  /// The pixel `top` on the pixel `below`; neither is transparent.
  private static func over(_ top: UInt32, _ below: UInt32) -> UInt32 {
    let topAlpha = top >> 24
    let belowAlpha = (below >> 24) * (255 - topAlpha) / 255
    let alpha = topAlpha + belowAlpha
    func channel(_ shift: UInt32) -> UInt32 {
      let sum = (top >> shift & 255) * topAlpha + (below >> shift & 255) * belowAlpha
      return ((sum + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
