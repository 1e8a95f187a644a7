internal import SwipeCore

/// A smooth shape that is drawn once as white of varying opacity, and then only tinted and copied.
nonisolated enum MaskKey: Hashable {
  /// The four corners of a rounded rectangle.
  case corner(CornerRadius)
  /// The four corners of an outline `width` pixels wide.
  case ring(CornerRadius, width: Int32)
  /// The four corners of a shadow that reaches `blur` pixels.
  case shadow(CornerRadius, blur: Int32)
  /// A symbol, `size` pixels in square.
  case symbol(DrawCommand.Symbol, size: Int32)

  /// The largest symbol, and twice the largest radius, in pixels: a mask takes a few megabytes.
  static let largestSide: Int32 = 1024
}

/// A corner's radius in quarters of a pixel: as fine as anyone sees.
nonisolated struct CornerRadius: Hashable {
  private let quarters: Int32

  /// The radius that a rectangle takes: at most half of its shorter side.
  init(_ points: Double, in rect: PixelRect, at scale: PixelScale) {
    let most = Double(min(rect.width, rect.height, MaskKey.largestSide) / 2)
    let pixels = min(max(points * scale.value, 0), most)
    quarters = pixels < 0.5 ? 0 : Int32((pixels * 4).rounded())
  }

  /// In pixels.
  var value: Double { Double(quarters) / 4 }
  /// How many pixels a corner covers each way.
  var pixels: Int32 { (quarters + 3) / 4 }
}

/// The masks that were drawn so far.
struct MaskCache {
  private var textures: [MaskKey: Texture] = [:]

  /// The most kept: a window shows a handful, but a shape that grows needs one for each size.
  private static let capacity = 64

  /// The texture of `key`; nil where the renderer has no room for it.
  mutating func texture(_ key: MaskKey, for renderer: Renderer) -> Texture? {
    if let texture = textures[key] { return texture }
    if textures.count >= Self.capacity { forget() }
    let mask = Mask(key)
    let texture = mask.texture(for: renderer)
    textures[key] = texture
    return texture
  }

  mutating func forget() {
    textures.removeAll(keepingCapacity: true)
  }
}
