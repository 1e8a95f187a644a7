public import SwipeCore

/// What happened to a window.
public nonisolated enum WindowEvent: Equatable, Sendable {
  /// A mouse, a finger or a wheel did something.
  case input(InputEvent)
  /// A key went down.
  case key(KeyPress)
  /// The window has a new size, in points, or a new number of pixels a point.
  case resized(Size, scale: Double)
  /// What the window showed is lost: present a frame.
  case redraw
  /// The window got the keyboard.
  case focused
  /// The window is to close.
  case quit
  /// Somebody called `wake`.
  case woken
}

/// A key that went down, and what was held with it.
public nonisolated struct KeyPress: Equatable, Sendable {
  /// SDL's name of the key, such as "Down", "Delete" or "Z".
  public var name: String
  public var ctrl: Bool
  public var shift: Bool
  public var alt: Bool
  /// Whether it was held down rather than pressed anew.
  public var isRepeat: Bool

  public init(
    name: String, ctrl: Bool = false, shift: Bool = false, alt: Bool = false, isRepeat: Bool = false
  ) {
    self.name = name
    self.ctrl = ctrl
    self.shift = shift
    self.alt = alt
    self.isRepeat = isRepeat
  }
}
