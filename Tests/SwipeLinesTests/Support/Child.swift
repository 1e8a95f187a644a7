import CLinux
import Glibc

/// A program started by a test, with its standard output on a pipe.
struct Child {
  let process: pid_t
  private let output: Int32

  /// - Parameter input: what it has as its standard input
  init(_ arguments: [String], input: Int32 = STDIN_FILENO) throws {
    var ends: [Int32] = [-1, -1]
    pipe2(&ends, O_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
    close(ends[1])
    if failure != 0 {
      close(ends[0])
      throw Failure.cannotStart(arguments[0], failure)
    }
    self.process = process
    output = ends[0]
  }

  enum Failure: Error {
    case cannotStart(String, Int32)
  }

  /// The program built for these tests, beside them.
  static var probe: String {
    get throws {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      let path = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      return path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
        + "/SwipeLinesProbe"
    }
  }
}

extension Child {
  /// What it prints within so many milliseconds; nil when the time is over, empty at the end.
  func read(withinMilliseconds timeout: Int32) -> [UInt8]? {
    var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, timeout) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(output, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }

  /// What else it prints, once it has ended; and how it ended, as `waitpid` says it.
  func finish() -> (output: [UInt8], status: Int32) {
    var all: [UInt8] = []
    while let more = read(withinMilliseconds: -1), !more.isEmpty { all += more }
    close(output)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return (all, status)
  }

  /// Where what it prints can be read.
  var outputDescriptor: Int32 { output }

  /// Closes its output and returns the signal that ended it, or 0.
  func abandon() -> Int32 {
    close(output)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F
  }

  func kill() {
    Glibc.kill(process, SIGKILL)
  }

  /// Runs a program to its end and returns the lines it printed.
  static func lines(_ arguments: [String]) throws -> [String] {
    let (output, _) = try Child(arguments).finish()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
