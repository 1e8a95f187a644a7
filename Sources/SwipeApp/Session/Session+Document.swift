import SwipeCore
import SwipeLines
import SwipeSDL
import SystemText

// What the window shows of the list behind it: rows that arrive, and what becomes of the file.

extension Session {
  /// What has been shown of it.
  struct Progress {
    var reading = ReadingProgress.State.reading
    var saving = SaveState.saved
    /// The message that says that it was not saved.
    var savingMessage: Message?
    /// The question about a pipe's end.
    var question: Message?
    /// The message that says that the end of the reading is waited for.
    var waitingMessage: Message?
  }

  /// Adds the rows that have arrived.
  func showArrival() {
    let reading = document.store.takeProgress()
    let arrival = reading.arrival
    stage.withList { $0.append(reading.rows - $0.total, arrival: arrival) }
    guard reading.state != progress.reading else { return }
    progress.reading = reading.state
    if case .failed(let words) = reading.state { say(Texts.current.notRead(words)) }
  }

  /// Says why nothing will be saved, where that is so.
  func showProtection() {
    if let protection = document.protection { say(Texts.current.neverSaved(protection.reason)) }
  }

  /// Tells what is worth knowing of saves that went well, here and on standard error.
  func showRemarks() {
    let remarks = document.takeRemarks()
    for remark in remarks { OutputFile.complain("swipelist: \(remark)\n") }
    if !remarks.isEmpty { say(remarks.map(Texts.current.remark).joined(separator: "\n")) }
  }

  /// Has the list saved, where something was deleted or came back.
  func saveChanges() {
    let changes = stage.takeEvents().contains { event in
      switch event.kind {
      case .delete, .undo, .redo: true
      case .swipe, .willOpen, .didOpen, .willClose, .didClose, .fullSwipeEnter, .fullSwipeExit,
        .select, .action:
        false
      }
    }
    guard changes else { return }
    stopWaiting()
    document.schedule(deleted: stage.list.deletedRows)
    // What stands in the way is said again, in case it was put away.
    progress.saving = .saved
    showSaving()
  }

  /// Says how the saving goes, where that has changed.
  func showSaving() {
    let state = document.saveState
    guard state != progress.saving else { return }
    progress.saving = state
    switch state {
    case .saved, .pending:
      if let message = progress.savingMessage {
        stage.withList { $0.takeBack(message: message.id) }
      }
      progress.savingMessage = nil
    case .unsaved(.failed(let name, let words)):
      // The window's title names the list itself.
      let reason = name == document.path?.description ? words : "\(name): \(words)"
      progress.savingMessage = say(Texts.current.notSaved(reason))
    case .unsaved(.changedByOthers(_, let change)):
      progress.savingMessage = say(
        Texts.current.changedByOthers(change), actions: [.reload, .saveAnyway])
    }
  }

  /// Does what the answer to a message asks for.
  func actOnAnswer() -> Ending? {
    guard let answer = stage.withList({ $0.takeAnswer() }) else { return nil }
    return act(messages.action(for: answer))
  }

  /// Takes back the message that is up, if it offers one of these, and returns which.
  func answer(offered actions: [Messages.Action]) -> Messages.Action? {
    for message in [progress.savingMessage, progress.question].compactMap(\.self)
    where stage.list.shows(message: message.id) {
      guard let action = actions.first(where: { messages.offers($0, in: message) }) else {
        continue
      }
      stage.withList { $0.takeBack(message: message.id) }
      return action
    }
    return nil
  }

  func act(_ action: Messages.Action) -> Ending? {
    switch action {
    case .saveAnyway:
      progress.savingMessage = nil
      progress.saving = .pending
      document.saveAnyway()
    case .reload:
      progress.savingMessage = nil
      reload()
    case .done: return endPipe(.done)
    case .discard: return .cancelled
    case .wait: waitForTheRest()
    case .finishHere: return .closed
    }
    return nil
  }

  @discardableResult
  func say(_ words: String, actions: [Messages.Action] = []) -> Message {
    let message = messages.add(
      words, actions: actions, shaper: window.shaper, style: theme.noticeActionStyle)
    stage.withList { $0.show(message) }
    return message
  }

  /// Takes the file as it is now in place of the list.
  private func reload() {
    let window = window
    do {
      try document.reload { window.wake() }
    } catch {
      progress.savingMessage = say(error.sentence, actions: [.reload, .saveAnyway])
      return
    }
    progress = Progress()
    let rows = document.store.rowCount
    stage.withList { list in
      var fresh = SwipeList(count: rows, size: list.size, options: list.options)
      fresh.advance(to: list.now)
      list = fresh
    }
    window.title = document.title
    window.forgetTexts()
    showArrival()
    showProtection()
  }
}

extension ReadingProgress {
  /// What the header says of it.
  fileprivate var arrival: Arrival {
    switch state {
    case .finished, .stopped, .failed: .complete
    case .reading:
      if let totalBytes {
        bytes >= totalBytes ? .complete : .arriving(part: Double(bytes) / Double(totalBytes))
      } else {
        .arriving(part: nil)
      }
    }
  }
}
