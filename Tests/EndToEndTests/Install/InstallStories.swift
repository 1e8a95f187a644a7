import Foundation
import Testing

/// `make install` puts everything in its place, and `make uninstall` takes it away again.
@Suite struct InstallStories {
  /// Installs below `folder`, with this program for the one to install, or uninstalls.
  private func make(_ target: String, in folder: Folder) throws {
    let outcome = try Program.run(
      [
        "make", "-C", SourceTree.path, target, "PREFIX=/usr", "DESTDIR=\(folder.path(of: "root"))",
        "PROGRAM=\(try swipelistPath())",
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The files below the folder, and the folders of the program's own.
  private func installed(in folder: Folder) throws -> Set<String> {
    let root = folder.path(of: "root")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    return Set(
      names.filter { name in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: "\(root)/\(name)", isDirectory: &isFolder)
        return !exists || !isFolder.boolValue || name.hasSuffix("/swipelist")
      })
  }

  @Test func `what is installed is found where it belongs, and gone when it is uninstalled`() throws
  {
    let folder = try Folder()
    try make("install", in: folder)
    let icons = [16, 24, 32, 48, 64, 128, 256, 512].map { size in
      "usr/share/icons/hicolor/\(size)x\(size)/apps/swipelist.png"
    }
    let others = [
      "usr/bin/swipelist",
      "usr/share/swipelist",
      "usr/share/swipelist/sample.txt",
      "usr/share/applications/swipelist.desktop",
      "usr/share/icons/hicolor/scalable/apps/swipelist.svg",
      "usr/share/man/man1/swipelist.1",
      "usr/share/bash-completion/completions/swipelist",
      "usr/share/zsh/site-functions/_swipelist",
      "usr/share/fish/vendor_completions.d/swipelist.fish",
    ]
    #expect(try installed(in: folder) == Set(icons + others))
    try make("uninstall", in: folder)
    #expect(try installed(in: folder).isEmpty)
    // There is nothing left to take away, and that is no failure.
    try make("uninstall", in: folder)
  }

  @Test func `the installed program finds its sample list`() throws {
    let folder = try Folder()
    try make("install", in: folder)
    // What it shows must be the installed list, not the source tree's.
    try folder.write("One\nTwo\nThree\n", to: "root/usr/share/swipelist/sample.txt")
    let trace = try folder.write("{\"t\":0,\"type\":\"end\"}\n", to: "trace")
    // In a terminal of its own: without one, the rows could come from standard input.
    let program = "'\(folder.path(of: "root/usr/bin/swipelist"))' --replay '\(trace)'"
    let outcome = try Program.run(
      ["script", "--quiet", "--return", "--command", program, "/dev/null"], in: folder)
    #expect(outcome.status == 0)
    #expect(try Report(outcome.output).end.count == 3)
  }
}
