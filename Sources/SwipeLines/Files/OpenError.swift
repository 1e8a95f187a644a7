import Glibc
import SystemText

/// Why a list could not be opened, as one sentence for the person who asked.
///
///     swipelist: todo.txt: No such file or directory
public struct OpenError: Error, Equatable, Sendable, CustomStringConvertible {
  public let name: String
  public let reason: Reason

  public enum Reason: Equatable, Sendable {
    case doesNotExist
    case isDirectory
    case isNotReadable
    /// It holds zero bytes, and rows were not said to end in them.
    case isNotText
    case needsTooMuchMemory
    /// Something else, in the system's words.
    case other(String)
  }

  public var description: String {
    let words =
      switch reason {
      case .doesNotExist: SystemError(ENOENT).sentence
      case .isDirectory: SystemError(EISDIR).sentence
      case .isNotReadable: SystemError(EACCES).sentence
      case .isNotText: "Not a text file (rows that end in a zero byte need -0)"
      case .needsTooMuchMemory: SystemError(ENOMEM).sentence
      case .other(let words): words
      }
    return "\(name): \(words)"
  }
}

extension OpenError {
  init(_ path: SystemString, _ failure: SystemError) {
    name = path.description
    reason =
      switch failure.code {
      case ENOENT: .doesNotExist
      case EISDIR: .isDirectory
      case EACCES, EPERM: .isNotReadable
      case ENOMEM: .needsTooMuchMemory
      default: .other(failure.sentence)
      }
  }

  init(_ path: SystemString, _ reason: Reason) {
    name = path.description
    self.reason = reason
  }
}
