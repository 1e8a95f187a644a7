/// The lines of a text, each a row.
///
///     let lines = try Lines(bytes, path: "todo.txt")
///     lines.text(ofRow: 0)
///
/// It holds the bytes as they are; what is not UTF-8 shows as U+FFFD.
public struct Lines {
  private let bytes: [UInt8]
  /// Where each line starts, and where one after the last would.
  private let starts: [Int]

  /// Takes the lines of `bytes`, which came from `path`.
  public init(_ bytes: [UInt8], path: String) throws(FileError) {
    if let offset = bytes.firstIndex(of: 0) {
      throw FileError(path: path, .notText(offset: offset))
    }
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    if bytes.last.map({ $0 != UInt8(ascii: "\n") }) ?? false {
      starts.append(bytes.count)
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// How many lines there are; the last one counts whether or not a line feed ends it.
  public var rowCount: Int { starts.count - 1 }

  /// What the line says, without what ends it.
  public func text(ofRow row: Int) -> String {
    var line = bytes[starts[row]..<starts[row + 1]]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
