internal import SwipeCore

/// What a line of text looks like: two that agree in this share a texture.
nonisolated struct TextKey: Hashable {
  var source: TextSource
  var style: TextStyle
  /// The most it may be wide, in pixels.
  var limit: Int32
  /// Opaque: a line fades without being drawn again.
  var color: Color
}

/// The lines of text drawn so far: those used last, as many as fit.
///
/// It never holds more than `capacity` bytes, which is enough for `reserve` and for all that one
/// frame can show.
struct TextCache {
  private var places: [TextKey: Int] = [:]
  private var entries: [Entry] = []
  private var clock: UInt64 = 0
  /// What all lines take, in bytes.
  private(set) var byteCount = 0
  private(set) var capacity = TextCache.reserve

  /// Kept whatever the window's size, in bytes: about ten screens of rows.
  static let reserve = 4 << 20
  /// What a line costs beside its pixels, in bytes; one without any still takes a place.
  private static let overhead = 256

  private struct Entry {
    var key: TextKey
    var line: CachedLine
    var byteCount: Int
    var lastUse: UInt64
  }
}

/// A line ready to be copied; without a texture where there is nothing to see.
struct CachedLine {
  var texture: Texture?
  /// Pixels from its top edge to its baseline.
  var baseline: Int32
}

// MARK: - Looking up

extension TextCache {
  /// The line of `key`, made by `make` where it is not there.
  mutating func line(_ key: TextKey, make: () -> CachedLine) -> CachedLine {
    clock += 1
    if let place = places[key] {
      entries[place].lastUse = clock
      return entries[place].line
    }
    let line = make()
    let size = (line.texture?.byteCount ?? 0) + Self.overhead
    guard size <= capacity else { return line }
    while byteCount + size > capacity { removeOldest() }
    places[key] = entries.count
    entries.append(Entry(key: key, line: line, byteCount: size, lastUse: clock))
    byteCount += size
    return line
  }

  /// A walk over all: there are hundreds, and it happens once for each line drawn anew.
  private mutating func removeOldest() {
    guard let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse })
    else { return }
    entries.swapAt(oldest, entries.count - 1)
    let entry = entries.removeLast()
    if oldest < entries.count { places[entries[oldest].key] = oldest }
    places[entry.key] = nil
    byteCount -= entry.byteCount
  }
}

// MARK: - Making room

extension TextCache {
  /// Takes as much as `reserve` and every pixel of a frame of that size.
  mutating func makeRoom(forFrameOf bounds: PixelRect) {
    capacity = Self.reserve + bounds.area * 4
    while byteCount > capacity { removeOldest() }
  }

  mutating func forget() {
    places.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    byteCount = 0
  }
}
