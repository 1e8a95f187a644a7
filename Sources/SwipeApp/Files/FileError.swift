import Glibc
public import SystemText

/// Something that could not be done with a file, and why.
public nonisolated struct FileError: Error, Equatable, Sendable {
  public let path: SystemString
  public let cause: Cause

  public init(path: SystemString, _ cause: Cause) {
    self.path = path
    self.cause = cause
  }

  public enum Cause: Equatable, Sendable {
    /// The system refused; the `errno` it gave.
    case system(Int32)
    /// Nothing is there, although the program brings it along.
    case notInstalled
  }
}

nonisolated extension FileError: CustomStringConvertible {
  /// One line, without the program's name.
  public var description: String {
    switch cause {
    case .system(let code): "\(path): \(String(cString: strerror(code)))"
    case .notInstalled: "\(path): the sample list is missing; name a FILE"
    }
  }
}
