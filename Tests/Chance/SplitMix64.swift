/// Chance that is the same each time: the SplitMix64 generator of Steele, Lea and Flood (2014).
///
///     var random = SplitMix64(seed: 1)
///     Int.random(in: 0..<10, using: &random)
///
/// The same seed gives the same numbers.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
