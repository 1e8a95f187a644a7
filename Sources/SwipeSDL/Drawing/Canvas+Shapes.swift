internal import SwipeCore

// MARK: - Round corners

extension Canvas {
  func drawRounded(_ rect: PixelRect, radius: Double, _ color: Color) {
    guard !rect.isEmpty else { return }
    let radius = CornerRadius(radius, in: rect, at: scale)
    let corner = radius.pixels
    guard corner > 0 else { return fill(rect, color) }
    fillCross(rect, corner: corner, color)
    drawCorners(.corner(radius), of: rect, corner: corner, color)
  }

  func drawOutline(_ rect: PixelRect, radius: Double, width: Double, _ color: Color) {
    guard !rect.isEmpty else { return }
    let line = max(scale.edge(width), 1)
    guard 2 * line < min(rect.width, rect.height) else {
      return drawRounded(rect, radius: radius, color)
    }
    let radius = CornerRadius(radius, in: rect, at: scale)
    let corner = max(radius.pixels, line)
    var (top, bottom, left, right) = (rect, rect, rect, rect)
    (top.left, top.right, top.bottom) = (rect.left + corner, rect.right - corner, rect.top + line)
    (bottom.left, bottom.right, bottom.top) = (top.left, top.right, rect.bottom - line)
    (left.top, left.bottom) = (rect.top + corner, rect.bottom - corner)
    left.right = rect.left + line
    (right.top, right.bottom, right.left) = (left.top, left.bottom, rect.right - line)
    fill(top, color)
    fill(bottom, color)
    fill(left, color)
    fill(right, color)
    drawCorners(.ring(radius, width: line), of: rect, corner: corner, color)
  }

  /// All of `rect` but its corners.
  private func fillCross(_ rect: PixelRect, corner: Int32, _ color: Color) {
    var (left, middle, right) = (rect, rect, rect)
    (middle.left, middle.right) = (rect.left + corner, rect.right - corner)
    (left.right, left.top, left.bottom) = (middle.left, rect.top + corner, rect.bottom - corner)
    (right.left, right.top, right.bottom) = (middle.right, left.top, left.bottom)
    fill(left, color)
    fill(middle, color)
    fill(right, color)
  }

  /// The four quarters of a mask in the corners of `rect`.
  private func drawCorners(_ key: MaskKey, of rect: PixelRect, corner: Int32, _ color: Color) {
    guard color.alpha > 0, let mask = masks.texture(key, for: renderer) else { return }
    mask.tint(color)
    // Where the corners do not fit beside each other, each takes its half.
    let left = min(corner, rect.width / 2)
    let right = min(corner, rect.width - left)
    let top = min(corner, rect.height / 2)
    let bottom = min(corner, rect.height - top)
    let (end, farX, farY) = (2 * corner, rect.right - right, rect.bottom - bottom)
    var part = PixelRect(left: 0, top: 0, right: left, bottom: top)
    copy(mask, part, x: rect.left, y: rect.top)
    (part.left, part.right) = (end - right, end)
    copy(mask, part, x: farX, y: rect.top)
    (part.top, part.bottom) = (end - bottom, end)
    copy(mask, part, x: farX, y: farY)
    (part.left, part.right) = (0, left)
    copy(mask, part, x: rect.left, y: farY)
  }
}

// MARK: - Shadows

extension Canvas {
  /// The shadow around `rect`; its middle, which whatever throws it covers, is left out.
  func drawShadow(_ rect: PixelRect, radius: Double, blur: Double, _ color: Color) {
    guard !rect.isEmpty else { return }
    let blur = scale.blur(blur)
    let radius = CornerRadius(radius, in: rect, at: scale)
    // What is thinner than the blur throws a fainter shadow.
    let strength = min(1, Double(min(rect.width, rect.height)) / Double(blur))
    let color = color.faded(to: strength)
    let outer = rect.outset(blur)
    // A corner is felt as far along the edges as the blur reaches.
    let corner = 2 * blur + radius.pixels
    let (left, right) = (outer.left + corner, outer.right - corner)
    let (top, bottom) = (outer.top + corner, outer.bottom - corner)
    for step in 0..<blur {
      let faint = color.faded(to: Falloff.value(at: Double(step) + 0.5, blur: blur))
      let (x, y) = (rect.left - step, rect.top - step)
      let (farX, farY) = (rect.right + step, rect.bottom + step)
      fill(PixelRect(left: left, top: y - 1, right: right, bottom: y), faint)
      fill(PixelRect(left: left, top: farY, right: right, bottom: farY + 1), faint)
      fill(PixelRect(left: x - 1, top: top, right: x, bottom: bottom), faint)
      fill(PixelRect(left: farX, top: top, right: farX + 1, bottom: bottom), faint)
    }
    drawCorners(.shadow(radius, blur: blur), of: outer, corner: corner, color)
  }
}

// MARK: - Symbols

extension Canvas {
  /// The symbol in the middle of `rect`, as large as fits.
  func drawSymbol(_ symbol: DrawCommand.Symbol, _ rect: PixelRect, _ color: Color) {
    let size = min(rect.width, rect.height, MaskKey.largestSide)
    guard size > 0, color.alpha > 0,
      let mask = masks.texture(.symbol(symbol, size: size), for: renderer)
    else { return }
    mask.tint(color)
    copy(
      mask, mask.bounds, x: rect.left + (rect.width - size) / 2,
      y: rect.top + (rect.height - size) / 2)
  }
}
