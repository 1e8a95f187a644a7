internal import CFontconfig
internal import Glibc
internal import SystemText

/// Which face draws which character: the font asked for, and for what it lacks the best one that
/// fontconfig knows.
///
///     let catalog = try FontCatalog(font: nil, in: FontConfiguration())
///     let face = catalog.face(for: cluster, isBold: false, language: nil)
///
/// Nothing is looked up before it is needed, and nothing twice.
@safe final class FontCatalog {
  /// The face of ordinary text.
  let regular: FontFace
  private let fonts: FontConfiguration
  private let configuration: OpaquePointer
  private let family: SystemString
  private lazy var bold = boldFace()
  private lazy var emoji = emojiFace()
  private var fallbacks: [FontQuery: FontFallback] = [:]

  /// Takes the font in the file `font`, or the family of that name; nil: the system's sans serif.
  init(font: SystemString?, in fonts: FontConfiguration) throws(SDLError) {
    guard let configuration = unsafe fonts.pointer else {
      throw SDLError(message: "could not read the fonts' configuration")
    }
    regular = try unsafe FontCatalog.face(font, in: configuration)
    self.fonts = fonts
    unsafe self.configuration = configuration
    family = regular.family ?? FontCatalog.defaultFamily
  }
}

// MARK: - The font asked for

extension FontCatalog {
  /// fontconfig's name for whatever the system's sans serif is.
  private static let defaultFamily: SystemString = "sans-serif"
  /// The families that stand for others, by fontconfig's names.
  private static let genericFamilies: [SystemString] = [
    "sans", defaultFamily, "serif", "mono", "monospace",
  ]

  private static func face(
    _ font: SystemString?, in configuration: OpaquePointer
  ) throws(SDLError) -> FontFace {
    if let font, font.hasSlash || isReadable(font) {
      return try face(inFile: font)
    }
    let query = FontQuery(family: font ?? defaultFamily)
    guard let face = unsafe query.bestFace(in: configuration) else {
      throw SDLError(
        message: "there is no font: install one, for example by "
          + "`apt-get install fonts-dejavu-core`")
    }
    if let font, !genericFamilies.contains(SystemString("\(font)".lowercased())),
      !face.isNamed(font)
    {
      throw SDLError(message: "there is no font family “\(font)” (`fc-list : family` lists them)")
    }
    return face
  }

  private static func isReadable(_ path: SystemString) -> Bool {
    unsafe path.withCString { path in unsafe access(path, R_OK) == 0 }
  }

  private static func face(inFile path: SystemString) throws(SDLError) -> FontFace {
    guard isReadable(path) else {
      let reason = unsafe String(cString: strerror(errno))
      throw SDLError(message: "\(path): \(reason)")
    }
    var count: Int32 = 0
    let found = unsafe path.withCString { path in
      unsafe path.withMemoryRebound(to: FcChar8.self, capacity: 1) { path in
        unsafe FcFreeTypeQuery(path, 0, nil, &count)
      }
    }
    guard let pattern = unsafe found,
      let face = unsafe FontFace(owning: pattern)
    else { throw SDLError(message: "\(path): not a font") }
    return face
  }

  /// The bold face of the same family, or the regular one where there is none.
  private func boldFace() -> FontFace {
    let face = unsafe FontQuery(family: family, isBold: true).bestFace(in: configuration)
    return face.flatMap { $0.isNamed(family) ? $0 : nil } ?? regular
  }

  /// The face that draws emoji in colours; nil where there is none.
  private func emojiFace() -> FontFace? {
    let face = unsafe FontQuery(family: "emoji", isColored: true).bestFace(in: configuration)
    return face.flatMap { $0.isColored ? $0 : nil }
  }
}

// MARK: - A face for a cluster

extension FontCatalog {
  /// The face of text, regular or bold, for all that it has.
  func primary(isBold: Bool) -> FontFace { isBold ? bold : regular }

  /// The face that draws `cluster`, of which only what is seen is given: the primary one where it
  /// can; where no face can, the primary one's box.
  func face(
    for cluster: Cluster, isEmoji: Bool, isBold: Bool, language: String?
  ) -> FontFace {
    if isEmoji, let emoji, emoji.contains(cluster) { return emoji }
    let primary = primary(isBold: isBold)
    if primary.contains(cluster) { return primary }
    let query = FontQuery(family: family, isBold: isBold, language: language)
    let fallback = unsafe fallbacks[query] ?? FontFallback(query, in: configuration)
    fallbacks[query] = fallback
    return fallback.face(for: cluster) ?? primary
  }
}
