import SwipeCore

/// A frame as text: one line a command, its clip left out where it is the shape's own rectangle.
///
///     fill 405,64 75×60 #FF3B30
///     text row 0 at 16,64 448×60 leading 16 #000000 in 0,64 480×60
func frameText(_ commands: [DrawCommand]) -> [String] {
  commands.map { command in
    let shape = command.shape
    let clip = command.clip.line
    return shape.line + (clip == shape.rect.line ? "" : " in \(clip)")
  }
}

extension SwipeList {
  /// What is drawn of the rows: whatever shows below the header and above the notice, but for
  /// shadows, which are a matter of taste.
  func rowsText(_ theme: Theme = .light) -> [String] {
    var frame: [DrawCommand] = []
    Painter(theme: theme).paint(self, into: &frame)
    return frameText(
      frame.filter { command in
        if case .shadow = command.shape { return false }
        return command.clip.y >= viewport.y && command.clip.height <= 60
      })
  }

  func frame(_ theme: Theme = .light) -> [DrawCommand] {
    var frame: [DrawCommand] = []
    Painter(theme: theme).paint(self, into: &frame)
    return frame
  }
}

extension DrawCommand.Shape {
  fileprivate var line: String {
    switch self {
    case .fill(let rect, let color): "fill \(rect.line) \(color.line)"
    case .hairline(let rect, let color): "hairline \(rect.line) \(color.line)"
    case .rounded(let rect, let radius, let color):
      "rounded \(rect.line) r\(radius.short) \(color.line)"
    case .outline(let rect, let radius, let width, let color):
      "outline \(rect.line) r\(radius.short) w\(width.short) \(color.line)"
    case .shadow(let rect, let radius, let blur, let color):
      "shadow \(rect.line) r\(radius.short) b\(blur.short) \(color.line)"
    case .text(let text):
      "text \(text.source.line) at \(text.box.line) \(text.alignment) \(text.style.size.short)"
        + " \(text.color.line)"
    case .symbol(let symbol, let rect, let color): "\(symbol) \(rect.line) \(color.line)"
    }
  }
}

extension Rect {
  fileprivate var line: String { "\(x.short),\(y.short) \(width.short)×\(height.short)" }
}

extension Double {
  /// With as many digits as it needs, rounded to a millionth.
  fileprivate var short: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Color {
  fileprivate var line: String {
    func hex(_ value: UInt8) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : "/\(alpha)")
  }
}

extension TextSource {
  fileprivate var line: String {
    switch self {
    case .title: "title"
    case .headerButton: "header button"
    case .count(let count): "count \(count)"
    case .row(let row): "row \(row)"
    case .action(let side, let index): "action \(side) \(index)"
    case .deleted(let row): "deleted \(row)"
    case .undo: "undo"
    case .countSoFar(let count): "count so far \(count)"
    case .message(let id): "message \(id)"
    case .messageAction(let id, let index): "message \(id) action \(index)"
    case .waiting: "waiting"
    case .empty: "empty"
    case .emptyHint: "empty hint"
    case .words(let number): "words \(number)"
    }
  }
}
