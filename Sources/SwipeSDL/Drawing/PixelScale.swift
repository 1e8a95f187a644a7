internal import SwipeCore

/// How many pixels a point has, and the one place where points become pixels.
///
/// Edges are rounded, not sizes, and a half always upwards: rectangles that share an edge in points
/// share it in pixels, and two edges a whole number of pixels apart stay so wherever they move.
nonisolated struct PixelScale: Equatable {
  let value: Double

  /// The farthest edge that is kept, in pixels: beyond any window, and sums of several still fit 32
  /// bits.
  private static let farthest = 67_108_863.0

  init(_ value: Double) {
    precondition(value > 0 && value.isFinite, "a scale is a positive number of pixels a point")
    self.value = value
  }

  /// The whole pixel at which an edge falls.
  func edge(_ points: Double) -> Int32 {
    let pixels = (points * value + 0.5).rounded(.down)
    // A place that is not a number is nowhere in particular.
    guard pixels == pixels else { return 0 }
    return Int32(min(max(pixels, -Self.farthest), Self.farthest))
  }

  /// In points, at least all that can round to pixels of `rect`.
  func reach(of rect: PixelRect) -> Rect {
    let (x, y) = (Double(rect.left - 1) / value, Double(rect.top - 1) / value)
    return Rect(
      x: x, y: y, width: Double(rect.right + 1) / value - x,
      height: Double(rect.bottom + 1) / value - y)
  }

  func rect(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: edge(rect.x), top: edge(rect.y), right: edge(rect.maxX), bottom: edge(rect.maxY))
  }
}
