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

  func kept(without deleted: [Int]) -> [UInt8] {
    let gone = Set(deleted)
    return prefix + rows.indices.filter { !gone.contains($0) }.flatMap { rows[$0] }
  }

  func deleted(_ deleted: [Int]) -> [UInt8] {
    deleted.flatMap { rows[$0] }
  }
}
