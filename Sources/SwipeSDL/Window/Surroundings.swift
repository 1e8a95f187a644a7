internal import Glibc

/// What the libraries read from the process's environment, where that differs from the user's.
///
///     Surroundings.settle()
///
/// It is set once and before any thread of ours starts, since others may be reading it then: whoever
/// sets more than one variable has C move them all, and take the old place from under the readers.
nonisolated enum Surroundings {
  static func settle() { _ = settled }

  private static let settled: Void = {
    // Nobody types text: the table of composed characters, whose reading takes X longer than all
    // else that opens a window, is left unread.
    unsafe setenv("XCOMPOSEFILE", "/dev/null", 1)
  }()
}
