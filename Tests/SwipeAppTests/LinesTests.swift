import SwipeApp
import Testing

@Suite @MainActor
struct LinesTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\n\r\nb\n", ["a", "", "b"]),
    ("\n", [""]), ("\n\n", ["", ""]),
  ])
  func `each line is a row, without what ends it`(text: String, rows: [String]) throws {
    let lines = try Lines(Array(text.utf8), path: "a")
    #expect((0..<lines.rowCount).map(lines.text(ofRow:)) == rows)
  }

  @Test func `what is not UTF-8 shows as a replacement character`() throws {
    #expect(try Lines([0x61, 0xFF, 0x62], path: "a").text(ofRow: 0) == "a\u{FFFD}b")
  }

  @Test func `a file with a NUL byte is not text`() {
    #expect(throws: FileError(path: "a", .notText(offset: 2))) {
      try Lines([0x61, 0x0A, 0, 0x62], path: "a")
    }
    #expect(FileError(path: "a", .notText(offset: 2)).description == "a: not text (byte 3 is NUL)")
  }
}

@Suite
struct TextsTests {
  @Test(arguments: [
    (0, "0 rows"), (1, "1 row"), (24, "24 rows"), (999, "999 rows"), (1000, "1,000 rows"),
    (10_000_000, "10,000,000 rows"),
  ])
  func `rows are counted in words`(count: Int, text: String) {
    #expect(Texts.english(numbers: .usual).count(count) == text)
  }

  @Test func `the notice names what was deleted`() {
    #expect(Texts.english(numbers: .usual).deleted("milk") == "Deleted “milk”")
    #expect(Texts.english(numbers: .usual).deleted(String(repeating: "x", count: 28)).hasSuffix("x”"))
  }

  @Test func `the notice shortens what is long`() {
    let text = Texts.english(numbers: .usual).deleted("Plan the walk along the coast and the way back")
    #expect(text == "Deleted “Plan the walk along the coas…”")
    let spaced = Texts.english(numbers: .usual).deleted(String(repeating: "x", count: 27) + "  y")
    #expect(spaced == "Deleted “" + String(repeating: "x", count: 27) + "…”")
  }
}
