internal import CSDL2
public import SwipeCore
public import SystemText

/// Turns lines of text, of any language and of several at once, into pixels.
///
///     let shaper = try TextShaper()
///     let line = shaper.render("Buy milk", style: style, color: black, scale: 2, maxWidth: 300)
///
/// Owns the fonts: the one asked for and those that stand in for what it lacks. Lines of one style
/// and scale are equally high and have the same baseline, whatever is written in them.
public final class TextShaper {
  let catalog: FontCatalog
  let fonts: FontShelf
  let pictures = PictureShelf()

  /// Takes the font in the file `font`, or of the family of that name; nil: the system's default.
  public init(
    font: SystemString? = nil, in fonts: FontConfiguration = FontConfiguration()
  ) throws(SDLError) {
    catalog = try FontCatalog(font: font, in: fonts)
    self.fonts = try FontShelf()
  }
}

// MARK: - Lines

extension TextShaper {
  /// How wide `text` is, in points, at a scale of 1.
  public func width(of text: String, style: TextStyle) -> Double {
    Double(
      line(text, isBold: style.isBold, pixels: style.size, limit: TextShaper.widestLine).advance)
  }

  /// Draws `text`, cut with an ellipsis where it is wider than `maxWidth` points; nil where there is
  /// nothing to draw or no room.
  ///
  /// A line without coloured glyphs is white. In one with them the other glyphs have the colour
  /// `color`. Either is opaque: fading is left to who shows it.
  func render(
    _ text: String, style: TextStyle, color: Color, scale: Double, maxWidth: Double
  ) -> RenderedLine? {
    let limit = Int(min(maxWidth * scale, Double(TextShaper.widestLine)).rounded(.down))
    guard !text.isEmpty, limit > 0 else { return nil }
    let pixels = style.size * scale
    let line = line(text, isBold: style.isBold, pixels: pixels, limit: limit)
    return draw(line, color: color, pixels: pixels, limit: limit)
  }

  /// The widest line, in pixels: more than any screen has, and no more than a texture may have.
  private static let widestLine = 8192
}
