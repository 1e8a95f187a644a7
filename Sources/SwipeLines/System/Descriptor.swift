import Glibc

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

  init(opening path: String, _ flags: Int32, permissions: mode_t = 0) throws(SystemError) {
    number = try uninterrupted { open(path, flags | O_CLOEXEC, permissions) }
  }

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

// MARK: - To the disk

extension Descriptor {
  /// Waits until the disk has all of it.
  func synchronize() throws(SystemError) {
    _ = try uninterrupted { fsync(number) }
  }

  /// Waits until the disk has the names in a directory, where the system lets one ask.
  static func synchronize(directory: String) throws(SystemError) {
    do {
      let folder = try Descriptor(opening: directory, O_RDONLY | O_DIRECTORY)
      try folder.synchronize()
    } catch {
      // Not every directory may be read, and not every file system flushes directories.
      if error.code != EACCES && error.code != EINVAL { throw error }
    }
  }
}
