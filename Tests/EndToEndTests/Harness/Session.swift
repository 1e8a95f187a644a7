import Foundation
import Testing

/// The program in a real window of its own, used by a real mouse and looked at by its pixels.
///
///     let session = try Session(rows: 20)
///     try session.make(.flick(row: 0, .left))
///     try session.waitUntilOpen(row: 0)
///     let report = try session.end()
///     #expect(report.end.open == [0])
///
/// All that is done is recorded by the program; the end plays the recording.
final class Session {
  /// Where the window is on the screen: away from its edges, so that a drag may leave it.
  static let origin = (x: 100, y: 50)

  let display: Display
  let folder: Folder
  let program: Program
  private let options: [String]
  private let rows: Int
  private let window: String

  convenience init(rows: Int = 20, options: [String] = []) throws {
    let folder = try Folder()
    let list = try folder.writeList(rows: rows, to: "list.txt")
    try self.init(
      [try swipelistPath()] + options + ["--record", folder.path(of: "trace"), list],
      options: options, rows: rows, in: folder)
    try waitUntilRowsShow()
  }

  /// The window that a command opens; what is done there need not be recorded.
  init(
    _ command: [String], environment: [String: String] = [:], options: [String] = [],
    rows: Int = 0, in folder: Folder
  ) throws {
    let display = try Display()
    let program = try Program(
      command, environment: display.environment.merging(environment) { $1 }, in: folder)
    (self.display, self.folder, self.program) = (display, folder, program)
    (self.options, self.rows) = (options, rows)
    window = try Self.findWindow(of: program, on: display)
  }

  func waitUntilRowsShow() throws {
    try eventually("the window shows its rows") {
      try Set(picture(of: Layout.text(of: 0))).count > 1
    }
  }

  /// The program's window, once it shows, has the keyboard and is at its place.
  private static func findWindow(of program: Program, on display: Display) throws -> String {
    var found = ""
    try eventually("a window opens", within: .seconds(20)) {
      guard program.isRunning else {
        throw StoryFailure("no window: \(try program.finish().errors)")
      }
      // The search fails while there is none.
      found = (try? display.xdotool(["search", "--onlyvisible", "--class", "^swipelist$"])) ?? ""
      return !found.isEmpty && !found.contains("\n")
    }
    try display.xdotool(["windowmove", found, "\(origin.x)", "\(origin.y)", "windowfocus", found])
    try eventually("the window is at its place") {
      let geometry = try display.xdotool(["getwindowgeometry", "--shell", found])
      let place = geometry.split(separator: "\n")
      return place.contains("X=\(origin.x)") && place.contains("Y=\(origin.y)")
    }
    return found
  }

  private static func onScreen(_ area: Area) -> Area {
    Area(x: area.x + origin.x, y: area.y + origin.y, width: area.width, height: area.height)
  }
}

// MARK: - Acting

extension Session {
  /// Moves and presses the mouse.
  func make(_ gesture: [Gesture]) throws {
    try display.xdotool(gesture.flatMap { $0.words(origin: Self.origin) })
  }

  /// Presses keys, one after another, by their names in X.
  func press(_ keys: String...) throws {
    try display.xdotool(["key"] + keys)
  }

  /// Gives the window another size.
  func resize(width: Int, height: Int) throws {
    try display.xdotool(["windowsize", window, "\(width)", "\(height)"])
  }

  /// Gives the window the keyboard.
  func takeFocus() throws {
    try display.xdotool(["windowfocus", window])
  }

  /// Has the display cut the program off.
  func loseDisplay() throws {
    try display.xdotool(["windowkill", window])
  }

  /// Another window, or none, takes the keyboard.
  func loseFocus() throws {
    try display.connection.takeFocusAway()
  }
}

// MARK: - Looking

extension Session {
  /// The colours of a part of the window.
  func picture(of area: Area) throws -> [UInt32] {
    try display.picture(of: Self.onScreen(area))
  }

  /// How much of a row's button shows at the right edge, in points; the row's shadow may darken it.
  func shownWidth(row: Int) throws -> Int {
    try picture(of: Layout.buttonLine(of: row)).reversed().prefix(while: Layout.isReddish).count
  }

  /// Whether anything of a button shows in a row's band; a pressed one is darker.
  private func showsButton(row: Int) throws -> Bool {
    try picture(of: Layout.band(of: row)).contains(where: Layout.isReddish)
  }

  /// Whether this row's button shows whole, in its own red, and no other's shows at all.
  func isOpen(row: Int) throws -> Bool {
    guard try shownWidth(row: row) == Layout.buttonWidth,
      try picture(of: Layout.band(of: row)).contains(Layout.red)
    else { return false }
    return try Layout.visibleRows.allSatisfy { try $0 == row || !showsButton(row: $0) }
  }

  /// Waits until a row rests open: a row on its way is as far out only for a moment.
  func waitUntilOpen(row: Int) throws {
    try wait("row \(row) is open", staying: .milliseconds(150)) { try isOpen(row: row) }
  }

  /// Waits until no button shows any more.
  func waitUntilClosed() throws {
    try wait("all rows are closed") { try isAllClosed() }
  }

  /// What does not come about is told together with what reached the program.
  private func wait(
    _ what: String, staying stay: Duration = .zero, _ condition: () throws -> Bool
  ) throws {
    do {
      try eventually(what, staying: stay, condition)
    } catch let failure as StoryFailure {
      let recording = (try? folder.read("trace")) ?? Data()
      throw StoryFailure("\(failure)\n" + String(decoding: recording, as: UTF8.self))
    }
  }

  /// Whether no button shows anywhere.
  func isAllClosed() throws -> Bool {
    try Layout.visibleRows.allSatisfy { try !showsButton(row: $0) }
  }
}

// MARK: - Ending

extension Session {
  /// A way to close the window.
  enum Ending {
    /// The cross in its title bar.
    case cross
    case keys(String)
    case signal(Int32)
  }

  /// Presses the cross in the title bar.
  func askToClose() throws {
    guard let number = UInt32(window) else { throw StoryFailure("\(window) is no window") }
    try display.connection.askToClose(window: number)
  }

  /// Asks for the window's end.
  func ask(toEnd ending: Ending) throws {
    switch ending {
    case .cross: try askToClose()
    case .keys(let keys): try press(keys)
    case .signal(let signal): program.send(signal)
    }
  }

  /// Closes the window, and says what the program left.
  func close(by ending: Ending = .cross) throws -> Program.Outcome {
    try ask(toEnd: ending)
    return try program.finish()
  }

  /// Has a pipe print its rows and end, and says what the program left.
  func finish() throws -> Program.Outcome { try close(by: .keys("ctrl+Return")) }

  /// Closes the window, and says what the recording does when it is played until nothing moves.
  func end(by ending: Ending = .cross) throws -> Report {
    let outcome = try close(by: ending)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let trace = String(decoding: try folder.read("trace"), as: UTF8.self)
    let recorded = trace.split(separator: "\n")
    guard recorded.last?.contains("\"end\"") == true else {
      throw StoryFailure("the recording has no end: \(trace)")
    }
    // The end is where the window was closed, maybe amid a motion: without it all comes to rest.
    let path = try folder.write(recorded.dropLast().joined(separator: "\n") + "\n", to: "played")
    return try Report.replaying(path, options: options, rows: rows, in: folder)
  }
}
