internal import CSDL2

/// Something that SDL, or a library beside it, could not do: one sentence for whoever started the
/// program.
///
///     throw SDLError("could not open a window")   // "could not open a window: No available …"
public nonisolated struct SDLError: Error, Equatable, CustomStringConvertible {
  public let message: String

  /// An error in the program's own words.
  public init(message: String) {
    self.message = message
  }

  /// What failed, followed by what SDL says about it.
  init(_ failure: String) {
    let reason = unsafe SDL_GetError().map { unsafe String(cString: $0) } ?? ""
    message = reason.isEmpty ? failure : "\(failure): \(reason)"
  }

  public var description: String { message }
}
