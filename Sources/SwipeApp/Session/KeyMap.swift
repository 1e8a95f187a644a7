public import SwipeCore
public import SwipeSDL

/// What a key press asks for.
///
///     KeyAction(KeyPress(name: "Delete"))   // .command(.delete)
public nonisolated enum KeyAction: Equatable, Sendable {
  case command(Command)
  case toggleOverlay
  case quit
  /// Answers a message that offers one of these.
  case answer([Messages.Action])
  /// Prints what is left in a pipe, and ends.
  case done
  /// Leaves a pipe as an interrupt does: nothing is printed, unless it is asked for.
  case abort

  /// `nil`: the key means nothing here.
  public init?(_ key: KeyPress) {
    // SDL's names are compared as SDL compares them, whatever their case.
    let name = key.name.lowercased()
    switch (key.ctrl, key.alt) {
    case (false, false): self.init(plain: name, shift: key.shift)
    case (true, false): self.init(control: name, shift: key.shift)
    case (_, true): return nil
    }
  }

  private init?(plain name: String, shift: Bool) {
    switch name {
    case "up", "keypad 8", "k": self = .command(.moveFocus(by: -1))
    case "down", "keypad 2", "j": self = .command(.moveFocus(by: 1))
    case "pageup", "keypad 9": self = .command(.movePage(by: -1))
    case "pagedown", "keypad 3": self = .command(.movePage(by: 1))
    case "home", "keypad 7": self = .command(.moveToStart)
    case "end", "keypad 1": self = .command(.moveToEnd)
    case "left", "keypad 4", "h": self = .command(.slide(.left))
    case "right", "keypad 6", "l": self = .command(.slide(.right))
    case "delete", "keypad .", "backspace": self = .command(.delete)
    case "return", "enter", "keypad enter": self = .command(.activate)
    case "escape": self = .command(.dismiss)
    case "application", "menu": self = .command(.menu)
    case "f10" where shift: self = .command(.menu)
    case "f5": self = .answer([.reload])
    case "f12": self = .toggleOverlay
    default: return nil
    }
  }

  /// Whether holding the key does it again and again. A held Delete must not empty the list.
  public var isRepeatable: Bool {
    switch self {
    case .command(.moveFocus), .command(.movePage), .command(.undo), .command(.redo): true
    case .command, .toggleOverlay, .quit, .answer, .done, .abort: false
    }
  }

  private init?(control name: String, shift: Bool) {
    switch name {
    case "z": self = .command(shift ? .redo : .undo)
    case "y" where !shift: self = .command(.redo)
    case "q" where !shift, "w" where !shift: self = .quit
    case "s" where !shift: self = .answer([.saveAnyway])
    case "c" where !shift, "g" where !shift: self = .abort
    case "return" where !shift, "enter" where !shift, "keypad enter" where !shift, "d" where !shift:
      self = .done
    case "delete" where !shift, "keypad ." where !shift, "backspace" where !shift:
      self = .answer([.discard, .finishHere])
    default: return nil
    }
  }
}
