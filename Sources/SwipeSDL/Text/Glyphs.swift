internal import CSDL2

/// A picture of some glyphs, and where in it the pen started.
@safe final class Glyphs {
  /// Pixels from its left edge to the pen's start.
  let origin: Int
  /// Pixels from its top to the baseline.
  let baseline: Int
  let width: Int
  let height: Int
  private let surface: UnsafeMutablePointer<SDL_Surface>

  /// Keeps `surface`, which has 32 bits a pixel, alpha first.
  init(owning surface: UnsafeMutablePointer<SDL_Surface>, origin: Int, baseline: Int) {
    unsafe self.surface = surface
    self.origin = origin
    self.baseline = baseline
    width = Int(unsafe surface.pointee.w)
    height = Int(unsafe surface.pointee.h)
  }

  isolated deinit { unsafe SDL_FreeSurface(surface) }

  /// The pixels of line `y`.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { unsafe surface.row(y) }
}

// MARK: - Ink

extension Glyphs {
  /// How many pixels the glyphs reach out to the left of where the pen starts.
  var inkBeforeOrigin: Int {
    (0..<min(origin, width)).first { hasInk(inColumn: $0) }.map { origin - $0 } ?? 0
  }

  /// How many pixels the glyphs reach out to the right of where the pen ends, `advance` pixels from
  /// its start.
  func inkAfter(_ advance: Int) -> Int {
    let end = min(origin + advance, width)
    return (end..<width).last { hasInk(inColumn: $0) }.map { $0 + 1 - end } ?? 0
  }

  private func hasInk(inColumn x: Int) -> Bool {
    (0..<height).contains { unsafe row($0)[x] >> 24 != 0 }
  }
}

extension UnsafeMutablePointer<SDL_Surface> {
  /// The pixels of line `y` of a surface of 32 bits a pixel.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    let start = unsafe pointee.pixels + y * Int(pointee.pitch)
    return unsafe start.assumingMemoryBound(to: UInt32.self)
  }
}
