import Glibc

/// Why rows could not be printed.
public enum OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The program that read them went away: nothing to complain about.
  case readerIsGone
  case failed(String)

  public var description: String {
    switch self {
    case .readerIsGone: SystemError(EPIPE).sentence
    case .failed(let sentence): sentence
    }
  }
}

extension LineStore {
  /// Writes the selected rows to an open file or pipe, byte for byte with their endings.
  ///
  /// What is kept is the list's bytes without those of the deleted rows, and the other way about;
  /// nothing is added, so where the last line has no newline its row is printed without one.
  ///
  /// - Parameter deleted: the deleted rows, in order, each once
  public func writeRows(
    _ selection: RowSelection, deleted: [Int], to descriptor: Int32
  ) throws(OutputError) {
    do {
      try write(selection, deleted: deleted, to: descriptor)
    } catch {
      throw error.code == EPIPE ? .readerIsGone : .failed(error.sentence)
    }
  }

  func write(
    _ selection: RowSelection, deleted: [Int], to descriptor: Int32
  ) throws(SystemError) {
    var writer = ByteWriter(to: descriptor)
    try forEachPart(selection, deleted: deleted) { range throws(SystemError) in
      try writer.add(table.bytes(range))
    }
    try writer.finish()
  }
}
