import SwipeCore
import SwipeLines

// How a window between two programs ends.

extension Session {
  /// Ends a pipe as is wished, or asks first; nil: the window stays.
  func endPipe(_ wish: PipeEnding.Wish) -> Ending? {
    guard let printed = document.printed else { return nil }
    let ending = PipeEnding(
      wish, hasDeletions: !deletedRows.isEmpty, isStillRead: document.isStillRead, printed: printed)
    let texts = Texts.current
    switch ending {
    case .prints: return .closed
    case .cancels: return .cancelled
    case .asksWhetherDone:
      progress.question = say(
        texts.printOrNot(deletedRows.count), actions: [.done, .discard])
    case .asksWhetherToWait:
      // Once the producer has ended, there is nothing left to ask.
      askAndWait(texts.stillReading(document.store.rowCount), actions: [.wait, .finishHere])
    }
    return nil
  }

  /// Ends as soon as the producer has, for as long as the message that says so is there.
  func waitForTheRest() {
    askAndWait(Texts.current.endsWhenRead, actions: [.finishHere])
  }

  private func askAndWait(_ words: String, actions: [Messages.Action]) {
    let message = say(words, actions: actions)
    progress.question = message
    progress.waitingMessage = message
  }

  /// Whether the producer has ended that was waited for.
  var hasWaitedLongEnough: Bool {
    guard let message = progress.waitingMessage, stage.list.shows(message: message.id) else {
      return false
    }
    return !document.isStillRead
  }

  /// Who goes on deleting is not done yet.
  func stopWaiting() {
    guard let message = progress.waitingMessage else { return }
    stage.withList { $0.takeBack(message: message.id) }
    progress.waitingMessage = nil
  }
}
