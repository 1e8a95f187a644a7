import Foundation
import Testing

extension ListStories {
  /// The pipes that README and the manual page show, as they stand there: doing nothing does nothing.
  @Suite struct DocumentedPipes {
    static let commands: [String] = {
      guard let readme = try? SourceTree.read("README.md"),
        let page = try? SourceTree.read("man/swipelist.1")
      else { return [] }
      let shown = readme.split(separator: "\n").filter { $0.hasPrefix("    ") }
      let examples = page.split(separator: "\n").filter { $0.hasPrefix(".Dl ") }
        .map { $0.dropFirst(4).replacing("\\e", with: "\\").replacing("\\&", with: "") }
      let pipes = (shown.map(String.init) + examples.map(String.init))
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.contains("| swipelist") }
      return Array(Set(pipes)).sorted()
    }()

    @Test func `README and manual page show some`() {
      #expect(Self.commands.count >= 3)
    }

    private static func isOfBranches(_ command: String) -> Bool { command.contains("branch") }

    /// A window on three merged branches, or on three files whose names need care.
    private func scratch(_ command: String) throws -> (Folder, Session) {
      let folder = try Folder()
      let git = "git -c user.name=A -c user.email=a@example.org -c init.defaultBranch=main"
      let script =
        Self.isOfBranches(command)
        ? "\(git) init -q; \(git) commit -q --allow-empty -m first;"
          + " for name in apple banana cherry; do git branch $name; done"
        : "touch -- '-dash' 'a name' \"quote's\""
      let made = try Program.run(["sh", "-ec", "mkdir work; cd work; \(script)"], in: folder)
      #expect(made.status == 0, "\(made.errors)")
      let session = try Session(shell: command, in: folder)
      try session.waitUntilRowsShow()
      return (folder, session)
    }

    /// How many of the three are left.
    private func left(in folder: Folder, of command: String) throws -> Int {
      guard Self.isOfBranches(command) else {
        return try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "work")).count
      }
      let branches = try Program.run(
        ["git", "-C", "work", "branch", "--format=%(refname:short)"], in: folder)
      let names = String(decoding: branches.output, as: UTF8.self).split(separator: "\n")
      #expect(names.contains("main"))
      return names.count - 1
    }

    @Test(arguments: commands)
    func `closed untouched, or done untouched, it does nothing`(command: String) throws {
      for ending in [Session.Ending.cross, .keys("Escape"), .keys("ctrl+Return")] {
        let (folder, session) = try scratch(command)
        _ = try session.close(by: ending)
        #expect(try left(in: folder, of: command) == 3)
      }
    }

    @Test(arguments: commands, [1, 2, 3])
    func `rows that are deleted go, and no others`(command: String, count: Int) throws {
      let (folder, session) = try scratch(command)
      try session.press("Home")
      for _ in 0..<count { try session.press("Delete") }
      let outcome = try session.finish()
      #expect(try left(in: folder, of: command) == 3 - count, "\(outcome.errors)")
      #expect(outcome.errors.isEmpty)
    }
  }
}
