import SwipeCore

// MARK: - What fits

extension TextShaper {
  /// As much of `text` as fits into `limit` pixels, with an ellipsis where that is not all.
  ///
  /// Reads only as much of it as may fit: at first as if letters were rather narrow, then, in the
  /// rare case that they are narrower still, more.
  func line(_ text: String, isBold: Bool, pixels: Double, limit: Int) -> TextLine {
    var perEm = 4
    while true {
      let clusterLimit = Int((Double(limit) / pixels).rounded(.up)) * perEm + 16
      let visible = VisibleText(text, clusterLimit: clusterLimit)
      let order = ReadingOrder(visible.scalars)
      let runs = TextRun.runs(of: visible, levels: order.levels, isBold: isBold, in: catalog)
      var line = TextLine(isRightToLeft: order.isRightToLeft)
      var advance = 0
      for run in runs where advance <= limit {
        guard let piece = piece(run, of: visible, isBold: isBold, pixels: pixels) else { continue }
        line.pieces.append(piece)
        advance += piece.advance
      }
      if advance <= limit, visible.isWhole { return line }
      if advance > limit || perEm >= TextShaper.clustersPerEm {
        return cut(line, of: visible, isBold: isBold, pixels: pixels, limit: limit)
      }
      perEm *= 4
    }
  }

  /// How many clusters fit into an em at most: the narrowest letters are wider than 1/8 em, and
  /// what is not seen at all is not worth more.
  private static let clustersPerEm = 16

  /// `run` with its font or, where that one's file has gone, with the primary one, which shows boxes.
  private func piece(
    _ run: TextRun, of text: VisibleText, isBold: Bool, pixels: Double
  ) -> LinePiece? {
    for face in [run.face, catalog.primary(isBold: isBold)] {
      guard let font = fonts.font(face, pixels: pixels) else { continue }
      let run = TextRun(
        clusters: run.clusters, face: face, script: run.script, level: run.level)
      return LinePiece(run, string: text.string(run.clusters), font: font)
    }
    return nil
  }

  /// `line`, which is too long, with as many clusters as leave room for an ellipsis at its end.
  private func cut(
    _ line: TextLine, of text: VisibleText, isBold: Bool, pixels: Double, limit: Int
  ) -> TextLine {
    var result = TextLine(isRightToLeft: line.isRightToLeft)
    guard let ellipsis = ellipsis(line, isBold: isBold, pixels: pixels) else { return result }
    var room = limit - ellipsis.advance
    for piece in line.pieces {
      if piece.advance <= room {
        result.pieces.append(piece)
        room -= piece.advance
      } else {
        if let part = beginning(of: piece, in: text, room: room) { result.pieces.append(part) }
        break
      }
    }
    trimSpace(&result, in: text)
    result.pieces.append(ellipsis)
    return result
  }

  /// An ellipsis for the end of `line`, in its direction.
  private func ellipsis(_ line: TextLine, isBold: Bool, pixels: Double) -> LinePiece? {
    let face = catalog.primary(isBold: isBold)
    let run = TextRun(
      clusters: 0..<0, face: face, script: .common, level: line.isRightToLeft ? 1 : 0)
    return fonts.font(face, pixels: pixels).map {
      LinePiece(run, string: face.contains("…") ? "…" : "...", font: $0)
    }
  }

  /// The longest beginning of `piece` that fits into `room` pixels; nil where none does.
  ///
  /// Looks where it would be if all clusters were equally wide, and narrows down from there.
  private func beginning(of piece: LinePiece, in text: VisibleText, room: Int) -> LinePiece? {
    var fitting: LinePiece?
    var tooLong = piece
    let start = piece.run.clusters.lowerBound
    while true {
      let low = fitting?.run.clusters.count ?? 0
      let high = tooLong.run.clusters.count
      guard high - low > 1 else { return fitting }
      let lowAdvance = fitting?.advance ?? 0
      let share = Double(room - lowAdvance) / Double(max(tooLong.advance - lowAdvance, 1))
      let guess = low + Int((Double(high - low) * share).rounded())
      let count = min(max(guess, low + 1), high - 1)
      var run = piece.run
      run.clusters = start..<start + count
      let part = LinePiece(run, string: text.string(run.clusters), font: piece.font)
      if part.advance <= room { fitting = part } else { tooLong = part }
    }
  }

  /// Takes away the space at the end of `line`, where an ellipsis is to follow.
  private func trimSpace(_ line: inout TextLine, in text: VisibleText) {
    while let last = line.pieces.popLast() {
      var run = last.run
      while let place = run.clusters.last, text.cluster(place).isSpace {
        run.clusters = run.clusters.lowerBound..<place
      }
      if run.clusters.isEmpty { continue }
      let isSame = run.clusters.count == last.run.clusters.count
      line.pieces.append(
        isSame ? last : LinePiece(run, string: text.string(run.clusters), font: last.font))
      return
    }
  }
}
