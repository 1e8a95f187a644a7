import Glibc
import SystemText

/// Standard input, output and error, of which whoever starts the program may have closed some.
///
///     StandardStreams.occupy()                 // first of all
///     try StandardStreams.makeSureIsOpen(STDOUT_FILENO)
///
/// The next file or socket that is opened takes the lowest number that is free, and what is printed
/// would be written to it. So a stream that is closed at the start is made to lead nowhere.
enum StandardStreams {
  private static var closed: Set<Int32> = []

  /// Has each of them be something; nothing must have been opened before.
  static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      closed.insert(descriptor)
      // The lowest number that is free is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Throws where it was closed at the start.
  static func makeSureIsOpen(_ descriptor: Int32) throws(FileError) {
    guard closed.contains(descriptor) else { return }
    throw FileError(
      path: descriptor == STDIN_FILENO ? "standard input" : "standard output", .system(EBADF))
  }
}
