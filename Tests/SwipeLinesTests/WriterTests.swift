import Foundation
import SwipeLines
import Testing

/// Other programs that write while a list is open, and go on to: no line of theirs is lost.
@Suite struct WriterTests {
  /// A program that has a file open to add lines to it.
  private final class Writer {
    let file: Int32

    init(_ path: String) {
      file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    }

    func add(_ text: String) {
      write(file, text, text.utf8.count)
    }

    deinit {
      close(file)
    }
  }

  @Test func `who has the file open to write to it is told of before it is replaced`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    let saver = try Opened(path).saver
    var writer: Writer? = Writer(path)
    #expect(throws: SaveError.changedByOthers(name: path, .beingWritten)) {
      try saver.save(deleted: [0])
    }
    #expect(try text(of: path) == "a\nb\n")
    #expect(try folder.names == ["list"])
    writer = nil
    try saver.save(deleted: [0])
    #expect(try text(of: path) == "b\n")
    #expect(writer == nil)
  }

  @Test func `what they add after a save is carried over at the next one`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let opened = try Opened(path)
    let writer = Writer(path)
    try opened.saver.saveAnyway(deleted: [0])
    #expect(try text(of: path) == "b\nc\n")
    writer.add("new 1\nnew 2\nhal")
    try opened.saver.save(deleted: [0, 1])
    #expect(try text(of: path) == "c\nnew 1\nnew 2\n")
    #expect(opened.store.rowCount == 5)
    writer.add("f\n")
    try opened.saver.save(deleted: [0, 1, 3])
    #expect(try text(of: path) == "c\nnew 2\nhalf\n")
    writer.add("last")
    opened.saver.close()
    #expect(try text(of: path) == "c\nnew 2\nhalf\nlast")
  }

  @Test func `what they add between the question and the answer is kept`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    let opened = try Opened(path)
    let writer = Writer(path)
    #expect(throws: SaveError.changedByOthers(name: path, .beingWritten)) {
      try opened.saver.save(deleted: [0])
    }
    writer.add("new\n")
    try opened.saver.save(deleted: [0], isForced: true)
    #expect(try text(of: path) == "b\nnew\n")
    writer.add("newer\n")
    opened.saver.close()
    #expect(try text(of: path) == "b\nnew\nnewer\n")
  }

  @Test(.enabled(if: FaultTests.canInject, "slowing calls down needs strace"))
  func `what they add to a list that has its place for an instant is kept`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    let before = status(of: path).st_ino
    let saving = try Child([
      "strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=renameat2:delay_enter=500000",
      try Child.probe, "save", path, "0",
    ])
    // Somebody opens the file just before the two swap their places, so that they swap back; somebody
    // else adds a line in between.
    try waitUntil { try folder.names.contains { $0.hasPrefix(".list.swipelist-old-") } }
    let first = Writer(path)
    try waitUntil { status(of: path).st_ino != before }
    Writer(path).add("new\n")
    _ = saving.finish()
    #expect(status(of: path).st_ino == before)
    let lines = try folder.names.map { try text(of: folder.path($0)) }
    #expect(lines.contains { $0.hasSuffix("new\n") }, "\(lines)")
    first.add("last\n")
    #expect(try text(of: path) == "a\nb\nlast\n")
  }

  private func waitUntil(_ isSo: () throws -> Bool) throws {
    for _ in 0..<10_000 {
      if try isSo() { return }
      poll(nil, 0, 1)
    }
    Issue.record("it did not come about")
  }

  @Test func `the file that they still write to at the end gets a name that shows`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    let opened = try Opened(path)
    let writer = Writer(path)
    try opened.saver.saveAnyway(deleted: [0])
    writer.add("new\n")
    opened.saver.close()
    #expect(try text(of: path) == "b\nnew\n")
    let kept = try #require(try folder.names.first { $0 != "list" })
    #expect(kept.hasPrefix("list.swipelist-found-"))
    #expect(opened.saver.takeRemarks() == [.stillWritten(path, in: folder.path(kept))])
    writer.add("newer\n")
    #expect(try text(of: folder.path(kept)) == "a\nb\nnew\nnewer\n")
  }

  @Test func `a look carries over as well`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    let opened = try Opened(path)
    let writer = Writer(path)
    let wakes = Wakes()
    let queue = try SaveQueue(opened.saver) { _ in wakes.wake() }
    queue.schedule(deleted: [0])
    queue.saveAnyway()
    #expect(queue.flush() == .saved)
    writer.add("new\n")
    queue.look()
    wakes.wait(until: { (try? text(of: path)) == "b\nnew\n" })
    queue.close()
  }

  @Test func `what they changed otherwise is a change to be decided about`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let saver = try Opened(path).saver
    let writer = Writer(path)
    try saver.saveAnyway(deleted: [0])
    ftruncate(writer.file, 0)
    writer.add("theirs\n")
    #expect(throws: SaveError.changedByOthers(name: path, .replaced)) {
      try saver.save(deleted: [0, 1])
    }
    #expect(try text(of: path) == "theirs\n")
    #expect(try folder.names == ["list"])
    try saver.saveAnyway(deleted: [0, 1])
    #expect(try text(of: path) == "c\n")
  }

  @Test func `who waits for the lock writes to the file that has the list`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    let opened = try Opened(path)
    // The shell opens the file, waits for the lock, and only then adds its line.
    let waiting = try Child([
      "sh", "-c", "exec 9<\"$0\"; echo open; flock 9; echo new >>\"$0\"", path,
    ])
    #expect(waiting.read(withinMilliseconds: 10_000) == Array("open\n".utf8))
    try opened.saver.save(deleted: [0])
    _ = waiting.finish()
    opened.saver.close()
    #expect(try text(of: path) == "b\nnew\n")
  }
}
