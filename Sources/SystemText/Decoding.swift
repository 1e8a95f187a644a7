extension Collection<UInt8> {
  /// Hands on what the bytes are as UTF-8, in order: the characters to `character`, and each byte that
  /// is no part of one to `invalid`.
  ///
  ///     bytes.decode { text.append($0) } invalid: { text += "<\(hexadecimal($0))>" }
  public func decode(
    _ character: (Unicode.Scalar) -> Void, invalid: (UInt8) -> Void
  ) {
    var rest = self[...]
    while let first = rest.first {
      var decoder = UTF8()
      var input = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&input) {
        character(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        invalid(first)
        rest = rest.dropFirst()
      }
    }
  }
}

/// A byte as two digits, such as `E9`.
public func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return byte < 0x10 ? "0" + digits : digits
}
