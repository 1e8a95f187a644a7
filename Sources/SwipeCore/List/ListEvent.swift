/// What the list announces: something happened to a row, and exactly when.
public struct ListEvent: Equatable, Sendable {
  /// When it took effect, in seconds: an animation's end, not the frame that noticed it.
  public var time: Double
  /// The row's identity: its place in the list as it was opened.
  public var row: Int
  public var kind: Kind

  public init(time: Double, row: Int, _ kind: Kind) {
    self.time = time
    self.row = row
    self.kind = kind
  }

  /// What happened to the row.
  public enum Kind: Equatable, Sendable {
    /// A flick was recognised on it.
    case swipe(Direction)
    /// It starts to open. Followed by `didOpen`, or by `willClose` where it is turned back before.
    case willOpen
    /// It rests open.
    case didOpen
    /// It starts to close. Followed by `didClose`, or by `willOpen` or `delete` before that.
    case willClose
    /// It rests closed.
    case didClose
    /// It is gone from the list.
    case delete
    /// It is back in the list.
    case undo
    /// It is gone once more.
    case redo
    /// Letting go now would delete it.
    case fullSwipeEnter
    /// Letting go no longer deletes it, or it was let go.
    case fullSwipeExit
    /// It was clicked.
    case select
    /// A button other than Delete was pressed: the `index`th of its side, from the window's edge
    /// inwards.
    case action(side: Side, index: Int)
  }
}

/// One end of a row, in reading order: the trailing side is the right one where one reads from
/// left to right.
public enum Side: Equatable, Sendable {
  case leading
  case trailing
}
