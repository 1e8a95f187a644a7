@testable import SwipeSDL
import SwipeCore

/// Text in the languages that rows are written in.
enum TextSamples {
  static let all = [
    "The quick brown fox, café, Ångström, Việt Nam",
    "删除这一行，撤销。", "日本語：ひらがなカタカナ、漢字です。", "안녕하세요 세계",
    "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया क्षत्रिय", "สวัสดีชาวโลก น้ำ", "Привет, мир!",
    "Γειά σου Κόσμε", "👩‍👩‍👧‍👦 🇩🇪🇯🇵 1️⃣ 👍🏽 ❤️ 😀", "abc שלום 123 مرحبا 中文 😀 नमस्ते",
  ]

  /// Black text of an ordinary size.
  static let style = TextStyle(size: 17)
  static let black = Color(0)
}

@MainActor extension TextShaper {
  /// A line as it is laid out for a width in pixels.
  func layout(_ text: String, pixels: Double = 17, width: Int = 4000) -> TextLine {
    line(text, isBold: false, pixels: pixels, limit: width)
  }

  /// A line as pixels; nil where there is none.
  func pixels(
    _ text: String, style: TextStyle = TextSamples.style, color: Color = TextSamples.black,
    scale: Double = 1, maxWidth: Double = 500
  ) -> Pixels? {
    guard
      let line = render(text, style: style, color: color, scale: scale, maxWidth: maxWidth)
    else { return nil }
    return Pixels(line)
  }
}

@MainActor extension TextLine {
  /// What it says, in the order in which it is stored.
  var string: String { pieces.map(\.string).joined() }
}
