import Glibc

/// Writes many pieces of memory to a file or a pipe with few system calls.
///
///     var writer = ByteWriter(to: descriptor)
///     try writer.add(bytes)
///     try writer.finish()
///
/// All of it is written, in order, or an error is thrown: short writes go on, interrupted ones
/// start again, and a full pipe is waited for.
struct ByteWriter {
  private let descriptor: Int32
  private var pieces: [iovec] = []

  /// How many pieces go into one call: the system's IOV_MAX.
  private static let mostPieces = 1024

  init(to descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The memory must stay until `finish` has returned.
  mutating func add(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    if bytes.isEmpty { return }
    pieces.append(
      iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count))
    if pieces.count == ByteWriter.mostPieces { try finish() }
  }

  mutating func finish() throws(SystemError) {
    try withoutWriteSignals { () throws(SystemError) in
      var first = 0
      while first < pieces.count {
        first = try writeSome(from: first)
      }
    }
    pieces.removeAll(keepingCapacity: true)
  }

  /// Writes what one call takes and returns the first piece that is left.
  private mutating func writeSome(from start: Int) throws(SystemError) -> Int {
    var written: Int
    do {
      written = try pieces.withUnsafeBufferPointer { pieces throws(SystemError) in
        try uninterrupted {
          writev(descriptor, pieces.baseAddress.map { $0 + start }, Int32(pieces.count - start))
        }
      }
    } catch {
      if error.code != EAGAIN { throw error }
      var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&full, 1, -1)
      return start
    }
    var first = start
    while first < pieces.count, written >= pieces[first].iov_len {
      written -= pieces[first].iov_len
      first += 1
    }
    if written > 0, let base = pieces[first].iov_base {
      pieces[first] = iovec(iov_base: base + written, iov_len: pieces[first].iov_len - written)
    }
    return first
  }
}
