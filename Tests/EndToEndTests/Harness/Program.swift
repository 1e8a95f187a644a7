import Foundation

/// A running program whose output is kept, and that is ended with the story.
///
///     let program = try Program(["swipelist", "--version"], in: folder)
///     let outcome = try program.finish()
///
/// It sees the given environment and nothing else, so a story runs alike on every machine.
final class Program {
  private let command: [String]
  private let folder: Folder
  private let name = UUID().uuidString
  private let process: pid_t
  /// How it ended, as `waitpid` says it; nil while it runs.
  private var ending: Int32?

  init(_ command: [String], environment: [String: String] = [:], in folder: Folder) throws {
    (self.command, self.folder) = (command, folder)
    // Not by Foundation, which learns of the end from a socket that another program, started at the
    // same moment, may hold open.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, ending) in [(STDOUT_FILENO, ".out"), (STDERR_FILENO, ".err")] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, folder.path(of: name + ending), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    // Whatever a parent of ours ignores, the program does not.
    let words = ["env", "--default-signal", "--chdir=\(folder.path)"] + command
    let variables = Self.plain(home: folder.path).merging(environment) { _, given in given }
      .map { "\($0)=\($1)" }
    var process = pid_t()
    let failure = Self.withStrings(words) { words in
      Self.withStrings(variables) { variables in
        posix_spawnp(&process, "env", &actions, nil, words, variables)
      }
    }
    guard failure == 0 else { throw StoryFailure("\(command) cannot be started: \(failure)") }
    self.process = process
  }

  deinit {
    guard isRunning else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private static func plain(home: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": path, "HOME": home, "XDG_RUNTIME_DIR": home, "LANG": "C.UTF-8"]
  }

  /// The strings as C takes them: an array of pointers that ends in none.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}

// MARK: - Its end

extension Program {
  var isRunning: Bool {
    if ending == nil {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process { ending = status }
    }
    return ending == nil
  }

  /// Sends a signal to the program; one that a shell runs gets none.
  func send(_ signal: Int32) {
    // Once it has ended, its number may be another's.
    if isRunning { kill(process, signal) }
  }

  /// What a program left when it ended.
  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String

    /// What it complained about, line by line.
    var complaints: [Substring] { errors.split(whereSeparator: \.isNewline) }
  }

  /// What it has printed so far.
  func output() throws -> Data { try folder.read(name + ".out") }

  /// What it has said on standard error so far.
  func errors() throws -> String { String(decoding: try folder.read(name + ".err"), as: UTF8.self) }

  /// Waits for the program to end by itself.
  func finish(within limit: Duration = .seconds(20)) throws -> Outcome {
    try eventually("\(command) ends", within: limit) { !isRunning }
    let ending = ending ?? 0
    // The low bits are the signal that ended it, the next byte its own status.
    guard ending & 0x7F == 0 else {
      throw StoryFailure("\(command) died of signal \(ending & 0x7F)")
    }
    return Outcome(
      status: ending >> 8 & 0xFF, output: try output(),
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
