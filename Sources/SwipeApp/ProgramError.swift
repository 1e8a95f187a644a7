import Glibc
import SwipeLines
import SwipeSDL
import SystemText

/// Why the program ends early.
enum ProgramError: Error {
  case usage(UsageError)
  /// What the names on the command line lead to does not go together; the sentence says why.
  case refused(String)
  /// The trace could not be read, or a recording not be made.
  case unusable(FileError)
  /// The list could not be read.
  case unreadable(OpenError)
  /// What is deleted could not be kept where it was asked for.
  case unwritable(SaveError)
  /// What was deleted could not be saved or printed; the sentence says why.
  case unsaved(String)
  /// The program that reads the rows has gone away: it knows.
  case readerIsGone
  /// A signal or a key ended the program.
  case interrupted(signal: Int32)
  case trace(TraceError)
  /// Something could not be written on the way.
  case output(FileError)
  case display(SDLError)
}

extension ProgramError {
  /// No text can be drawn: the user's fault, where the font was named.
  static func noFont(_ error: SDLError, named font: SystemString?) -> ProgramError {
    font == nil ? .display(error) : .usage(UsageError("option '--font': \(error)"))
  }
}

extension ProgramError {
  /// The status the program ends with.
  var status: Int32 {
    switch self {
    case .usage, .refused, .unusable, .unreadable, .unwritable, .trace: 2
    case .output, .display, .unsaved, .readerIsGone: 1
    // As a shell says it of a program that a signal has ended.
    case .interrupted(let signal): 128 + signal
    }
  }

  /// The sentence in it, for a window.
  var sentence: String {
    switch self {
    case .usage(let error): error.description
    case .unusable(let error), .output(let error): error.description
    case .unreadable(let error): error.description
    case .unwritable(let error): error.description
    case .trace(let error): error.description
    case .display(let error): error.description
    case .refused(let sentence), .unsaved(let sentence): sentence
    case .readerIsGone, .interrupted: ""
    }
  }

  /// What is said on standard error; `nil`: nothing, because a reader that had enough knows.
  var message: String? {
    switch self {
    case .usage(let error):
      "swipelist: \(error)\nTry 'swipelist --help' for more information.\n"
    case .output(let error) where error.cause == .system(EPIPE): nil
    case .readerIsGone, .interrupted: nil
    case .refused, .unreadable, .unwritable, .unsaved, .unusable, .output, .trace, .display:
      "swipelist: \(sentence)\n"
    }
  }
}
