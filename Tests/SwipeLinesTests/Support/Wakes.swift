import Foundation
import Synchronization

/// Lets a test wait for something that a reading thread tells.
final class Wakes: Sendable {
  private let total = Mutex(0)
  private let signal = DispatchSemaphore(value: 0)

  var wake: @Sendable () -> Void {
    { [self] in
      total.withLock { $0 += 1 }
      signal.signal()
    }
  }

  /// How many there were.
  var count: Int { total.withLock { $0 } }

  /// Waits for wakes until one finds the condition true.
  func wait(until isDone: () -> Bool) {
    while !isDone() { signal.wait() }
  }
}
