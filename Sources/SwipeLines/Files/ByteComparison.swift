import Glibc

/// Compares an open file with pieces of memory, one after the other.
///
///     var comparison = ByteComparison(file)
///     try comparison.compare(bytes)
///     if try comparison.isEqualToTheEnd() { … }
struct ByteComparison {
  private let file: Int32
  private var isEqual = true
  private var buffer = [UInt8](repeating: 0, count: chunk)

  /// What is read at a time, in bytes.
  private static let chunk = 1 << 18

  init(_ file: Int32) {
    self.file = file
  }

  mutating func compare(_ expected: UnsafeRawBufferPointer) throws(SystemError) {
    guard var place = expected.baseAddress else { return }
    var rest = expected.count
    while isEqual, rest > 0 {
      let count = try readSome(min(rest, buffer.count))
      isEqual = count > 0 && memcmp(buffer, place, count) == 0
      place += count
      rest -= count
    }
  }

  /// Whether all was equal and the file ends here.
  mutating func isEqualToTheEnd() throws(SystemError) -> Bool {
    guard isEqual else { return false }
    return try readSome(1) == 0
  }

  private mutating func readSome(_ count: Int) throws(SystemError) -> Int {
    let file = file
    return try buffer.withUnsafeMutableBufferPointer { buffer throws(SystemError) -> Int in
      try uninterrupted { read(file, buffer.baseAddress, count) }
    }
  }
}
