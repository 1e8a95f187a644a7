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
    case .fill(let rect, _), .rounded(let rect, _, _), .outline(let rect, _, _, _),
      .symbol(_, let rect, _):
      scale.rect(rect)
    case .hairline(let rect, _):
      scale.hairline(rect)
    case .shadow(let rect, _, let blur, _):
      scale.rect(rect).outset(scale.blur(blur))
    case .text(let text):
      scale.rect(text.box)
    }
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
