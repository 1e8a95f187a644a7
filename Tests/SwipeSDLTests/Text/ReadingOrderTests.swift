@testable import SwipeSDL
import SystemText
import Testing

@Suite(.serialized) @MainActor struct ReadingOrderTests {
  /// The examples of UAX #9, section 3.4, as levels and the order in which their places are seen.
  @Test(
    arguments: [
      ([0, 0, 0], [0, 1, 2]),
      ([1, 1, 1], [2, 1, 0]),
      ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([0, 1, 2, 2, 1, 0], [0, 4, 2, 3, 1, 5]),
      ([1, 2, 2, 3, 3, 2, 1], [6, 1, 2, 4, 3, 5, 0]),
      ([], []),
    ] as [([UInt8], [Int])])
  func `what is embedded is turned round`(levels: [UInt8], order: [Int]) {
    #expect(ReadingOrder.visualOrder(of: levels) == order)
  }

  @Test(arguments: [
    ("abc", false), ("שלום abc", true), ("123 שלום", true), ("abc שלום", false), ("123", false),
    ("", false), ("中文 שלום", false), ("… مرحبا", true),
  ])
  func `the first letter says which way the line runs`(text: String, isRightToLeft: Bool) {
    #expect(ReadingOrder(Array(text.unicodeScalars)).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("abc שלום 123 def", ["abc ", "123", "שלום ", " def"]),
    ("שלום abc 123", ["abc 123", "שלום "]),
    ("car (סוס) end", ["car (", "סוס", ") end"]),
  ])
  func `runs are seen from left to right`(text: String, runs: [String]) throws {
    let shaper = try TextShaper(font: "DejaVu Sans")
    // Scripts and fonts break a line as well; what matters is how its directions do.
    var seen: [(level: UInt8, string: String)] = []
    for piece in shaper.layout(text).piecesFromLeft {
      if let last = seen.last, last.level == piece.run.level {
        let isRightToLeft = piece.run.isRightToLeft
        seen[seen.count - 1].string =
          isRightToLeft ? piece.string + last.string : last.string + piece.string
      } else {
        seen.append((piece.run.level, piece.string))
      }
    }
    #expect(seen.map { $0.string }.joined(separator: "|") == runs.joined(separator: "|"))
  }

  @Test(arguments: ["\u{202E}", "\u{202D}"])
  func `an override does not change what a name reads`(override: String) throws {
    let line = try TextShaper().layout("photo \(override)gpj.exe")
    #expect(line.pieces.allSatisfy { !$0.run.isRightToLeft })
  }

  @Test(arguments: ["\u{202A}", "\u{202B}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{202E}"])
  func `what a row leaves open ends with it`(control: String) throws {
    let shaper = try TextShaper()
    let before = shaper.layout("abc").advance
    _ = shaper.layout("abc \(control)def")
    let line = shaper.layout("abc")
    #expect(line.advance == before)
    #expect(line.pieces.allSatisfy { !$0.run.isRightToLeft })
  }
}
