import CLinux
import Glibc
import SystemText

/// An open file, closed when it goes.
///
///     let file = try Descriptor(opening: "todo.txt", O_RDONLY)
///
/// It never reaches a child process.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over a descriptor that is open already.
  init(owning number: Int32) {
    self.number = number
  }

  init(opening path: SystemString, _ flags: Int32, permissions: mode_t = 0) throws(SystemError) {
    number = try uninterrupted {
      path.withCString { open($0, flags | O_CLOEXEC, permissions) }
    }
  }

  /// Makes a new file for reading and writing that nobody else may use, whatever its directory hands
  /// on to new files; fails where the name is taken.
  init(creating path: SystemString, _ flags: Int32 = 0) throws(SystemError) {
    try self.init(opening: path, O_RDWR | O_CREAT | O_EXCL | flags, permissions: 0o600)
    FileAttributes.removeAccessList(from: number)
  }

  /// A second descriptor of a pipe or socket that this process was started with, as `/dev/stdin` and
  /// `/dev/fd/63` are; nil where the name leads to no such thing.
  ///
  /// Opened anew, a pipe whose writers are gone already would wait for others to come.
  init?(inherited path: SystemString) throws(SystemError) {
    let wanted = try path.status()
    guard [S_IFIFO, S_IFSOCK].contains(wanted.st_mode & S_IFMT) else { return nil }
    for number in 0..<Self.mostInherited {
      var status = stat()
      guard fstat(number, &status) == 0, status.st_dev == wanted.st_dev,
        status.st_ino == wanted.st_ino, fcntl(number, F_GETFL) & O_ACCMODE != O_WRONLY
      else { continue }
      self.number = try uninterrupted { fcntl(number, F_DUPFD_CLOEXEC, 0) }
      return
    }
    return nil
  }

  /// Shells hand on descriptors below this.
  private static let mostInherited: Int32 = 256

  deinit {
    _ = close(number)
  }
}

// MARK: - Questions

extension Descriptor {
  func status() throws(SystemError) -> stat {
    var status = stat()
    _ = try uninterrupted { fstat(number, &status) }
    return status
  }

  /// A second descriptor of the same open file.
  func duplicate() throws(SystemError) -> Descriptor {
    Descriptor(owning: try uninterrupted { fcntl(number, F_DUPFD_CLOEXEC, 0) })
  }
}

// MARK: - Locks

/// What came of asking for a lock.
enum LockOutcome {
  case held
  case heldByAnother
  /// The file system has no such locks.
  case unsupported
}

extension Descriptor {
  /// Asks for the file's advisory lock (`flock`), without waiting.
  func lock() -> LockOutcome {
    do {
      _ = try uninterrupted { flock(number, LOCK_EX | LOCK_NB) }
      return .held
    } catch {
      return error.code == EWOULDBLOCK ? .heldByAnother : .unsupported
    }
  }

  func unlock() {
    _ = flock(number, LOCK_UN)
  }
}

// MARK: - Others who have it open

/// Whether somebody else has a file open.
enum OthersPresent {
  case nobody
  case somebody
  /// The file system, or the file's owner, does not let one find out.
  case unknown
}

extension Descriptor {
  /// Whether anybody has the file open for writing; this must not be open for that itself.
  ///
  /// The system grants a read lease (`F_SETLEASE`) only where nobody has. It is given back at once.
  var writers: OthersPresent { leaseIsGranted(F_RDLCK) }

  /// The same, asked again for a tenth of a second: one who adds a line is gone in that time.
  var lastingWriters: OthersPresent {
    for _ in 0..<10 {
      let writers = writers
      if writers != .somebody { return writers }
      poll(nil, 0, 10)
    }
    return writers
  }

  /// Whether anybody else has the file open at all; this must be open for writing.
  var others: OthersPresent { leaseIsGranted(F_WRLCK) }

  private func leaseIsGranted(_ kind: Int32) -> OthersPresent {
    // Somebody who opens the file in this instant makes the system send a signal. The usual one,
    // SIGIO, ends programs; this one does nothing.
    _ = fcntl(number, swipelist_set_signal, SIGURG)
    if fcntl(number, swipelist_set_lease, kind) == 0 {
      _ = fcntl(number, swipelist_set_lease, Int32(F_UNLCK))
      return .nobody
    }
    return errno == EAGAIN ? .somebody : .unknown
  }
}

// MARK: - To the disk

extension Descriptor {
  /// Waits until the disk has all of it.
  func synchronize() throws(SystemError) {
    _ = try uninterrupted { fsync(number) }
  }

  /// Waits until the disk has the names in a directory, where the system lets one ask.
  static func synchronize(directory: SystemString) throws(SystemError) {
    do {
      let folder = try Descriptor(opening: directory, O_RDONLY | O_DIRECTORY)
      try folder.synchronize()
    } catch {
      // Not every directory may be read, and not every file system flushes directories.
      if error.code != EACCES && error.code != EINVAL { throw error }
    }
  }
}

// MARK: - Bytes

extension Descriptor {
  /// Hands `body` the file's bytes from `start` to its end, piece by piece.
  func forEachPiece(
    from start: Int, _ body: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) {
    var place = start
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try buffer.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
        try uninterrupted { pread(number, buffer.baseAddress, buffer.count, place) }
      }
      if count == 0 { return }
      place += count
      try body(Array(buffer.prefix(count)))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Writes all of the bytes to where the file is.
  func write(to file: borrowing Descriptor) throws(SystemError) {
    var writer = ByteWriter(to: file.number)
    try writer.add(self)
    try writer.finish()
  }
}

extension [UInt8] {
  func write(to file: borrowing Descriptor) throws(SystemError) {
    let result = withUnsafeBytes { bytes -> Result<Void, SystemError> in
      Result { () throws(SystemError) in try bytes.write(to: file) }
    }
    try result.get()
  }
}
