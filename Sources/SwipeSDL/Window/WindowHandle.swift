internal import CSDL2
internal import SwipeCore

/// SDL's window; keeps the video system alive.
@safe nonisolated final class WindowHandle {
  let pointer: OpaquePointer
  private let video: VideoSystem

  /// A hidden window of that many of the window system's units.
  init(video: VideoSystem, title: String, width: Int32, height: Int32) throws(SDLError) {
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let place = swipe_window_centered
    guard
      let pointer = unsafe SDL_CreateWindow(title, place, place, width, height, flags)
    else { throw SDLError("could not open a window") }
    unsafe self.pointer = pointer
    self.video = video
  }

  deinit {
    unsafe SDL_DestroyWindow(pointer)
  }
}

// MARK: - Pixels

nonisolated extension WindowHandle {
  /// Moves pixels of its surface, which whoever draws on it has finished.
  func move(_ shift: Shift) {
    guard let surface = unsafe SDL_GetWindowSurface(pointer) else { return }
    unsafe surface.pointee.move(shift)
  }
}

// MARK: - Measures

nonisolated extension WindowHandle {
  /// Its size in the window system's units.
  var units: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetWindowSize(pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Seconds between two pictures of the display it is on.
  var refreshInterval: Double {
    var mode = unsafe SDL_DisplayMode()
    let display = unsafe SDL_GetWindowDisplayIndex(pointer)
    let isKnown = unsafe display >= 0 && SDL_GetCurrentDisplayMode(display, &mode) == 0
    let rate = unsafe isKnown ? mode.refresh_rate : 0
    // Most displays show 60 a second; those that do not say are taken for one of them.
    return 1 / Double(rate > 0 ? rate : 60)
  }
}
