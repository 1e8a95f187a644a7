import SwipeLines
import SystemText

extension Options {
  /// Where the rows come from, and how.
  ///
  /// - Parameter inputMayHoldRows: whether standard input is worth reading, where no file is named
  func source(inputMayHoldRows: Bool) -> Document.Source {
    var source = Document.Source()
    source.separator = isNullSeparated ? .null : .newline
    source.printed = printsDeleted ? .deleted : .kept
    source.isReadOnly = isReadOnly
    source.backupSuffix = backupSuffix
    source.trash = trash
    source.origin =
      switch file {
      case "-"?: .standardInput
      case let path?: .file(path)
      case nil: inputMayHoldRows ? .standardInput : .sample
      }
    return source
  }
}
