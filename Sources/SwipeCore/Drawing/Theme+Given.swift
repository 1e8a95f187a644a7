// The themes that are given, in the system's colours.

extension Theme {
  /// Dark on light; greys for text are those of the system's higher contrast.
  public static let light = Theme(
    background: Color(0xFFFFFF), pressedRow: Color(0xD1D1D6), markedRow: Color(0xEFEFF4),
    header: Color(0xF9F9F9), separator: Color(0x3C3C43, alpha: 74), text: Color(0x000000),
    secondaryText: Color(0x6C6C70), accent: Color(0x0055B8), delete: Color(0xFF3B30),
    deleteHovered: Color(0xEB3227),
    deletePressed: Color(0xC9281E), buttonText: Color(0xFFFFFF), notice: Color(0x2C2C2E),
    noticeText: Color(0xFFFFFF), noticeAction: Color(0x64D2FF),
    noticeActionHovered: Color(0xFFFFFF, alpha: 31), shadow: Color(0x000000, alpha: 72),
    scrollBar: Color(0x000000, alpha: 115), scrollBarLit: Color(0x000000, alpha: 166),
    focusRing: Color(0x007AFF))

  /// Light on dark.
  public static let dark = Theme(
    background: Color(0x1C1C1E), pressedRow: Color(0x3A3A3C), markedRow: Color(0x2C2C2E),
    header: Color(0x242426), separator: Color(0x545458, alpha: 153), text: Color(0xFFFFFF),
    secondaryText: Color(0xAEAEB2), accent: Color(0x6CB8FF), delete: Color(0xFF453A),
    deleteHovered: Color(0xE83B31),
    deletePressed: Color(0xC42F26), buttonText: Color(0xFFFFFF), notice: Color(0x3A3A3C),
    noticeText: Color(0xFFFFFF), noticeAction: Color(0x70D7FF),
    noticeActionHovered: Color(0xFFFFFF, alpha: 31), shadow: Color(0x000000, alpha: 153),
    scrollBar: Color(0xFFFFFF, alpha: 128), scrollBarLit: Color(0xFFFFFF, alpha: 179),
    focusRing: Color(0x0A84FF))

  /// Dark on light, with the system's accessible colours: a darker red, no faint text or lines.
  public static var lightHighContrast: Theme {
    var theme = Theme.light
    theme.pressedRow = Color(0xBFBFC4)
    theme.markedRow = Color(0xE5E5EA)
    theme.header = Color(0xFFFFFF)
    theme.separator = Color(0x3C3C43, alpha: 184)
    theme.secondaryText = Color(0x3C3C43)
    theme.accent = Color(0x0036BA)
    theme.useDarkerRed()
    theme.notice = Color(0x000000)
    theme.scrollBar = Color(0x000000, alpha: 191)
    theme.scrollBarLit = Color(0x000000)
    theme.focusRing = Color(0x0040DD)
    theme.focusRingWidth = 3
    return theme
  }

  /// Light on dark, with the system's accessible colours.
  public static var darkHighContrast: Theme {
    var theme = Theme.dark
    theme.background = Color(0x000000)
    theme.pressedRow = Color(0x444446)
    theme.markedRow = Color(0x2C2C2E)
    theme.header = Color(0x000000)
    theme.separator = Color(0xAEAEB2, alpha: 184)
    theme.secondaryText = Color(0xD8D8DC)
    theme.accent = Color(0x8CC8FF)
    theme.useDarkerRed()
    theme.scrollBar = Color(0xFFFFFF, alpha: 204)
    theme.scrollBarLit = Color(0xFFFFFF)
    theme.focusRing = Color(0x409CFF)
    theme.focusRingWidth = 3
    return theme
  }

  /// The system's accessible red, on which white can be read well.
  private mutating func useDarkerRed() {
    delete = Color(0xD70015)
    deleteHovered = Color(0xBF0013)
    deletePressed = Color(0x99000F)
  }
}
