import Glibc
import SystemText

/// A file, or one of the standard streams, that lines are written to.
///
///     var output = OutputFile.standardOutput
///     try output.write("one line\n")
///     try output.flush()
///
/// What was written and not flushed is lost when it goes away: a writer that means it flushes.
nonisolated struct OutputFile: ~Copyable {
  private let descriptor: Int32
  private let name: SystemString
  private var pending: [UInt8] = []

  private init(descriptor: Int32, name: SystemString) {
    self.descriptor = descriptor
    self.name = name
  }

  static var standardOutput: OutputFile {
    OutputFile(descriptor: STDOUT_FILENO, name: "standard output")
  }

  static var standardError: OutputFile {
    OutputFile(descriptor: STDERR_FILENO, name: "standard error")
  }

  /// Creates the file at `path`, or empties the one that is there.
  init(creating path: SystemString) throws(FileError) {
    let descriptor = path.withCString {
      open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw FileError(path: path, .system(errno)) }
    self.init(descriptor: descriptor, name: path)
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }
}

// MARK: - Writing

nonisolated extension OutputFile {
  /// Bytes that are gathered before the system is asked to take them.
  private static let blockSize = 1 << 16

  /// Writes `text`, at the latest when it is flushed.
  mutating func write(_ text: String) throws(FileError) {
    pending += text.utf8
    if pending.count >= Self.blockSize { try flush() }
  }

  /// Hands everything written so far to the system.
  mutating func flush() throws(FileError) {
    var written = 0
    defer { pending.removeAll(keepingCapacity: true) }
    while written < pending.count {
      let count = pending.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw FileError(path: name, .system(errno))
      }
    }
  }
}

// MARK: - Complaints

nonisolated extension OutputFile {
  /// Writes a line on standard error; where that fails nowhere is left to say so.
  static func complain(_ line: String) {
    var standardError = OutputFile.standardError
    try? standardError.write(line)
    try? standardError.flush()
  }
}
