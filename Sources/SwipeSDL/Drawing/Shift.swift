internal import SwipeCore

/// How far the rows moved between two frames, up or down: their pixels are moved rather than drawn
/// again.
///
///     if let shift = Shift(from: previous, to: frame, at: scale, in: bounds) {
///       surface.pointee.move(shift)
///       damage.compare(previous, with: frame, at: scale, after: shift)
///     }
///
/// It is a guess from the rows that both frames show, and need not be right: whatever is not where
/// it says is damage.
nonisolated struct Shift: Equatable {
  /// Where rows were and are that moved as far.
  let area: PixelRect
  /// How far down its pixels move; negative upwards, never 0.
  let distance: Int32
}

// MARK: - Finding it

nonisolated extension Shift {
  /// Nil where the last row that both frames show is where it was, there is none, or nothing of the
  /// area stays in it.
  init?(
    from old: [DrawCommand], to new: [DrawCommand], at scale: PixelScale, in bounds: PixelRect
  ) {
    var (distance, area): (Int32, PixelRect) = (0, .empty)
    for command in new.reversed() {
      guard let row = command.row, let former = old.last(where: { $0.row == row }) else {
        continue
      }
      let way = scale.edge(command.shape.rect.y) - scale.edge(former.shape.rect.y)
      if distance == 0 { distance = way }
      if distance == 0 { return nil }
      // Above a row that comes or goes, the others stay.
      if way == distance {
        area = area.union(scale.rect(former.clip)).union(scale.rect(command.clip))
      }
    }
    area = area.intersection(bounds)
    guard abs(distance) < area.height else { return nil }
    self.init(area: area, distance: distance)
  }
}

nonisolated extension DrawCommand {
  /// The row whose text it draws.
  fileprivate var row: Int? {
    guard case .text(let text) = shape, case .row(let row) = text.source else { return nil }
    return row
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
    if case .text(let text) = self, case .text(let otherText) = other {
      guard text.limit(at: scale) == otherText.limit(at: scale),
        text.baseline(at: scale) + distance == otherText.baseline(at: scale)
      else { return false }
    }
    var moved = self
    moved.rect = other.rect
    return moved == other
  }
}
