import Glibc

/// Runs `body` so that a write to a pipe nobody reads, or past the limit on a file's size, is an
/// error that `body` sees and not a signal that ends the program.
func withoutWriteSignals<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var held = sigset_t()
  sigemptyset(&held)
  sigaddset(&held, SIGPIPE)
  sigaddset(&held, SIGXFSZ)
  var before = sigset_t()
  pthread_sigmask(SIG_BLOCK, &held, &before)
  defer {
    // The signal of a failed write waits for this thread; it has been told already.
    var none = timespec()
    while sigtimedwait(&held, nil, &none) > 0 {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
  return try body()
}
