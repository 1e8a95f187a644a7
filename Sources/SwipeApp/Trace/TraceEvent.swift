public import SwipeCore
public import SwipeSDL

/// One line of a trace: what was done in the window, and when.
///
///     TraceEvent(time: 0.1, .down(Pointer(), at: Point(x: 400, y: 90)))
///
/// The window's own events take this form too before the list sees them, so that a recording holds
/// exactly what the list was given.
public nonisolated struct TraceEvent: Equatable, Sendable {
  /// In seconds since the start.
  public var time: Double
  public var kind: Kind

  public init(time: Double, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What was done.
  public enum Kind: Equatable, Sendable {
    /// The window has this size, and `scale` pixels per point.
    case size(Size, scale: Double)
    case down(Pointer, at: Point)
    case move(id: Int, to: Point)
    case up(id: Int, at: Point)
    case cancel(id: Int)
    case wheel(Wheel)
    case key(KeyPress)
    /// The session ended.
    case end
  }
}

// MARK: - Limits

nonisolated extension TraceEvent {
  /// Times that a trace may hold, in seconds: some thirty years.
  public static let times = 0.0...1e9
  /// Places, in points, and movements of a wheel, in notches, that a trace may hold.
  public static let lengths = -1e6...1e6
}
