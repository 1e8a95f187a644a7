internal import SwipeCore

/// How far the rows moved between two frames, up or down: their pixels are moved rather than drawn
/// again.
///
///     if let shift = Shift(from: previous, to: frame, at: scale) {
///       surface.pointee.move(shift)
///       damage.compare(previous, with: frame, at: scale, after: shift)
///     }
///
/// It is a guess from the first row that both frames show, and need not be right: whatever is not
/// where it says is damage.
nonisolated struct Shift: Equatable {
  /// Where rows show.
  let area: PixelRect
  /// How far down its pixels move; negative upwards, never 0.
  let distance: Int32

  init(area: PixelRect, distance: Int32) {
    self.area = area
    self.distance = distance
  }
}

// MARK: - Finding it

nonisolated extension Shift {
  /// Nil where the first row that both frames show is where it was, or there is none.
  init?(from old: [DrawCommand], to new: [DrawCommand], at scale: PixelScale) {
    guard let distance = Self.distance(from: old, to: new, at: scale), distance != 0 else {
      return nil
    }
    var area = PixelRect.empty
    for command in old where command.row != nil { area = area.union(scale.rect(command.clip)) }
    for command in new where command.row != nil { area = area.union(scale.rect(command.clip)) }
    self.init(area: area, distance: distance)
    if kept.isEmpty { return nil }
  }

  private static func distance(
    from old: [DrawCommand], to new: [DrawCommand], at scale: PixelScale
  ) -> Int32? {
    for command in new {
      guard let (row, box) = command.row else { continue }
      for former in old {
        guard let (formerRow, formerBox) = former.row, formerRow == row else { continue }
        return scale.edge(box.y) - scale.edge(formerBox.y)
      }
    }
    return nil
  }
}

nonisolated extension DrawCommand {
  /// The row whose text it draws, and the text's box.
  fileprivate var row: (Int, Rect)? {
    guard case .text(let text) = shape, case .row(let row) = text.source else { return nil }
    return (row, text.box)
  }
}

// MARK: - What it does

nonisolated extension Shift {
  /// The part of the area that shows what was shown elsewhere in it.
  var kept: PixelRect { area.intersection(moved(area)) }

  /// The rest of the area: nothing was there to be moved.
  var uncovered: PixelRect {
    var rest = area
    if distance > 0 { rest.bottom = kept.top } else { rest.top = kept.bottom }
    return rest
  }

  private func moved(_ rect: PixelRect) -> PixelRect {
    rect.offset(dx: 0, dy: distance)
  }

  /// Whether `new` draws, where it is not drawn anyway, what became of `old` when the pixels moved.
  func brings(_ old: DrawCommand, to new: DrawCommand, at scale: PixelScale) -> Bool {
    let (before, after) = (old.bounds(at: scale), new.bounds(at: scale))
    if area.intersection(before).isEmpty && area.intersection(after).isEmpty { return old == new }
    guard area.contains(before), area.contains(after) else { return false }
    let visible = kept.intersection(moved(before))
    guard visible == kept.intersection(after) else { return false }
    return visible.isEmpty || old.shape.isSame(as: new.shape, movedBy: distance, at: scale)
  }

  /// Where what was shown in `rect` is now.
  func places(of rect: PixelRect) -> (still: PixelRect, moved: PixelRect) {
    let inside = kept.intersection(moved(rect))
    return (area.contains(rect) ? .empty : rect, inside)
  }
}

nonisolated extension DrawCommand.Shape {
  /// Whether it has the same pixels as `other` has `distance` pixels further down.
  fileprivate func isSame(
    as other: DrawCommand.Shape, movedBy distance: Int32, at scale: PixelScale
  ) -> Bool {
    guard bounds(at: scale).offset(dx: 0, dy: distance) == other.bounds(at: scale) else {
      return false
    }
    switch (self, other) {
    case (.fill(_, let color), .fill(_, let otherColor)),
      (.hairline(_, let color), .hairline(_, let otherColor)):
      return color == otherColor
    case (.rounded(_, let radius, let color), .rounded(_, let otherRadius, let otherColor)):
      return radius == otherRadius && color == otherColor
    case (.text(let text), .text(let otherText)):
      return text.isSame(as: otherText, movedBy: distance, at: scale)
    case (.symbol(let symbol, _, let color), .symbol(let otherSymbol, _, let otherColor)):
      return symbol == otherSymbol && color == otherColor
    case (
      .outline(_, let radius, let width, let color),
      .outline(_, let otherRadius, let otherWidth, let otherColor)
    ):
      return radius == otherRadius && width == otherWidth && color == otherColor
    case (
      .shadow(_, let radius, let blur, let color),
      .shadow(_, let otherRadius, let otherBlur, let otherColor)
    ):
      return radius == otherRadius && blur == otherBlur && color == otherColor
    case (.fill, _), (.hairline, _), (.rounded, _), (.text, _), (.symbol, _), (.outline, _),
      (.shadow, _):
      return false
    }
  }
}
