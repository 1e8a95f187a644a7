@testable import SwipeSDL
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("\t", "→"), ("\0", "␀"), ("\n", "␊"), ("\r\n", "␍␊"), ("\u{1B}[31m", "␛[31m"), ("\u{7F}", "␡"),
    ("\u{85}", "↵"), ("\u{2028}", "↵"), ("\u{2029}", "↵"), ("\u{90}", "□"),
    ("\u{FFFD}", "\u{FFFD}"),
  ])
  func `what would act shows instead`(text: String, shown: String) {
    let visible = VisibleText(text, clusterLimit: 100)
    #expect(visible.string(0..<visible.clusterCount) == shown)
  }

  @Test(arguments: [
    ("abc", 3), ("e\u{301}e", 2), ("👩‍👩‍👧‍👦🇩🇪🇯🇵", 3), ("1️⃣#️⃣", 2), ("👍🏽", 1), ("น้ำ", 1), ("สวัสดี", 4), ("", 0),
  ])
  func `clusters are what a reader takes for one character`(text: String, count: Int) {
    #expect(VisibleText(text, clusterLimit: 100).clusterCount == count)
  }

  @Test(arguments: 1...6)
  func `no cluster is cut through`(limit: Int) {
    let text = "e\u{301}\u{323}👩‍👩‍👧‍👦🇩🇪1️⃣नमสक्ष"
    let visible = VisibleText(text, clusterLimit: limit)
    let shown = visible.string(0..<visible.clusterCount)
    #expect(!visible.isWhole)
    #expect(visible.clusterCount <= limit)
    #expect((0...limit).contains { String(text.prefix($0)) == shown })
  }
}
