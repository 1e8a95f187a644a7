import Foundation
import SwipeLines
import Testing

/// Every way in which writing can fail: nothing may be lost, and each is said.
@Suite struct FaultTests {
  private static let list = (0..<2000).map { "row \($0)\n" }.joined()
  private static let left = (1..<2000).map { "row \($0)\n" }.joined()

  static let canMount = getuid() == 0 && canMountMemory()

  /// A program that deletes the first row and saves; what it rescues goes to `state` at the latest.
  private static func save(_ path: String, _ state: Folder) throws -> [String] {
    ["env", "XDG_STATE_HOME=\(state.path)", try Child.probe, "save", path, "0"]
  }

  private static func canMountMemory() -> Bool {
    guard let folder = try? Folder() else { return false }
    let isMounted = mount("none", folder.path, "tmpfs", 0, "size=64k") == 0
    if isMounted { umount2(folder.path, Int32(MNT_DETACH)) }
    return isMounted
  }

  @Test(.enabled(if: canMount, "mounting needs the system's own user"))
  func `a full disk`() throws {
    let state = try Folder()
    try onMemoryDisk("size=64k") { disk in
      let path = try disk.file("list", Self.list)
      // Pages of 4096 bytes: the list has 5 of 16, the filler the rest.
      let filler = try disk.file("filler", [])
      let file = open(filler, O_WRONLY)
      let page = [UInt8](repeating: 0, count: 4096)
      while write(file, page, page.count) > 0 {}
      close(file)
      let lines = try Child.lines(Self.save(path, state))
      try #require(lines.count == 3)
      #expect(lines[0] == "unsaved(\(path): No space left on device)")
      #expect(lines[1].hasPrefix("rescued \(state.path)/swipelist/list.swipelist-rescued-"))
      #expect(try text(of: String(lines[1].dropFirst("rescued ".count))) == Self.left)
      #expect(lines[2] == lines[0])
      #expect(try text(of: path) == Self.list)
      #expect(try disk.names == ["filler", "list"])
      unlink(filler)
      #expect(try Child.lines(Self.save(path, state)) == ["saved"])
      #expect(try text(of: path) == Self.left)
    }
  }

  @Test(.enabled(if: canMount, "mounting needs the system's own user"))
  func `a disk that becomes read-only`() throws {
    try onMemoryDisk("size=1m") { disk in
      let path = try disk.file("list", Self.list)
      let queue = try SaveQueue(try Opened(path).saver)
      #expect(
        mount("none", disk.path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0)
      queue.schedule(deleted: [0])
      #expect(queue.flush() == .unsaved(.failed(name: path, "Read-only file system")))
      #expect(try text(of: path) == Self.list)
      queue.close()
      #expect(
        try readOnlyReason(path) == .fileIsProtected("Read-only file system"))
    }
  }

  private func onMemoryDisk(_ options: String, _ body: (Folder) throws -> Void) throws {
    let disk = try Folder()
    #expect(mount("none", disk.path, "tmpfs", 0, options) == 0)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try body(disk)
  }

  @Test func `a limit on the size of files`() throws {
    let folder = try Folder()
    let path = try folder.file("list", Self.list)
    let state = try Folder()
    let lines = try Child.lines(Self.save(path, state) + ["fsize=4096"])
    #expect(
      lines == [
        "unsaved(\(path): File too large)",
        "not rescued: list.swipelist-rescued-: File too large",
        "unsaved(\(path): File too large)",
      ])
    #expect(try text(of: path) == Self.list)
    #expect(try folder.names == ["list"])
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may protect files"))
  func `a file that may not be renamed over is written in place`() throws {
    let folder = try Folder()
    let path = try folder.file("list", Self.list)
    let queue = try SaveQueue(try Opened(path).saver)
    #expect(mount(path, path, nil, UInt(MS_BIND), nil) == 0)
    queue.schedule(deleted: [0])
    #expect(queue.flush() == .saved)
    queue.close()
    umount2(path, Int32(MNT_DETACH))
    #expect(try text(of: path) == Self.left)
    #expect(try folder.names == ["list"])
    #expect(try StateHome.names.filter { $0.hasPrefix("list.swipelist-save-") } == [])
  }

  /// A call that fails once, and what the file holds right after.
  struct Fault: CustomTestStringConvertible {
    var call: String
    var error: String
    var words: String
    var which = 1
    var leaves = FaultTests.list

    var testDescription: String { "\(call) \(which): \(error)" }
  }

  static let canInject =
    (try? Child.lines(["strace", "-qq", "-o", "/dev/null", "echo", "yes"])) == ["yes"]

  @Test(
    .enabled(if: canInject, "making calls fail needs strace"),
    arguments: [
      Fault(call: "writev", error: "ENOSPC", words: "No space left on device"),
      Fault(call: "writev", error: "EIO", words: "Input/output error"),
      Fault(call: "writev", error: "EDQUOT", words: "Disk quota exceeded"),
      Fault(call: "fchmod", error: "EIO", words: "Input/output error"),
      Fault(call: "fsync", error: "EIO", words: "Input/output error"),
      Fault(call: "fsync", error: "ENOSPC", words: "No space left on device"),
      Fault(call: "renameat2", error: "EIO", words: "Input/output error"),
      // The directory's flush: the file has been replaced already.
      Fault(call: "fsync", error: "EIO", words: "Input/output error", which: 2, leaves: left),
    ])
  func `a call that fails loses nothing, is told, and is made up for`(fault: Fault) throws {
    let folder = try Folder()
    let path = try folder.file("list", Self.list)
    let state = try Folder()
    let injection = "inject=\(fault.call):error=\(fault.error):when=\(fault.which)"
    let lines = try Child.lines(
      ["strace", "-f", "-qq", "-o", "/dev/null", "-e", injection] + Self.save(path, state))
    try #require(lines.count == 3)
    #expect(lines[0] == "unsaved(\(path): \(fault.words))")
    // Calls are counted for each thread, so the rescue's may fail beside the file too.
    #expect(lines[1].hasPrefix("rescued /"))
    let rescued = String(lines[1].dropFirst("rescued ".count))
    #expect(try text(of: rescued) == Self.left)
    unlink(rescued)
    #expect(lines[2] == "saved")
    #expect(try text(of: path) == Self.left)
    #expect(try folder.names == ["list"])
  }

  @Test(.enabled(if: canInject, "making calls fail needs strace"))
  func `a file system that cannot swap two files is saved to as well`() throws {
    let folder = try Folder()
    let path = try folder.file("list", Self.list)
    let lines = try Child.lines([
      "strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=renameat2:error=EINVAL",
      Child.probe, "save", path, "0",
    ])
    #expect(lines == ["saved"])
    #expect(try text(of: path) == Self.left)
    #expect(try folder.names == ["list"])
  }
}
