internal import CFontconfig
internal import SystemText

/// A question to fontconfig: which font fits best?
///
///     let face = FontQuery(family: "sans-serif", isBold: true).bestFace(in: configuration)
struct FontQuery: Hashable {
  /// The family asked for; others come after it.
  var family: SystemString
  var isBold = false
  /// The language to prefer fonts for, such as `ja`; nil: the user's.
  var language: String?
  /// Whether glyphs should have colours of their own.
  var isColored = false
}

extension FontQuery {
  /// The face that fits best; nil where there is no font at all.
  func bestFace(in configuration: OpaquePointer) -> FontFace? {
    unsafe withPattern(in: configuration) { pattern in
      var result = FcResultMatch
      return unsafe FcFontMatch(configuration, pattern, &result).flatMap {
        unsafe FontFace(owning: $0)
      }
    }
  }

  /// All faces, the best first, without those that add no character to the ones before them; to be
  /// freed by the caller.
  func sortedFaces(in configuration: OpaquePointer) -> UnsafeMutablePointer<FcFontSet>? {
    unsafe withPattern(in: configuration) { pattern in
      var result = FcResultMatch
      return unsafe FcFontSort(configuration, pattern, FcTrue, nil, &result)
    }
  }

  private func withPattern<Answer>(
    in configuration: OpaquePointer, _ ask: (OpaquePointer) -> Answer?
  ) -> Answer? {
    guard let pattern = unsafe FcPatternCreate() else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    _ = unsafe family.withCString { family in
      unsafe FcPatternAddString(pattern, FC_FAMILY, family)
    }
    unsafe FcPatternAddInteger(
      pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    if let language { unsafe FcPatternAddString(pattern, FC_LANG, language) }
    if isColored { unsafe FcPatternAddBool(pattern, FC_COLOR, FcTrue) }
    unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    return unsafe ask(pattern)
  }
}
