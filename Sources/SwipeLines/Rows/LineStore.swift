import Glibc
public import SystemText

/// The rows of a list as the bytes they are, read beside the window.
///
///     let store = try LineStore(readingFrom: STDIN_FILENO, separator: .newline)
///     try store.startReading { wakeTheWindow() }
///     store.text(ofRow: 0, limit: 4096)
///
/// The first rows are there when it is made, as far as they need no waiting. Rows are only ever
/// added, at the end; a row once seen keeps its number and its bytes. Any thread may ask.
///
/// A row is what a separator ends, and what stands behind the last one when the reading has
/// finished. A byte-order mark before the first row is the list's, not the row's.
public final class LineStore: Sendable {
  public let separator: RowSeparator
  let table: RowTable
  private let reader: LineReader
  private let totalBytes: Int?

  /// How much of the machine's memory the bytes may take: the rest is for everybody else.
  private static let shareOfMemory = 0.75
  /// How much of the addresses the process may have, where they are limited: as much again is for
  /// the places of the rows.
  private static let shareOfAddresses = 0.4

  /// Takes in what is open as `descriptor`, which stays open and the caller's.
  public convenience init(
    readingFrom descriptor: Int32, separator: RowSeparator = .newline
  ) throws(OpenError) {
    let name: SystemString = "standard input"
    do {
      let copy = try uninterrupted { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
      try self.init(Descriptor(owning: copy), separator: separator)
    } catch {
      throw OpenError(name, error)
    }
  }

  /// Takes in what a name leads to: a pipe, a device.
  public convenience init(
    opening path: SystemString, separator: RowSeparator = .newline
  ) throws(OpenError) {
    do {
      if let inherited = try Descriptor(inherited: path) {
        try self.init(inherited, separator: separator)
      } else {
        // A pipe that nobody writes to yet must not keep the window from opening.
        try self.init(
          Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY), separator: separator)
      }
    } catch {
      throw OpenError(path, error)
    }
  }

  init(_ source: consuming Descriptor, separator: RowSeparator) throws(SystemError) {
    let status = try source.status()
    let isFile = status.st_mode & S_IFMT == S_IFREG
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemError(EISDIR) }
    let position = isFile ? max(0, lseek(source.number, 0, SEEK_CUR)) : 0
    let remaining = isFile ? max(0, Int(status.st_size) - position) : 0
    let limit = LineStore.mostBytes
    if remaining > limit { throw SystemError(ENOMEM) }
    self.separator = separator
    table = try RowTable(separator: separator, limit: limit, expected: remaining)
    reader = try LineReader(source, into: table, mayWait: !isFile)
    // Some files, those of /proc among them, do not say how much they hold.
    totalBytes = remaining > 0 ? remaining : nil
    reader.readFirstChunk()
  }

  private static var mostBytes: Int {
    let memory = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    let most = Int(Double(memory) * shareOfMemory)
    var addresses = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &addresses)
    return min(most, Int(min(Double(addresses.rlim_cur), 1e18) * shareOfAddresses))
  }

  deinit {
    reader.stop()
  }
}

// MARK: - Reading on

extension LineStore {
  /// Reads the rest beside the caller. `onProgress` is called on another thread when there is
  /// more; then not again before `takeProgress` was asked.
  public func startReading(
    _ onProgress: @escaping @Sendable () -> Void = {}
  ) throws(OpenError) {
    do {
      try reader.start(onProgress)
    } catch {
      throw OpenError("reading", error)
    }
  }

  /// How far the reading has come; asking lets `onProgress` be called again.
  public func takeProgress() -> ReadingProgress {
    let (rows, bytes, state) = reader.takeProgress()
    return ReadingProgress(rows: rows, bytes: bytes, totalBytes: totalBytes, state: state)
  }

  /// Ends the reading where it is. A row whose end was not read is none: half a name must never
  /// reach the next program.
  public func stopReading() {
    reader.stop()
  }

  /// Waits until nothing will be added any more, and says how it ended.
  public func waitUntilRead() -> ReadingProgress.State {
    reader.waitUntilEnded()
  }

  /// Takes in rows that somebody added to the list after it was read to its end; only one thread may.
  ///
  /// - Returns: false where the last row has no ending, so that they would run into it
  func take(_ rows: [UInt8]) throws(SystemError) -> Bool {
    if rows.isEmpty { return true }
    precondition(isComplete, "a list that is still read grows by itself")
    guard table.endsInSeparator else { return false }
    let room = try table.room(atLeast: rows.count)
    room.copyBytes(from: rows)
    try table.append(rows.count)
    try table.finish()
    return true
  }

  /// Whether more may come.
  public var isStillRead: Bool { reader.currentState == .reading }

  /// Whether all of the list has been read.
  public var isComplete: Bool { reader.currentState == .finished }
}
