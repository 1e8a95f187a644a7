/// Why a list was not saved, as one sentence for the person who waits for it.
public enum SaveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Somebody else has touched the file; saving would lose what they did.
  case changedByOthers(name: String, ForeignChange)
  /// It could not be done now; it may work later.
  case failed(name: String, String)

  /// What somebody else did to the file.
  public enum ForeignChange: String, Equatable, Sendable {
    case changed
    case replaced
    case removed
  }

  public var description: String {
    switch self {
    case .changedByOthers(let name, let change): "\(name): \(change.rawValue) by another program"
    case .failed(let name, let words): "\(name): \(words)"
    }
  }
}
