import Foundation

/// A running program whose output is kept, and that is ended with the story.
///
///     let program = try Program(["swipelist", "--version"], in: folder)
///     let outcome = try program.finish()
///
/// It sees the given environment and nothing else, so a story runs alike on every machine.
final class Program {
  private let process = Process()
  private let folder: Folder
  private let name = UUID().uuidString

  init(_ command: [String], environment: [String: String] = [:], in folder: Folder) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Whatever a parent of ours ignores, the program does not.
    process.arguments = ["--default-signal"] + command
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = Self.plain(home: folder.path).merging(environment) { _, given in given }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.create(name + ".out")
    process.standardError = try folder.create(name + ".err")
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private static func plain(home: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": path, "HOME": home, "XDG_RUNTIME_DIR": home, "LANG": "C.UTF-8"]
  }
}

// MARK: - Its end

extension Program {
  var isRunning: Bool { process.isRunning }

  /// Sends a signal to the program; one that a shell runs gets none.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// What a program left when it ended.
  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String

    /// What it complained about, line by line.
    var complaints: [Substring] { errors.split(separator: "\n") }
  }

  /// What it has printed so far.
  func output() throws -> Data { try folder.read(name + ".out") }

  /// Waits for the program to end by itself.
  func finish(within limit: Duration = .seconds(20)) throws -> Outcome {
    try eventually("\(process.arguments ?? []) ends", within: limit) { !process.isRunning }
    guard process.terminationReason == .exit else {
      throw StoryFailure("\(process.arguments ?? []) died of signal \(process.terminationStatus)")
    }
    return Outcome(
      status: process.terminationStatus,
      output: try output(),
      errors: String(decoding: try folder.read(name + ".err"), as: UTF8.self))
  }

  /// Runs a program to its end.
  static func run(
    _ command: [String], environment: [String: String] = [:], in folder: Folder
  ) throws -> Outcome {
    try Program(command, environment: environment, in: folder).finish()
  }
}

// MARK: - The program under test

/// Where the built `swipelist` is: beside the tests, in the build folder, or as `SWIPELIST` says.
func swipelistPath() throws -> String {
  if let given = ProcessInfo.processInfo.environment["SWIPELIST"] { return given }
  let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let path = tests.deletingLastPathComponent().appendingPathComponent("swipelist").path
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw StoryFailure("there is no program at \(path): build it, or name one in SWIPELIST")
  }
  return path
}
