internal import CSDL2
internal import SwipeCore

/// A picture that a renderer draws from; keeps its renderer alive.
@safe nonisolated final class Texture {
  let pointer: OpaquePointer
  let width: Int32
  let height: Int32
  private let renderer: Renderer

  /// A picture from the pixels at `pixels`, 8 bits each of opacity, red, green and blue, not
  /// multiplied, in rows `pitch` bytes apart; nil where the renderer has no room for it.
  init?(
    for renderer: Renderer, width: Int32, height: Int32, pixels: UnsafeRawPointer, pitch: Int32
  ) {
    guard
      let pointer = unsafe SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width, height)
    else { return nil }
    unsafe SDL_UpdateTexture(pointer, nil, pixels, pitch)
    unsafe SDL_SetTextureBlendMode(pointer, SDL_BLENDMODE_BLEND)
    unsafe self.pointer = pointer
    self.width = width
    self.height = height
    self.renderer = renderer
  }

  deinit {
    unsafe SDL_DestroyTexture(pointer)
  }
}

// MARK: - Looks

nonisolated extension Texture {
  /// How large it is, in pixels.
  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
  /// How much memory its pixels take, in bytes.
  var byteCount: Int { Int(width) * Int(height) * 4 }

  /// Draws its white in `color` from now on.
  func tint(_ color: Color) {
    unsafe SDL_SetTextureColorMod(pointer, color.red, color.green, color.blue)
    fade(color.alpha)
  }

  /// Draws it as opaque as `alpha` from now on.
  func fade(_ alpha: UInt8) {
    unsafe SDL_SetTextureAlphaMod(pointer, alpha)
  }
}
