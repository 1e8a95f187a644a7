internal import CHarfBuzz

/// A system of writing.
nonisolated struct Script: Equatable {
  private let tag: hb_script_t

  /// The script that `scalar` belongs to; nil for one that every script has, such as a space or an
  /// accent.
  init?(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      guard (0x41...0x5A).contains(scalar.value & ~0x20) else { return nil }
      tag = HB_SCRIPT_LATIN
      return
    }
    let tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if tag == HB_SCRIPT_COMMON || tag == HB_SCRIPT_INHERITED || tag == HB_SCRIPT_UNKNOWN {
      return nil
    }
    self.tag = tag
  }

  private init(tag: hb_script_t) { self.tag = tag }

  /// That of text without any letter.
  static let common = Script(tag: HB_SCRIPT_COMMON)

  /// Its four letters, by ISO 15924.
  var code: String {
    let letters = hb_script_to_iso15924_tag(tag)
    return String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }, as: UTF8.self)
  }

  /// The language that a line with a letter of this script is in, where that matters for how the
  /// Chinese characters beside it look.
  var language: String? {
    switch tag {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: "ja"
    case HB_SCRIPT_HANGUL: "ko"
    case HB_SCRIPT_BOPOMOFO: "zh-tw"
    default: nil
    }
  }
}
