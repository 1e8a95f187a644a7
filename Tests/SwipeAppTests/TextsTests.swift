import SwipeApp
import Testing

@Suite
struct TextsTests {
  private static let english = Texts.english(numbers: .usual)

  @Test(arguments: [
    (0, "0 rows"), (1, "1 row"), (24, "24 rows"), (999, "999 rows"), (1000, "1,000 rows"),
    (10_000_000, "10,000,000 rows"),
  ])
  func `rows are counted in words`(count: Int, text: String) {
    #expect(Self.english.count(count) == text)
  }

  @Test func `the notice names what was deleted`() {
    #expect(Self.english.deleted("milk") == "Deleted “\u{2068}milk\u{2069}”")
    #expect(Self.english.deleted("") == "Deleted a blank row")
    #expect(Self.english.deleted(" \u{3000}") == "Deleted a blank row")
    #expect(Self.english.deleted(String(repeating: "x", count: 28)).hasSuffix("x\u{2069}”"))
  }

  @Test(arguments: [
    ("\u{2067}abc", "\u{2067}abc\u{2069}"), ("a\u{2069}b", "ab"),
    ("\u{2066}a\u{2069}\u{2069}b", "\u{2066}a\u{2069}b"),
    ("\u{2068}\u{2067}a\u{2069}", "\u{2068}\u{2067}a\u{2069}\u{2069}"),
  ])
  func `what the notice quotes is closed in itself`(row: String, quoted: String) {
    let words = Self.english.deleted(row).unicodeScalars
    #expect(words.elementsEqual("Deleted “\u{2068}\(quoted)\u{2069}”".unicodeScalars))
  }

  @Test func `the notice shortens what is long`() {
    let text = Self.english.deleted("Plan the walk along the coast and the way back")
    #expect(text == "Deleted “\u{2068}Plan the walk along the coas…\u{2069}”")
    let spaced = Self.english.deleted(String(repeating: "x", count: 27) + "  y")
    #expect(spaced == "Deleted “\u{2068}" + String(repeating: "x", count: 27) + "…\u{2069}”")
  }
}
