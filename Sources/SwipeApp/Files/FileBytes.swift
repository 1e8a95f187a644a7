import Glibc
import SystemText

/// The bytes of the file at `path`, of a longer one the first `most`, or what is wrong with it.
nonisolated func bytes(
  ofFile path: SystemString, atMost most: Int = .max
) throws(FileError) -> [UInt8] {
  let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
  guard descriptor >= 0 else { throw FileError(path: path, .system(errno)) }
  defer { close(descriptor) }

  /// As much as is asked for at once, in bytes.
  let blockSize = 1 << 16
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: blockSize)
  while bytes.count < most {
    switch read(descriptor, &block, block.count) {
    case 0: return bytes
    case let count where count > 0: bytes += block[..<count]
    default:
      if errno != EINTR { throw FileError(path: path, .system(errno)) }
    }
  }
  return Array(bytes.prefix(most))
}

extension SystemString {
  /// Whether it leads to something that is read from its start to its end, once: a pipe, a terminal.
  nonisolated var isStream: Bool {
    var status = stat()
    guard withCString({ stat($0, &status) }) == 0 else { return false }
    return [S_IFIFO, S_IFCHR, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Whether it leads to a file that keeps what is written to it, rather than a pipe or a device.
  nonisolated var isRegularFile: Bool {
    var status = stat()
    return withCString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
