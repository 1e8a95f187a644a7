import Glibc

/// Why the system refused: an `errno`, told in the C library's words.
///
///     throw SystemError(ENOSPC)  // "No space left on device"
package struct SystemError: Error, Equatable {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// What the last call left in `errno`.
  static var last: SystemError { SystemError(errno) }

  package var sentence: String {
    guard let words = strerror(code) else { return "Error \(code)" }
    return String(cString: words)
  }
}

/// Calls again for as long as a signal cut the call short.
func uninterrupted<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result >= 0 { return result }
    let failure = SystemError.last
    if failure.code != EINTR { throw failure }
  }
}
