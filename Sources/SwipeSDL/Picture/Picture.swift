public import SwipeCore
public import SystemText

/// A frame drawn in memory: no window, no display, the same pixels as in a window.
///
///     let picture = try Picture(size: Size(width: 480, height: 800), scale: 2, shaper: shaper)
///     picture.draw(frame, background: theme.background) { words($0) }
///     try picture.writePNG(to: "list.png")
public final class Picture {
  private let canvas: Canvas
  private let surface: Surface

  /// The largest side, in pixels.
  private static let largestSide = 16_384.0

  /// A picture of `size` points with `scale` pixels a point.
  public init(size: Size, scale: Double, shaper: TextShaper) throws(SDLError) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, max(width, height) <= Self.largestSide else {
      throw SDLError(
        message: "cannot make a picture of \(size.width) × \(size.height) at scale \(scale)")
    }
    surface = try Surface(width: Int32(width), height: Int32(height))
    canvas = Canvas(renderer: try Renderer(on: surface), scale: scale, shaper: shaper)
  }
}

// MARK: - Drawing

extension Picture {
  /// Draws a whole frame, or what of it shows within `damage`, over `background`.
  public func draw(
    _ commands: [DrawCommand], background: Color, damage: Rect? = nil,
    text: (TextSource) -> String
  ) {
    let pixels = damage.map { canvas.scale.rect($0) } ?? canvas.bounds
    canvas.draw(commands, background: background, in: pixels, text: text)
    canvas.renderer.flush()
  }

  /// Asks for every text again when it is next drawn.
  public func forgetTexts() {
    canvas.texts.forget()
  }
}

// MARK: - Pixels

extension Picture {
  /// In pixels.
  public var width: Int { Int(canvas.bounds.width) }
  /// In pixels.
  public var height: Int { Int(canvas.bounds.height) }

  /// The colour of the pixel in column `x` and row `y`.
  public func color(atPixelX x: Int, y: Int) -> Color {
    surface.color(atX: x, y: y)
  }

  /// Every pixel, row by row, as three bytes: red, green, blue.
  public var bytes: [UInt8] { surface.bytes() }

  /// Writes the picture to a file: the same bytes for the same pixels.
  public func writePNG(to path: SystemString) throws(SDLError) {
    try PNG.write(bytes, width: width, height: height, to: path)
  }
}
