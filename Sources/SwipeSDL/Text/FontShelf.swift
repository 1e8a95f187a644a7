/// The fonts that are open, a bounded number: which face, and how large.
final class FontShelf {
  private let library: TextLibrary
  private(set) var fonts: [Key: SizedFont] = [:]
  private var lastUse: [Key: Int] = [:]
  private var useCount = 0

  init() throws(SDLError) { library = try TextLibrary() }

  /// A face at a size.
  struct Key: Hashable {
    fileprivate let face: ObjectIdentifier
    /// In 1/64 pixel, which is as finely as sizes differ.
    fileprivate let size: Int
  }

  /// How many are kept open: a window has some 5 sizes of text, a line seldom more than 4 faces.
  static let capacity = 24

  /// `face` so large that its em is `pixels` high; nil where its file can no longer be read.
  func font(_ face: FontFace, pixels: Double) -> SizedFont? {
    let key = Key(face: ObjectIdentifier(face), size: Int((pixels * 64).rounded()))
    useCount += 1
    lastUse[key] = useCount
    if let font = fonts[key] { return font }
    guard let font = try? SizedFont(face, pixels: pixels, library: library) else {
      lastUse[key] = nil
      return nil
    }
    fonts[key] = font
    if fonts.count > FontShelf.capacity, let oldest = lastUse.min(by: { $0.value < $1.value }) {
      fonts[oldest.key] = nil
      lastUse[oldest.key] = nil
    }
    return font
  }
}
