import Foundation
import SwipeLines
import SystemText
import Testing

/// A program killed at each of its system calls in turn, from the first delete to the end of the last
/// save: every row is in the list's file or in the trash, and the next start makes all good.
@Suite struct SweepTests {
  static let canInject = FaultTests.canInject

  /// How the probe saves, and what besides.
  struct Course: CustomTestStringConvertible {
    var isInPlace: Bool
    var hasTrash: Bool
    var hasBackup: Bool

    static let all: [Course] = [false, true].flatMap { isInPlace in
      [false, true].flatMap { hasTrash in
        [false, true].map { Course(isInPlace: isInPlace, hasTrash: hasTrash, hasBackup: $0) }
      }
    }

    var testDescription: String {
      (isInPlace ? "in place" : "replacing") + (hasTrash ? ", trash" : "")
        + (hasBackup ? ", backup" : "")
    }
  }

  private static let rows = (0..<40).map { "row \($0)\n" }
  /// What the probe saves the list without, in turn.
  private static let states = [[], [1, 3], [1], [1, 5]]

  private static func list(without deleted: [Int]) -> String {
    rows.indices.filter { !deleted.contains($0) }.map { rows[$0] }.joined()
  }

  @Test(.enabled(if: canInject, "killing at a call needs strace"), arguments: Course.all)
  func `killed at any call, no row is lost`(course: Course) throws {
    let calls = try calls(course)
    // Fewer would not be three saves.
    #expect(calls.count > 50, "\(calls.count) calls")
    var kills = 0
    for call in calls {
      let scene = try Scene(course)
      let status = try scene.run(
        "sweep", ["-o", "/dev/null", "-e", "inject=\(call.name):signal=KILL:when=\(call.number)"]
      ).status
      let comment = Comment("\(course.testDescription), killed at \(call)")
      if status & 0x7F == SIGKILL { kills += 1 }
      try scene.expectAllRows(comment)
      try scene.expectOrder(comment)
    }
    // A call more or less before the first delete, and the last ones are not met.
    #expect(kills > calls.count * 9 / 10, "\(kills) of \(calls.count)")
  }

  @Test(
    .enabled(if: canInject, "making calls fail needs strace"),
    arguments: Course.all.filter { $0.hasTrash && $0.hasBackup },
    ["ENOSPC", "EDQUOT", "EIO", "EROFS", "EACCES", "EFBIG"])
  func `whatever call fails, no row is lost, and it is told in a line`(
    course: Course, error: String
  ) throws {
    let writing: Set<Substring> = [
      "openat", "writev", "fsync", "ftruncate", "rename", "renameat2", "mkdir", "fchmod", "fchown",
    ]
    var failures = 0
    for call in try calls(course) where writing.contains(call.name) {
      let scene = try Scene(course)
      let ended = try scene.run(
        "sweep",
        ["-o", "/dev/null", "-e", "inject=\(call.name):error=\(error):when=\(call.number)"])
      let comment = Comment("\(course.testDescription), \(error) of \(call)")
      #expect(ended.status == 0, comment)
      let told = String(decoding: ended.output, as: UTF8.self).split(separator: "\n")
      #expect(told.count <= 1, "\(comment): \(told)")
      failures += told.count
      #expect(told.allSatisfy { $0.hasPrefix("\(scene.folder.path)/") }, "\(comment): \(told)")
      try scene.expectAllRows(comment)
      #expect(try text(of: scene.list) == Self.list(without: [1, 5]), comment)
      #expect(try text(of: scene.trash) == Self.rows[1] + Self.rows[5], comment)
      try scene.expectOrder(comment)
    }
    // The others were made up for without a word.
    #expect(failures > 10)
  }

  /// A system call of the probe's: the how manieth of that name.
  private typealias Call = (name: Substring, number: Int)

  /// Calls that change nothing outside the process: a kill there leaves what one at the next call does.
  private static let harmless: Set<Substring> = [
    "access", "fcntl", "fgetxattr", "flistxattr", "getrandom", "gettid", "lseek", "newfstatat",
    "pread64", "rt_sigprocmask", "rt_sigtimedwait",
  ]

  /// The calls from the first delete to the end, but for the harmless ones.
  private func calls(_ course: Course) throws -> [Call] {
    let scene = try Scene(course)
    let log = scene.folder.path("log")
    _ = try scene.run("sweep", ["-o", log])
    var counts: [Substring: Int] = [:]
    var calls: [Call] = []
    var hasStarted = false
    for line in try text(of: log).split(separator: "\n") {
      let name = line.prefix { $0 != "(" }
      counts[name, default: 0] += 1
      if line.contains("sweep ends") { return calls }
      if hasStarted, !Self.harmless.contains(name) {
        calls.append((name, counts[name, default: 0]))
      }
      if line.contains("sweep starts") { hasStarted = true }
    }
    throw Incomplete()
  }

  private struct Incomplete: Error {}

  /// A list in a folder, and what the probe does with it.
  private struct Scene {
    let course: Course
    let folder: Folder
    let state: Folder
    let list: String
    let trash: String

    init(_ course: Course) throws {
      self.course = course
      folder = try Folder()
      state = try Folder()
      list = try folder.file("list", SweepTests.rows.joined())
      trash = folder.path("trash")
      if course.isInPlace { link(list, folder.path("second")) }
    }

    func run(_ task: String, _ options: [String]) throws -> (output: [UInt8], status: Int32) {
      try Child(
        ["strace", "-qq", "-E", "XDG_STATE_HOME=\(state.path)"] + options + [
          try Child.probe, task, list, course.hasTrash ? trash : "", course.hasBackup ? "~" : "",
        ]
      ).finish()
    }

    private func lines(_ path: String) -> Set<String> {
      Set(((try? text(of: path)) ?? "").split(separator: "\n").map { "\($0)\n" })
    }

    private var stateNames: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: "\(state.path)/swipelist")) ?? []
    }

    /// Nothing is lost at this instant: a list that is being written in place is whole in the state
    /// directory.
    func expectAllRows(_ comment: Comment) throws {
      var found = lines(list).union(lines(trash))
      for name in stateNames where !name.hasSuffix(".was") && !name.hasSuffix(".part") {
        found.formUnion(lines("\(state.path)/swipelist/\(name)"))
      }
      let mayBeMissing = course.hasTrash ? [] : [1, 3, 5]
      let missing = rows.indices.filter { !found.contains(rows[$0]) }
      #expect(missing.allSatisfy { mayBeMissing.contains($0) }, comment)
    }

    /// After another start the list is one of those that were saved, and nothing else is left.
    func expectOrder(_ comment: Comment) throws {
      let told = try run("open", ["-o", "/dev/null"])
      #expect(told.status == 0, comment)
      let text = try text(of: list)
      let deleted = states.first { SweepTests.list(without: $0) == text }
      #expect(deleted != nil, comment)
      let backup = try? SwipeLinesTests.text(of: folder.path("list~"))
      #expect(backup == nil || backup == rows.joined(), comment)
      if course.hasTrash, let deleted {
        #expect(lines(trash).isSuperset(of: deleted.map { rows[$0] }), comment)
      }
      let usual: Set = ["list", "second", "trash", "list~"]
      #expect(try usual.isSuperset(of: folder.names), comment)
      #expect(stateNames.isEmpty, comment)
    }
  }
}
