import Glibc

/// A program that was started, and what it has cost so far.
///
///     let child = try Child(["xdotool", "-"], environment: [])
final class Child {
  let process: pid_t

  /// Starts `command`, found on the PATH, with the bench's environment and `environment` before it.
  init(_ command: [String], environment: [String] = []) throws(BenchError) {
    let given = Self.strings(command)
    let inherited = Self.strings(environment + Self.environment(without: environment))
    defer {
      for word in given + inherited { free(word) }
    }
    var process = pid_t()
    let failure = posix_spawnp(&process, command[0], nil, nil, given, inherited)
    guard failure == 0 else {
      throw BenchError("\(command[0]): \(String(cString: strerror(failure)))")
    }
    self.process = process
  }

  private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  private static func environment(without given: [String]) -> [String] {
    var all: [String] = []
    var place = environ
    while let entry = place.pointee {
      all.append(String(cString: entry))
      place += 1
    }
    let names = given.map { $0.prefix { $0 != "=" } }
    return all.filter { entry in !names.contains(entry.prefix { $0 != "=" }) }
  }
}

extension Child {
  /// Waits for its end.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }

  /// Ends it.
  func end() {
    kill(process, SIGTERM)
    wait()
  }

  /// All its threads' time on a processor, in milliseconds.
  var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .nan
    }
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// A number from the kernel's status of it, such as `VmHWM` in kilobytes.
  func status(_ name: String) -> Int {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix(name + ":") else { continue }
      return Int(text.filter(\.isNumber)) ?? 0
    }
    return 0
  }
}

/// Why the bench cannot go on.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The monotonic clock, in milliseconds.
func clockTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
