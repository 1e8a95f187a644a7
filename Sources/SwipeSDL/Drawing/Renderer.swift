internal import CSDL2
internal import SwipeCore

/// SDL's renderer, and what it draws on for as long as it lives.
@safe nonisolated final class Renderer {
  let pointer: OpaquePointer
  private let target: Target

  /// What is drawn on, kept alive.
  enum Target {
    case window(WindowHandle)
    case surface(Surface)
  }

  /// SDL's own software renderer, on a surface.
  init(on surface: Surface) throws(SDLError) {
    guard let pointer = unsafe SDL_CreateSoftwareRenderer(surface.pointer) else {
      throw SDLError("could not draw on a surface")
    }
    unsafe self.pointer = pointer
    target = .surface(surface)
  }

  /// A renderer for a window, with SDL's `flags`.
  init(on window: WindowHandle, flags: SDL_RendererFlags) throws(SDLError) {
    guard let pointer = unsafe SDL_CreateRenderer(window.pointer, -1, flags.rawValue) else {
      throw SDLError("could not draw in the window")
    }
    unsafe self.pointer = pointer
    target = .window(window)
  }

  deinit {
    unsafe SDL_DestroyRenderer(pointer)
  }
}

// MARK: - What it is

nonisolated extension Renderer {
  /// The flags it came with; none where SDL does not say.
  var flags: UInt32 {
    var info = unsafe SDL_RendererInfo()
    guard unsafe SDL_GetRendererInfo(pointer, &info) == 0 else { return 0 }
    return unsafe info.flags
  }

  /// The pixels that it draws on.
  var bounds: PixelRect {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetRendererOutputSize(pointer, &width, &height)
    return PixelRect(left: 0, top: 0, right: width, bottom: height)
  }
}

// MARK: - Drawing

nonisolated extension Renderer {
  func fill(_ rect: PixelRect, _ color: Color) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    var rect = rect.sdl
    unsafe SDL_SetRenderDrawBlendMode(
      pointer, color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    unsafe SDL_SetRenderDrawColor(pointer, color.red, color.green, color.blue, color.alpha)
    unsafe SDL_RenderFillRect(pointer, &rect)
  }

  /// Has everything drawn by now, rather than when SDL likes.
  func flush() {
    unsafe SDL_RenderFlush(pointer)
  }

  /// Draws `part` of a texture, pixel for pixel, with its left top corner at `x`, `y`.
  func copy(_ texture: Texture, _ part: PixelRect, x: Int32, y: Int32) {
    guard !part.isEmpty else { return }
    var source = part.sdl
    var target = SDL_Rect(x: x, y: y, w: source.w, h: source.h)
    unsafe SDL_RenderCopy(pointer, texture.pointer, &source, &target)
  }
}
