internal import SwipeCore

nonisolated extension DrawCommand {
  /// The pixels outside which it draws nothing.
  func bounds(at scale: PixelScale) -> PixelRect {
    scale.rect(clip).intersection(shape.bounds(at: scale))
  }
}

nonisolated extension DrawCommand.Shape {
  /// The pixels that it covers where nothing clips it.
  func bounds(at scale: PixelScale) -> PixelRect {
    switch self {
    case .fill, .rounded, .outline, .text, .symbol: scale.rect(rect)
    case .hairline: scale.hairline(rect)
    case .shadow(_, _, let blur, _): scale.rect(rect).outset(scale.blur(blur))
    }
  }
}

nonisolated extension Text {
  /// How far below the middle of its box a line's baseline lies, in ems: half of the height of a
  /// capital, which in sans faces is about 0.7 em. So lines that took a taller font for some of
  /// their characters still stand level with the others.
  private static let baselineBelowMiddle = 0.35

  /// The pixels from the window's top to its baseline: always as far below the box's top, so that a
  /// line does not tremble in a row that moves.
  func baseline(at scale: PixelScale) -> Int32 {
    scale.edge(box.y) + scale.edge(box.height / 2 + Self.baselineBelowMiddle * style.size)
  }

  /// The most it may be wide, in pixels.
  func limit(at scale: PixelScale) -> Int32 {
    scale.edge(box.width)
  }
}

nonisolated extension PixelScale {
  /// One pixel along a rectangle's bottom edge, inside it.
  func hairline(_ rect: Rect) -> PixelRect {
    let bottom = edge(rect.maxY)
    return PixelRect(left: edge(rect.x), top: bottom - 1, right: edge(rect.maxX), bottom: bottom)
  }

  /// How many pixels a shadow reaches.
  func blur(_ points: Double) -> Int32 {
    // Beyond that nobody could tell, and the making of one would take noticeable time.
    min(max(edge(points), 1), 128)
  }
}
