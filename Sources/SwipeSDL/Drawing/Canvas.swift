internal import SwipeCore

/// Turns draw commands into pixels, on a window or on a surface.
///
///     canvas.draw(frame, background: .white, in: canvas.bounds) { names[$0] }
///
/// Only plain calls of SDL's renderer are used, without scaled copies, so that every renderer gives
/// the same pixels. A frame whose texts and shapes were drawn before allocates nothing.
final class Canvas {
  let renderer: Renderer
  private(set) var scale: PixelScale
  private(set) var bounds: PixelRect
  var masks = MaskCache()
  var texts = TextCache()
  let shaper: TextShaper
  /// What is drawn of the current command: all that is drawn is cut to it.
  private(set) var area = PixelRect.empty

  init(renderer: Renderer, scale: Double, shaper: TextShaper) {
    self.renderer = renderer
    self.scale = PixelScale(scale)
    self.shaper = shaper
    bounds = renderer.bounds
    texts.makeRoom(forFrameOf: bounds)
  }
}

// MARK: - Keeping up with the window

extension Canvas {
  /// Measures what is drawn on once more; nothing that depends on the scale survives a new one.
  func adapt(toScale newScale: Double) {
    bounds = renderer.bounds
    texts.makeRoom(forFrameOf: bounds)
    if newScale != scale.value {
      scale = PixelScale(newScale)
      forgetTextures()
    }
  }

  /// Makes every texture anew when it is next drawn: the renderer lost them.
  func forgetTextures() {
    masks.forget()
    texts.forget()
  }
}

// MARK: - A frame

extension Canvas {
  /// Draws what `commands` show within `damage`, over `background`; asks `text` for the words that
  /// it has not drawn before.
  func draw(
    _ commands: [DrawCommand], background: Color, in damage: PixelRect,
    text: (TextSource) -> String
  ) {
    let damage = damage.intersection(bounds)
    guard !damage.isEmpty else { return }
    let ground = commands.ground(of: damage, at: scale)
    if ground == nil { renderer.fill(damage, background) }
    let reach = scale.reach(of: damage)
    for index in (ground ?? 0)..<commands.count where commands[index].clip.meets(reach) {
      area = commands[index].bounds(at: scale).intersection(damage)
      if !area.isEmpty { draw(commands[index].shape, text: text) }
    }
  }

  private func draw(_ shape: DrawCommand.Shape, text: (TextSource) -> String) {
    switch shape {
    case .fill(let rect, let color):
      fill(scale.rect(rect), color)
    case .hairline(let rect, let color):
      fill(scale.hairline(rect), color)
    case .rounded(let rect, let radius, let color):
      drawRounded(scale.rect(rect), radius: radius, color)
    case .outline(let rect, let radius, let width, let color):
      drawOutline(scale.rect(rect), radius: radius, width: width, color)
    case .shadow(let rect, let radius, let blur, let color):
      drawShadow(scale.rect(rect), radius: radius, blur: blur, color)
    case .text(let line):
      drawText(line, words: text)
    case .symbol(let symbol, let rect, let color):
      drawSymbol(symbol, scale.rect(rect), color)
    }
  }
}

// MARK: - What the shapes are drawn with

extension Canvas {
  /// Fills what of `rect` lies in the area.
  func fill(_ rect: PixelRect, _ color: Color) {
    renderer.fill(rect.intersection(area), color)
  }

  /// Draws `part` of a texture, pixel for pixel, with its left top corner at `x`, `y`; what of it lies
  /// in the area.
  func copy(_ texture: Texture, _ part: PixelRect, x: Int32, y: Int32) {
    let target = PixelRect(left: x, top: y, right: x + part.width, bottom: y + part.height)
    let visible = target.intersection(area)
    let (dx, dy) = (part.left - x, part.top - y)
    renderer.copy(texture, visible.offset(dx: dx, dy: dy), x: visible.left, y: visible.top)
  }
}

nonisolated extension Rect {
  fileprivate func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

nonisolated extension [DrawCommand] {
  /// The last command before which nothing shows in `rect`.
  fileprivate func ground(of rect: PixelRect, at scale: PixelScale) -> Int? {
    lastIndex { command in
      guard case .fill(_, let color) = command.shape, color.alpha == 255 else { return false }
      return command.bounds(at: scale).contains(rect)
    }
  }
}
