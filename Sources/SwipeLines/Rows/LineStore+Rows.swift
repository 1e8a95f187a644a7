import SystemText

// MARK: - Rows

extension LineStore {
  /// How many rows there are so far.
  public var rowCount: Int { table.rowCount }

  /// The row's place among the list's bytes, its ending included.
  public func byteRange(ofRow row: Int) -> Range<Int> {
    let start = table.start(ofRow: row)
    return start..<table.end(ofRowAt: start)
  }

  /// Hands `body` the row's bytes without its ending. They are valid only during the call.
  public func withBytes<Result, Failure: Error>(
    ofRow row: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(contents(table.bytes(byteRange(ofRow: row))))
  }

  /// The row's text without its ending, decoded from at most `limit` bytes; a byte that is no UTF-8
  /// reads as its value, such as `<E9>`. However long the row is, it costs no more than its first `limit` bytes.
  public func text(ofRow row: Int, limit: Int) -> String {
    precondition(limit >= 0, "a row's text cannot be shorter than nothing")
    let start = table.start(ofRow: row)
    // Two more, so that an ending right behind the limit is seen for what it is.
    let most = table.byteCount - start
    let searched = start..<start + (limit < most - 2 ? limit + 2 : most)
    let end = table.firstSeparator(in: searched).map { $0 + 1 } ?? searched.upperBound
    let contents = contents(table.bytes(start..<end))
    let bytes = beginning(of: contents, limit: limit)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    bytes.decode {
      text.unicodeScalars.append($0)
    } invalid: {
      text += "<\(hexadecimal($0))>"
    }
    return text
  }

  private func contents(_ row: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard row.last == separator.byte else { return row }
    let withoutSeparator = row.dropLast()
    let isPair = separator == .newline && withoutSeparator.last == 0x0D
    return UnsafeRawBufferPointer(rebasing: isPair ? withoutSeparator.dropLast() : withoutSeparator)
  }

  /// As many whole characters' bytes as fit.
  private func beginning(
    of bytes: UnsafeRawBufferPointer, limit: Int
  ) -> UnsafeRawBufferPointer {
    if bytes.count <= limit { return bytes }
    // A scalar has at most 3 bytes behind its first; more of them are no UTF-8 to keep whole.
    for cut in stride(from: limit, through: max(0, limit - 3), by: -1)
    where bytes[cut] & 0xC0 != 0x80 {
      return UnsafeRawBufferPointer(rebasing: bytes[..<cut])
    }
    return UnsafeRawBufferPointer(rebasing: bytes[..<limit])
  }
}

// MARK: - Parts of the list

/// The rows that are meant: those still in the list or those struck out of it.
public enum RowSelection: Sendable {
  case kept
  case deleted
}

extension LineStore {
  /// Calls `body` with the places of the selected rows' bytes, in order, neighbours joined. A
  /// byte-order mark goes with what is kept.
  ///
  /// Kept and deleted together are the list's bytes, each exactly once.
  func forEachPart<Failure: Error>(
    _ selection: RowSelection, deleted: [Int], _ body: (Range<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    let count = rowCount
    let end = count == 0 ? table.prefixCount : byteRange(ofRow: count - 1).upperBound
    var keptFrom = 0
    var place = 0
    while place < deleted.count {
      let first = deleted[place]
      var last = first
      while place + 1 < deleted.count, deleted[place + 1] == last + 1 {
        last += 1
        place += 1
      }
      place += 1
      let gone = table.start(ofRow: first)..<byteRange(ofRow: last).upperBound
      precondition(gone.lowerBound >= keptFrom, "deleted rows come in order, each once")
      switch selection {
      case .kept: if keptFrom < gone.lowerBound { try body(keptFrom..<gone.lowerBound) }
      case .deleted: try body(gone)
      }
      keptFrom = gone.upperBound
    }
    if selection == .kept, keptFrom < end { try body(keptFrom..<end) }
  }
}
