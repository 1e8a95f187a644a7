/// Every colour and size of text: what is seen, beside the `Metrics` that a finger meets too.
///
///     var theme = Theme.light
///     theme.background = Color(0xFAF6EF)
///     let painter = Painter(theme: theme)
public struct Theme: Equatable, Sendable {
  // MARK: Grounds

  /// Behind and on the rows.
  public var background: Color
  /// A row that is pressed, and more faintly the one that a click marked.
  public var pressedRow: Color
  public var markedRow: Color
  public var header: Color
  public var separator: Color

  // MARK: Text

  public var text: Color
  /// Text that matters less: the count, the hint of an empty list.
  public var secondaryText: Color

  // MARK: Buttons

  /// Delete's ground: at rest, under the mouse, and pressed.
  public var delete: Color
  public var deleteHovered: Color
  public var deletePressed: Color
  public var buttonText: Color

  // MARK: What floats

  public var notice: Color
  public var noticeText: Color
  public var noticeAction: Color
  public var noticeActionHovered: Color
  /// A shadow at its darkest.
  public var shadow: Color
  public var scrollBar: Color
  public var focusRing: Color

  // MARK: Sizes

  public var titleStyle = TextStyle(size: 22, isBold: true)
  public var countStyle = TextStyle(size: 14)
  public var rowStyle = TextStyle(size: 16)
  /// A button's label (system: 15 pt).
  public var buttonStyle = TextStyle(size: 15)
  public var noticeStyle = TextStyle(size: 15)
  public var noticeActionStyle = TextStyle(size: 15, isBold: true)
  public var emptyStyle = TextStyle(size: 20, isBold: true)
  public var emptyHintStyle = TextStyle(size: 15)
  /// How wide the shadow of a sliding row is, and how high the header's.
  public var rowShadowWidth = 8.0
  public var headerShadowHeight = 6.0
  /// How thick the line is that shows how much of a list has been read.
  public var progressHeight = 2.0
  public var noticeRadius = 12.0
  public var noticeShadowBlur = 18.0
  public var focusRingWidth = 2.0
  public var focusRingRadius = 8.0
}

// MARK: - Given ones

extension Theme {
  /// Dark on light, in the system's colours; greys for text are those of its higher contrast.
  public static let light = Theme(
    background: Color(0xFFFFFF), pressedRow: Color(0xD1D1D6), markedRow: Color(0xEFEFF4),
    header: Color(0xF9F9F9), separator: Color(0x3C3C43, alpha: 74), text: Color(0x000000),
    secondaryText: Color(0x6C6C70), delete: Color(0xFF3B30), deleteHovered: Color(0xEB3227),
    deletePressed: Color(0xC9281E), buttonText: Color(0xFFFFFF), notice: Color(0x2C2C2E),
    noticeText: Color(0xFFFFFF), noticeAction: Color(0x64D2FF),
    noticeActionHovered: Color(0xFFFFFF, alpha: 31), shadow: Color(0x000000, alpha: 56),
    scrollBar: Color(0x000000, alpha: 115), focusRing: Color(0x007AFF))

  /// Light on dark, in the system's colours.
  public static let dark = Theme(
    background: Color(0x1C1C1E), pressedRow: Color(0x3A3A3C), markedRow: Color(0x2C2C2E),
    header: Color(0x242426), separator: Color(0x545458, alpha: 153), text: Color(0xFFFFFF),
    secondaryText: Color(0xAEAEB2), delete: Color(0xFF453A), deleteHovered: Color(0xE83B31),
    deletePressed: Color(0xC42F26), buttonText: Color(0xFFFFFF), notice: Color(0x48484A),
    noticeText: Color(0xFFFFFF), noticeAction: Color(0x70D7FF),
    noticeActionHovered: Color(0xFFFFFF, alpha: 31), shadow: Color(0x000000, alpha: 128),
    scrollBar: Color(0xFFFFFF, alpha: 128), focusRing: Color(0x0A84FF))
}
