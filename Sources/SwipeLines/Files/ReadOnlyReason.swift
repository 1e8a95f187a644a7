import Glibc

/// Why deletes are not saved to the file, known when it is opened.
public enum ReadOnlyReason: Equatable, Sendable, CustomStringConvertible {
  /// It was asked for.
  case asked
  /// A pipe or a device has no list to be replaced.
  case isNotRegularFile
  /// The file may not be written, in the system's words.
  case fileIsProtected(String)
  /// No file may be made beside it, in the system's words.
  case directoryIsProtected(String)
  /// Saving would part it from its other names.
  case hasHardLinks(Int)
  /// Another program holds its lock; most likely another window on it.
  case isInUse

  public var description: String {
    switch self {
    case .asked: "read-only"
    case .isNotRegularFile: "read-only: not a regular file"
    case .fileIsProtected(let words): "read-only: \(words)"
    case .directoryIsProtected(let words): "read-only: its directory: \(words)"
    case .hasHardLinks(let count):
      "read-only: it has \(count) hard links, and saving would part it from the others"
    case .isInUse: "read-only: another window has it open"
    }
  }
}
