/// Why the last gesture ended as it did: what the overlay shows, and what a test may ask.
public struct Decision: Equatable, Sendable {
  /// The row it was about.
  public let row: Int
  /// What decided.
  public let reason: Reason
  /// Whether the row opens, or stays open.
  public let opens: Bool
  /// The pointer's speed along the x axis when it let go, in pt/s; positive to the right.
  public let velocity: Double
  /// The row's offset when it was let go, in points.
  public let offset: Double

  /// What decided a gesture.
  public enum Reason: Equatable, Sendable {
    /// A flick that was not taken back.
    case flick
    /// A speed above the decisive one.
    case speed
    /// On which side of the half of the buttons' width the row was.
    case place
    /// A full swipe.
    case fullSwipe
  }
}
