/// Why a list was not saved, as one sentence for the person who waits for it.
public enum SaveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Somebody else has touched the file; saving would lose what they did.
  case changedByOthers(name: String, ForeignChange)
  /// It could not be done now; it may work later.
  case failed(name: String, String)

  /// What somebody else did to the file.
  public enum ForeignChange: Equatable, Sendable {
    case changed
    case replaced
    case removed
    /// Somebody has it open for writing, and what they write would be lost.
    case beingWritten
  }

  public var description: String {
    switch self {
    case .changedByOthers(let name, .changed): "\(name): changed by another program"
    case .changedByOthers(let name, .replaced): "\(name): replaced by another program"
    case .changedByOthers(let name, .removed): "\(name): removed by another program"
    case .changedByOthers(let name, .beingWritten): "\(name): open for writing in another program"
    case .failed(let name, let words): "\(name): \(words)"
    }
  }
}
