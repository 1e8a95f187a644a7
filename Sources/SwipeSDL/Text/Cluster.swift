/// What a reader takes for one character: a letter with its accents, a flag, a family.
typealias Cluster = ArraySlice<Unicode.Scalar>

nonisolated extension Cluster {
  /// What of it is seen, at least by a box: all but joiners, selectors and their like.
  var seen: Cluster {
    if count == 1, self[startIndex].isASCII { return self }
    return Cluster(filter { !$0.properties.isDefaultIgnorableCodePoint })
  }

  /// Whether it is nothing but space.
  var isSpace: Bool { allSatisfy(\.properties.isWhitespace) }

  /// Whether it is to be shown as a coloured picture (UTS #51, emoji presentation).
  var isEmoji: Bool {
    guard let first, !first.isASCII || count > 1, first.properties.isEmoji else { return false }
    let rest = dropFirst()
    if rest.first == "\u{FE0E}" { return false }
    return first.properties.isEmojiPresentation
      || rest.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier }
  }

  /// Its script; nil for a cluster that every script has.
  var script: Script? {
    for scalar in self {
      if let script = Script(scalar) { return script }
    }
    return nil
  }
}
