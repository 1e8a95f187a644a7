/// Something about a save that went well which the user should know all the same.
public enum SaveRemark: Hashable, Sendable, CustomStringConvertible {
  /// Something that another program wrote was found where the program writes its own files, and has
  /// this name now.
  case foundForeignFile(String)
  /// A save that a killed program had begun was finished.
  case finishedSave(String)
  /// A save that a killed program had begun can not be finished, because the file was changed since; the
  /// list that was to be saved is in the second file.
  case keptUnfinishedSave(String, in: String)
  /// So many rows that came back stay in the trash of this name, where somebody else has written since.
  case leftInTrash(String, count: Int)
  /// Another program still writes to what was the file before the save; that has the second name now.
  case stillWritten(String, in: String)

  public var description: String {
    switch self {
    case .foundForeignFile(let name):
      "\(name): written by another program, found where a killed swipelist was saving"
    case .finishedSave(let name): "\(name): finished a save that had been cut short"
    case .keptUnfinishedSave(let name, let kept):
      "\(name): changed since a save was cut short; the list that was to be saved is in \(kept)"
    case .leftInTrash(let name, let count):
      "\(name): written by another program, so \(count) \(count == 1 ? "row" : "rows")"
        + " that came back \(count == 1 ? "stays" : "stay") in it"
    case .stillWritten(let name, let other):
      "\(name): another program still writes to what it was before, now \(other)"
    }
  }
}
