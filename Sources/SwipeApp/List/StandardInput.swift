import Glibc

/// What the program's standard input is.
enum StandardInput {
  /// Whether it is a file, which has an end that need not be waited for.
  static var isFile: Bool {
    var input = stat()
    return fstat(STDIN_FILENO, &input) == 0 && input.st_mode & S_IFMT == S_IFREG
  }

  /// Whether rows may come from it: it is neither a terminal, nor closed, nor nothing (`/dev/null`,
  /// as when the program is started from a menu).
  static var mayHoldRows: Bool {
    var input = stat()
    guard fstat(STDIN_FILENO, &input) == 0, isatty(STDIN_FILENO) == 0 else { return false }
    var nothing = stat()
    guard input.st_mode & S_IFMT == S_IFCHR, stat("/dev/null", &nothing) == 0 else { return true }
    return input.st_rdev != nothing.st_rdev
  }
}
