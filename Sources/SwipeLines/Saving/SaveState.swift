/// How the list on the disk stands against the one on the screen.
public enum SaveState: Equatable, Sendable {
  /// The file holds the list.
  case saved
  /// It is about to be saved.
  case pending
  /// It could not be saved; it is tried again. The sentence says why.
  case failed(String)
  /// Somebody else has touched the file; it is not saved before somebody decides. The sentence
  /// says what happened.
  case conflict(String)
}
