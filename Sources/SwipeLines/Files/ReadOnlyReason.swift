/// Why deletes are not saved to the file, known when it is opened.
public enum ReadOnlyReason: Equatable, Sendable, CustomStringConvertible {
  /// It was asked for.
  case asked
  /// A device has no list to be replaced.
  case isNotRegularFile
  /// It is the system's own state, shown as a file (`/proc`, `/sys`).
  case isSystemState
  /// The file may not be written, in the system's words.
  case fileIsProtected(String)
  /// It may only be appended to (`chattr +a`).
  case isAppendOnly
  /// It has to be written in place, and the new list cannot first be kept elsewhere: the place, and
  /// why, in the system's words.
  case newListHasNoPlace(String)
  /// Another program holds its lock; most likely another window on it.
  case isInUse

  public var description: String {
    switch self {
    case .asked: "read-only"
    case .isNotRegularFile: "read-only: not a regular file"
    case .isSystemState: "read-only: not a file on a disk but the system's own state"
    case .fileIsProtected(let words): "read-only: \(words)"
    case .isAppendOnly: "read-only: it may only be appended to"
    case .newListHasNoPlace(let words):
      "read-only: it cannot be replaced by a new file, and to write into it, swipelist must first"
        + " keep the new list elsewhere: \(words)"
    case .isInUse: "read-only: another window has it open"
    }
  }
}
