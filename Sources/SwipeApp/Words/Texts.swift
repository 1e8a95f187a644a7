import SwipeCore
import SwipeLines

/// All the words that the window shows, in one language.
///
///     Texts.english(numbers: .usual).count(24)   // "24 rows"
///
/// Another language is another value of this, in a file of its own.
public nonisolated struct Texts: Sendable {
  public let sampleTitle: String
  public let delete: String
  public let undo: String
  /// The header's button of a pipe: prints, and ends.
  public let done: String
  public let empty: String
  public let emptyHint: String
  public let pipeTitle: String
  /// The title of a list that is not saved.
  public let readOnlyTitle: @Sendable (String) -> String
  /// What stands in a list whose first row has not come yet.
  public let waiting: String
  /// How many rows there are.
  public let count: @Sendable (Int) -> String
  /// How many rows have come, while more are on their way.
  public let countSoFar: @Sendable (Int) -> String
  /// That the list could not be saved, and why.
  public let notSaved: @Sendable (String) -> String
  /// That the list is never saved, and why.
  let neverSaved: @Sendable (ReadOnlyReason) -> String
  /// What somebody else did to the file.
  let changedByOthers: @Sendable (SaveError.ForeignChange) -> String
  /// Whether to print, where so many rows were deleted and the window is to be left.
  public let printOrNot: @Sendable (Int) -> String
  public let discard: String
  /// That the producer has not ended, and so many rows have come.
  public let stillReading: @Sendable (Int) -> String
  public let wait: String
  public let finishHere: String
  /// That the window ends when all rows have come.
  public let endsWhenRead: String
  /// What is worth knowing of a save that went well.
  let remark: @Sendable (SaveRemark) -> String
  /// That reading the list ended too early, and why.
  public let notRead: @Sendable (String) -> String
  /// The answers to a file that somebody else has changed.
  public let reload: String
  public let saveAnyway: String
  /// That a row with this text, shortened, was deleted.
  public let deleted: @Sendable (String) -> String

  /// Those of the user's language.
  public static let current = Language.current.texts(numbers: .current)
}

// MARK: - Looking up

nonisolated extension Texts {
  /// What `source` says where this list is shown.
  @MainActor
  func words(
    for source: TextSource, in document: Document, messages: Messages, overlay: Overlay? = nil
  ) -> String {
    let rows = document.store
    return switch source {
    case .title: document.title
    case .headerButton: done
    case .count(let count): self.count(count)
    case .countSoFar(let count): countSoFar(count)
    case .row(let row): rows.text(ofRow: row, limit: Self.rowLimit)
    case .action: delete
    case .deleted(let row): deleted(rows.text(ofRow: row, limit: Self.rowLimit))
    case .undo: undo
    case .message(let id): messages.words(of: id)
    case .messageAction(let id, let index): messages.title(ofAction: index, of: id)
    case .waiting: waiting
    case .empty: empty
    case .emptyHint: emptyHint
    case .words(let number): overlay?.words(number) ?? ""
    }
  }
}

// MARK: - Parts

nonisolated extension Texts {
  /// Bytes of a row that are looked at: more than fit into the widest window.
  static let rowLimit = 1 << 14

  /// Half ems of a row's text that a notice has room for.
  private static let noticeLength = 28

  /// Whether nothing of it shows.
  static func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }

  /// As much of `text` as a notice has room for, so that its direction moves none of the words around
  /// it: within FIRST STRONG ISOLATE and its end.
  static func quoted(_ text: String) -> String {
    var quoted: String.UnicodeScalarView = "\u{2068}".unicodeScalars
    var depth = 0
    for scalar in shortened(text).unicodeScalars {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": depth += 1
      // An end that nothing in it began would end the quotation.
      case "\u{2069}" where depth == 0: continue
      case "\u{2069}": depth -= 1
      default: break
      }
      quoted.append(scalar)
    }
    quoted.append(contentsOf: repeatElement("\u{2069}", count: depth + 1))
    return String(quoted)
  }

  /// As much of `text` as a notice has room for.
  private static func shortened(_ text: String) -> String {
    var room = noticeLength
    for index in text.indices {
      room -= text[index].isWide ? 2 : 1
      guard room < 0 else { continue }
      var kept = text[..<index]
      while kept.last == " " { kept.removeLast() }
      return kept + "…"
    }
    return text
  }
}

nonisolated extension Character {
  /// Whether it takes a whole em: those of East Asia, and emoji.
  fileprivate var isWide: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    // From the radicals of CJK to the last of its planes, but for the surrogates and private ones.
    return (0x1100...0x115F).contains(value) || (0x2E80...0xD7FF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFF60).contains(value)
      || (0x1F300...0x3FFFF).contains(value)
  }
}
