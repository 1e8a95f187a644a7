internal import Glibc

/// What the system gives as text and takes back the same: a file's name, an argument, a variable of
/// the environment.
///
///     let path = SystemString(cString: argument)
///     let file = path.withCString { open($0, O_RDONLY) }
///     print("cannot open \(path)")
///
/// It is the bytes that the system gave, of which most are UTF-8 and none has to be, and no zero.
/// Only what is shown of it, its `description`, is made into text.
public struct SystemString: Hashable, Sendable {
  public let bytes: [UInt8]

  /// Takes the bytes before the first zero.
  public init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  public init(_ text: some StringProtocol) {
    self.init(text.utf8)
  }

  /// Takes the bytes before the zero at the end of a C string.
  public init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var place = cString
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    self.bytes = bytes
  }

  public var isEmpty: Bool { bytes.isEmpty }
}

extension SystemString: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

// MARK: - For the system

extension SystemString {
  /// Calls `body` with the bytes and a zero behind them, valid during the call.
  public func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(bytes.map { CChar(bitPattern: $0) } + [0])
  }
}

// MARK: - For people

extension SystemString: CustomStringConvertible {
  /// It as text on one line. What controls a terminal or the direction of text, and a byte that is no
  /// UTF-8, is shown byte by byte, as `\xE9`, and a backslash as two: what differs never looks the same.
  public var description: String {
    var shown = ""
    bytes.decode { scalar in
      if Self.isShown(scalar) {
        shown.unicodeScalars.append(scalar)
        if scalar == "\\" { shown.unicodeScalars.append(scalar) }
      } else {
        shown += String(scalar).utf8.map { "\\x" + hexadecimal($0) }.joined()
      }
    } invalid: { byte in
      shown += "\\x" + hexadecimal(byte)
    }
    return shown
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // Words are written with the two joiners; the others turn the text's direction, or are not seen.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }
}

// MARK: - From the environment

extension SystemString {
  /// What the environment says of a variable; nil where it says nothing.
  public static func variable(_ name: String) -> SystemString? {
    getenv(name).map { SystemString(cString: $0) }
  }
}

// MARK: - As a path

extension SystemString {
  private static let slash = UInt8(ascii: "/")

  public static func + (left: SystemString, right: SystemString) -> SystemString {
    SystemString(left.bytes + right.bytes)
  }

  /// The name `name` in this directory.
  public func appending(_ name: SystemString) -> SystemString {
    bytes.last == Self.slash ? self + name : self + "/" + name
  }

  /// Whether it starts at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  public var hasSlash: Bool { bytes.contains(Self.slash) }

  /// The directory: what is before the last slash.
  public var directory: SystemString {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return "." }
    return slash == 0 ? "/" : SystemString(bytes[..<slash])
  }

  /// What is behind the last slash.
  public var name: SystemString {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return self }
    return SystemString(bytes[(slash + 1)...])
  }

  /// Whether it begins with the same bytes.
  public func hasPrefix(_ prefix: SystemString) -> Bool {
    bytes.starts(with: prefix.bytes)
  }

  /// Whether it ends in the same bytes.
  public func hasSuffix(_ suffix: SystemString) -> Bool {
    bytes.reversed().starts(with: suffix.bytes.reversed())
  }

  /// As many of its first characters as fit into so many bytes; whole bytes where it is no UTF-8.
  public func shortened(toBytes most: Int) -> SystemString {
    if bytes.count <= most { return self }
    var end = max(0, most)
    // A character has at most three bytes behind its first.
    for cut in stride(from: end, through: max(0, end - 3), by: -1) where bytes[cut] & 0xC0 != 0x80 {
      end = cut
      break
    }
    return SystemString(bytes[..<end])
  }
}
