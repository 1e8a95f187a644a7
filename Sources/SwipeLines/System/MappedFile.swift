import Glibc

/// A file's bytes as memory, which the system reads when they are looked at.
struct MappedFile: ~Copyable {
  private let bytes: UnsafeRawBufferPointer

  init(_ file: borrowing Descriptor) throws(SystemError) {
    let count = Int(try file.status().st_size)
    if count == 0 {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let address, address != MAP_FAILED else { throw .last }
    bytes = UnsafeRawBufferPointer(start: address, count: count)
  }

  /// Calls `body` with the bytes, valid during the call.
  func withBytes<Result: ~Copyable>(
    _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try body(bytes)
  }

  deinit {
    if let start = bytes.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }
}
