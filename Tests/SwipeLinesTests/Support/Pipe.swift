import CLinux
import Glibc

/// Both ends of a pipe.
final class Pipe: Sendable {
  let reading: Int32
  let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe2(&ends, O_CLOEXEC)
    reading = ends[0]
    writing = ends[1]
  }

  func send(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var sent = 0
    while sent < bytes.count {
      let rest = Array(bytes[sent...])
      let count = write(writing, rest, rest.count)
      if count <= 0 { return }
      sent += count
    }
  }

  func closeWriting() { close(writing) }

  func closeReading() { close(reading) }

  /// Everything until the other end is closed.
  func receiveAll() -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(reading, &buffer, buffer.count), count > 0 {
      result += buffer.prefix(count)
    }
    return result
  }
}
