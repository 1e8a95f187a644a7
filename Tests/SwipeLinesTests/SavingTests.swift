import Chance
import CLinux
import Foundation
import SwipeLines
import Testing

@Suite struct SavingTests {
  @Test(arguments: 0..<60)
  func `a saved file is the list without exactly the deleted rows' bytes`(seed: UInt64) throws {
    var random = SplitMix64(seed: 1000 + seed)
    let separator: RowSeparator = Bool.random(using: &random) ? .newline : .null
    var bytes = random.list(separator: separator == .newline ? 0x0A : 0)
    if separator == .newline { bytes.removeAll { $0 == 0 } }
    let naive = NaiveList(bytes, separator: separator)
    let folder = try Folder()
    let path = try folder.file("list", bytes)
    let opened = try Opened(path, separator: separator)
    // Delete, delete and undo, and undo all: the file follows.
    for _ in 0..<3 {
      let deleted = random.rows(of: naive.rows.count)
      try opened.saver.save(deleted: deleted)
      #expect(try SwipeLinesTests.bytes(of: path) == naive.kept(without: deleted))
    }
    try opened.saver.save(deleted: [])
    #expect(try SwipeLinesTests.bytes(of: path) == bytes)
    #expect(try folder.names == ["list"])
  }

  @Test func `a saved file keeps its permissions and its extended attributes`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    chmod(path, 0o4751)
    let value = Array("kept".utf8)
    let canHaveAttributes = setxattr(path, "user.note", value, value.count, 0) == 0
    try Opened(path).saver.save(deleted: [0])
    #expect(status(of: path).st_mode & 0o7777 == 0o4751)
    if canHaveAttributes {
      var found = [UInt8](repeating: 0, count: 16)
      let count = getxattr(path, "user.note", &found, found.count)
      #expect(found.prefix(max(0, count)) == value[...])
    }
    #expect(try text(of: path) == "b\n")
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may give files away"))
  func `a saved file keeps its owner and its group`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    chown(path, 1234, 4321)
    try Opened(path).saver.save(deleted: [0])
    #expect(status(of: path).st_uid == 1234)
    #expect(status(of: path).st_gid == 4321)
  }

  @Test func `a symbolic link stays one, and its target is saved where it is`() throws {
    let folder = try Folder()
    let other = try Folder()
    let target = try other.file("target", "a\nb\n")
    let path = folder.path("link")
    symlink(target, path)
    let opened = try Opened(path)
    try opened.saver.save(deleted: [0])
    #expect(status(of: path).st_mode & S_IFMT == S_IFLNK)
    #expect(try text(of: target) == "b\n")
    #expect(try other.names == ["target"])
    #expect(try folder.names == ["link"])
  }

  @Test func `the backup is the list as it was at the start, whatever is saved after`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc")
    _ = try folder.file("list~", "an older backup")
    let saver = try Opened(path, backupSuffix: "~").saver
    #expect(try text(of: folder.path("list~")) == "an older backup")
    try saver.save(deleted: [0])
    try saver.save(deleted: [0, 2])
    #expect(try text(of: path) == "b\n")
    #expect(try text(of: folder.path("list~")) == "a\nb\nc")
    #expect(try folder.names == ["list", "list~"])
  }

  @Test func `struck rows are appended to the trash, each with an ending`() throws {
    let folder = try Folder()
    let first = try Opened(try folder.file("one", "a\r\nb\nc")).store
    let second = try Opened(try folder.file("two", "d\ne\n")).store
    var trash = Trash(try folder.file("trash", "already there"))
    try trash.keepOnly([0, 2], of: first)
    try trash.keepOnly([0, 2], of: first)
    var another = Trash(folder.path("trash"))
    try another.keepOnly([0], of: second)
    #expect(try text(of: folder.path("trash")) == "already there\na\r\nc\nd\n")
    var directory = Trash(folder.path)
    #expect(throws: SaveError.failed(name: folder.path, "Is a directory")) {
      try directory.keepOnly([0], of: first)
    }
  }

  @Test func `what lies under a hidden name is removed only where it was certainly made here`()
    throws
  {
    let folder = try Folder()
    let path = try folder.file("list", "a\n")
    func hidden(_ mark: String, _ text: String) throws -> String {
      try folder.file(".list.swipelist-\(mark)", text)
    }
    // As it is called while it is written: by its own inode.
    let ours = try hidden("new-0", "half a li")
    let number = String(status(of: ours).st_ino, radix: 16)
    rename(ours, folder.path(".list.swipelist-new-\(number)"))
    _ = try hidden("empty0", "")
    // Another file's number, and a name of an older version's.
    _ = try hidden("new-abcdef", "IMPORTANT")
    _ = try hidden("abc123", "IMPORTANT, too")
    let strangers = [
      ".list.swipelist-ABC123", ".list.swipelist-abc1234", ".other.swipelist-abc123",
      "list.swipelist-abc123",
    ]
    for name in strangers { _ = try folder.file(name, "left") }
    let alive = open(try hidden("alive0", "x"), O_RDONLY | O_CLOEXEC)
    flock(alive, LOCK_EX)

    let queue = try SaveQueue(try Opened(path).saver)
    #expect(queue.flush() == .saved)
    queue.close()
    close(alive)
    let shown = try folder.names.filter { $0.hasPrefix("list.swipelist-found-") }
    #expect(
      try shown.map { try text(of: folder.path($0)) }.sorted() == ["IMPORTANT", "IMPORTANT, too"])
    #expect(
      try Set(folder.names) == Set(strangers + ["list", ".list.swipelist-alive0"] + shown))
    #expect(
      Set(queue.takeRemarks())
        == Set(shown.map { .foundForeignFile(folder.path($0)) }))
  }

  @Test func `a name as long as names can be is saved too`() throws {
    let folder = try Folder()
    let path = try folder.file(String(repeating: "ü", count: 127), "a\nb\n")
    try Opened(path).saver.save(deleted: [1])
    #expect(try text(of: path) == "a\n")
  }
}
