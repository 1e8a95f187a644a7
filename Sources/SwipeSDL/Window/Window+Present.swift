internal import CSDL2
public import SwipeCore

/// What became of a frame.
public nonisolated enum Presentation: Sendable {
  /// It is on the screen.
  case shown
  /// It is the one that was shown before: nothing was drawn, and nobody waited for the display.
  case unchanged
}

extension Window {
  /// Shows a frame: draws what differs from the last one, over `background`, and asks `text` for
  /// words that were not drawn before.
  @discardableResult
  public func present(
    _ commands: [DrawCommand], background: Color, text: (TextSource) -> String
  ) throws(SDLError) -> Presentation {
    hasAsked = false
    shown.change(
      to: commands, background: background, at: canvas.scale, in: canvas.bounds,
      pixelsStay: way.isSurface)
    guard !shown.damage.rects.isEmpty else { return .unchanged }
    if way.isSurface {
      try presentSurface(commands, background: background, text: text)
    } else {
      canvas.draw(commands, background: background, in: canvas.bounds, text: text)
      unsafe SDL_RenderPresent(way.renderer.pointer)
    }
    return .shown
  }

  /// Asks for every text again and draws the next frame whole: the list was loaded anew.
  public func forgetTexts() {
    canvas.texts.forget()
    shown.invalidate()
  }

  private func presentSurface(
    _ commands: [DrawCommand], background: Color, text: (TextSource) -> String
  ) throws(SDLError) {
    if let shift = shown.shift { way.window.move(shift) }
    for rect in shown.damage.rects {
      canvas.draw(commands, background: background, in: rect, text: text)
    }
    way.renderer.flush()
    if !shown.update(way.window) {
      // The surface went stale in between, as it does when the window is resized: an event says so
      // and the next frame is drawn whole.
      shown.invalidate()
    }
  }
}

nonisolated extension ShownFrame {
  /// Puts what was moved and drawn on the window's surface on the screen; false where the surface went
  /// stale.
  fileprivate func update(_ window: WindowHandle) -> Bool {
    let moved = shift?.area ?? .empty
    return unsafe withUnsafeTemporaryAllocation(
      of: SDL_Rect.self, capacity: Damage.capacity + 1
    ) { places in
      var count = 0
      func add(_ rect: PixelRect) {
        unsafe places.initializeElement(at: count, to: rect.sdl)
        count += 1
      }
      if !moved.isEmpty { add(moved) }
      for rect in damage.rects where !moved.contains(rect) { add(rect) }
      return unsafe SDL_UpdateWindowSurfaceRects(
        window.pointer, places.baseAddress, Int32(count)) == 0
    }
  }
}
