import CSDL2
@testable import SwipeSDL

/// The pixels of a line, alpha first.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  let baseline: Int
  let values: [UInt32]

  @MainActor init(_ line: borrowing RenderedLine) {
    let surface = line.surface.pointee
    let lineWidth = Int(surface.w)
    width = lineWidth
    height = Int(surface.h)
    baseline = line.baseline
    let start = surface.pixels.assumingMemoryBound(to: UInt32.self)
    values = (0..<Int(surface.h)).flatMap { y in
      Array(UnsafeBufferPointer(start: start + y * Int(surface.pitch) / 4, count: lineWidth))
    }
  }

  /// How many are not transparent.
  var inkCount: Int { values.count { $0 >> 24 > 0 } }

  /// The colours of those that are opaque.
  var opaqueColors: Set<UInt32> { Set(values.filter { $0 >> 24 == 255 }.map { $0 & 0xFFFFFF }) }
}
