/// What the user has set, as GNOME keeps it: the bytes of dconf's file.
///
///     SettingsDatabase(bytes).text("/org/gnome/desktop/interface/color-scheme")   // "prefer-dark"
///
/// The file is dconf's GVariant database: a header of 24 bytes with the place of a table; the table's
/// own header, a filter, buckets, and then an item of 24 bytes for each part of each path. Anything
/// may be in the bytes: what does not fit together is not there.
nonisolated struct SettingsDatabase {
  private let bytes: [UInt8]
  private let items: Range<Int>

  private static let signature = Array("GVariant".utf8)
  private static let headerSize = 24
  private static let itemSize = 24
  /// More parts than any path of a setting has.
  private static let deepestPath = 16

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.starts(with: Self.signature), bytes.count >= Self.headerSize,
      let table = Self.range(in: bytes, at: 16), table.count >= 8
    else {
      items = 0..<0
      return
    }
    // The filter's header has its number of words in the lower 27 bits.
    let filter = Self.word(in: bytes, at: table.lowerBound) & 0x7FF_FFFF
    let buckets = Self.word(in: bytes, at: table.lowerBound + 4)
    let first = table.lowerBound + 8 + 4 * (filter + buckets)
    items = min(first, table.upperBound)..<table.upperBound
  }

  private var itemCount: Int { items.count / Self.itemSize }
}

// MARK: - Settings

nonisolated extension SettingsDatabase {
  /// A setting that is a text.
  func text(_ path: String) -> String? {
    guard let value = value(path), value.last == UInt8(ascii: "s") else { return nil }
    return String(decoding: value.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A setting that is a choice.
  func flag(_ path: String) -> Bool? {
    guard let value = value(path), value.last == UInt8(ascii: "b") else { return nil }
    return value.first == 1
  }

  /// A setting's bytes, its type after a zero at their end.
  private func value(_ path: String) -> ArraySlice<UInt8>? {
    for item in 0..<itemCount where path.utf8.elementsEqual(name(of: item)) {
      let place = items.lowerBound + item * Self.itemSize
      guard bytes[place + 14] == UInt8(ascii: "v") else { continue }
      return Self.range(in: bytes, at: place + 16).map { bytes[$0] }
    }
    return nil
  }

  /// An item's path: its own part behind those of the items above it.
  private func name(of item: Int) -> [UInt8] {
    var name: [UInt8] = []
    var item = item
    for _ in 0..<Self.deepestPath where item < itemCount {
      let place = items.lowerBound + item * Self.itemSize
      let start = Self.word(in: bytes, at: place + 8)
      let end = start + (Int(bytes[place + 12]) | Int(bytes[place + 13]) << 8)
      guard end <= bytes.count else { return [] }
      name = bytes[start..<end] + name
      item = Self.word(in: bytes, at: place + 4)
    }
    return name
  }
}

// MARK: - Bytes

nonisolated extension SettingsDatabase {
  private static func word(in bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// Two words that say where something starts and ends.
  private static func range(in bytes: [UInt8], at place: Int) -> Range<Int>? {
    let (start, end) = (word(in: bytes, at: place), word(in: bytes, at: place + 4))
    return start <= end && end <= bytes.count ? start..<end : nil
  }
}
