/// A command line that makes no sense, and why.
public nonisolated struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One line, without the program's name.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
