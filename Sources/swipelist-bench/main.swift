let results = CoreBenchmark.run()
print("core: processor time, median of 9 rounds")
for result in results {
  print(
    pad(result.name, to: 22), pad(grouped(result.rows), to: -12), "rows",
    pad(grouped(Int(result.cost.nanoseconds.rounded())), to: -9), "ns",
    pad(tenths(result.cost.allocations), to: -7), "allocations")
}

/// Fills up with spaces: on the right, or on the left where `width` is negative.
func pad(_ text: String, to width: Int) -> String {
  let space = String(repeating: " ", count: max(0, abs(width) - text.count))
  return width < 0 ? space + text : text + space
}

/// A number with its thousands apart.
func grouped(_ number: Int) -> String {
  var text = ""
  for (place, digit) in String(number).reversed().enumerated() {
    if place > 0 && place.isMultiple(of: 3) { text.append(" ") }
    text.append(digit)
  }
  return String(text.reversed())
}

/// A number to one decimal.
func tenths(_ number: Double) -> String {
  let scaled = Int((number * 10).rounded())
  return "\(scaled / 10).\(scaled % 10)"
}
