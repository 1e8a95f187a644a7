import Glibc

/// All bytes of the file at `path`, or what is wrong with it.
nonisolated func bytes(ofFile path: String) throws(FileError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError(path: path, .system(errno)) }
  defer { close(descriptor) }

  /// As much as is asked for at once, in bytes.
  let blockSize = 1 << 16
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: blockSize)
  while true {
    switch read(descriptor, &block, block.count) {
    case 0: return bytes
    case let count where count > 0: bytes += block[..<count]
    default:
      if errno != EINTR { throw FileError(path: path, .system(errno)) }
    }
  }
}
