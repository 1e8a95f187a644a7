import SwipeCore

/// All the words that the window shows, in one language.
///
///     Texts.current.count(24)   // "24 rows"
///
/// Another language is another value of this.
public nonisolated struct Texts: Sendable {
  public let sampleTitle: String
  public let delete: String
  public let undo: String
  public let empty: String
  public let emptyHint: String
  /// How many rows there are.
  public let count: @Sendable (Int) -> String
  /// That a row with this text, shortened, was deleted.
  public let deleted: @Sendable (String) -> String

  public static let current = english

  private static let english = Texts(
    sampleTitle: "Things to do",
    delete: "Delete",
    undo: "Undo",
    empty: "All done",
    emptyHint: "There is nothing left on this list.",
    count: { $0 == 1 ? "1 row" : "\(grouped($0, by: ",")) rows" },
    deleted: { "Deleted “\(shortened($0))”" })
}

// MARK: - Looking up

nonisolated extension Texts {
  /// What `source` says where this list is shown.
  @MainActor
  func words(for source: TextSource, in document: Document) -> String {
    let lines = document.lines
    return switch source {
    case .title: document.title
    case .count(let count): self.count(count)
    case .row(let row): lines.text(ofRow: row)
    case .action: delete
    case .deleted(let row): deleted(lines.text(ofRow: row))
    case .undo: undo
    case .empty: empty
    case .emptyHint: emptyHint
    case .literal(let words): words
    }
  }
}

// MARK: - Parts

nonisolated extension Texts {
  /// Characters of a row that a notice has room for.
  private static let noticeLength = 28

  /// As much of `text` as a notice has room for.
  private static func shortened(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: noticeLength, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    var kept = text[..<end]
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// `number` with its thousands set apart.
  private static func grouped(_ number: Int, by separator: String) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }
}
