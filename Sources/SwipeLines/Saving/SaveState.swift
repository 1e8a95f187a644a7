/// How the list on the disk stands against the one on the screen.
public enum SaveState: Equatable, Sendable {
  /// The file holds the list.
  case saved
  /// It is about to be saved.
  case pending
  /// The file does not hold it. What failed is tried again; where somebody else has touched the
  /// file, somebody has to decide first.
  case unsaved(SaveError)
}
