import Glibc
import SwipeLines
import Synchronization

/// Watches for the signals that ask a program to end, so that it ends as if its window was closed:
/// with everything saved.
///
///     let signals = SignalWatch()         // before any other thread is started
///     try signals.start { window.wake() }
///     if let signal = signals.caught { … }
///
/// A second signal ends the program at once. One that whoever started the program has it ignore
/// stays ignored.
final class SignalWatch: Sendable {
  private let first = Atomic<Int32>(0)
  private let watched: [Int32]

  /// From now on the signals wait to be taken.
  init() {
    watched = [SIGTERM, SIGHUP, SIGINT].filter { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        != unsafeBitCast(SIG_IGN, to: Int.self)
    }
    var set = Self.set(of: watched)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Calls `onSignal` on another thread when one has come.
  func start(_ onSignal: @escaping @Sendable () -> Void) throws(ProgramError) {
    do {
      try BackgroundThread.start { [self] in
        while let signal = next() {
          let (isFirst, _) = first.compareExchange(
            expected: 0, desired: signal, ordering: .sequentiallyConsistent)
          if !isFirst { _exit(128 + signal) }
          onSignal()
        }
      }
    } catch {
      throw .unsaved("signals cannot be watched: \(error.sentence)")
    }
  }

  /// The signal that has come, if one has.
  var caught: Int32? {
    let signal = first.load(ordering: .sequentiallyConsistent)
    return signal == 0 ? nil : signal
  }

  private nonisolated func next() -> Int32? {
    var set = Self.set(of: watched)
    var signal: Int32 = 0
    return sigwait(&set, &signal) == 0 ? signal : nil
  }

  private nonisolated static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
