import Foundation
import Testing

extension ListStories {
  /// A file is saved by itself, whatever happens in the window and whatever ends it.
  @Suite struct Saving {
    /// A byte-order mark, all endings, an empty line, bytes that are not UTF-8, no last newline.
    private static let odd = [
      Data([0xEF, 0xBB, 0xBF]), Data("one\r\n".utf8), Data("two\n".utf8), Data("\n".utf8),
      Data([0xFF, 0xC3, 0x28, 0x0D, 0x0A]), Data("a\rb\t\u{1B}[31m\n".utf8), Data("last".utf8),
    ]

    @Test func `a delete, its undo and its redo are in the file, byte for byte`() throws {
      let folder = try Folder()
      let all = Self.odd.reduce(Data(), +)
      let file = try folder.write(all, to: "list.txt")
      let session = try Session(file: file, in: folder)
      func waitFor(_ bytes: Data) throws {
        try eventually("it is saved") { try folder.read("list.txt") == bytes }
      }
      try session.deleteFirstRow()
      let left = Self.odd[0] + Self.odd[2...].reduce(Data(), +)
      try waitFor(left)
      try session.press("ctrl+z")
      try waitFor(all)
      try session.press("ctrl+shift+z")
      try waitFor(left)
      try session.press("End", "Delete")
      try waitFor(Self.odd[0] + Self.odd[2...5].reduce(Data(), +))
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.isEmpty)
    }

    @Test(arguments: [
      (Session.Ending.cross, Int32(0)), (.keys("ctrl+q"), 0), (.signal(SIGTERM), 128 + SIGTERM),
      (.signal(SIGHUP), 128 + SIGHUP), (.signal(SIGINT), 128 + SIGINT),
    ])
    func `whatever ends the program, what was deleted is saved`(
      ending: Session.Ending, status: Int32
    ) throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 5, to: "list.txt")
      let session = try Session(file: file, in: folder)
      let third = try session.picture(of: Layout.text(of: 2))
      try session.deleteFirstRow()
      // A signal may overtake a key.
      try eventually("row 2 moves up") { try session.picture(of: Layout.text(of: 1)) == third }
      let outcome = try session.close(by: ending)
      #expect(outcome.status == status)
      #expect(outcome.errors.isEmpty)
      #expect(try folder.read("list.txt") == Data("Row 1\nRow 2\nRow 3\nRow 4\n".utf8))
    }

    @Test func `a display that goes away is an end like others`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(
        file: file, options: ["--trash", folder.path(of: "trash")], in: folder)
      let third = try session.picture(of: Layout.text(of: 2))
      try session.deleteFirstRow()
      try eventually("row 2 moves up") { try session.picture(of: Layout.text(of: 1)) == third }
      try session.loseDisplay()
      #expect(try session.program.finish().status == 1)
      #expect(try folder.read("list.txt") == Data("Row 1\nRow 2\n".utf8))
      #expect(try folder.read("trash") == Data("Row 0\n".utf8))
    }

    @Test func `links and permissions stay`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      #expect(chmod(file, 0o640) == 0)
      #expect(symlink("list.txt", folder.path(of: "link")) == 0)
      let session = try Session(file: folder.path(of: "link"), in: folder)
      try session.deleteFirstRow()
      #expect(try session.close().status == 0)
      var status = stat()
      #expect(lstat(folder.path(of: "link"), &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
      #expect(lstat(file, &status) == 0)
      #expect(status.st_mode == S_IFREG | 0o640)
      #expect(try folder.read("list.txt") == Data("Row 1\nRow 2\n".utf8))
    }

    @Test func `a list with a second name is not parted from it`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      #expect(link(file, folder.path(of: "other")) == 0)
      let session = try Session(file: file, in: folder)
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      var status = stat()
      #expect(stat(file, &status) == 0)
      #expect(status.st_nlink == 2)
      #expect(try folder.read("other") == Data("Row 1\nRow 2\n".utf8))
    }

    @Test func `a message without a button is put away by a click`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let other = open(file, O_RDONLY | O_CLOEXEC)
      defer { close(other) }
      #expect(flock(other, LOCK_EX) == 0)
      let session = try Session(file: file, in: folder)
      try session.waitUntilItTells()
      try session.make([.move(300, 758), .click(1), Layout.aside])
      try session.waitUntilNothingIsSaid()
      #expect(try session.close().status == 0)
    }

    @Test func `read-only is never written`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      #expect(chmod(file, 0o444) == 0)
      var (before, after) = (stat(), stat())
      #expect(stat(file, &before) == 0)
      let session = try Session(file: file, options: ["--read-only"], in: folder)
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(stat(file, &after) == 0)
      #expect(before.st_ino == after.st_ino)
      #expect(before.st_ctim.tv_nsec == after.st_ctim.tv_nsec)
      #expect(try folder.read("list.txt") == Data("Row 0\nRow 1\nRow 2\n".utf8))
    }

    @Test func `a backup is the list as it was, the trash what was deleted for good`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 4, to: "list.txt")
      try folder.write("before", to: "trash")
      let session = try Session(
        file: file, options: ["--backup=.old", "--trash", folder.path(of: "trash")], in: folder)
      try session.press("Home", "Delete", "Delete", "Delete", "ctrl+z")
      #expect(try folder.read("trash") == Data("before".utf8))
      #expect(try session.close().status == 0)
      #expect(try folder.read("list.txt") == Data("Row 2\nRow 3\n".utf8))
      #expect(try folder.read("list.txt.old") == Data("Row 0\nRow 1\nRow 2\nRow 3\n".utf8))
      #expect(try folder.read("trash") == Data("before\nRow 0\nRow 1\n".utf8))
    }

    @Test func `what the trash cannot take any more is kept elsewhere`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let place = folder.path(of: "place")
      #expect(mkdir(place, 0o755) == 0)
      let session = try Session(file: file, options: ["--trash", "\(place)/trash"], in: folder)
      #expect(rmdir(place) == 0)
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 1)
      #expect(outcome.complaints.count == 1)
      let words = "swipelist: \(place)/trash: No such file or directory; the deleted rows are in "
      #expect(outcome.errors.hasPrefix(words), "\(outcome.errors)")
      let kept = String(outcome.errors.dropFirst(words.count).dropLast())
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == Data("Row 0\n".utf8))
      #expect(try folder.read("list.txt") == Data("Row 1\nRow 2\n".utf8))
    }

    @Test func `a second window on a file is read-only and says so`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let first = try Session(file: file, in: folder)
      let second = try Session(file: file, in: folder)
      try second.waitUntilItTells()
      let outcome = try second.close()
      #expect(outcome.status == 0)
      #expect(
        outcome.errors == "swipelist: \(file): read-only: another window has it open\n")
      try first.deleteFirstRow()
      #expect(try first.close().status == 0)
      #expect(try folder.read("list.txt") == Data("Row 1\nRow 2\n".utf8))
    }
  }
}
