import SwipeLines

/// A list cut into rows byte by byte: slow, and easy to believe.
struct NaiveList {
  var prefix: [UInt8] = []
  var rows: [[UInt8]] = []
  let separator: RowSeparator

  init(_ bytes: [UInt8], separator: RowSeparator) {
    self.separator = separator
    var rest = bytes
    if separator == .newline, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      prefix = Array(rest.prefix(3))
      rest.removeFirst(3)
    }
    var row: [UInt8] = []
    for byte in rest {
      row.append(byte)
      if byte == (separator == .newline ? 0x0A : 0) {
        rows.append(row)
        row = []
      }
    }
    if !row.isEmpty { rows.append(row) }
  }

  func contents(_ row: Int) -> [UInt8] {
    var bytes = rows[row]
    switch separator {
    case .newline:
      if bytes.last == 0x0A {
        bytes.removeLast()
        if bytes.last == 0x0D { bytes.removeLast() }
      }
    case .null:
      if bytes.last == 0 { bytes.removeLast() }
    }
    return bytes
  }

  /// The row with each byte that is no UTF-8 by its value: characters are found by trying.
  func text(_ row: Int) -> String {
    var rest = contents(row)[...]
    var text = ""
    while let first = rest.first {
      let length = (1...4).first { count in
        count <= rest.count && String(validating: rest.prefix(count), as: UTF8.self) != nil
      }
      if let length {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
      } else {
        text += first < 16 ? "<0" : "<"
        text += String(first, radix: 16, uppercase: true) + ">"
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return text
  }

  func kept(without deleted: [Int]) -> [UInt8] {
    let gone = Set(deleted)
    return prefix + rows.indices.filter { !gone.contains($0) }.flatMap { rows[$0] }
  }

  func deleted(_ deleted: [Int]) -> [UInt8] {
    deleted.flatMap { rows[$0] }
  }
}
