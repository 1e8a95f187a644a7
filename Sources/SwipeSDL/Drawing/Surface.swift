internal import CSDL2
internal import Glibc
internal import SwipeCore

/// Pixels in memory: 8 bits each of nothing, red, green and blue in a 32-bit word.
@safe nonisolated final class Surface {
  let pointer: UnsafeMutablePointer<SDL_Surface>

  init(width: Int32, height: Int32) throws(SDLError) {
    guard
      let pointer = unsafe SDL_CreateRGBSurfaceWithFormat(
        0, width, height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw SDLError("could not make a picture of \(width) × \(height) pixels") }
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe SDL_FreeSurface(pointer)
  }
}

// MARK: - Moving

nonisolated extension SDL_Surface {
  /// Moves the pixels of an area up or down; what moves out of it is lost.
  func move(_ shift: Shift) {
    let all = unsafe PixelRect(left: 0, top: 0, right: w, bottom: h)
    // A window that has just become smaller is drawn whole soon.
    guard all.contains(shift.area), let pixels = unsafe pixels, let format = unsafe format else {
      return
    }
    let kept = shift.kept
    let size = unsafe Int(format.pointee.BytesPerPixel)
    let (pitch, count) = unsafe (Int(pitch), Int(kept.width) * size)
    let (first, way) = (Int(kept.left) * size, Int(shift.distance) * pitch)
    if count == pitch {
      let target = unsafe pixels + Int(kept.top) * pitch
      unsafe memmove(target, target - way, Int(kept.height) * pitch)
      return
    }
    // Those lines first that nothing was moved over yet.
    for step in 0..<kept.height {
      let y = way > 0 ? kept.bottom - 1 - step : kept.top + step
      let target = unsafe pixels + Int(y) * pitch + first
      unsafe memmove(target, target - way, count)
    }
  }
}

// MARK: - Pixels

nonisolated extension Surface {
  /// The colour of a pixel.
  func color(atX x: Int, y: Int) -> Color {
    let surface = unsafe pointer.pointee
    let (width, height) = unsafe (Int(surface.w), Int(surface.h))
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y), "a pixel asked for is in the picture")
    let offset = unsafe y * Int(surface.pitch) + x * 4
    return Color(unsafe surface.pixels.load(fromByteOffset: offset, as: UInt32.self))
  }

  /// Its rows one after the other, three bytes a pixel: red, green, blue.
  func bytes() -> [UInt8] {
    let surface = unsafe pointer.pointee
    var bytes: [UInt8] = []
    unsafe bytes.reserveCapacity(Int(surface.w) * Int(surface.h) * 3)
    for y in unsafe 0..<Int(surface.h) {
      let row = unsafe surface.pixels + y * Int(surface.pitch)
      for x in unsafe 0..<Int(surface.w) {
        let pixel = unsafe row.load(fromByteOffset: x * 4, as: UInt32.self)
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
        bytes.append(UInt8(truncatingIfNeeded: pixel))
      }
    }
    return bytes
  }
}
