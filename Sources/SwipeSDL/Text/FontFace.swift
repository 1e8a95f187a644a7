internal import CFontconfig
internal import SystemText

/// One face in a font file, as fontconfig knows it.
///
///     if face.contains("ä") { … }
///
/// Two are the same face exactly when they are the same object.
@safe final class FontFace {
  let path: SystemString
  /// Which of the file's faces it is.
  let index: Int
  /// The em's height, in pixels, of a face whose glyphs are pictures of one size; nil where glyphs
  /// are outlines, which come in any size.
  let pictureSize: Double?
  /// Whether its glyphs have colours of their own.
  let isColored: Bool
  private let pattern: OpaquePointer

  /// Keeps `pattern`, whose owner it becomes. Nil where it names no file.
  init?(owning pattern: OpaquePointer) {
    guard let path = unsafe FontFace.text(FC_FILE, of: pattern) else {
      unsafe FcPatternDestroy(pattern)
      return nil
    }
    self.path = path
    index = unsafe FontFace.integer(FC_INDEX, of: pattern) ?? 0
    isColored = unsafe FontFace.flag(FC_COLOR, of: pattern)
    let hasOutlines = unsafe FontFace.flag(FC_OUTLINE, of: pattern)
    pictureSize = hasOutlines ? nil : unsafe FontFace.number(FC_PIXEL_SIZE, of: pattern)
    unsafe self.pattern = pattern
  }

  isolated deinit { unsafe FcPatternDestroy(pattern) }
}

// MARK: - What it can draw

extension FontFace {
  /// Whether it has a glyph for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    unsafe FontFace.covers(pattern, scalar)
  }

  /// Whether it has a glyph for each scalar of `cluster`.
  func contains(_ cluster: Cluster) -> Bool {
    for scalar in cluster where !contains(scalar) { return false }
    return true
  }

  /// Whether the face of `pattern` has a glyph for `scalar`.
  static func covers(_ pattern: OpaquePointer, _ scalar: Unicode.Scalar) -> Bool {
    var characters: OpaquePointer?
    guard unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return false
    }
    return unsafe FcCharSetHasChar(characters, scalar.value) != 0
  }
}

// MARK: - Its family

extension FontFace {
  /// The family's name.
  var family: SystemString? { unsafe FontFace.text(FC_FAMILY, of: pattern) }

  /// Whether one of its family's names, in any language, is `name`, in capitals or not.
  func isNamed(_ name: SystemString) -> Bool {
    var place: Int32 = 0
    var family: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, FC_FAMILY, place, &family) == FcResultMatch {
      let isSame = unsafe name.withCString { name in
        unsafe name.withMemoryRebound(to: FcChar8.self, capacity: 1) { name in
          unsafe FcStrCmpIgnoreCase(name, family) == 0
        }
      }
      if isSame { return true }
      place += 1
    }
    return false
  }
}

// MARK: - Asking a pattern

extension FontFace {
  private static func text(_ property: String, of pattern: OpaquePointer) -> SystemString? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, property, 0, &value) == FcResultMatch else {
      return nil
    }
    return unsafe value.map { value in
      unsafe value.withMemoryRebound(to: CChar.self, capacity: 1) {
        unsafe SystemString(cString: $0)
      }
    }
  }

  private static func integer(_ property: String, of pattern: OpaquePointer) -> Int? {
    var value: Int32 = 0
    let result = unsafe FcPatternGetInteger(pattern, property, 0, &value)
    return result == FcResultMatch ? Int(value) : nil
  }

  private static func number(_ property: String, of pattern: OpaquePointer) -> Double? {
    var value = 0.0
    let result = unsafe FcPatternGetDouble(pattern, property, 0, &value)
    return result == FcResultMatch ? value : nil
  }

  private static func flag(_ property: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    let result = unsafe FcPatternGetBool(pattern, property, 0, &value)
    return result == FcResultMatch && value != 0
  }
}
