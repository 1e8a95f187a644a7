internal import CSDL2
internal import SwipeCore

/// The emoji that were drawn last, at the size of the text: making one smaller costs more than
/// drawing a whole row of letters.
final class PictureShelf {
  private var pictures: [Key: Glyphs] = [:]

  private struct Key: Hashable {
    let face: ObjectIdentifier
    let scale: Double
    let cluster: String
  }

  /// How many are kept before all are forgotten.
  private static let capacity = 256

  /// The picture of `piece`, one cluster of a coloured face; nil where it cannot be drawn.
  func picture(of piece: LinePiece) -> Glyphs? {
    let key = Key(
      face: ObjectIdentifier(piece.run.face), scale: piece.font.scale, cluster: piece.string)
    if let picture = pictures[key] { return picture }
    let white = Color(0xFFFFFF)
    guard let picture = piece.font.draw(piece.string, color: white)?.scaled(by: piece.font.scale)
    else { return nil }
    if pictures.count == PictureShelf.capacity { pictures.removeAll() }
    pictures[key] = picture
    return picture
  }
}

// MARK: - Another size

extension Glyphs {
  /// The same picture `factor` times as large, each pixel the mean of what it covers. Its own pixels
  /// are multiplied by alpha, as FreeType makes them; those of the result are not.
  fileprivate func scaled(by factor: Double) -> Glyphs? {
    let columns = max(Int((Double(width) * factor).rounded(.up)), 1)
    let rows = max(Int((Double(height) * factor).rounded(.up)), 1)
    guard
      let surface = unsafe SDL_CreateRGBSurfaceWithFormat(
        0, Int32(columns), Int32(rows), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { return nil }
    // The baseline falls on a whole pixel.
    let scaledBaseline = (Double(baseline) * factor).rounded()
    let shift = Double(baseline) - scaledBaseline / factor
    for y in 0..<rows {
      let target = unsafe surface.row(y)
      let lines = span(y, factor, shift: shift, count: height)
      for x in 0..<columns {
        unsafe target[x] = mean(span(x, factor, shift: 0, count: width), lines)
      }
    }
    return unsafe Glyphs(
      owning: surface, origin: Int((Double(origin) * factor).rounded()),
      baseline: Int(scaledBaseline))
  }

  /// Which of `count` pixels the pixel `place` of the result covers: whole ones, at least one.
  private func span(_ place: Int, _ factor: Double, shift: Double, count: Int) -> Range<Int> {
    let start = Int((Double(place) / factor + shift).rounded())
    let end = max(Int((Double(place + 1) / factor + shift).rounded()), start + 1)
    return min(max(start, 0), count)..<min(max(end, 0), count)
  }

  /// The mean of a rectangle, its colours divided by its alpha.
  private func mean(_ columns: Range<Int>, _ lines: Range<Int>) -> UInt32 {
    var alpha: UInt32 = 0
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
    for y in lines {
      let line = unsafe row(y)
      for x in columns {
        let pixel = unsafe line[x]
        alpha += pixel >> 24
        red += pixel >> 16 & 255
        green += pixel >> 8 & 255
        blue += pixel & 255
      }
    }
    guard alpha > 0 else { return 0 }
    let count = UInt32(columns.count * lines.count)
    func channel(_ sum: UInt32) -> UInt32 { min((sum * 255 + alpha / 2) / alpha, 255) }
    return (alpha / count) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
