import Glibc

/// Compares an open file with pieces of memory, one after the other, from the file's start.
///
///     var comparison = ByteComparison(file)
///     try comparison.compare(bytes)
///     if try comparison.isEqualToTheEnd() { … }
struct ByteComparison {
  private let file: Int32
  /// How many bytes were equal before the first that was not.
  private(set) var equalCount = 0
  /// Whether all was equal so far.
  private(set) var isEqual = true
  private var buffer = [UInt8](repeating: 0, count: chunk)

  /// What is read at a time, in bytes.
  private static let chunk = 1 << 18

  init(_ file: borrowing Descriptor) {
    self.file = file.number
  }

  mutating func compare(_ expected: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = expected
    while isEqual, !rest.isEmpty {
      let count = try readSome(min(rest.count, buffer.count))
      if count > 0, let start = rest.baseAddress, memcmp(buffer, start, count) == 0 {
        equalCount += count
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else {
        equalCount += zip(buffer[..<count], rest).prefix { $0 == $1 }.count
        isEqual = false
      }
    }
  }

  /// Whether all was equal and the file ends here.
  mutating func isEqualToTheEnd() throws(SystemError) -> Bool {
    guard isEqual else { return false }
    return try readSome(1) == 0
  }

  private mutating func readSome(_ count: Int) throws(SystemError) -> Int {
    let (file, place) = (file, equalCount)
    return try buffer.withUnsafeMutableBufferPointer { buffer throws(SystemError) -> Int in
      try uninterrupted { pread(file, buffer.baseAddress, count, place) }
    }
  }
}
