import Foundation
import Testing

extension ListStories {
  /// Somebody else touches the file while it is open.
  @Suite struct Conflicts {
    private static let theirs = "theirs\nRow 0\nRow 1\nRow 2\n"

    /// A window of three rows, whose file somebody else writes to before the first is deleted.
    private func conflict(in folder: Folder, options: [String] = []) throws -> Session {
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(file: file, options: options, in: folder)
      try folder.write(Self.theirs, to: "list.txt")
      try session.deleteFirstRow()
      try session.waitUntilItAsks()
      #expect(try folder.read("list.txt") == Data(Self.theirs.utf8))
      return session
    }

    @Test func `who comes back to the window is told what somebody else did meanwhile`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(file: file, in: folder)
      try session.loseFocus()
      try folder.write(Self.theirs, to: "list.txt")
      try session.takeFocus()
      try session.waitUntilItAsks()
      // Nothing was deleted, so nothing is kept elsewhere.
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(try folder.read("list.txt") == Data(Self.theirs.utf8))
    }

    @Test func `Save Anyway saves the list as it is in the window`() throws {
      let folder = try Folder()
      let session = try conflict(in: folder)
      try session.answer(1)
      try eventually("it is saved") {
        try folder.read("list.txt") == Data("Row 1\nRow 2\n".utf8)
      }
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(try folder.read("list.txt") == Data("Row 2\n".utf8))
    }

    @Test func `Reload shows the file as it is, and that is what is saved from then on`() throws {
      let folder = try Folder()
      let session = try conflict(in: folder)
      let last = try session.picture(of: Layout.text(of: 1))
      try session.answer(0)
      try session.waitUntilNothingIsSaid()
      try eventually("their rows are there") {
        try session.picture(of: Layout.text(of: 3)) == last
      }
      #expect(try folder.read("list.txt") == Data(Self.theirs.utf8))
      try session.press("Home", "Down", "Delete")
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(try folder.read("list.txt") == Data("theirs\nRow 1\nRow 2\n".utf8))
    }

    @Test func `what had been saved without a row goes to the trash at a reload`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(
        file: file, options: ["--trash", folder.path(of: "trash")], in: folder)
      try session.deleteFirstRow()
      try eventually("it is saved") {
        try folder.read("list.txt") == Data("Row 1\nRow 2\n".utf8)
      }
      try folder.write("Row 1\nRow 2\ntheirs\n", to: "list.txt")
      try session.deleteFirstRow()
      try session.waitUntilItAsks()
      try session.answer(0)
      try session.waitUntilNothingIsSaid()
      try session.press("End", "Delete")
      #expect(try session.close().status == 0)
      #expect(try folder.read("list.txt") == Data("Row 1\nRow 2\n".utf8))
      #expect(try folder.read("trash") == Data("Row 0\ntheirs\n".utf8))
    }

    @Test func `Escape puts the question away, the next delete asks again`() throws {
      let folder = try Folder()
      let session = try conflict(in: folder)
      try session.press("Escape")
      try session.waitUntilNothingIsSaid()
      try session.press("Delete")
      try session.waitUntilItAsks()
      try session.answer(1)
      try eventually("it is saved") { try folder.read("list.txt") == Data("Row 2\n".utf8) }
      #expect(try session.close().status == 0)
    }

    @Test func `a question left open keeps the list in another file`() throws {
      let folder = try Folder()
      let session = try conflict(in: folder)
      let outcome = try session.close()
      #expect(outcome.status == 1)
      #expect(outcome.complaints.count == 1)
      #expect(
        outcome.errors.hasPrefix(
          "swipelist: \(folder.path(of: "list.txt")): changed by another program; "))
      #expect(try folder.rescued(by: outcome) == Data("Row 1\nRow 2\n".utf8))
      #expect(try folder.read("list.txt") == Data(Self.theirs.utf8))
    }

    @Test func `a file that is gone cannot be reloaded, but saved again`() throws {
      let folder = try Folder()
      let file = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(file: file, in: folder)
      #expect(unlink(file) == 0)
      try session.deleteFirstRow()
      try session.waitUntilItAsks()
      #expect(access(file, F_OK) != 0)
      try session.answer(0)
      try session.waitUntilItAsks()
      try session.answer(1)
      try eventually("it is there again") {
        (try? folder.read("list.txt")) == Data("Row 1\nRow 2\n".utf8)
      }
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
    }
  }
}
