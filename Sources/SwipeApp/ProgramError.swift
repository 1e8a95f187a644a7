import Glibc
import SwipeSDL

/// Why the program ends early.
enum ProgramError: Error {
  case usage(UsageError)
  /// The list or the trace could not be read, or a recording not be made.
  case unusable(FileError)
  case trace(TraceError)
  /// Something could not be written on the way.
  case output(FileError)
  case display(SDLError)
}

extension ProgramError {
  /// The status the program ends with.
  var status: Int32 {
    switch self {
    case .usage, .unusable, .trace: 2
    case .output, .display: 1
    }
  }

  /// What is said on standard error; `nil`: nothing, because a reader that had enough knows.
  var message: String? {
    switch self {
    case .usage(let error):
      "swipelist: \(error)\nTry 'swipelist --help' for more information.\n"
    case .output(let error) where error.cause == .system(EPIPE): nil
    case .unusable(let error), .output(let error): "swipelist: \(error)\n"
    case .trace(let error): "swipelist: \(error)\n"
    case .display(let error): "swipelist: \(error)\n"
    }
  }
}
