/// Chance that is the same each time: the SplitMix64 generator of Steele, Lea and Flood (2014).
///
///     var random = SplitMix64(seed: 1)
///     random.number(in: 0...10)
///
/// The same seed gives the same numbers.
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

// MARK: - Choices

extension SplitMix64 {
  /// A number from 0 up to, but not, 1.
  mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  /// A number from 0 up to, but not, `limit`.
  mutating func whole(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// Whether something happens that has this probability.
  mutating func chance(_ probability: Double) -> Bool {
    fraction() < probability
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[whole(below: values.count)]
  }
}
