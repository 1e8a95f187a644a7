import Foundation
import SwipeLines
import Testing

@Suite struct OpeningTests {
  @Test func `what cannot be opened is told in one sentence that begins with its name`() throws {
    let folder = try Folder()
    let binary = try folder.file("binary", [0x61, 0, 0x0A])
    let missing = folder.path("missing")
    #expect(message { try ListFile(opening: missing) } == "\(missing): No such file or directory")
    #expect(message { try ListFile(opening: folder.path) } == "\(folder.path): Is a directory")
    #expect(
      message { try ListFile(opening: binary) }
        == "\(binary): Not a text file (rows that end in a zero byte need -0)")
    #expect(try ListFile(opening: binary, separator: .null).store.rowCount == 2)
    #expect(
      message { try ListFile(opening: "\(binary)/below") } == "\(binary)/below: Not a directory")
  }

  private func message(_ open: () throws -> ListFile) -> String? {
    do {
      _ = try open()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `the first rows are there at once, however many follow`() throws {
    let folder = try Folder()
    let path = try folder.file("list", String(repeating: "a row of some length\n", count: 100_000))
    let store = try ListFile(opening: path).store
    #expect(store.rowCount > 1000)
    #expect(store.rowCount < 100_000)
    #expect(store.takeProgress().state == .reading)
    #expect(store.takeProgress().totalBytes == 2_100_000)
    try store.startReading()
    #expect(store.waitUntilRead() == .finished)
    #expect(store.rowCount == 100_000)
  }

  @Test func `a pipe that nobody writes to yet opens at once and is not saved`() throws {
    let folder = try Folder()
    let path = folder.path("pipe")
    mkfifo(path, 0o600)
    let file = try ListFile(opening: path)
    guard case .readOnly(.isNotRegularFile) = file.access else {
      Issue.record("a pipe cannot be saved")
      return
    }
    try file.store.startReading()
    let writing = open(path, O_WRONLY)
    write(writing, "one\ntwo\n", 8)
    #expect(file.store.takeProgress().state == .reading)
    close(writing)
    #expect(file.store.waitUntilRead() == .finished)
    #expect(file.store.rowCount == 2)
  }

  @Test func `a file that grows while it is read is read to where it has grown`() throws {
    let folder = try Folder()
    let path = try folder.file("list", String(repeating: "before\n", count: 20_000))
    let file = try ListFile(opening: path)
    let more = open(path, O_WRONLY | O_APPEND)
    write(more, "after\n", 6)
    close(more)
    try file.store.startReading()
    #expect(file.store.waitUntilRead() == .finished)
    #expect(file.store.rowCount == 20_001)
  }

  @Test func `a file cut short while it is read ends early and is not taken for a list to save`()
    throws
  {
    let folder = try Folder()
    let path = try folder.file("list", String(repeating: "before\n", count: 20_000))
    let file = try ListFile(opening: path)
    let rows = file.store.rowCount
    truncate(path, 7)
    try file.store.startReading()
    #expect(file.store.waitUntilRead() == .finished)
    #expect(file.store.text(ofRow: rows - 1, limit: 100) == "before")
    guard case .writable(let saver) = file.access else { throw Opened.Failure.isReadOnly }
    #expect(throws: SaveError.changedByOthers(name: path, .changed)) {
      try saver.save(deleted: [0])
    }
    #expect(try text(of: path) == "before\n")
  }

  @Test func `a file that says it is empty is read all the same`() throws {
    let store = try ListFile(opening: "/proc/self/status", isReadOnly: true).store
    try store.startReading()
    #expect(store.waitUntilRead() == .finished)
    #expect(store.rowCount > 10)
    #expect(store.takeProgress().totalBytes == nil)
  }

  @Test func `the second window on a file opens read-only, until the first is closed`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let first = try Opened(path)
    #expect(try readOnlyReason(path) == .isInUse)
    try first.saver.save(deleted: [1])
    #expect(try readOnlyReason(path) == .isInUse)
    #expect(try readOnlyReason(path, isReadOnly: true) == .asked)
    first.saver.close()
    #expect(try readOnlyReason(path) == nil)
  }

  @Test(.enabled(if: getuid() == 0, "only the system's own user may become another"))
  func `what one may not write opens read-only and says why`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    chmod(folder.path, 0o755)
    chmod(path, 0o644)
    let probe = ["save", path, "0", "uid=65534"]
    #expect(try Child.lines([Child.probe] + probe) == ["read-only: Permission denied"])
    #expect(try text(of: path) == "a\nb\n")
  }
}
