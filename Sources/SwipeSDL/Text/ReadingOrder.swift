internal import CFriBidi

/// Which parts of a line run from right to left, by the Unicode bidirectional algorithm.
///
///     ReadingOrder(scalars).levels   // even: from left to right; odd: from right to left
nonisolated struct ReadingOrder {
  /// How deeply each scalar is embedded.
  let levels: [UInt8]
  /// The direction of the line as a whole: that of its first letter.
  let isRightToLeft: Bool

  init(_ scalars: [Unicode.Scalar]) {
    guard scalars.contains(where: { $0.value >= ReadingOrder.firstRightToLeft }) else {
      levels = Array(repeating: 0, count: scalars.count)
      isRightToLeft = false
      return
    }
    let characters = scalars.map(\.value)
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    var direction = FRIBIDI_PAR_ON
    unsafe fribidi_get_bidi_types(characters, count, &types)
    unsafe fribidi_get_bracket_types(characters, count, types, &brackets)
    let depth = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &direction, &levels)
    // No depth: out of memory. The line is then shown as it is stored.
    self.levels = levels.map { depth == 0 ? 0 : UInt8(max($0, 0)) }
    isRightToLeft = depth != 0 && direction == FRIBIDI_PAR_RTL
  }

  /// Everything before the Hebrew block runs from left to right.
  private static let firstRightToLeft: UInt32 = 0x0590
}

// MARK: - From left to right

nonisolated extension ReadingOrder {
  /// The places of `levels` in the order in which they are seen, from left to right: from the
  /// highest level down to the lowest odd one, whatever is at that level or above is turned round
  /// (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }
}
