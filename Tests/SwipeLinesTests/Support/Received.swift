import Dispatch
import Synchronization

/// What a program prints, read while the test does something else.
final class Received: Sendable {
  private let output = Mutex<[UInt8]>([])
  private let isOver = DispatchSemaphore(value: 0)

  init(_ child: Child) {
    DispatchQueue(label: "received").async { [self] in
      let all = child.finish().output
      output.withLock { $0 = all }
      isOver.signal()
    }
  }

  /// All of it, once the program has ended.
  func wait() -> [UInt8] {
    isOver.wait()
    return output.withLock { $0 }
  }
}
