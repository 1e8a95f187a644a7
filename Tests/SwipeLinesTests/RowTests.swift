import Chance
import Glibc
import SwipeLines
import Testing

@Suite struct RowTests {
  @Test(arguments: [
    ("a\nb\n", ["a", "b"]),
    ("a\nb", ["a", "b"]),
    ("", []),
    ("\n", [""]),
    ("\n\n", ["", ""]),
    ("a\r\nb\rc\r\n\r\n", ["a", "b\rc", ""]),
    ("a\r", ["a\r"]),
    ("\u{FEFF}a\nb\n", ["a", "b"]),
    ("\u{FEFF}", []),
    ("\u{FEFF}\n", [""]),
    ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
  ])
  func `a row is what a newline ends, or what stands behind the last`(
    list: String, rows: [String]
  ) throws {
    #expect(try texts(list, .newline) == rows.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("a\0b\0", ["a", "b"]),
    ("a\0b", ["a", "b"]),
    ("", []),
    ("\0", [""]),
    ("a\nb\r\0", ["a\nb\r"]),
    ("\u{FEFF}a\0", ["\u{FEFF}a"]),
  ])
  func `a row is what a zero byte ends, or what stands behind the last`(
    list: String, rows: [String]
  ) throws {
    #expect(try texts(list, .null) == rows.map { Array($0.utf8) })
  }

  private func texts(_ list: String, _ separator: RowSeparator) throws -> [[UInt8]] {
    let pipe = Pipe()
    pipe.send(list.utf8)
    pipe.closeWriting()
    let store = try LineStore(readingFrom: pipe.reading, separator: separator)
    pipe.closeReading()
    #expect(store.isComplete)
    return (0..<store.rowCount).map { row in store.withBytes(ofRow: row) { Array($0) } }
  }

  @Test(arguments: 0..<300)
  func `rows, places and what is printed are those of a naive reading, however the bytes come`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let separator: RowSeparator = Bool.random(using: &random) ? .newline : .null
    let bytes = random.list(separator: separator == .newline ? 0x0A : 0)
    let naive = NaiveList(bytes, separator: separator)
    let store = try storeFed(bytes, separator, &random)

    #expect(store.rowCount == naive.rows.count)
    var place = naive.prefix.count
    for row in naive.rows.indices {
      #expect(store.byteRange(ofRow: row) == place..<place + naive.rows[row].count)
      #expect(store.withBytes(ofRow: row) { Array($0) } == naive.contents(row))
      let text = naive.text(row)
      #expect(store.text(ofRow: row, limit: .max) == text)
      place += naive.rows[row].count
    }
    let deleted = random.rows(of: naive.rows.count)
    #expect(printed(store, .kept, deleted) == naive.kept(without: deleted))
    #expect(printed(store, .deleted, deleted) == naive.deleted(deleted))
  }

  /// Sends the bytes in pieces of random sizes, each only when the one before has been taken in.
  private func storeFed(
    _ bytes: [UInt8], _ separator: RowSeparator, _ random: inout SplitMix64
  ) throws -> LineStore {
    let pipe = Pipe()
    let progress = Wakes()
    var sent = 0
    let early = Int.random(in: 0...bytes.count, using: &random)
    pipe.send(bytes[..<early])
    sent = early
    let store = try LineStore(readingFrom: pipe.reading, separator: separator)
    pipe.closeReading()
    try store.startReading(progress.wake)
    while sent < bytes.count {
      let count = min(Int.random(in: 1...40, using: &random), bytes.count - sent)
      pipe.send(bytes[sent..<sent + count])
      sent += count
      progress.wait(until: { store.takeProgress().bytes == sent })
    }
    pipe.closeWriting()
    #expect(store.waitUntilRead() == .finished)
    return store
  }

  private func printed(
    _ store: LineStore, _ selection: RowSelection, _ deleted: [Int]
  ) -> [UInt8] {
    let pipe = Pipe()
    defer { pipe.closeReading() }
    #expect(throws: Never.self) {
      try store.writeRows(selection, deleted: deleted, to: pipe.writing)
    }
    pipe.closeWriting()
    return pipe.receiveAll()
  }
}
