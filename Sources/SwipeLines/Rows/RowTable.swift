import Glibc
import Synchronization

/// The bytes of a list, one after the other, and where its rows start.
///
///     let room = try table.room(atLeast: 4096)
///     table.append(read(descriptor, room.baseAddress, room.count))
///
/// One thread appends; any thread may read the rows that are there meanwhile, without a lock:
/// what has been published never changes and never moves. Beside the bytes it costs one byte a
/// row: the offset of every eighth row is kept, and those between are looked for.
final class RowTable: @unchecked Sendable {
  let separator: RowSeparator
  private let bytes: ReservedMemory
  private let marks: ReservedMemory
  private let landmarks: ReservedMemory

  private let publishedRows = Atomic<Int>(0)
  private let publishedBytes = Atomic<Int>(0)
  private let publishedLandmarks = Atomic<Int>(0)
  private let publishedPrefix = Atomic<Int>(0)

  // These belong to the thread that appends.
  private var nextRow = 0
  private var nextRowStart = 0
  private var lastKnownStart = 0
  private var landmarkCount = 0

  /// Every how many rows an offset is kept: 8 bytes for 8 rows.
  private static let rowsPerMark = 8
  /// Rows further than this from the last offset kept get a landmark: a few microseconds' search.
  private static let bytesPerLandmark = 1 << 16

  /// A row's start, kept where rows are long.
  private struct Landmark {
    var row: Int
    var start: Int
  }

  /// - Parameters:
  ///   - limit: how many bytes it may come to hold
  ///   - expected: how many are sure to come
  init(separator: RowSeparator, limit: Int, expected: Int) throws(SystemError) {
    let bytes = try ReservedMemory(capacity: limit)
    // Were every byte a row's end, there would be a mark of 8 bytes for each 8 bytes.
    let marks = try ReservedMemory(capacity: bytes.capacity)
    let landmarks = try ReservedMemory(
      capacity: bytes.capacity / RowTable.bytesPerLandmark * MemoryLayout<Landmark>.stride)
    try bytes.prepare(expected)
    self.separator = separator
    self.bytes = bytes
    self.marks = marks
    self.landmarks = landmarks
  }
}

// MARK: - Appending

extension RowTable {
  /// Memory behind the last byte, for the next ones.
  func room(atLeast count: Int) throws(SystemError) -> UnsafeMutableRawBufferPointer {
    let end = publishedBytes.load(ordering: .relaxed)
    try bytes.makeUsable(end + count)
    return UnsafeMutableRawBufferPointer(start: bytes.start + end, count: count)
  }

  /// Takes in the first `count` bytes of the room, and publishes the rows that end in them.
  func append(_ count: Int) throws(SystemError) {
    var from = publishedBytes.load(ordering: .relaxed)
    let end = from + count
    let byte = Int32(separator.byte)
    while from < end, let found = memchr(bytes.start + from, byte, end - from) {
      from = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.start) + 1
      if nextRow == 0 { try startFirstRow(bytesSoFar: end) }
      nextRow += 1
      nextRowStart = from
      try keepStart()
    }
    publishedBytes.store(end, ordering: .releasing)
    publishedLandmarks.store(landmarkCount, ordering: .releasing)
    publishedRows.store(nextRow, ordering: .releasing)
  }

  /// There will be no more bytes: those behind the last separator are a row too.
  func finish() throws(SystemError) {
    let end = publishedBytes.load(ordering: .relaxed)
    if nextRow == 0 { try startFirstRow(bytesSoFar: end) }
    if nextRowStart < end {
      nextRow += 1
      publishedRows.store(nextRow, ordering: .releasing)
    }
  }

  private func startFirstRow(bytesSoFar count: Int) throws(SystemError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if separator == .newline, count >= mark.count, memcmp(bytes.start, mark, mark.count) == 0 {
      publishedPrefix.store(mark.count, ordering: .releasing)
      nextRowStart = mark.count
    }
    try keepStart()
  }

  private func keepStart() throws(SystemError) {
    if nextRow % RowTable.rowsPerMark == 0 {
      let place = nextRow / RowTable.rowsPerMark * MemoryLayout<Int>.stride
      try marks.makeUsable(place + MemoryLayout<Int>.stride)
      marks.start.storeBytes(of: nextRowStart, toByteOffset: place, as: Int.self)
    } else if nextRowStart - lastKnownStart >= RowTable.bytesPerLandmark {
      let place = landmarkCount * MemoryLayout<Landmark>.stride
      try landmarks.makeUsable(place + MemoryLayout<Landmark>.stride)
      landmarks.start.storeBytes(
        of: Landmark(row: nextRow, start: nextRowStart), toByteOffset: place, as: Landmark.self)
      landmarkCount += 1
    } else {
      return
    }
    lastKnownStart = nextRowStart
  }
}

// MARK: - Reading

extension RowTable {
  /// How many rows there are whose end is known.
  var rowCount: Int { publishedRows.load(ordering: .acquiring) }

  /// Whether nothing stands behind the last row's ending.
  var endsInSeparator: Bool {
    let end = byteCount
    return end == prefixCount
      || bytes.start.load(fromByteOffset: end - 1, as: UInt8.self) == separator.byte
  }

  var byteCount: Int { publishedBytes.load(ordering: .acquiring) }

  /// How many bytes stand before the first row: those of a byte-order mark.
  var prefixCount: Int { publishedPrefix.load(ordering: .acquiring) }

  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes.start + range.lowerBound, count: range.count)
  }

  /// Where the row starts.
  func start(ofRow row: Int) -> Int {
    precondition(row >= 0 && row < rowCount, "there is no such row")
    let place = row / RowTable.rowsPerMark
    var at = place * RowTable.rowsPerMark
    var start = marks.start.load(
      fromByteOffset: place * MemoryLayout<Int>.stride, as: Int.self)
    if let landmark = landmark(atOrBefore: row), landmark.row > at {
      at = landmark.row
      start = landmark.start
    }
    while at < row {
      start = end(ofRowAt: start)
      at += 1
    }
    return start
  }

  /// Where the row that starts at `start` ends, its separator included.
  func end(ofRowAt start: Int) -> Int {
    let end = byteCount
    return firstSeparator(in: start..<end).map { $0 + 1 } ?? end
  }

  func firstSeparator(in range: Range<Int>) -> Int? {
    guard let found = memchr(bytes.start + range.lowerBound, Int32(separator.byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes.start)
  }

  private func landmark(atOrBefore row: Int) -> Landmark? {
    var low = 0
    var high = publishedLandmarks.load(ordering: .acquiring)
    while low < high {
      let middle = (low + high) / 2
      if landmark(middle).row <= row { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? landmark(low - 1) : nil
  }

  private func landmark(_ place: Int) -> Landmark {
    landmarks.start.load(
      fromByteOffset: place * MemoryLayout<Landmark>.stride, as: Landmark.self)
  }
}
