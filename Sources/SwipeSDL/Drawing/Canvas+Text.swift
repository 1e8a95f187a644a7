internal import CSDL2
internal import SwipeCore

extension Canvas {
  func drawText(_ text: Text, words: (TextSource) -> String) {
    let box = scale.rect(text.box)
    let limit = text.limit(at: scale)
    guard !box.isEmpty, limit > 0, text.color.alpha > 0 else { return }
    var color = text.color
    color.alpha = 255
    let key = TextKey(source: text.source, style: text.style, limit: limit, color: color)
    let line = texts.line(key) { makeLine(key, words: words) }
    guard let texture = line.texture else { return }
    texture.fade(text.color.alpha)
    let x =
      switch text.alignment {
      case .leading: box.left
      case .center: box.left + (box.width - texture.width) / 2
      case .trailing: box.right - texture.width
      }
    copy(texture, texture.bounds, x: x, y: text.baseline(at: scale) - line.baseline)
  }

  /// Text is drawn in its colour rather than tinted: a plain copy is what software is fast at.
  private func makeLine(_ key: TextKey, words: (TextSource) -> String) -> CachedLine {
    guard
      let line = shaper.render(
        words(key.source), style: key.style, color: key.color, scale: scale.value,
        maxWidth: Double(key.limit) / scale.value)
    else { return CachedLine(texture: nil, baseline: 0) }
    if !line.isColored { unsafe line.surface.pointee.paint(key.color) }
    let surface = unsafe line.surface.pointee
    let texture = unsafe Texture(
      for: renderer, width: surface.w, height: surface.h, pixels: surface.pixels,
      pitch: surface.pitch)
    return CachedLine(texture: texture, baseline: Int32(line.baseline))
  }
}

nonisolated extension SDL_Surface {
  /// Gives every pixel the colour, keeping its opacity.
  fileprivate func paint(_ color: Color) {
    let rgb = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    for y in unsafe 0..<Int(h) {
      let row = unsafe (pixels + y * Int(pitch)).assumingMemoryBound(to: UInt32.self)
      for x in unsafe 0..<Int(w) { unsafe row[x] = row[x] & 0xFF00_0000 | rgb }
    }
  }
}
