import Glibc

/// A value that several threads share, and that a thread can wait on.
///
///     monitor.withLock { $0.isFinished = true }
///     monitor.wait { $0.isFinished ? true : nil }
///
/// Every change wakes those who wait; nobody sees a change half made.
final class Monitor<Value: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }
}

// MARK: - Use

extension Monitor {
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Asks `body` for a result now, after every change, and at the time `deadline` names; returns
  /// the first that is not nil.
  func wait<Result>(
    until deadline: (Value) -> MonotonicTime? = { _ in nil },
    _ body: (inout Value) -> Result?
  ) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    while true {
      if let result = body(&value) { return result }
      if let deadline = deadline(value) {
        var time = deadline.timespec
        pthread_cond_timedwait(changed, mutex, &time)
      } else {
        pthread_cond_wait(changed, mutex)
      }
    }
  }
}
