import SwipeLines
import SystemText

// Most names in the tests are text.

extension ListFile {
  init(
    opening path: String, separator: RowSeparator = .newline, isReadOnly: Bool = false,
    backupSuffix: String? = nil, trash: Trash? = nil
  ) throws(OpenError) {
    try self.init(
      opening: SystemString(path), separator: separator, isReadOnly: isReadOnly,
      backupSuffix: backupSuffix.map { SystemString($0) }, trash: trash)
  }
}

extension Trash {
  init(_ path: String) {
    self.init(SystemString(path))
  }
}

extension SaveQueue {
  /// Keeps the list elsewhere, and returns the name that the file has there.
  func rescuedName() throws -> String { try rescue().description }
}
