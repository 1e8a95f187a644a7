import Chance

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
