import Chance

extension SplitMix64 {
  /// Bytes that are mostly endings, halves of endings, text, and what is not text.
  mutating func list(separator: UInt8) -> [UInt8] {
    var bytes: [UInt8] = Int.random(in: 0..<4, using: &self) == 0 ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<Int.random(in: 0..<120, using: &self) {
      switch Int.random(in: 0..<10, using: &self) {
      case 0..<3: bytes.append(separator)
      case 3: bytes += [0x0D, 0x0A]
      case 4: bytes.append(0x0D)
      case 5: bytes += Array("é€😀".utf8)
      case 6: bytes.append(.random(in: 0x80...0xFF, using: &self))
      default:
        let count = Int.random(in: 1..<30, using: &self)
        bytes += (0..<count).map { _ in .random(in: 0x20..<0x7F, using: &self) }
      }
    }
    return bytes
  }

  /// Some of the rows, in order: none, a few, most or all.
  mutating func rows(of count: Int) -> [Int] {
    let share = Double([0, 0.1, 0.5, 0.9, 1].randomElement(using: &self) ?? 0)
    return (0..<count).filter { _ in Double.random(in: 0..<1, using: &self) < share }
  }
}
