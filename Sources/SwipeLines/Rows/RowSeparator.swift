/// What ends a row.
public enum RowSeparator: Equatable, Sendable {
  /// A line feed, with the carriage return before it where there is one.
  case newline
  /// A zero byte.
  case null

  /// The byte that is looked for.
  var byte: UInt8 {
    switch self {
    case .newline: 0x0A
    case .null: 0
    }
  }
}
