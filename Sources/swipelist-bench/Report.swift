import CJansson
import Glibc

/// Everything that is measured, as a table and as JSON.
enum Report {
  static func write(to path: String?) throws {
    let figures = json_object()
    defer { json_decref(figures) }
    print("core: processor time, median of 9 rounds")
    for result in CoreBenchmark.run() {
      print(
        pad(result.name, to: 22), pad(grouped(result.rows), to: -12), "rows",
        pad(grouped(Int(result.cost.nanoseconds.rounded())), to: -9), "ns",
        pad(tenths(result.cost.allocations), to: -7), "allocations")
      note(
        "core: \(result.name), \(result.rows) rows",
        ["ns": result.cost.nanoseconds, "allocations": result.cost.allocations], in: figures)
    }
    print("\nframes on a picture: processor time and allocations")
    for (name, make) in Scene.all {
      let scene = try make()
      let cost = measure(count: 60) { _ in scene.run(count: 1) }
      print(
        pad(name, to: 34), pad(grouped(Int(cost.nanoseconds.rounded())), to: -9), "ns",
        pad(tenths(cost.allocations), to: -7), "allocations")
      note(
        "scene: \(name)",
        ["ns": cost.nanoseconds, "allocations": cost.allocations], in: figures)
    }
    let window = try WindowBenchmark()
    print("\nwindow: medians, beside bare SDL2 (the floor) in turn")
    for scale in [1, 2] {
      for action in WindowBenchmark.Action.allCases {
        show(try window.frames(action, scale: scale), in: figures)
      }
    }
    for rows in [1_000, 100_000, 1_000_000, 10_000_000] {
      show(try window.start(rows: rows), in: figures)
    }
    show(try window.latency(), in: figures)
    show(try window.idle(), in: figures)
    if let path, json_dump_file(figures, path, 2) != 0 {
      throw BenchError("cannot write \(path)")
    }
  }

  private static func show(
    _ measurements: [Measurement], in figures: UnsafeMutablePointer<json_t>?
  ) {
    for measurement in measurements {
      var values = ["program": measurement.program]
      var line = pad(measurement.name, to: 52) + pad(thousandths(measurement.program), to: -13)
      if let floor = measurement.floor {
        values["floor"] = floor
        line += "  floor" + pad(thousandths(floor), to: -13)
        if floor > 0 {
          values["ratio"] = measurement.program / floor
          line += "  ratio " + thousandths(measurement.program / floor)
        }
      }
      print(line)
      note(measurement.name, values, in: figures)
    }
    fflush(nil)
  }

  private static func note(
    _ name: String, _ values: [String: Double], in figures: UnsafeMutablePointer<json_t>?
  ) {
    let entry = json_object()
    for (key, value) in values { json_object_set_new(entry, key, json_real(value)) }
    json_object_set_new(figures, name, entry)
  }
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

/// A number to three decimals.
func thousandths(_ number: Double) -> String {
  guard number.isFinite else { return "-" }
  let scaled = Int((number * 1000).rounded())
  let fraction = String(abs(scaled) % 1000)
  return "\(scaled / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
}
