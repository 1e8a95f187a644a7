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
    #expect(Self.english.deleted("milk") == "Deleted “milk”")
    #expect(Self.english.deleted("") == "Deleted a blank row")
    #expect(Self.english.deleted(" \u{3000}") == "Deleted a blank row")
    #expect(Self.english.deleted(String(repeating: "x", count: 28)).hasSuffix("x”"))
  }

  @Test func `the notice shortens what is long`() {
    let text = Self.english.deleted("Plan the walk along the coast and the way back")
    #expect(text == "Deleted “Plan the walk along the coas…”")
    let spaced = Self.english.deleted(String(repeating: "x", count: 27) + "  y")
    #expect(spaced == "Deleted “" + String(repeating: "x", count: 27) + "…”")
  }
}
