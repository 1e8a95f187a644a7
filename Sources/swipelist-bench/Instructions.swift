import CJansson
import Glibc

/// Instructions for each piece of steady work, counted by valgrind: the same on a busy machine.
enum Instructions {
  /// Pieces of work in the shorter and in the longer run; the difference leaves out the start.
  private static let counts = (short: 60, long: 1260)

  /// How far a count may grow, as a share of the figure kept.
  private static let tolerance = 0.1

  /// Compares with the figures in `path`, or writes them anew; says which is past the tolerance.
  static func check(_ scenes: [String], against path: String, isUpdate: Bool) throws(BenchError) {
    let kept = json_load_file(path, 0, nil)
    defer { json_decref(kept) }
    let counted = json_object()
    defer { json_decref(counted) }
    var failures = 0
    for scene in scenes {
      let count = try instructions(of: scene)
      json_object_set_new(counted, scene, json_integer(json_int_t(count)))
      let figure = kept.flatMap { json_object_get($0, scene) }.map { Int(json_integer_value($0)) }
      let isOver = figure.map { Double(count) > Double($0) * (1 + tolerance) } ?? !isUpdate
      if isOver && !isUpdate { failures += 1 }
      print(
        pad(scene, to: 34), pad(grouped(count), to: -12), "instructions,",
        figure.map { "kept: \(grouped($0))" } ?? "none kept", isOver && !isUpdate ? "TOO MANY" : "")
    }
    if isUpdate, json_dump_file(counted, path, 2) != 0 {
      throw BenchError("cannot write \(path)")
    }
    if failures > 0 { throw BenchError("\(failures) counts are past what is kept in \(path)") }
  }

  private static func instructions(of scene: String) throws(BenchError) -> Int {
    let short = try total(scene, count: counts.short)
    let long = try total(scene, count: counts.long)
    return (long - short) / (counts.long - counts.short)
  }

  private static func total(_ scene: String, count: Int) throws(BenchError) -> Int {
    let path = "/tmp/swipelist-bench.\(getpid())"
    defer { unlink(path) }
    let status = try Child(
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(path)",
        Programs.folder + "/swipelist-bench", "scene", scene, "\(count)",
      ], environment: ["SWIFT_DETERMINISTIC_HASHING=1"]
    ).wait()
    guard status == 0, let file = fopen(path, "r") else {
      throw BenchError("valgrind failed: is it installed?")
    }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, 512, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let words = text.split(separator: ":")
      if words.count == 2, words[0].hasSuffix("Collected ") {
        return Int(words[1].filter(\.isNumber)) ?? 0
      }
    }
    throw BenchError("valgrind counted nothing")
  }
}
