/// A run of a line, measured, and the font to draw it with.
struct LinePiece {
  let run: TextRun
  let string: String
  let font: SizedFont
  /// How far it moves the pen, in pixels.
  let advance: Int

  init(_ run: TextRun, string: String, font: SizedFont) {
    self.run = run
    self.string = string
    self.font = font
    font.prepare(script: run.script, isRightToLeft: run.isRightToLeft)
    advance = font.advance(of: string)
  }
}
