import SwipeCore
import SwipeSDL

/// What the program has said or says at the foot of the window, by the messages' names.
///
///     let message = messages.add("Not saved", actions: [.reload], …)
///     list.show(message)
public struct Messages {
  private var said: [Said] = []

  private struct Said {
    let words: String
    let actions: [Action]
  }

  /// What a button of a message does.
  public nonisolated enum Action: Equatable, Sendable {
    case reload
    case saveAnyway
    /// Prints the rows of a pipe, and ends.
    case done
    /// Ends without printing anything.
    case discard
    /// Ends as soon as the producer has.
    case wait
    /// Ends though the producer has not.
    case finishHere
  }
}

extension Messages {
  /// A message with these words and answers, its buttons as wide as `shaper` says.
  mutating func add(
    _ words: String, actions: [Action] = [], shaper: TextShaper, style: TextStyle
  ) -> Message {
    said.append(Said(words: words, actions: actions))
    let widths = actions.map { action in
      shaper.width(of: action.title, style: style) + 4 * RowAction.labelInset
    }
    return Message(id: said.count - 1, actionWidths: widths)
  }

  /// What an answer asks for.
  func action(for answer: Message.Answer) -> Action {
    said[answer.id].actions[answer.action]
  }

  /// Whether a message offers that.
  func offers(_ action: Action, in message: Message) -> Bool {
    said[message.id].actions.contains(action)
  }

  func words(of id: Int) -> String { said[id].words }

  func title(ofAction index: Int, of id: Int) -> String { said[id].actions[index].title }
}

extension Messages.Action {
  var title: String {
    switch self {
    case .reload: Texts.current.reload
    case .saveAnyway: Texts.current.saveAnyway
    case .done: Texts.current.done
    case .discard: Texts.current.discard
    case .wait: Texts.current.wait
    case .finishHere: Texts.current.finishHere
    }
  }
}
