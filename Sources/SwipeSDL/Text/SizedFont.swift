internal import CSDL2
internal import SwipeCore
internal import SystemText

/// A face at one size, ready to measure and to draw.
///
/// Text is always set between two spaces, so that where it starts is known although SDL_ttf moves
/// a line whose first glyph reaches out to the left, and so that nothing of it is cut off.
@safe final class SizedFont {
  let handle: OpaquePointer
  /// Pixels from the top of what it draws to the baseline.
  let ascent: Int
  /// How tall what it draws is, in pixels, unless glyphs reach beyond.
  let height: Int
  /// How wide the space before the text is, in pixels; 0 for a face that has no space.
  let margin: Int
  /// By how much what it draws must be scaled: 1 but for pictures, which come in one size.
  let scale: Double
  private let padding: String
  private let library: TextLibrary
  private let doubleMargin: Int

  /// Opens `face` so that its em is `pixels` high.
  init(_ face: FontFace, pixels: Double, library: TextLibrary) throws(SDLError) {
    self.library = library
    // In points of 1 pixel each, FreeType's resolution is 1/72 pixel: 15 pt at 1.5 is 22.5 pixels.
    let resolution = UInt32((pixels * 72).rounded())
    guard
      let handle = unsafe face.path.withCString({ path in
        unsafe TTF_OpenFontIndexDPI(path, 1, face.index, resolution, resolution)
      })
    else { throw SDLError("could not open the font \(face.path)") }
    unsafe TTF_SetFontHinting(handle, TTF_HINTING_LIGHT)
    unsafe self.handle = handle
    ascent = Int(unsafe TTF_FontAscent(handle))
    height = Int(unsafe TTF_FontHeight(handle))
    scale = face.pictureSize.map { pixels / $0 } ?? 1
    padding = !face.isColored && face.contains(" ") ? " " : ""
    margin = unsafe SizedFont.width(of: padding, in: handle)
    doubleMargin = unsafe SizedFont.width(of: padding + padding, in: handle)
  }

  isolated deinit { unsafe TTF_CloseFont(handle) }
}

// MARK: - Measuring

extension SizedFont {
  /// How far `text` moves the pen, in whole pixels.
  func advance(of text: String) -> Int {
    let width = unsafe SizedFont.width(of: padding + text + padding, in: handle) - doubleMargin
    return scale == 1 ? width : Int((Double(width) * scale).rounded())
  }

  private static func width(of text: String, in handle: OpaquePointer) -> Int {
    var width: Int32 = 0
    guard unsafe TTF_SizeUTF8(handle, text, &width, nil) == 0 else { return 0 }
    return Int(width)
  }
}

// MARK: - Drawing

extension SizedFont {
  /// Sets the script and the direction of what is measured and drawn next.
  func prepare(script: Script, isRightToLeft: Bool) {
    unsafe TTF_SetFontDirection(
      handle, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    unsafe TTF_SetFontScriptName(handle, script.code)
  }

  /// Draws `text`, `margin` pixels from the left and its baseline `baseline` pixels from the top.
  func draw(_ text: String, color: Color) -> Glyphs? {
    let ink = SDL_Color(r: color.red, g: color.green, b: color.blue, a: 255)
    let text = padding + text + padding
    guard let surface = unsafe TTF_RenderUTF8_Blended(handle, text, ink) else { return nil }
    let overhang = unsafe Int(surface.pointee.h) > height ? overhang(of: text, ink) : 0
    return unsafe Glyphs(owning: surface, origin: margin, baseline: ascent + overhang)
  }

  /// How many pixels the glyphs of `text` reach above the font's ascent, by which SDL_ttf moves all
  /// of it down. It does not say so; but a line struck through is, half the height below the top,
  /// and the first column has nothing else in it.
  private func overhang(of text: String, _ ink: SDL_Color) -> Int {
    unsafe TTF_SetFontStyle(handle, TTF_STYLE_STRIKETHROUGH)
    defer { unsafe TTF_SetFontStyle(handle, TTF_STYLE_NORMAL) }
    guard let surface = unsafe TTF_RenderUTF8_Blended(handle, text, ink) else { return 0 }
    let glyphs = unsafe Glyphs(owning: surface, origin: 0, baseline: 0)
    let line = (0..<glyphs.height).first { unsafe glyphs.row($0)[0] >> 24 == 255 }
    return max((line ?? 0) - height / 2, 0)
  }
}
