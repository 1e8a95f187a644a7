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
  /// What is drawn of the current command; the renderer clips to it.
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
    setArea(damage)
    var first = 0
    if let ground = commands.lastIndex(where: { $0.hides(damage, at: scale) }) {
      first = ground
    } else {
      renderer.fill(damage, background)
    }
    for index in first..<commands.count {
      let visible = commands[index].bounds(at: scale).intersection(damage)
      guard !visible.isEmpty else { continue }
      setArea(visible)
      draw(commands[index].shape, text: text)
    }
  }

  private func setArea(_ rect: PixelRect) {
    guard rect != area else { return }
    area = rect
    renderer.clip(to: rect)
  }

  private func draw(_ shape: DrawCommand.Shape, text: (TextSource) -> String) {
    switch shape {
    case .fill(let rect, let color):
      renderer.fill(scale.rect(rect), color)
    case .hairline(let rect, let color):
      renderer.fill(scale.hairline(rect), color)
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

nonisolated extension DrawCommand {
  /// Whether nothing drawn before it shows in `rect`.
  fileprivate func hides(_ rect: PixelRect, at scale: PixelScale) -> Bool {
    guard case .fill(_, let color) = shape, color.alpha == 255 else { return false }
    return bounds(at: scale).contains(rect)
  }
}
