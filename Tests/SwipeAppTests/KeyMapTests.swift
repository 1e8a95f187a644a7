import SwipeApp
import SwipeCore
import SwipeSDL
import Testing

@Suite
struct KeyMapTests {
  private func action(_ words: String) -> KeyAction? {
    let parts = words.split(separator: "+").map(String.init)
    return KeyAction(
      KeyPress(
        name: parts.last ?? "", ctrl: parts.contains("Ctrl"), shift: parts.contains("Shift"),
        alt: parts.contains("Alt")))
  }

  @Test(arguments: [
    ("Up", Command.moveFocus(by: -1)), ("K", .moveFocus(by: -1)),
    ("Down", .moveFocus(by: 1)), ("J", .moveFocus(by: 1)), ("j", .moveFocus(by: 1)),
    ("PageUp", .movePage(by: -1)), ("PageDown", .movePage(by: 1)),
    ("Home", .moveToStart), ("End", .moveToEnd),
    ("Left", .slide(.left)), ("H", .slide(.left)),
    ("Right", .slide(.right)), ("L", .slide(.right)),
    ("Delete", .delete), ("Backspace", .delete),
    ("Return", .activate), ("Keypad Enter", .activate),
    ("Escape", .dismiss),
    ("Application", .menu), ("Menu", .menu), ("Shift+F10", .menu),
    ("Ctrl+Z", .undo), ("Ctrl+Shift+Z", .redo), ("Ctrl+Y", .redo),
  ])
  func `a key asks the list for something`(key: String, command: Command) {
    #expect(action(key) == .command(command))
  }

  @Test(arguments: ["Ctrl+Q", "Ctrl+W"])
  func `a key ends the program`(key: String) {
    #expect(action(key) == .quit)
  }

  @Test(arguments: ["Ctrl+Return", "Ctrl+Keypad Enter", "Ctrl+D"])
  func `a key has a pipe print`(key: String) {
    #expect(action(key) == .done)
  }

  @Test(arguments: ["Ctrl+C", "Ctrl+G"])
  func `a key leaves a pipe`(key: String) {
    #expect(action(key) == .abort)
  }

  @Test(arguments: [
    ("F5", [Messages.Action.reload]), ("Ctrl+S", [.saveAnyway]),
    ("Ctrl+Delete", [.discard, .finishHere]), ("Ctrl+Backspace", [.discard, .finishHere]),
  ])
  func `a key answers a message`(key: String, answers: [Messages.Action]) {
    #expect(action(key) == .answer(answers))
  }

  @Test func `F12 shows the overlay`() {
    #expect(action("F12") == .toggleOverlay)
  }

  @Test(arguments: [
    ("Down", true), ("PageUp", true), ("Ctrl+Z", true), ("Ctrl+Y", true),
    ("Delete", false), ("Backspace", false), ("Return", false), ("Left", false), ("F12", false),
  ])
  func `a key that is held moves on, but deletes no second row`(key: String, isRepeatable: Bool) {
    #expect(action(key)?.isRepeatable == isRepeatable)
  }

  @Test(arguments: [
    "A", "Z", "Y", "Q", "W", "F10", "Space", "", "Ctrl+K", "Ctrl+Shift+Delete", "Ctrl+Shift+Q",
    "Ctrl+Shift+Y", "Ctrl+Alt+Z", "Alt+Delete", "Alt+Left", "Left Ctrl",
  ])
  func `any other key asks for nothing`(key: String) {
    #expect(action(key) == nil)
  }
}
