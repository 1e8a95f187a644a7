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
      case let path?: path.isStream ? .stream(path) : .file(path)
      case nil: inputMayHoldRows ? .standardInput : .sample
      }
    return source
  }

  /// Throws where an option makes no sense for what the rows come from.
  func makeSureTheyFit(_ source: Document.Source) throws(UsageError) {
    switch source.origin {
    case .file:
      if printsDeleted {
        throw UsageError("option \(OptionName.deleted) is for a pipe, without FILE")
      }
    case .stream(let path):
      if backupSuffix != nil {
        throw UsageError("option \(OptionName.backup) needs a FILE that is no pipe, not '\(path)'")
      }
    case .sample, .standardInput: break
    }
  }
}
