import SwipeCore
import Testing

/// A moment of the list worth a picture.
enum GoldenScene: String, CaseIterable, CustomTestStringConvertible {
  case closed, halfOpen, open, stretched, armed, collapsing, notice, message, empty, focus

  var testDescription: String { rawValue }

  /// The window of all pictures, in points: the header and three rows.
  static let size = Size(width: 300, height: 244)

  /// The list at that moment.
  func list(_ options: SwipeList.Options) -> SwipeList {
    var options = options
    options.allowsFullSwipe = self == .armed
    var list = SwipeList(count: self == .empty ? 0 : 3, size: Self.size, options: options)
    switch self {
    case .closed, .empty: break
    case .halfOpen: Self.pull(&list, by: 40)
    case .open:
      list.open(1)
      list.advance(to: 2)
    case .stretched: Self.pull(&list, by: 220)
    case .armed: Self.pull(&list, by: 250)
    case .collapsing:
      list.open(1)
      list.advance(to: 2)
      list.delete(1)
      list.advance(to: 2.12)
    case .notice:
      list.delete(1)
      list.advance(to: 2)
    case .message:
      list.show(Message(id: 1, actionWidths: [84, 96]))
      list.advance(to: 2)
    case .focus: list.handle(InputEvent(time: 1, .command(.moveFocus(by: 1))))
    }
    return list
  }

  /// Holds the second row that far aside.
  private static func pull(_ list: inout SwipeList, by distance: Double) {
    let sign = list.options.isRightToLeft ? 1.0 : -1
    let start = Point(x: Self.size.width / 2 - sign * 130, y: 154)
    // The lock comes with the first 5 pt, and the row follows what comes after.
    let lock = Point(x: start.x + sign * 5, y: start.y)
    let end = Point(x: lock.x + sign * distance, y: start.y)
    list.handle(InputEvent(time: 1, .down(Pointer(), at: start)))
    list.handle(InputEvent(time: 1.6, .move(id: 0, to: lock)))
    list.handle(InputEvent(time: 1.7, .move(id: 0, to: end)))
  }
}

/// A way to look at a scene.
struct GoldenLook: CustomTestStringConvertible, Sendable {
  let scale: Double
  let isDark: Bool
  let isRightToLeft: Bool

  static let all = [1.0, 2].flatMap { scale in
    [false, true].flatMap { isDark in
      [false, true].map { GoldenLook(scale: scale, isDark: isDark, isRightToLeft: $0) }
    }
  }

  var theme: Theme { isDark ? .dark : .light }

  /// As it stands in a file's name.
  var testDescription: String {
    "\(isDark ? "dark" : "light")-\(isRightToLeft ? "rtl" : "ltr")-\(Int(scale))x"
  }

  /// What the list says: English, or Hebrew from right to left.
  func words(for source: TextSource) -> String {
    switch source {
    case .title: isRightToLeft ? "קניות" : "Market"
    case .headerButton: isRightToLeft ? "סיום" : "Done"
    case .count(let count), .countSoFar(let count):
      isRightToLeft ? "\(count) שורות" : "\(count) rows"
    case .row(let row): rows[row]
    case .action: isRightToLeft ? "מחיקה" : "Delete"
    case .deleted(let row): isRightToLeft ? "„\(rows[row])” נמחק" : "Deleted “\(rows[row])”"
    case .undo: isRightToLeft ? "ביטול" : "Undo"
    case .empty: isRightToLeft ? "הכול נעשה" : "All done"
    case .message: isRightToLeft ? "הקובץ השתנה" : "The file has changed"
    case .messageAction(_, let index):
      if index == 0 { isRightToLeft ? "טעינה" : "Reload" } else { isRightToLeft ? "שמירה" : "Save" }
    case .waiting: isRightToLeft ? "רגע…" : "Waiting…"
    case .emptyHint: isRightToLeft ? "הרשימה ריקה." : "The list is empty."
    case .words(let number): "\(number)"
    }
  }

  private var rows: [String] {
    isRightToLeft
      ? ["לחם שיפון", "חלב סויה", "תפוחים, אגסים, ענבים ושזיפים מהשוק"]
      : ["Rye bread", "Oat milk", "Apples, pears, grapes and plums from the market"]
  }
}
