import Foundation
import Testing

extension ListStories {
  /// The program between others.
  @Suite struct Pipes {
    @Test func `rows that are left reach the next program`() throws {
      let folder = try Folder()
      let git = "git -c user.name=A -c user.email=a@example.org -c init.defaultBranch=main"
      let made = try Program.run(
        [
          "sh", "-ec",
          "mkdir work; cd work; \(git) init -q; \(git) commit -q --allow-empty -m first;"
            + " git branch apple; git branch banana; git branch cherry",
        ], in: folder)
      #expect(made.status == 0, "\(made.errors)")
      let session = try Session(
        shell: "git branch --merged | grep -v main | swipelist | xargs git branch -d", in: folder)
      try session.waitUntilRowsShow()
      // The apple is struck out, so it is not deleted.
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 0, "\(outcome.errors)")
      let left = try Program.run(["git", "-C", "work", "branch"], in: folder)
      #expect(String(decoding: left.output, as: UTF8.self) == "  apple\n* main\n")
    }

    @Test func `rows that were struck out reach the next program`() throws {
      let folder = try Folder()
      let work = folder.path(of: "work")
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
      for name in ["a plain name", "b 'quoted' \"twice\"", "c$HOME;", "d"] {
        try folder.write("", to: "work/\(name)")
      }
      let session = try Session(
        shell: "ls | swipelist --deleted | xargs -d '\\n' rm", in: folder)
      try session.waitUntilRowsShow()
      try session.press("Home", "Down", "Delete", "Delete")
      let outcome = try session.close()
      #expect(outcome.status == 0, "\(outcome.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: work)
      #expect(names.sorted() == ["a plain name", "d"])
    }

    @Test func `names that hold a newline pass between zero bytes`() throws {
      let folder = try Folder()
      let work = folder.path(of: "work")
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
      for name in ["a\nb", "c", "d\n"] { try folder.write(name, to: "work/\(name)") }
      let session = try Session(
        shell: "find . -type f -print0 | sort -z | swipelist -0 | xargs -0 rm", in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: work) == ["a\nb"])
    }

    @Test func `bytes pass as they are`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: #"printf 'one\r\n\377\300\n\ntwo\tthree\nlast' | swipelist"#, in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output == Data([0xFF, 0xC0]) + Data("\n\ntwo\tthree\nlast".utf8))
    }

    @Test func `rows show as they come, and those that have come are printed`() throws {
      let folder = try Folder()
      // It ends when the other end of the first pipe does.
      let session = try Session(
        shell: "{ echo early; echo half | tr -d '\\n'; exec sleep 60; } | swipelist", in: folder)
      try session.waitUntilRowsShow()
      // The shell waits for the producer, too.
      try session.askToClose()
      try eventually("it prints what has come") {
        try session.program.output() == Data("early\n".utf8)
      }
    }

    @Test func `a producer that never ends is ended`() throws {
      let folder = try Folder()
      let session = try Session(shell: "yes | swipelist | head -n 3", in: folder)
      try session.waitUntilRowsShow()
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.output == Data("y\ny\ny\n".utf8))
      // No program complains, neither of the reader that went away.
      #expect(outcome.errors.isEmpty)
    }

    @Test func `a reader that went away is no reason to complain`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: "{ seq 100000 | swipelist; echo $? >status; } | true", in: folder)
      try session.waitUntilRowsShow()
      let outcome = try session.close()
      #expect(outcome.errors.isEmpty)
      #expect(try folder.read("work/status") == Data("1\n".utf8))
    }

    @Test(arguments: [Session.Ending.keys("ctrl+c"), .keys("ctrl+g"), .signal(SIGINT)])
    func `an interrupt prints nothing`(ending: Session.Ending) throws {
      let folder = try Folder()
      let rows = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(
        ["sh", "-c", "exec \"$0\" <\"$1\"", try swipelistPath(), rows], in: folder)
      try session.waitUntilRowsShow()
      let outcome = try session.close(by: ending)
      #expect(outcome.status == 130)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.isEmpty)
    }

    @Test func `a file as standard input is printed whole, however soon it ends`() throws {
      let folder = try Folder()
      let rows = try folder.writeList(rows: 1_000_000, to: "list.txt")
      let session = try Session(
        ["sh", "-c", "exec \"$0\" - <\"$1\"", try swipelistPath(), rows], in: folder)
      let outcome = try session.close()
      #expect(outcome.status == 0)
      #expect(outcome.output == (try folder.read("list.txt")))
    }
  }
}
