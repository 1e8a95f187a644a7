import SwipeCore

// MARK: - Pixels

extension TextShaper {
  /// How far a line reaches above its baseline and below it, in ems: room for the accents of every
  /// script, with half the height of a capital letter in the middle.
  private static let ascent = 1.2
  private static let descent = 0.5

  /// Draws the pieces of `line` side by side, cut off at `limit` pixels; nil where memory runs out.
  func draw(_ line: TextLine, color: Color, pixels: Double, limit: Int) -> RenderedLine? {
    let isColored = line.pieces.contains { $0.run.face.isColored }
    let ink = isColored ? color : Color(0xFFFFFF)
    let pieces = line.piecesFromLeft
    let glyphs = pieces.map { self.glyphs(of: $0, ink: ink) }
    let before = glyphs.first.flatMap { $0?.inkBeforeOrigin } ?? 0
    let after = glyphs.last.flatMap { $0?.inkAfter(pieces[pieces.count - 1].advance) } ?? 0
    let baseline = Int((TextShaper.ascent * pixels).rounded(.up))
    guard
      let rendered = RenderedLine(
        width: min(max(before + line.advance + after, 1), limit),
        height: baseline + Int((TextShaper.descent * pixels).rounded(.up)), baseline: baseline,
        ink: ink, isColored: isColored, isRightToLeft: line.isRightToLeft)
    else { return nil }
    var pen = before
    for (piece, glyphs) in zip(pieces, glyphs) {
      if let glyphs { rendered.add(glyphs, at: pen) }
      pen += piece.advance
    }
    return rendered
  }

  private func glyphs(of piece: LinePiece, ink: Color) -> Glyphs? {
    piece.font.prepare(script: piece.run.script, isRightToLeft: piece.run.isRightToLeft)
    return piece.run.face.isColored
      ? pictures.picture(of: piece) : piece.font.draw(piece.string, color: ink)
  }
}
