/// The pieces of one line, in the order in which the text is stored.
struct TextLine {
  var pieces: [LinePiece] = []
  let isRightToLeft: Bool

  /// How far the pen moves, in pixels.
  var advance: Int { pieces.reduce(0) { $0 + $1.advance } }

  /// The pieces from left to right.
  var piecesFromLeft: [LinePiece] {
    ReadingOrder.visualOrder(of: pieces.map(\.run.level)).map { pieces[$0] }
  }
}
