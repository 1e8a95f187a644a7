import Foundation

/// An X server of its own, without a screen, whose picture can be read as a file.
///
///     let display = try Display()
///     display.name                             // ":1"
///     try display.picture(of: Area(x: 0, y: 0, width: 480, height: 64))
///
/// It takes a free display number. The server ends with its last client; the display itself is one,
/// so that no server outlives the story, however that ends.
final class Display {
  static let width = 700
  static let height = 900

  private let server: Program
  private let folder: Folder
  private let frame: FrameBuffer
  /// Says to the server what xdotool cannot.
  let connection: DisplayConnection
  /// Such as `:1`.
  let name: String

  init() throws {
    let folder = try Folder()
    // The server writes its number to its standard output.
    let server = try Program(
      [
        "Xvfb", "-displayfd", "1", "-fbdir", folder.path, "-terminate", "-nolisten", "tcp",
        "-screen", "0", "\(Self.width)x\(Self.height)x24",
      ], in: folder)
    var said = Data()
    try eventually("Xvfb starts", within: .seconds(20)) {
      guard server.isRunning else { throw StoryFailure("Xvfb did not start: is it installed?") }
      said = try server.output()
      return said.contains(UInt8(ascii: "\n"))
    }
    self.server = server
    name = ":" + String(decoding: said, as: UTF8.self).filter(\.isNumber)
    connection = try DisplayConnection(name)
    frame = try FrameBuffer(path: folder.path(of: "Xvfb_screen0"))
    self.folder = folder
  }

  deinit {
    // So it puts away what tells others that its number is taken.
    server.send(SIGTERM)
    _ = try? server.finish()
  }

  /// For programs that are to open their windows here.
  var environment: [String: String] { ["DISPLAY": name] }

  /// The colours of a part of the screen as it is now, row by row, as `0xRRGGBB`.
  func picture(of area: Area) throws -> [UInt32] {
    try frame.picture(of: area)
  }

  /// Has the keyboard be one of a country's.
  func setLayout(_ layout: String) throws {
    let outcome = try Program.run(["setxkbmap", layout], environment: environment, in: folder)
    guard outcome.status == 0 else { throw StoryFailure("setxkbmap: \(outcome.errors)") }
  }

  /// Moves the mouse, presses its buttons and the keys, in one go.
  @discardableResult
  func xdotool(_ arguments: [String]) throws -> String {
    let outcome = try Program.run(["xdotool"] + arguments, environment: environment, in: folder)
    guard outcome.status == 0 else {
      throw StoryFailure("xdotool \(arguments) ended with \(outcome.status): \(outcome.errors)")
    }
    return String(decoding: outcome.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
