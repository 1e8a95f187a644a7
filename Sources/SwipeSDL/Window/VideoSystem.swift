internal import CSDL2

/// SDL's video part, for as long as somebody needs it.
nonisolated final class VideoSystem {
  init() throws(SDLError) {
    Surroundings.settle()
    for (hint, value) in Self.hints { unsafe SDL_SetHint(hint, value) }
    // Only what shows a window to somebody: SDL would rather draw where nobody looks than fail.
    let isNamed = Self.isDriverNamed
    if !isNamed {
      let isWayland = Way.environment("WAYLAND_DISPLAY") != nil
      unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, isWayland ? "x11,wayland" : "x11")
    }
    defer { if !isNamed { unsafe SDL_ResetHint(SDL_HINT_VIDEODRIVER) } }
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw SDLError("no window can be opened on this display")
    }
    // Nobody types text: no input method is asked about every key.
    SDL_StopTextInput()
  }

  deinit {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Whether a driver is named, by the environment's SDL_VIDEODRIVER or by a hint.
  static var isDriverNamed: Bool {
    guard let name = unsafe SDL_GetHint(SDL_HINT_VIDEODRIVER) else { return false }
    return unsafe name.pointee != 0
  }

  private static let hints = [
    // A finger is a finger and a mouse a mouse: neither comes a second time as the other.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // A drag that leaves the window goes on.
    (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
    // The click that brings the window to the front counts.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A list is no game: the compositor and the screen saver stay as they are.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    // Signals belong to the program.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
    // Closing the window is told once.
    (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
    // A surface is put into the window as it is, not through an accelerated texture.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
  ]
}
