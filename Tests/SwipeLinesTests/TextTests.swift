import SwipeLines
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    ("abc\n", 3, "abc"),
    ("abc\n", 2, "ab"),
    ("abc\r\n", 3, "abc"),
    ("abc\r\n", 2, "ab"),
    ("abc", 3, "abc"),
    ("abc", 0, ""),
    ("a€b\n", 4, "a€"),
    ("a€b\n", 3, "a"),
    ("a€b\n", 2, "a"),
    ("😀\n", 3, ""),
    ("😀\n", 4, "😀"),
    ("\u{FEFF}abc\n", 2, "ab"),
    ("ab\rc\n", 3, "ab\r"),
  ])
  func `a text is cut between characters, within its limit`(
    list: String, limit: Int, text: String
  ) throws {
    let folder = try Folder()
    let store = try Opened(try folder.file("list", list)).store
    #expect(Array(store.text(ofRow: 0, limit: limit).utf8) == Array(text.utf8))
  }

  @Test func `a byte that is no UTF-8 reads as its value and stays as it is`() throws {
    let folder = try Folder()
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC3, 0x0A]
    let store = try Opened(try folder.file("list", bytes)).store
    #expect(store.text(ofRow: 0, limit: 100) == "a<FF>b<C3>")
    #expect(store.withBytes(ofRow: 0) { Array($0) } == bytes.dropLast())
  }

  @Test func `continuation bytes without a beginning are cut at the limit`() throws {
    let folder = try Folder()
    let path = try folder.file("list", [UInt8](repeating: 0x80, count: 50))
    let store = try Opened(path).store
    #expect(store.text(ofRow: 0, limit: 10) == String(repeating: "<80>", count: 10))
  }

  @Test(arguments: [1, 5000, 70_000, 1_000_000])
  func `rows of any length are found`(length: Int) throws {
    let folder = try Folder()
    let count = min(3000, 20_000_000 / length)
    var bytes: [UInt8] = []
    for row in 0..<count {
      bytes += Array("\(row) ".utf8)
      bytes += [UInt8](repeating: 0x78, count: length)
      bytes.append(0x0A)
    }
    let store = try Opened(try folder.file("list", bytes)).store
    #expect(store.rowCount == count)
    for row in stride(from: count - 1, through: 0, by: -max(1, count / 50)) {
      #expect(store.text(ofRow: row, limit: 100).hasPrefix("\(row) x"))
      let digits = "\(row) ".utf8.count
      #expect(store.withBytes(ofRow: row) { $0.count } == digits + length)
    }
  }
}
