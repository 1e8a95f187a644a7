import Foundation
import SwipeLines
import Testing

@Suite struct TrashTests {
  private struct Story {
    let folder: Folder
    let list: String
    let trash: String
    let saver: Saver

    init(trash before: String? = nil, list: String = "a\nb\nc\nd\n") throws {
      folder = try Folder()
      self.list = try folder.file("list", list)
      trash = folder.path("trash")
      if let before { _ = try folder.file("trash", before) }
      saver = try Opened(self.list, trash: Trash(trash)).saver
    }

    func append(_ text: String) {
      let file = open(trash, O_WRONLY | O_APPEND | O_CLOEXEC)
      write(file, text, text.utf8.count)
      close(file)
    }

    /// What both files hold.
    func expect(list: String, trash: String, _ location: SourceLocation = #_sourceLocation) throws {
      #expect(try text(of: self.list) == list, sourceLocation: location)
      #expect((try? text(of: self.trash)) ?? "" == trash, sourceLocation: location)
    }
  }

  @Test func `rows reach it with the save, in the list's order, and leave it when they come back`()
    throws
  {
    let story = try Story(trash: "before")
    try story.saver.save(deleted: [2])
    try story.expect(list: "a\nb\nd\n", trash: "before\nc\n")
    try story.saver.save(deleted: [0, 2])
    try story.expect(list: "b\nd\n", trash: "before\na\nc\n")
    try story.saver.save(deleted: [0])
    try story.expect(list: "b\nc\nd\n", trash: "before\na\n")
    try story.saver.save(deleted: [])
    story.saver.close()
    try story.expect(list: "a\nb\nc\nd\n", trash: "before")
  }

  @Test func `a trash that was made for nothing is gone at the end`() throws {
    let story = try Story()
    try story.saver.save(deleted: [1])
    try story.expect(list: "a\nc\nd\n", trash: "b\n")
    try story.saver.save(deleted: [])
    story.saver.close()
    #expect(try story.folder.names == ["list"])
  }

  @Test func `what others add to it stays, and so do the rows before that`() throws {
    let story = try Story()
    try story.saver.save(deleted: [0, 1])
    story.append("theirs\n")
    try story.saver.save(deleted: [1])
    try story.expect(list: "a\nc\nd\n", trash: "a\nb\ntheirs\n")
    #expect(story.saver.takeRemarks() == [.leftInTrash(story.trash, count: 1)])
    // What is deleted from now on goes behind it, and can be taken out again.
    try story.saver.save(deleted: [1, 3])
    try story.expect(list: "a\nc\n", trash: "a\nb\ntheirs\nd\n")
    try story.saver.save(deleted: [1])
    story.saver.close()
    try story.expect(list: "a\nc\nd\n", trash: "a\nb\ntheirs\n")
    #expect(story.saver.takeRemarks() == [])
  }

  @Test func `what others have open is only added to`() throws {
    let story = try Story(trash: "")
    try story.saver.save(deleted: [0])
    let other = open(story.trash, O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(other) }
    try story.saver.save(deleted: [])
    try story.expect(list: "a\nb\nc\nd\n", trash: "a\n")
    #expect(story.saver.takeRemarks() == [.leftInTrash(story.trash, count: 1)])
  }

  @Test func `another trash that took its place gets the rows that come after`() throws {
    let story = try Story()
    try story.saver.save(deleted: [0])
    rename(try story.folder.file("new", "theirs\n"), story.trash)
    try story.saver.save(deleted: [0, 1])
    try story.expect(list: "c\nd\n", trash: "theirs\nb\n")
  }

  @Test func `it is for nobody who may not use the list`() throws {
    let story = try Story()
    chmod(story.list, 0o640)
    try story.saver.save(deleted: [0])
    #expect(status(of: story.trash).st_mode & 0o7777 == 0o640)
    let before = status(of: story.list)
    let after = status(of: story.trash)
    #expect((after.st_uid, after.st_gid) == (before.st_uid, before.st_gid))
  }

  @Test func `for rows of a pipe it is its owner's alone`() throws {
    let folder = try Folder()
    let pipe = Pipe()
    pipe.send("a\nb".utf8)
    pipe.closeWriting()
    let store = try LineStore(readingFrom: pipe.reading, separator: .newline)
    pipe.closeReading()
    var trash = Trash(folder.path("trash"))
    try trash.keepOnly([1], of: store)
    #expect(try text(of: folder.path("trash")) == "b\n")
    #expect(status(of: folder.path("trash")).st_mode & 0o7777 == 0o600)
  }

  @Test func `one that cannot take rows keeps the list as it is`() throws {
    let story = try Story()
    mkdir(story.trash, 0o755)
    #expect(throws: SaveError.failed(name: story.trash, "Is a directory")) {
      try story.saver.save(deleted: [0])
    }
    #expect(try text(of: story.list) == "a\nb\nc\nd\n")
    rmdir(story.trash)
    try story.saver.save(deleted: [0])
    try story.expect(list: "b\nc\nd\n", trash: "a\n")
  }
}
