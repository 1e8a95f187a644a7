/// One thing to draw, and the rectangle outside which nothing of it shows.
///
/// A frame is an array of these, drawn first to last. Lengths are points; the canvas multiplies by
/// the window's scale and rounds to whole pixels, once. Commands own no memory, so that a frame is
/// copied and thrown away as it is.
public struct DrawCommand: Equatable, Sendable {
  /// Nothing is drawn outside of it.
  public var clip: Rect
  public var shape: Shape

  public init(_ shape: Shape, clip: Rect) {
    self.shape = shape
    self.clip = clip
  }

  /// What is drawn.
  public enum Shape: Equatable, Sendable {
    /// A rectangle.
    case fill(Rect, Color)
    /// A line along the bottom edge of the rectangle, inside it, one pixel high at any scale.
    case hairline(Rect, Color)
    /// A rectangle with round corners of the radius given, its edges smooth.
    case rounded(Rect, radius: Double, Color)
    /// The outline of a rectangle with round corners, `width` wide, inside the rectangle.
    case outline(Rect, radius: Double, width: Double, Color)
    /// The soft shadow that a rectangle with round corners throws, `blur` wide around it.
    case shadow(Rect, radius: Double, blur: Double, Color)
    /// One line of text.
    case text(Text)
    /// A drawn sign, fitted into the rectangle.
    case symbol(Symbol, Rect, Color)
  }

  /// A sign that is drawn rather than taken from a font.
  public enum Symbol: Equatable, Sendable {
    case trash
  }
}

// MARK: - Where it is

extension DrawCommand.Shape {
  /// The rectangle that it is drawn in; a text's is its box, a shadow's what throws it.
  public var rect: Rect {
    get {
      switch self {
      case .fill(let rect, _), .hairline(let rect, _), .rounded(let rect, _, _),
        .outline(let rect, _, _, _), .shadow(let rect, _, _, _), .symbol(_, let rect, _):
        rect
      case .text(let text): text.box
      }
    }
    set {
      switch self {
      case .fill(_, let color): self = .fill(newValue, color)
      case .hairline(_, let color): self = .hairline(newValue, color)
      case .rounded(_, let radius, let color): self = .rounded(newValue, radius: radius, color)
      case .outline(_, let radius, let width, let color):
        self = .outline(newValue, radius: radius, width: width, color)
      case .shadow(_, let radius, let blur, let color):
        self = .shadow(newValue, radius: radius, blur: blur, color)
      case .symbol(let symbol, _, let color): self = .symbol(symbol, newValue, color)
      case .text(var text):
        text.box = newValue
        self = .text(text)
      }
    }
  }
}

/// One line of text in a box: in its middle vertically, ended by an ellipsis where it does not fit.
public struct Text: Equatable, Sendable {
  /// What it says.
  public var source: TextSource
  /// The box, in points.
  public var box: Rect
  public var style: TextStyle
  public var alignment: Alignment
  public var color: Color

  public init(
    _ source: TextSource, box: Rect, style: TextStyle, alignment: Alignment = .leading,
    color: Color
  ) {
    self.source = source
    self.box = box
    self.style = style
    self.alignment = alignment
    self.color = color
  }

  /// Where in its box a line stands.
  public enum Alignment: Equatable, Sendable {
    /// At the left edge.
    case leading
    case center
    /// At the right edge.
    case trailing
  }
}

/// How large and how heavy text is.
public struct TextStyle: Hashable, Sendable {
  /// The em's height, in points.
  public var size: Double
  public var isBold: Bool

  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}

/// What a text says, by name: the core never holds the words, whoever draws looks them up.
///
/// The same source always names the same words for as long as a list lasts, so that a renderer may
/// keep what it has shaped.
public enum TextSource: Hashable, Sendable {
  /// The list's name.
  case title
  /// The header's button.
  case headerButton
  /// How many rows there are.
  case count(Int)
  /// How many rows have arrived, while more are on their way.
  case countSoFar(Int)
  /// The text of a row, by its identity.
  case row(Int)
  /// The title of a button.
  case action(Side, index: Int)
  /// What the notice says of the row that was deleted.
  case deleted(row: Int)
  /// The notice's button.
  case undo
  /// A message of the program's, by its name, and the title of a button of it.
  case message(Int)
  case messageAction(Int, index: Int)
  /// What stands in a list whose first row has not arrived yet.
  case waiting
  /// What stands in a list without rows.
  case empty
  /// The smaller line under it.
  case emptyHint
  /// Words of the program's own, by a number that it gives them; other words take another number.
  case words(Int)
}

/// A colour: red, green, blue and opacity, 0 to 255, not multiplied.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from its usual hexadecimal form, such as `0xFF3B30`.
  public init(_ rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// The same colour, `opacity` (0 to 1) as opaque as it was.
  public func faded(to opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }
}
