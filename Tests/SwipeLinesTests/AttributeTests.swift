import CLinux
import Foundation
import SwipeLines
import SystemText
import Testing

/// Saving changes the content and nothing else.
@Suite struct AttributeTests {
  /// An access control list as the kernel has it: the owner and the group may do as the mode says, the
  /// user 1234 may read and write. The version, then tag, rights and number of each entry.
  private static let accessList: [UInt8] =
    word(2, 4) + entry(0x01, 6) + entry(0x02, 6, 1234) + entry(0x04, 4) + entry(0x10, 6)
    + entry(0x20, 0)

  private static func entry(_ tag: UInt32, _ rights: UInt32, _ id: UInt32 = .max) -> [UInt8] {
    word(tag, 2) + word(rights, 2) + word(id, 4)
  }

  private static func word(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func set(_ name: String, _ value: [UInt8], of path: String) -> Bool {
    setxattr(path, name, value, value.count, 0) == 0
  }

  private static func value(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 256)
    let count = getxattr(path, name, &value, value.count)
    return count < 0 ? nil : Array(value.prefix(count))
  }

  static let hasAccessLists: Bool = {
    guard let folder = try? Folder(), let path = try? folder.file("list", "") else { return false }
    return set("system.posix_acl_access", accessList, of: path)
  }()

  /// A way to save, by what makes it the only one.
  enum Way: CaseIterable {
    case replacing, inPlace

    func prepare(_ path: String, in folder: Folder) {
      if self == .inPlace { link(path, folder.path("second")) }
    }
  }

  @Test(.enabled(if: hasAccessLists), arguments: Way.allCases)
  func `a list of who may use it stays`(way: Way) throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    way.prepare(path, in: folder)
    #expect(Self.set("system.posix_acl_access", Self.accessList, of: path))
    let mode = status(of: path).st_mode
    try Opened(path).saver.save(deleted: [0])
    #expect(Self.value("system.posix_acl_access", of: path) == Self.accessList)
    #expect(status(of: path).st_mode == mode)
    #expect(try text(of: path) == "b\n")
  }

  @Test(.enabled(if: hasAccessLists), arguments: Way.allCases)
  func `its directory's list for new files does not come in`(way: Way) throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    chmod(path, 0o604)
    way.prepare(path, in: folder)
    #expect(Self.set("system.posix_acl_default", Self.accessList, of: folder.path))
    let saver = try Opened(path, backupSuffix: "~", trash: Trash(folder.path("trash"))).saver
    try saver.save(deleted: [0])
    for name in ["list", "list~", "trash"] {
      #expect(Self.value("system.posix_acl_access", of: folder.path(name)) == nil, "\(name)")
      #expect(status(of: folder.path(name)).st_mode & 0o7777 == 0o604, "\(name)")
    }
    let rescued = try saver.store.rescue(deleted: [], of: SystemString(path))
    #expect(Self.value("system.posix_acl_access", of: rescued.description) == nil)
    #expect(status(of: rescued.description).st_mode & 0o7777 == 0o600)
  }

  @Test(arguments: Way.allCases)
  func `mode, owner, group and attributes stay`(way: Way) throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    way.prepare(path, in: folder)
    if getuid() == 0 { chown(path, 1234, 4321) }
    chmod(path, 0o640)
    let hasAttributes = Self.set("user.note", [1, 2, 3], of: path)
    let before = status(of: path)
    try Opened(path).saver.save(deleted: [0])
    let after = status(of: path)
    #expect((after.st_uid, after.st_gid) == (before.st_uid, before.st_gid))
    #expect((after.st_mode, after.st_nlink) == (before.st_mode, before.st_nlink))
    if hasAttributes { #expect(Self.value("user.note", of: path) == [1, 2, 3]) }
    #expect(try text(of: path) == "b\n")
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may become another"))
  func `a file of somebody else's that all may write is written in place`() throws {
    try saveAsNobody { folder, path in
      chown(path, 1234, 4321)
      chmod(path, 0o666)
      chmod(folder.path, 0o777)
    }
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may become another"))
  func `one of a group that a new file could not have is written in place`() throws {
    try saveAsNobody { folder, path in
      chown(path, 65534, 4321)
      chmod(path, 0o674)
      chmod(folder.path, 0o777)
    }
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may become another"))
  func `one in a directory where only owners may remove names is written in place`() throws {
    try saveAsNobody { folder, path in
      chown(path, 1234, 4321)
      chmod(path, 0o666)
      chmod(folder.path, 0o1777)
    }
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may become another"))
  func `one in a directory that may not be written is written in place`() throws {
    try saveAsNobody { folder, path in
      chown(path, 65534, 65534)
      chmod(path, 0o4751)
      chmod(folder.path, 0o755)
    }
  }

  /// Has a user without rights of its own delete the first row, and looks that nothing else changed.
  private func saveAsNobody(_ prepare: (Folder, String) -> Void) throws {
    let (folder, state) = (try Folder(), try Folder())
    chmod(state.path, 0o777)
    let path = try folder.file("list", "a\nb\n")
    prepare(folder, path)
    let before = status(of: path)
    #expect(
      try Child.lines([
        "env", "XDG_STATE_HOME=\(state.path)", Child.probe, "save", path, "0", "uid=65534",
      ]) == ["saved"])
    let after = status(of: path)
    #expect(after.st_ino == before.st_ino)
    #expect((after.st_uid, after.st_gid) == (before.st_uid, before.st_gid))
    #expect(after.st_mode == before.st_mode)
    #expect(try text(of: path) == "b\n")
    #expect(try folder.names == ["list"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(state.path)/swipelist") == [])
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may protect files"))
  func `what may only be appended to, or not be changed at all, is said at the start`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    for (flag, reason) in [
      ("a", ReadOnlyReason.isAppendOnly), ("i", .fileIsProtected("Operation not permitted")),
    ] {
      let changed = try Child(["chattr", "+\(flag)", path]).finish().status
      guard changed == 0 else { continue }
      let found = try readOnlyReason(path)
      _ = try Child(["chattr", "-\(flag)", path]).finish()
      #expect(found == reason)
    }
    #expect(try readOnlyReason("/proc/self/comm") == .isSystemState)
    #expect(try readOnlyReason("/dev/null") == .isNotRegularFile)
  }
}
