import SwipeLines
import Testing

/// A list that has been read to its end and may be saved.
struct Opened {
  let store: LineStore
  let saver: Saver

  init(
    _ path: String, separator: RowSeparator = .newline, backupSuffix: String? = nil,
    trash: Trash? = nil
  ) throws {
    try StateHome.use()
    let file = try ListFile(
      opening: path, separator: separator, backupSuffix: backupSuffix, trash: trash)
    guard case .writable(let saver) = file.access else { throw Failure.isReadOnly }
    store = file.store
    self.saver = saver
    try store.startReading()
    #expect(store.waitUntilRead() == .finished)
  }

  enum Failure: Error {
    case isReadOnly
  }
}

/// The reason for which a file opens read-only; nil if it can be saved.
func readOnlyReason(_ path: String, isReadOnly: Bool = false) throws -> ReadOnlyReason? {
  try StateHome.use()
  switch try ListFile(opening: path, isReadOnly: isReadOnly).access {
  case .writable(let saver):
    saver.close()
    return nil
  case .readOnly(let reason):
    return reason
  }
}
