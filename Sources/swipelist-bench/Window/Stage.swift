import Glibc
import CWitness

/// An X server of the bench's own with a hand on its mouse, and the places of what is measured.
final class Stage {
  let folder: String
  private let server: Child
  private let display: String
  /// The font that fontconfig gives who asks for none: the floor is told its file.
  let font: String

  init() throws(BenchError) {
    var template = Array("/tmp/swipelist-bench.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw BenchError("no folder for the measurements") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The server says its number; it stays as it is when a window of its goes.
    let number = folder + "/display"
    server = try Child([
      "sh", "-c",
      "exec Xvfb -displayfd 1 -noreset -nolisten tcp -screen 0 1024x1700x24 2>/dev/null >\(number)",
    ])
    display = try ":" + Self.line(of: number)
    let name = folder + "/font"
    try Child(["sh", "-c", "fc-match -f '%{file}\\n' sans-serif >\(name)"]).wait()
    font = try Self.line(of: name)
  }

  isolated deinit {
    server.end()
    _ = try? Child(["rm", "-rf", folder]).wait()
  }

  /// The first line of a file, once it has one.
  private static func line(of path: String) throws(BenchError) -> String {
    for _ in 0..<1000 {
      if let file = fopen(path, "r") {
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 1024)
        if fgets(&line, 1024, file) != nil {
          let text = String(
            decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
          if text.hasSuffix("\n") { return String(text.dropLast()) }
        }
      }
      usleep(10_000)
    }
    throw BenchError("\(path) stayed empty: is Xvfb installed, and fontconfig?")
  }
}

// MARK: - Acting

extension Stage {
  /// Writes a list of so many lines, and returns its path.
  func list(rows: Int) throws(BenchError) -> String {
    let path = "\(folder)/\(rows).txt"
    if access(path, R_OK) == 0 { return path }
    guard let file = fopen(path, "w") else { throw BenchError("cannot write \(path)") }
    for row in 1...rows { fputs("Item number \(row) of the list\n", file) }
    fclose(file)
    return path
  }

  /// Has xdotool do what `lines` say.
  func act(_ lines: [String]) throws(BenchError) {
    let path = folder + "/script"
    guard let file = fopen(path, "w") else { throw BenchError("cannot write \(path)") }
    fputs(lines.joined(separator: "\n") + "\n", file)
    fclose(file)
    let status = try Child(
      ["sh", "-c", "xdotool - <\(path) >/dev/null"], environment: ["DISPLAY=\(display)"]
    ).wait()
    guard status == 0 else { throw BenchError("xdotool failed") }
  }

  /// Starts a program with the witness before it.
  func show(_ command: [String]) throws(BenchError) -> Shown {
    let path = folder + "/witness"
    guard let file = fopen(path, "w") else { throw BenchError("cannot write \(path)") }
    let bytes = [UInt8](repeating: 0, count: 4096)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return try Shown(
      command, witness: path, library: Programs.witness, display: display)
  }
}

/// Where the Makefile left what is measured: beside the bench, and in the tree's `build/bench`.
enum Programs {
  static let folder: String = {
    guard let path = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(path) }
    let parts = String(cString: path).split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }()
  static let program = folder + "/swipelist"
  static let floor = "build/bench/floor"
  static let witness = absolute("build/bench/witness.so")

  private static func absolute(_ path: String) -> String {
    guard let full = realpath(path, nil) else { return path }
    defer { free(full) }
    return String(cString: full)
  }
}

/// A program with a window, watched by the witness.
final class Shown {
  let child: Child
  private let page: UnsafeMutableRawPointer
  private let start = clockTime()

  init(
    _ command: [String], witness path: String, library: String, display: String
  ) throws(BenchError) {
    let file = open(path, O_RDWR)
    let page = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    close(file)
    guard let page, page != MAP_FAILED else { throw BenchError("cannot map \(path)") }
    self.page = page
    child = try Child(
      command,
      environment: [
        "DISPLAY=\(display)", "LD_PRELOAD=\(library)", "SWIPELIST_WITNESS=\(path)",
        "SDL_VIDEODRIVER=x11",
      ])
    for _ in 0..<20_000 where seen.frames == 0 { usleep(500) }
    guard seen.frames > 0 else { throw BenchError("\(command[0]) shows nothing") }
  }

  func end() {
    child.end()
    munmap(page, 4096)
  }

  var seen: swipelist_witness { page.load(as: swipelist_witness.self) }

  /// Milliseconds from its start to its first frame.
  var firstFrame: Double { Double(seen.first_frame) / 1e6 - start }
}
