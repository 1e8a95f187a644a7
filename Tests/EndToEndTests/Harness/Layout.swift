/// Where things are in the window, in points: the contract's numbers for a window of 480 × 800 at
/// scale 1 whose list is not scrolled.
enum Layout {
  static let width = 480
  static let height = 800
  static let header = 64
  static let rowHeight = 60
  static let buttonWidth = 75
  /// Delete's colour in the light theme.
  static let red: UInt32 = 0xFF3B30

  /// Whether a colour is Delete's red or a darker one.
  static func isReddish(_ color: UInt32) -> Bool {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    return red > 2 * green && red > 2 * blue
  }

  /// How far two colours are apart, in the channel where they differ most.
  static func distance(_ color: UInt32, _ other: UInt32) -> Int {
    func channels(_ color: UInt32) -> [Int] {
      [16, 8, 0].map { shift in Int(color >> UInt32(shift) & 0xFF) }
    }
    return zip(channels(color), channels(other)).map { abs($0 - $1) }.max() ?? 0
  }

  static let window = Area(x: 0, y: 0, width: width, height: height)
  /// A place that is neither a row nor a button.
  static let aside = Gesture.move(240, 20)
  static let visibleRows = 0..<12

  static func middle(of row: Int) -> Int {
    header + row * rowHeight + rowHeight / 2
  }

  /// A row's whole band, without the separator at its foot.
  static func band(of row: Int) -> Area {
    Area(x: 0, y: header + row * rowHeight + 1, width: width, height: rowHeight - 3)
  }

  /// Where a row's text is when it is closed.
  static func text(of row: Int) -> Area {
    Area(x: 16, y: header + row * rowHeight + 10, width: 300, height: rowHeight - 20)
  }

  /// A line through a row's button, above its label.
  static func buttonLine(of row: Int) -> Area {
    Area(x: 0, y: header + row * rowHeight + 10, width: width, height: 1)
  }

  /// The notice's Undo, near the window's foot, in pixels of a window of that scale.
  static func undo(scale: Int = 1) -> Gesture {
    .move(width - 62 * scale, height - 42 * scale)
  }

  /// The middle of Delete when its row is open.
  static func delete(of row: Int) -> Gesture {
    .move(width - buttonWidth / 2, middle(of: row))
  }
}
