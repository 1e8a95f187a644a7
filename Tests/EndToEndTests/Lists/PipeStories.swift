import Foundation
import Testing

extension ListStories {
  /// The program between others.
  @Suite struct Pipes {
    @Test func `rows that are left reach the next program`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: "printf 'a b\n-c\nd\n' | swipelist | while read -r row; do echo \"<$row>\"; done",
        in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.finish()
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output == Data("<-c>\n<d>\n".utf8))
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
      let outcome = try session.finish()
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
      let outcome = try session.finish()
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: work) == ["a\nb"])
    }

    @Test func `bytes pass as they are`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: #"printf 'one\r\n\377\300\n\ntwo\tthree\nlast' | swipelist"#, in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.finish()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output == Data([0xFF, 0xC0]) + Data("\n\ntwo\tthree\nlast".utf8))
    }

    @Test func `rows show as they come, and those that have come can be printed`() throws {
      let folder = try Folder()
      // It ends when the other end of the first pipe does.
      let session = try Session(
        shell: "{ echo early; echo half | tr -d '\\n'; exec sleep 60; } | swipelist", in: folder)
      try session.waitUntilRowsShow()
      try session.press("ctrl+Return")
      try session.waitUntilItAsks()
      try session.answer(1)
      // The shell waits for the producer, too.
      try eventually("it prints what has come, and says that more was to come") {
        try session.program.output() == Data("early\n".utf8)
          && session.program.errors()
            == "swipelist: standard input: 1 row was read, and the input went on\n"
      }
    }

    /// How the question whether to wait is answered.
    enum WaitAnswer: CaseIterable { case byMouse, byKeys, byNobody }

    @Test(arguments: WaitAnswer.allCases)
    func `a producer that has not ended can be waited for`(answer: WaitAnswer) throws {
      let folder = try Folder()
      let session = try Session(
        shell: "mkfifo more; { echo early; cat more; } | swipelist; echo $?", in: folder)
      try session.waitUntilRowsShow()
      try session.press("ctrl+d")
      try session.waitUntilItAsks()
      switch answer {
      case .byMouse: try session.answer(0)
      case .byKeys: try session.press("ctrl+Return")
      case .byNobody: break
      }
      if answer != .byNobody { try session.waitUntilItOffers(1) }
      let more = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(of: "work/more")))
      try more.write(contentsOf: Data("late\n".utf8))
      try more.close()
      let outcome = try session.program.finish()
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output == Data("early\nlate\n0\n".utf8))
    }

    @Test func `who goes on deleting is not done yet`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: "mkfifo more; { seq 3; cat more; } | swipelist; echo $?", in: folder)
      try session.waitUntilRowsShow()
      try session.press("ctrl+Return")
      try session.waitUntilItAsks()
      try session.deleteFirstRow()
      let fourth = try session.picture(of: Layout.text(of: 3))
      let more = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(of: "work/more")))
      try more.write(contentsOf: Data("4\n5\n".utf8))
      try more.close()
      try eventually("the rest shows") { try session.picture(of: Layout.text(of: 3)) != fourth }
      #expect(session.program.isRunning)
      let outcome = try session.finish()
      #expect(outcome.output == Data("2\n3\n4\n5\n0\n".utf8))
    }

    @Test func `with --deleted nothing is waited for`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: "mkfifo go; { echo early; cat go; } | { swipelist --deleted; echo $?; : >go; }",
        in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.finish()
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output == Data("early\n0\n".utf8))
    }

    @Test func `a producer that never ends is ended`() throws {
      let folder = try Folder()
      let session = try Session(shell: "yes | swipelist | head -n 3", in: folder)
      try session.waitUntilRowsShow()
      try session.press("ctrl+Return")
      try session.waitUntilItAsks()
      try session.press("ctrl+Delete")
      let outcome = try session.program.finish()
      #expect(outcome.status == 0)
      #expect(outcome.output == Data("y\ny\ny\n".utf8))
    }

    @Test func `a reader that went away is no reason to complain`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: "{ seq 100000 | swipelist; echo $? >status; } | true", in: folder)
      try session.waitUntilRowsShow()
      let outcome = try session.finish()
      #expect(outcome.errors.isEmpty)
      #expect(try folder.read("work/status") == Data("1\n".utf8))
    }

    /// A pipe of three rows, which all have come.
    private func pipe(in folder: Folder, options: String = "") throws -> Session {
      let rows = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(
        ["sh", "-c", "exec \"$0\" \(options) <\"$1\"", try swipelistPath(), rows], in: folder)
      try session.waitUntilRowsShow()
      return session
    }

    @Test(arguments: [
      Session.Ending.cross, .keys("ctrl+q"), .keys("ctrl+w"), .keys("ctrl+c"), .keys("ctrl+g"),
      .keys("Escape"), .signal(SIGINT),
    ])
    func `left untouched, a pipe prints nothing`(ending: Session.Ending) throws {
      let folder = try Folder()
      let outcome = try pipe(in: folder).close(by: ending)
      #expect(outcome.status == 130)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: [
      Session.Ending.cross, .keys("ctrl+q"), .keys("ctrl+w"), .keys("ctrl+c"), .keys("ctrl+g"),
    ])
    func `where something was deleted, leaving asks first`(ending: Session.Ending) throws {
      let folder = try Folder()
      let session = try pipe(in: folder)
      try session.deleteFirstRow()
      try session.ask(toEnd: ending)
      try session.waitUntilItAsks()
      // Escape goes on.
      try session.press("Escape")
      try session.waitUntilNothingIsSaid()
      try session.ask(toEnd: ending)
      try session.waitUntilItAsks()
      try session.answer(1)
      let outcome = try session.program.finish()
      #expect(outcome.status == 130)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.isEmpty)
    }

    @Test func `what leaving asks can be answered by Done, and by keys`() throws {
      for answer in ["", "ctrl+Return", "ctrl+d", "ctrl+Delete"] {
        let folder = try Folder()
        let session = try pipe(in: folder)
        try session.deleteFirstRow()
        try session.press("ctrl+c")
        try session.waitUntilItAsks()
        if answer.isEmpty { try session.answer(0) } else { try session.press(answer) }
        let outcome = try session.program.finish()
        let isDiscarded = answer == "ctrl+Delete"
        #expect(outcome.status == (isDiscarded ? 130 : 0), "\(answer)")
        #expect(outcome.output == Data((isDiscarded ? "" : "Row 1\nRow 2\n").utf8), "\(answer)")
      }
    }

    @Test func `a delete that came back is none`() throws {
      let folder = try Folder()
      let session = try pipe(in: folder)
      let third = try session.picture(of: Layout.text(of: 2))
      try session.deleteFirstRow()
      try eventually("row 2 moves up") { try session.picture(of: Layout.text(of: 1)) == third }
      try session.press("ctrl+z")
      try eventually("it moves back") { try session.picture(of: Layout.text(of: 2)) == third }
      #expect(try session.close(by: .keys("ctrl+c")).status == 130)
    }

    @Test func `the button in the header prints and ends`() throws {
      let folder = try Folder()
      let session = try pipe(in: folder, options: "--deleted")
      try session.deleteFirstRow()
      try session.make([.move(430, 32), .click(1)])
      let outcome = try session.program.finish()
      #expect(outcome.status == 0)
      #expect(outcome.output == Data("Row 0\n".utf8))
    }

    @Test(arguments: [
      ("", "the rows as you left them", "Row 1\nRow 2\n"),
      ("--deleted", "the rows that you deleted", "Row 0\n"),
    ])
    func `a signal prints nothing, but keeps what was done`(
      option: String, what: String, rows: String
    ) throws {
      let folder = try Folder()
      let session = try pipe(in: folder, options: option)
      let third = try session.picture(of: Layout.text(of: 2))
      try session.deleteFirstRow()
      try eventually("row 2 moves up") { try session.picture(of: Layout.text(of: 1)) == third }
      let outcome = try session.close(by: .signal(SIGTERM))
      #expect(outcome.status == 128 + SIGTERM)
      #expect(outcome.output.isEmpty)
      let words = "swipelist: Terminated; \(what) are in "
      #expect(outcome.errors.hasPrefix(words), "\(outcome.errors)")
      let kept = String(outcome.errors.dropFirst(words.count).dropLast())
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == Data(rows.utf8))
    }

    @Test func `a display that goes away prints nothing, but keeps what was done`() throws {
      let folder = try Folder()
      let session = try pipe(in: folder)
      let third = try session.picture(of: Layout.text(of: 2))
      try session.deleteFirstRow()
      try eventually("row 2 moves up") { try session.picture(of: Layout.text(of: 1)) == third }
      try session.loseDisplay()
      let outcome = try session.program.finish()
      #expect(outcome.status == 1)
      #expect(outcome.output.isEmpty)
      let words = "swipelist: the display went away; the rows as you left them are in "
      let line = try #require(
        outcome.complaints.first { $0.hasPrefix(words) }, "\(outcome.errors)")
      let kept = String(line.dropFirst(words.count))
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == Data("Row 1\nRow 2\n".utf8))
    }

    @Test(arguments: ["/dev/stdin", "pipe"])
    func `a pipe that is named is a pipe`(name: String) throws {
      let folder = try Folder()
      let session = try Session(
        shell: "mkfifo pipe; printf 'a\nb\n' >pipe & swipelist \(name) <pipe; echo $?", in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.finish()
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output == Data("b\n0\n".utf8))
    }

    @Test func `a file as standard input is printed whole, however soon it ends`() throws {
      let folder = try Folder()
      let rows = try folder.writeList(rows: 1_000_000, to: "list.txt")
      let session = try Session(
        ["sh", "-c", "exec \"$0\" - <\"$1\"", try swipelistPath(), rows], in: folder)
      let outcome = try session.finish()
      #expect(outcome.status == 0)
      #expect(outcome.output == (try folder.read("list.txt")))
    }
  }
}
