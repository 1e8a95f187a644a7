/// How far the reading of a list has come.
public struct ReadingProgress: Equatable, Sendable {
  /// Rows whose end has been read.
  public var rows: Int
  /// Bytes read.
  public var bytes: Int
  /// Bytes there are, where that can be known.
  public var totalBytes: Int?
  public var state: State

  public enum State: Equatable, Sendable {
    /// More may come.
    case reading
    /// All was read: nothing will be added.
    case finished
    /// Reading ended before the list did, because it was asked to.
    case stopped
    /// Reading ended before the list did; the sentence says why.
    case failed(String)
  }
}
