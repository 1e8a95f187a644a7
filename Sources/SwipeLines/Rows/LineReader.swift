import CLinux
import Glibc
import Synchronization

/// Reads a file or a pipe into a row table: the first rows at once, the rest on its own thread.
///
/// It publishes after every chunk, and ends at the end, at a failure, or when it is asked to. A
/// file that grows is read to where it has grown; one that shrinks simply ends early.
final class LineReader: Sendable {
  let table: RowTable
  /// Closed as soon as nothing more is read from it. Only the thread that reads asks for it.
  private let source: Mutex<Descriptor?>
  private let stopSignal: Descriptor
  private let mayWait: Bool
  private let state = Monitor(ReadingProgress.State.reading)
  private let isStarted = Atomic<Bool>(false)
  private let isStopping = Atomic<Bool>(false)
  private let isWakeOutstanding = Atomic<Bool>(false)

  /// What is read before the first frame, in bytes: over a thousand short rows.
  static let firstChunk = 1 << 16
  /// What is read at a time afterwards, in bytes: it stays in the processor's cache.
  private static let chunk = 1 << 18

  /// - Parameter mayWait: reading may have to wait for another program, as on a pipe
  init(
    _ source: consuming Descriptor, into table: RowTable, mayWait: Bool
  ) throws(SystemError) {
    self.table = table
    self.source = Mutex(source)
    self.mayWait = mayWait
    // The flags of eventfd are those of open.
    stopSignal = Descriptor(owning: try uninterrupted { eventfd(0, O_CLOEXEC | O_NONBLOCK) })
  }

  /// Reads what is there already, up to a first chunk.
  func readFirstChunk() {
    while table.byteCount < LineReader.firstChunk, currentState == .reading {
      if mayWait, !isReadable(withinMilliseconds: 0) { return }
      readChunk(LineReader.firstChunk - table.byteCount)
    }
  }

  /// Reads the rest on a thread of its own; `onProgress` is called on that thread.
  func start(_ onProgress: @escaping @Sendable () -> Void) throws(SystemError) {
    if currentState != .reading { return }
    isStarted.store(true, ordering: .releasing)
    try BackgroundThread.start { [self] in
      while currentState == .reading {
        if !mayWait || isReadable(withinMilliseconds: -1) { readChunk(LineReader.chunk) }
        if isStopping.load(ordering: .relaxed) { end(.stopped) }
        if !isWakeOutstanding.exchange(true, ordering: .acquiringAndReleasing) { onProgress() }
      }
    }
  }
}

// MARK: - State

extension LineReader {
  var currentState: ReadingProgress.State { state.withLock { $0 } }

  /// How far it is; from now on the next chunk wakes again.
  func takeProgress() -> (rows: Int, bytes: Int, state: ReadingProgress.State) {
    isWakeOutstanding.store(false, ordering: .sequentiallyConsistent)
    let state = currentState
    let rows = table.rowCount
    return (rows, table.byteCount, state)
  }

  func waitUntilEnded() -> ReadingProgress.State {
    state.wait { $0 == .reading ? nil : $0 }
  }

  /// Asks the reading to end where it is.
  func stop() {
    if !isStarted.load(ordering: .acquiring), currentState == .reading { end(.stopped) }
    isStopping.store(true, ordering: .relaxed)
    var one: UInt64 = 1
    _ = write(stopSignal.number, &one, MemoryLayout<UInt64>.size)
  }

  private func end(_ new: ReadingProgress.State) {
    source.withLock { $0 = nil }
    state.withLock { if $0 == .reading { $0 = new } }
  }
}

// MARK: - Chunks

extension LineReader {
  private func readChunk(_ count: Int) {
    do {
      let room = try table.room(atLeast: count)
      let number = sourceNumber
      let received = try uninterrupted { read(number, room.baseAddress, room.count) }
      if received > 0 {
        try table.append(received)
      } else {
        try table.finish()
        end(.finished)
      }
    } catch {
      if error.code != EAGAIN { end(.failed(error.sentence)) }
    }
  }

  private var sourceNumber: Int32 { source.withLock { $0?.number ?? -1 } }

  /// Waits for the other program, or for being asked to stop.
  private func isReadable(withinMilliseconds timeout: Int32) -> Bool {
    let wanted = Int16(POLLIN)
    var both = [
      pollfd(fd: sourceNumber, events: wanted, revents: 0),
      pollfd(fd: stopSignal.number, events: wanted, revents: 0),
    ]
    let ready = poll(&both, 2, timeout)
    return ready > 0 && both[0].revents != 0 && both[1].revents == 0
  }
}
