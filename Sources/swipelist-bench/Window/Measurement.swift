/// One figure of the program's, beside the floor's where that has one.
struct Measurement {
  let name: String
  let program: Double
  let floor: Double?

  init(_ name: String, program: Double, floor: Double? = nil) {
    self.name = name
    self.program = program
    self.floor = floor
  }
}

/// Many values of each of several figures.
final class Medians {
  private var values: [String: [Double]] = [:]

  func add(_ value: Double, to name: String) {
    values[name, default: []].append(value)
  }

  func median(of name: String) -> Double {
    let sorted = (values[name] ?? []).sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
