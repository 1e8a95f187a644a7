import Foundation
import Testing

/// A FILE, a display or fonts that cannot be used give one clear line and no window.
@Suite struct FileStories {
  /// Without a display, so that a program which got as far as a window would complain of that.
  private func refused(_ file: String, in folder: Folder, as user: [String] = []) throws {
    let outcome = try Program.run(user + [try swipelistPath(), file], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("swipelist: "))
    #expect(outcome.errors.contains(file))
  }

  @Test func `a file that is not there`() throws {
    let folder = try Folder()
    try refused(folder.path(of: "missing.txt"), in: folder)
  }

  @Test func `a directory`() throws {
    let folder = try Folder()
    try refused(folder.path, in: folder)
  }

  @Test func `a file that may not be read`() throws {
    let folder = try Folder()
    let file = try folder.write("secret\n", to: "secret.txt")
    #expect(chmod(file, 0) == 0)
    // The superuser may read all, but for these two privileges.
    let drop = "--bounding-set=-dac_override,-dac_read_search"
    try refused(file, in: folder, as: geteuid() == 0 ? ["setpriv", drop] : [])
  }

  @Test func `a file that is not text`() throws {
    let folder = try Folder()
    // How a PNG begins. Text holds no NUL; any other byte may be a letter of an older encoding.
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    try refused(try folder.write(Data(bytes), to: "picture.png"), in: folder)
  }

  @Test func `a trash that could not take a row is refused before there is one`() throws {
    let folder = try Folder()
    let list = try folder.writeList(rows: 3, to: "list.txt")
    #expect(symlink("list.txt", folder.path(of: "link")) == 0)
    for (trash, word) in [
      ("missing/trash", "No such file"), (".", "Is a directory"), ("list.txt", "one file"),
      ("link", "one file"),
    ] {
      let outcome = try Program.run(
        [try swipelistPath(), "--trash", folder.path(of: trash), list], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("swipelist: "))
      #expect(outcome.complaints.first?.contains(word) == true, "\(outcome.errors)")
    }
  }

  /// Runs a shell's line in which `$SWIPELIST` is the program, in a folder with two files of their own,
  /// `list` and `trace`, a link and a hard link to the first, and links that lead to nothing yet.
  private func run(_ line: String, in folder: Folder) throws -> Program.Outcome {
    let made = """
      printf 'a\\nb\\n' >list; echo '{"t":0,"type":"end"}' >trace
      ln -s list link; ln list hard; ln -s new leads; ln -s leads leads2; mkdir d; ln -s ../new d/leads
      """
    return try Program.run(
      ["sh", "-c", "\(made)\n\(line)"], environment: ["SWIPELIST": try swipelistPath()], in: folder)
  }

  @Test(arguments: [
    "--trash list list", "--trash ./list list", "--trash link list", "--trash hard list",
    "--trash list link", "--trash new new-list", "--record list list", "--record link list",
    "--backup --trash list~ list", "--backup --trash link~ list", "--backup --record list~ list",
    "--trash new --record new list", "--trash leads --record new list",
    "--trash leads2 --record d/leads list", "--trash new --record ./new list", "list >>list",
    "list >>hard", "- <list >>link", "--trash list - <list", "--trash new - <list >>new",
    "--replay trace trace", "--replay trace --shot 0=trace", "--replay trace --shot 0=list list",
    "--replay trace --shot 0=new --shot 0=leads", "--replay trace >>trace",
    "--replay trace --trash trace - <list", "--replay trace list >>list",
  ])
  func `two names for one file are refused at the start`(line: String) throws {
    let folder = try Folder()
    let outcome = try run("ln -s list~ link~; touch new-list; $SWIPELIST \(line)", in: folder)
    guard line != "--trash new new-list" else {
      // Two names for two files, to know that not everything is refused.
      #expect(!outcome.errors.contains("one file"), "\(outcome.errors)")
      return
    }
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains(" are one file: '"), "\(outcome.errors)")
    #expect(try folder.read("list") == Data("a\nb\n".utf8))
    #expect(try folder.read("trace") == Data("{\"t\":0,\"type\":\"end\"}\n".utf8))
  }

  @Test func `a recording takes the place of another one, and of nothing else`() throws {
    let folder = try Folder()
    let outcome = try run("echo todo >todo; $SWIPELIST --record todo list", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "swipelist: 'todo' is not empty and no recording: '--record' would write over it\n")
    #expect(try folder.read("todo") == Data("todo\n".utf8))
    // Without a display it goes no further.
    for fine in ["trace", "/dev/null", "new"] {
      let outcome = try run("$SWIPELIST --record \(fine) list", in: folder)
      #expect(outcome.status == 1, "\(fine): \(outcome.errors)")
    }
  }

  @Test(arguments: [[:], ["DISPLAY": ":59999"]])
  func `no display`(environment: [String: String]) throws {
    let folder = try Folder()
    let list = try folder.writeList(rows: 3, to: "list.txt")
    let outcome = try Program.run(
      [try swipelistPath(), list], environment: environment, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("swipelist: "))
    #expect(outcome.errors.contains("display"))
  }

  @Test func `no font`() throws {
    let folder = try Folder()
    let fonts = try folder.write("<fontconfig></fontconfig>", to: "fonts.conf")
    let outcome = try Program.run(
      [try swipelistPath()], environment: ["FONTCONFIG_FILE": fonts, "SDL_VIDEODRIVER": "dummy"],
      in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("apt-get install fonts-dejavu-core"))
  }
}
