import Glibc
import SwipeLines
import SystemText
import Testing

/// Names are bytes: what the system gave leads to the same file again, whether it is text or not.
@Suite struct NameTests {
  private static let latin: [UInt8] = Array("li".utf8) + [0xE9] + Array("ste".utf8)
  /// What the same bytes become when they are made into text.
  private static let twin = Array("li\u{FFFD}ste".utf8)

  private func opened(_ path: SystemString, backupSuffix: SystemString? = nil) throws -> Saver {
    try StateHome.use()
    let file = try ListFile(opening: path, backupSuffix: backupSuffix)
    guard case .writable(let saver) = file.access else { throw Opened.Failure.isReadOnly }
    try file.store.startReading()
    return saver
  }

  @Test func `a list whose name is no text is saved, and not another one`() throws {
    let folder = try Folder()
    let path = folder.write("a\nb\n", to: Self.latin)
    let other = folder.write("theirs\n", to: Self.twin)
    let saver = try opened(path, backupSuffix: SystemString([0xE9]))
    try saver.save(deleted: [0])
    #expect(text(of: path) == "b\n")
    #expect(text(of: other) == "theirs\n")
    let backup = folder.name(Self.latin + [0xE9])
    #expect(text(of: backup) == "a\nb\n")
    #expect(folder.entries == [path.name, other.name, backup.name])
  }

  @Test func `a link to it is followed, when it is saved over another version, too`() throws {
    let folder = try Folder()
    let path = folder.write("a\nb\n", to: Self.latin)
    let other = folder.write("theirs\n", to: Self.twin)
    let link = folder.name(Array("link".utf8))
    #expect(path.withCString { path in link.withCString { symlink(path, $0) } } == 0)
    let saver = try opened(link)
    try saver.save(deleted: [0])
    _ = folder.write("changed\n", to: Self.latin)
    try saver.saveAnyway(deleted: [1])
    #expect(text(of: path) == "a\n")
    #expect(text(of: other) == "theirs\n")
    #expect(folder.entries == [path.name, other.name, "link"])
  }

  @Test func `a directory's name need not be text`() throws {
    let folder = try Folder()
    let directory = folder.name(Self.latin)
    #expect(directory.withCString { mkdir($0, 0o755) } == 0)
    let path = folder.write("a\nb\n", to: Self.latin + Array("/todo".utf8))
    let saver = try opened(path)
    try saver.save(deleted: [1])
    #expect(text(of: path) == "a\n")
    let kept = try saver.store.rescue(deleted: [0], of: path)
    #expect(kept.directory == directory)
    #expect(text(of: kept) == "b\n")
  }

  @Test func `a trash's name need not be text`() throws {
    let folder = try Folder()
    let store = try Opened(try folder.file("list", "a\nb\n")).store
    let path = folder.name(Self.latin)
    var trash = Trash(path)
    try trash.makeSureItCanBeWritten()
    try trash.keepOnly([1], of: store)
    #expect(text(of: path) == "b\n")
    #expect(folder.entries == ["list", path.name])
  }

  @Test(arguments: ["ü", "文", "\u{1F600}", "x"])
  func `names as long as names can be are cut at a character, never refused`(letter: String) throws
  {
    let folder = try Folder()
    var name = String(repeating: letter, count: 255 / letter.utf8.count)
    name += String(repeating: "y", count: 255 - name.utf8.count)
    let path = folder.write("a\nb\n", to: Array(name.utf8))
    try opened(path, backupSuffix: "~").save(deleted: [1])
    #expect(text(of: path) == "a\n")
    let backup = try #require(folder.entries.subtracting([path.name]).first)
    #expect(backup.bytes.last == UInt8(ascii: "~"))
    #expect(String(validating: backup.bytes, as: UTF8.self) != nil)
    let store = try ListFile(opening: path, isReadOnly: true).store
    let kept = try store.rescue(deleted: [], of: path)
    #expect(String(validating: kept.bytes, as: UTF8.self) != nil)
    #expect(text(of: kept) == "a\n")
    #expect(folder.entries == [path.name, backup, kept.name])
  }

  @Test func `a name of 255 bytes that are no text is saved, backed up and kept elsewhere`() throws
  {
    let folder = try Folder()
    let path = folder.write("a\nb\n", to: [UInt8](repeating: 0xE9, count: 255))
    let saver = try opened(path, backupSuffix: "~")
    try saver.save(deleted: [1])
    #expect(text(of: path) == "a\n")
    let kept = try saver.store.rescue(deleted: [0], of: path)
    #expect(text(of: kept) == "b\n")
    #expect(folder.entries.count == 3)
  }
}
