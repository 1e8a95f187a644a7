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
      to: commands, background: background, at: canvas.scale, in: canvas.bounds)
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
    for rect in shown.damage.rects {
      canvas.draw(commands, background: background, in: rect, text: text)
    }
    way.renderer.flush()
    let isUpdated = unsafe withUnsafeTemporaryAllocation(
      of: SDL_Rect.self, capacity: Damage.capacity
    ) { rects in
      for (index, rect) in shown.damage.rects.enumerated() {
        unsafe rects.initializeElement(at: index, to: rect.sdl)
      }
      return unsafe SDL_UpdateWindowSurfaceRects(
        way.window.pointer, rects.baseAddress, Int32(shown.damage.rects.count)) == 0
    }
    if !isUpdated {
      // The surface went stale in between, as it does when the window is resized: an event says so
      // and the next frame is drawn whole.
      shown.invalidate()
    }
  }
}
