import Foundation
import SwipeLines
import Testing

@Suite struct ConflictTests {
  /// What somebody else does to a list that holds a, b and c, or b and c after a save.
  enum Deed: CaseIterable {
    case changesIt, replacesIt, removesIt, makesItADirectory, linksElsewhere

    var change: SaveError.ForeignChange {
      switch self {
      case .changesIt: .changed
      case .replacesIt, .makesItADirectory, .linksElsewhere: .replaced
      case .removesIt: .removed
      }
    }

    func happen(to path: String, in folder: Folder) throws {
      switch self {
      case .changesIt:
        let file = open(path, O_WRONLY | O_APPEND)
        write(file, "theirs\n", 7)
        close(file)
      case .replacesIt:
        rename(try folder.file("new", "theirs\n"), path)
      case .removesIt:
        unlink(path)
      case .makesItADirectory:
        unlink(path)
        mkdir(path, 0o755)
      case .linksElsewhere:
        unlink(path)
        symlink(try folder.file("elsewhere", "theirs\n"), path)
      }
    }
  }

  @Test(arguments: Deed.allCases, [false, true])
  func `what others did is never overwritten unasked`(deed: Deed, afterASave: Bool) throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let saver = try Opened(path).saver
    if afterASave { try saver.save(deleted: [0]) }
    try deed.happen(to: path, in: folder)
    let theirs = try? text(of: path)
    for _ in 0..<2 {
      #expect(throws: SaveError.changedByOthers(name: path, deed.change)) {
        try saver.save(deleted: [0, 1])
      }
    }
    #expect((try? text(of: path)) == theirs)
    #expect(try folder.names.allSatisfy { !$0.contains("swipelist-") })
  }

  @Test(arguments: Deed.allCases.filter { $0 != .makesItADirectory })
  func `one may save all the same, and from then on the file is known`(deed: Deed) throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let saver = try Opened(path).saver
    try deed.happen(to: path, in: folder)
    try saver.saveAnyway(deleted: [1])
    #expect(try text(of: path) == "a\nc\n")
    try saver.save(deleted: [1, 2])
    #expect(try text(of: path) == "a\n")
    let isLink = status(of: path).st_mode & S_IFMT == S_IFLNK
    #expect(isLink == (deed == .linksElsewhere))
  }

  @Test func `a file that holds the same bytes is no conflict, and keeps its new permissions`()
    throws
  {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let saver = try Opened(path).saver
    chmod(path, 0o640)
    try saver.save(deleted: [0])
    #expect(status(of: path).st_mode & 0o7777 == 0o640)
    rename(try folder.file("copy", "b\nc\n"), path)
    try saver.save(deleted: [0, 1])
    #expect(try text(of: path) == "c\n")
  }

  @Test func `a file that got a second name is not parted from it`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\n")
    let saver = try Opened(path).saver
    link(path, folder.path("second"))
    try saver.save(deleted: [0])
    #expect(status(of: path).st_nlink == 2)
    #expect(try text(of: folder.path("second")) == "b\n")
  }
}
