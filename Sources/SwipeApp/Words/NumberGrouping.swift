import Glibc

/// How the digits of long numbers are set apart.
///
///     NumberGrouping(separator: ",", sizes: [3, 2]).text(of: 1_234_567)   // "12,34,567"
public nonisolated struct NumberGrouping: Equatable, Sendable {
  /// What stands between two groups.
  private let separator: String
  /// How many digits each group has, the last group first; the last size counts for all further ones.
  private let sizes: [Int]

  public init(separator: String, sizes: [Int]) {
    precondition(sizes.allSatisfy { $0 > 0 }, "a group has digits")
    self.separator = separator
    self.sizes = sizes
  }

  /// By thousands, as in English and in Chinese.
  public static let usual = NumberGrouping(separator: ",", sizes: [3])

  public func text(of number: Int) -> String {
    var groups: [Substring] = []
    var rest = Substring(String(number.magnitude))
    var sizes = self.sizes[...]
    while let size = sizes.count > 1 ? sizes.popFirst() : sizes.first, rest.count > size {
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
    }
    groups.append(rest)
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: separator)
  }
}

// MARK: - The user's

nonisolated extension NumberGrouping {
  /// The user's own, by the variables LC_ALL, LC_NUMERIC and LANG; the usual one where the locale is
  /// not installed or has none. The process's locale stays as it is.
  static var current: NumberGrouping {
    guard let locale = newlocale(LC_NUMERIC_MASK, "", nil) else { return .usual }
    defer { freelocale(locale) }
    let before = uselocale(locale)
    defer { uselocale(before) }
    guard let conventions = localeconv()?.pointee, let separator = conventions.thousands_sep,
      separator.pointee != 0, var size = conventions.grouping
    else { return .usual }
    var sizes: [Int] = []
    // The list ends with 0 for "so on", or with the greatest char for "no further groups".
    while size.pointee > 0, size.pointee < CChar.max {
      sizes.append(Int(size.pointee))
      size += 1
    }
    if size.pointee == CChar.max { sizes.append(Int.max) }
    return sizes.isEmpty
      ? .usual : NumberGrouping(separator: String(cString: separator), sizes: sizes)
  }
}
