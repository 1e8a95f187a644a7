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

    @Test func `a directory without permission is told at the start`() throws {
      let (folder, place) = (try Folder(), try Folder())
      let file = try place.writeList(rows: 3, to: "list.txt")
      #expect(chmod(place.path, 0o555) == 0)
      defer { chmod(place.path, 0o755) }
      // The superuser may write everywhere, but for these privileges.
      let drop = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
      let session = try Session(
        (geteuid() == 0 ? drop : []) + [try swipelistPath(), file], in: folder)
      try session.waitUntilItTells()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 1)
      #expect(
        outcome.complaints.first
          == "swipelist: \(file): read-only: its directory: Permission denied")
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
