import Foundation
import Testing

extension ListStories {
  /// Standard input, output and error as whoever starts the program left them.
  @Suite struct Streams {
    /// Runs a shell's line in which `$SWIPELIST` is the program, without a display.
    private func run(_ line: String, in folder: Folder) throws -> Program.Outcome {
      try Program.run(
        ["sh", "-c", line], environment: ["SWIPELIST": try swipelistPath()], in: folder)
    }

    @Test(arguments: [
      "seq 3 | { $SWIPELIST >&-; echo $? >&2; }", "$SWIPELIST --help >&-; echo $? >&2",
      "echo '{\"t\":0,\"type\":\"end\"}' >a.trace; $SWIPELIST --replay a.trace >&-; echo $? >&2",
    ])
    func `a closed standard output that is needed is an error at the start`(line: String) throws {
      let outcome = try run(line, in: try Folder())
      #expect(
        outcome.complaints == ["swipelist: standard output: Bad file descriptor", "1"],
        "\(outcome.errors)")
    }

    @Test func `a closed standard input is an error where rows are to come from it`() throws {
      let outcome = try run("$SWIPELIST - <&-; echo $? >&2", in: try Folder())
      #expect(
        outcome.complaints == ["swipelist: standard input: Bad file descriptor", "2"],
        "\(outcome.errors)")
    }

    @Test func `nothing is written to what was opened in place of a closed stream`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: """
          printf 'a\\nb\\n' >list
          swipelist --read-only --record a.trace list <&- >&- 2>&-
          echo "ended with $?"; grep -vc '^{' a.trace
          """, in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.output == Data("ended with 0\n0\n".utf8))
    }

    @Test(arguments: [
      ("", "the rows as you left them", "Row 1\nRow 2\n"),
      ("--deleted", "the rows that you deleted", "Row 0\n"),
    ])
    func `what cannot be printed is kept in a file that is named`(
      option: String, what: String, rows: String
    ) throws {
      let folder = try Folder()
      _ = try folder.writeList(rows: 3, to: "list.txt")
      let session = try Session(
        shell: "swipelist \(option) - <../list.txt >/dev/full; exit $?", in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.close(by: .keys("ctrl+Return"))
      #expect(outcome.status == 1)
      let words = "swipelist: standard output: No space left on device; \(what) are in "
      #expect(outcome.errors.hasPrefix(words), "\(outcome.errors)")
      let kept = String(outcome.errors.dropFirst(words.count).dropLast())
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == Data(rows.utf8))
    }
  }
}
