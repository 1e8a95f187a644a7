@testable import SwipeSDL
import SwipeCore
import Testing

@Suite(.serialized) @MainActor struct EllipsisTests {
  nonisolated private static let longTexts = [
    "A long line that does not fit into the width that it is given",
    "עברית שורה ארוכה מאוד שלא נכנסת לרוחב הנתון", "مرحبا بالعالم في هذا السطر الطويل",
    "नमस्ते दुनिया क्षत्रिय नमस्ते दुनिया", "👩‍👩‍👧‍👦🇩🇪👍🏽1️⃣👩‍👩‍👧‍👦🇩🇪👍🏽1️⃣👩‍👩‍👧‍👦🇩🇪",
    String(repeating: "e\u{301}\u{323}o\u{301}", count: 10),
    "删除这一行撤销删除这一行撤销删除这一行", "abc שלום 123 abc שלום 123 中文 שלום 123",
    "สวัสดีชาวโลก น้ำ สวัสดีชาวโลก น้ำ",
  ]

  @Test(arguments: longTexts, [20, 57, 100])
  func `what is cut fits, and is cut between clusters`(text: String, width: Int) throws {
    let line = try TextShaper().layout(text, width: width)
    #expect(line.advance <= width)
    #expect(line.pieces.last?.string == "…")
    let kept = line.pieces.dropLast().map(\.string).joined()
    // Compared scalar by scalar, for canonically equal strings need not be the same.
    let beginnings = (0...text.count).map { Array(text.prefix($0).unicodeScalars) }
    #expect(beginnings.contains(Array(kept.unicodeScalars)))
  }

  @Test(arguments: longTexts)
  func `no more could have been kept`(text: String) throws {
    let shaper = try TextShaper()
    let line = shaper.layout(text, width: 100)
    let kept = line.pieces.dropLast().map(\.string).joined().count
    // One cluster more, and the spaces that were dropped before the ellipsis.
    let more = text.prefix { $0 == " " } + text.dropFirst(kept).prefix { $0 == " " }
    let next = String(text.prefix(kept + more.count + 1)) + "…"
    #expect(shaper.layout(next).advance >= 100 - 2 * line.pieces.count)
  }

  @Test(arguments: longTexts)
  func `it stands at the end that fits the direction`(text: String) throws {
    let line = try TextShaper().layout(text, width: 100)
    let end = line.isRightToLeft ? line.piecesFromLeft.first : line.piecesFromLeft.last
    #expect(end?.string == "…")
  }

  @Test func `what fits is not cut`() throws {
    let shaper = try TextShaper()
    let advance = shaper.layout("Buy milk").advance
    #expect(shaper.layout("Buy milk", width: advance).string == "Buy milk")
    #expect(shaper.layout("Buy milk", width: advance - 1).string != "Buy milk")
  }

  @Test func `space before it is dropped`() throws {
    let shaper = try TextShaper()
    let width = shaper.layout("aaa    ").advance
    #expect(shaper.layout("aaa             b", width: width).string == "aaa…")
  }
}

// MARK: - Rows without end

extension EllipsisTests {
  @Test(arguments: ["x", "i", "中", "\u{200B}", "👩‍👩‍👧", "\u{301}", "مرحبا ", "\u{1F1E9}"])
  func `of a huge row no more is read than of one that just does not fit`(unit: String) throws {
    let huge = String(repeating: unit, count: 300_000)
    let visible = VisibleText(huge, clusterLimit: 100)
    #expect(!visible.isWhole)
    #expect(visible.scalars.count <= 1600)
    let shaper = try TextShaper()
    let line = shaper.layout(huge, width: 300)
    #expect(line.advance <= 300)
    #expect(line.pieces.last?.string == "…")
  }

  @Test func `what does not show makes no difference`() throws {
    let shaper = try TextShaper()
    let short = shaper.layout(String(repeating: "x", count: 1000), width: 300)
    let huge = shaper.layout(String(repeating: "x", count: 1_000_000), width: 300)
    #expect(short.string == huge.string)
  }

  @Test func `accents piled up for fun are kept`() throws {
    let letter = "Z" + String(repeating: "\u{30d}", count: 20)
    let text = String(repeating: letter, count: 20)
    #expect(try TextShaper().layout(text, width: 300).string == text)
  }
}
