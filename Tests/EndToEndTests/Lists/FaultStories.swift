import Foundation
import Testing

extension ListStories {
  /// The disk or its keeper says no: nothing is lost, and each is said.
  @Suite struct Faults {
    static let canMount = geteuid() == 0 && (try? MemoryDisk()) != nil

    /// A disk with a list of so many rows on it; the file `filler` takes what is left.
    private func fullDisk(rows: Int) throws -> MemoryDisk {
      let disk = try MemoryDisk()
      _ = try disk.folder.writeList(rows: rows, to: "list.txt")
      let filler = try disk.folder.create("filler")
      let page = [UInt8](repeating: 0, count: 4096)
      while write(filler.fileDescriptor, page, page.count) > 0 {}
      return disk
    }

    private static func list(_ rows: Range<Int>) -> Data {
      Data(rows.map { "Row \($0)\n" }.joined().utf8)
    }

    @Test(.enabled(if: canMount, "mounting needs the system's own user"))
    func `a full disk is told, and at the end the list is kept elsewhere`() throws {
      let folder = try Folder()
      let full = try fullDisk(rows: 2000)
      let disk = full.folder
      let file = disk.path(of: "list.txt")
      let session = try Session(file: file, in: folder)
      try session.deleteFirstRow()
      try session.waitUntilItTells()
      #expect(try disk.read("list.txt") == Self.list(0..<2000))
      let outcome = try session.close()
      #expect(outcome.status == 1)
      #expect(outcome.complaints.count == 1)
      #expect(outcome.errors.hasPrefix("swipelist: \(file): No space left on device; "))
      #expect(try folder.rescued(by: outcome) == Self.list(1..<2000))
      #expect(try disk.read("list.txt") == Self.list(0..<2000))
    }

    @Test(.enabled(if: canMount, "mounting needs the system's own user"))
    func `once there is room again, it is saved by itself`() throws {
      let folder = try Folder()
      let full = try fullDisk(rows: 2000)
      let disk = full.folder
      let session = try Session(file: disk.path(of: "list.txt"), in: folder)
      try session.deleteFirstRow()
      try session.waitUntilItTells()
      #expect(unlink(disk.path(of: "filler")) == 0)
      try eventually("it is saved", within: .seconds(20)) {
        try disk.read("list.txt") == Self.list(1..<2000)
      }
      try session.waitUntilNothingIsSaid()
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
    }

    /// A window on a list in a directory where no file can be made.
    private func session(
      _ file: String, in place: Folder, state: String, _ folder: Folder
    ) throws -> Session {
      #expect(chmod(place.path, 0o555) == 0)
      // The superuser may write everywhere, but for these privileges.
      let drop = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
      return try Session(
        (geteuid() == 0 ? drop : []) + [try swipelistPath(), file],
        environment: ["XDG_STATE_HOME": state], in: folder)
    }

    @Test func `in a directory without permission the list is written in place`() throws {
      let (folder, place) = (try Folder(), try Folder())
      let file = try place.writeList(rows: 3, to: "list.txt")
      defer { chmod(place.path, 0o755) }
      let session = try session(file, in: place, state: folder.path(of: "state"), folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(try place.read("list.txt") == Self.list(1..<3))
      let state = folder.path(of: "state/swipelist")
      #expect(try FileManager.default.contentsOfDirectory(atPath: state).isEmpty)
    }

    @Test
    func `where nothing can be kept before it is written in place, that is told at the start`()
      throws
    {
      let (folder, place) = (try Folder(), try Folder())
      let file = try place.writeList(rows: 3, to: "list.txt")
      defer { chmod(place.path, 0o755) }
      let session = try session(file, in: place, state: place.path(of: "state"), folder)
      try session.waitUntilItTells()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 1)
      let complaint = outcome.complaints.first ?? ""
      #expect(complaint.hasPrefix("swipelist: \(file): read-only: it cannot be replaced"))
      #expect(complaint.hasSuffix(" \(place.path(of: "state/swipelist")): Permission denied"))
      #expect(try folder.rescued(by: outcome) == Self.list(1..<3))
      #expect(try place.read("list.txt") == Self.list(0..<3))
    }
  }
}

/// A disk of 64 KiB in memory, gone with its folder.
private final class MemoryDisk {
  let folder: Folder

  init() throws {
    folder = try Folder()
    guard mount("none", folder.path, "tmpfs", 0, "size=64k") == 0 else {
      throw StoryFailure("no disk in memory")
    }
  }

  deinit {
    umount2(folder.path, Int32(MNT_DETACH))
  }
}
