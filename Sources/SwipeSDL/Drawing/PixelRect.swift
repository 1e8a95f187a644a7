internal import CSDL2
internal import SwipeCore

/// A rectangle of whole pixels, by its edges: the left and top ones belong to it.
nonisolated struct PixelRect: Equatable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
}

// MARK: - Measures

nonisolated extension PixelRect {
  var width: Int32 { right - left }
  var height: Int32 { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }
  /// In square pixels.
  var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
  var sdl: SDL_Rect { SDL_Rect(x: left, y: top, w: width, h: height) }

  func contains(_ other: PixelRect) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }
}

// MARK: - Made from others

nonisolated extension PixelRect {
  /// What both cover; empty where they do not meet.
  func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Moved by `dx` and `dy`.
  func offset(dx: Int32, dy: Int32) -> PixelRect {
    PixelRect(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy)
  }

  /// Larger by `margin` on every side.
  func outset(_ margin: Int32) -> PixelRect {
    PixelRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
