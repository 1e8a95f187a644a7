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

  /// Text that one can press: the header's button.
  public var accent: Color

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
  /// The scroll bar, and while the mouse is on it.
  public var scrollBar: Color
  public var scrollBarLit: Color
  public var focusRing: Color

  // MARK: Sizes

  /// The title of a list at its top (system: a large title, here in a header of 64 pt)…
  public var titleStyle = TextStyle(size: 28, isBold: true)
  /// …and once it is scrolled.
  public var scrolledTitleStyle = TextStyle(size: 20, isBold: true)
  public var countStyle = TextStyle(size: 14)
  public var headerButtonStyle = TextStyle(size: 15, isBold: true)
  public var rowStyle = TextStyle(size: Theme.usualTextSize)
  /// A button's label (system: 15 pt).
  public var buttonStyle = TextStyle(size: 15)
  public var noticeStyle = TextStyle(size: 15)
  public var noticeActionStyle = TextStyle(size: 15, isBold: true)
  public var emptyStyle = TextStyle(size: 20, isBold: true)
  public var emptyHintStyle = TextStyle(size: 15)
  /// How thick the line is that shows how much of a list has been read.
  public var progressHeight = 2.0
  /// How far the shadows of a sliding row and of the header reach.
  public var rowShadowBlur = 12.0
  public var headerShadowBlur = 8.0
  /// The trash beside a stretched button's label, and how far that stretches before it comes.
  public var trashSize = 20.0
  public var trashRoom = 12.0
  public var buttonRadius = 8.0
  public var noticeRadius = 12.0
  public var noticeShadowBlur = 18.0
  public var focusRingWidth = 2.0
  public var focusRingRadius = 8.0
}

// MARK: - Text of another size

extension Theme {
  /// The size of a row's text in the given themes, in points.
  public static let usualTextSize = 16.0
  /// The largest that the header has room for, in points, at the top and once scrolled.
  private static let largestTitleSize = 36.0
  private static let largestScrolledTitleSize = 24.0

  /// Has rows written that large, and everything else in proportion, as far as there is room.
  public mutating func scaleText(toRowSize size: Double) {
    let factor = size / rowStyle.size
    func scale(_ style: inout TextStyle, atMost limit: Double = .infinity) {
      style.size = min(style.size * factor, limit)
    }
    scale(&titleStyle, atMost: Self.largestTitleSize)
    scale(&scrolledTitleStyle, atMost: Self.largestScrolledTitleSize)
    scale(&countStyle, atMost: Self.largestTitleSize / 2)
    scale(&headerButtonStyle, atMost: Self.largestScrolledTitleSize)
    scale(&buttonStyle)
    scale(&noticeStyle)
    scale(&noticeActionStyle)
    scale(&emptyStyle)
    scale(&emptyHintStyle)
    rowStyle.size = size
  }
}
