nonisolated extension Mask {
  /// A waste bin: a lid with a handle, and a body with two or three ribs, drawn as outlines whose
  /// straight edges lie between pixels, so that it is sharp however small.
  init(trash size: Int) {
    let bin = TrashBin(size: Double(size))
    self.init(side: size) { x, y in Coverage.edge(bin.distance(x, y)) }
  }
}

/// The lines of a waste bin in a square of `size` pixels.
private nonisolated struct TrashBin {
  private let middle: Double
  private let line: Double
  private let lid: Box
  private let handle: Box
  private let body: Box
  private let ribs: [Box]

  init(size: Double) {
    /// A share of the size in whole pixels.
    func share(_ part: Double) -> Double { (size * part).rounded() }
    let line = max(share(0.07), 1)
    let lidTop = share(0.19)
    let inset = share(0.17)
    let bottom = size - max(share(0.06), 1)
    middle = size / 2
    self.line = line
    lid = Box(
      left: share(0.06), top: lidTop, right: size - share(0.06), bottom: lidTop + line,
      radius: line / 2)
    let handleInset = share(0.34)
    handle = Box(
      left: handleInset, top: lidTop - max(share(0.13), line), right: size - handleInset,
      bottom: lidTop + 2 * line, radius: size * 0.08)
    body = Box(
      left: inset, top: lidTop - 2 * line, right: size - inset, bottom: bottom,
      radius: size * 0.12)
    let rib = max((line * 0.75).rounded(), 1)
    let ribTop = lidTop + line + share(0.12)
    let ribBottom = bottom - line - share(0.12)
    let room = size - 2 * (inset + line)
    // A third one has to fit with air about it, and in the middle without half pixels.
    let isSplit = (room - rib).remainder(dividingBy: 2) != 0 && rib < 3
    let count = isSplit || room < 3 * rib + 4 * max(rib, 2) ? 2.0 : 3
    let gap = ((room - count * rib) / (count + 1)).rounded()
    let outermost = inset + line + gap
    let lefts = [outermost, size - outermost - rib] + (count == 3 ? [(size - rib) / 2] : [])
    ribs = lefts.map { left in
      Box(left: left, top: ribTop, right: left + rib, bottom: ribBottom, radius: rib / 2)
    }
  }

  /// How far a place is from the nearest line, in pixels; negative on it.
  func distance(_ x: Double, _ y: Double) -> Double {
    var nearest = lid.distance(x, y)
    // Only the part of the handle above the lid, and of the body below, shows.
    nearest = min(nearest, max(handle.outline(x, y, width: line), y - lid.bottom))
    nearest = min(nearest, max(body.outline(x, y, width: line), lid.top - y))
    for rib in ribs { nearest = min(nearest, rib.distance(x, y)) }
    return nearest
  }
}

/// A rectangle with round corners.
private nonisolated struct Box {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radius: Double

  /// How far a place is from its edge; negative inside.
  func distance(_ x: Double, _ y: Double) -> Double {
    let radius = min(radius, (right - left) / 2, (bottom - top) / 2)
    let dx = max(left + radius - x, x - right + radius)
    let dy = max(top + radius - y, y - bottom + radius)
    let (outX, outY) = (max(dx, 0), max(dy, 0))
    return (outX * outX + outY * outY).squareRoot() + min(max(dx, dy), 0) - radius
  }

  /// How far a place is from a line `width` wide along the inside of its edge.
  func outline(_ x: Double, _ y: Double, width: Double) -> Double {
    let inner = Box(
      left: left + width, top: top + width, right: right - width, bottom: bottom - width,
      radius: max(radius - width, 0))
    return max(distance(x, y), -inner.distance(x, y))
  }
}
