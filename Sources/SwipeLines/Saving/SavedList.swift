/// The list as a file was saved with it last.
struct SavedList: Sendable {
  /// The rows that it was saved without, in order.
  var deleted: [Int] = []
  /// How many of the store's bytes it was made of; nil for all that there are, before the first save.
  var byteCount: Int?
}

extension SavedList {
  /// Whether the store holds rows that were not saved yet, which somebody appended since.
  func isBehind(_ store: LineStore) -> Bool {
    byteCount.map { $0 < store.table.byteCount } ?? false
  }

  /// Compares a file's beginning with the list.
  func comparison(
    of file: borrowing Descriptor, with store: LineStore
  ) throws(SystemError) -> ByteComparison {
    var comparison = ByteComparison(file)
    try forEachPiece(of: store) { piece throws(SystemError) in try comparison.compare(piece) }
    return comparison
  }

  /// Hands `body` the list's bytes, piece by piece.
  func forEachPiece(
    of store: LineStore, _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
  ) throws(SystemError) {
    let all = 0..<(byteCount ?? store.table.byteCount)
    try store.forEachPart(.kept, deleted: deleted) { range throws(SystemError) in
      try body(store.table.bytes(range.clamped(to: all)))
    }
  }
}
