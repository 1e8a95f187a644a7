/// One thing that a person or the window did, and when.
///
///     list.handle(InputEvent(time: 0.1, .down(Pointer(), at: Point(x: 400, y: 90))))
///
/// Times are seconds on the caller's clock. One that is earlier than the list's own time counts as
/// that time; an event with a time or a place that is not finite is refused (nothing happens).
public struct InputEvent: Equatable, Sendable {
  /// When it happened, in seconds.
  public var time: Double
  public var kind: Kind

  public init(time: Double, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What happened.
  public enum Kind: Equatable, Sendable {
    /// A button or a finger went down.
    case down(Pointer, at: Point)
    /// A pointer moved; without a press, the mouse hovers.
    case move(id: Int, to: Point)
    /// A button or a finger went up.
    case up(id: Int, at: Point)
    /// The pointer was taken away: focus or capture lost, window hidden.
    case cancel(id: Int)
    /// The mouse left the window: nothing is hovered any more.
    case leave
    /// A wheel or a trackpad scrolled.
    case wheel(Wheel)
    /// A key asked for something.
    case command(Command)
    /// The window has a new size.
    case resize(Size)
  }
}

/// What pressed, and with which button.
public struct Pointer: Equatable, Sendable {
  /// Tells fingers apart; the mouse is 0.
  public var id: Int
  public var device: Device
  public var button: Button

  public init(id: Int = 0, device: Device = .mouse, button: Button = .left) {
    self.id = id
    self.device = device
    self.button = button
  }

  /// A kind of pointer; each has its own slop.
  public enum Device: Equatable, Sendable {
    case mouse
    case touch
  }

  /// A mouse button; a finger counts as the left one.
  public enum Button: Equatable, Sendable {
    case left
    case middle
    case right
  }
}

/// A movement of a wheel or of two fingers on a trackpad, in notches.
public struct Wheel: Equatable, Sendable {
  /// Where the pointer is.
  public var at: Point
  /// Notches to the right.
  public var dx: Double
  /// Notches away from the user: the list moves towards its start.
  public var dy: Double
  /// Whether the device reports fractions, which act at once, rather than notches.
  public var isPrecise: Bool

  public init(at: Point, dx: Double, dy: Double, isPrecise: Bool = false) {
    self.at = at
    self.dx = dx
    self.dy = dy
    self.isPrecise = isPrecise
  }
}

/// What a key asks the list for.
public enum Command: Equatable, Sendable {
  /// Moves the focus by rows: −1 up, 1 down.
  case moveFocus(by: Int)
  /// Moves the focus by pages: −1 up, 1 down.
  case movePage(by: Int)
  /// Moves the focus to the first row.
  case moveToStart
  /// Moves the focus to the last row.
  case moveToEnd
  /// Opens the focused row, when its content slides that way, or closes it.
  case slide(Direction)
  /// Deletes the focused row.
  case delete
  /// Presses the first button of the focused row, when it is open.
  case activate
  /// Closes the open row; with none open, dismisses the notice.
  case dismiss
  /// Opens the row under the pointer, else the focused one.
  case menu
  case undo
  case redo
}

/// A way along the x axis, as seen on the screen.
public enum Direction: Equatable, Sendable {
  case left
  case right
}
