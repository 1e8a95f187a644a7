import SwipeCore
import SwipeSDL

/// The list in a real window, until that is closed.
///
///     let session = Session(document, stage: stage, window: window, …)
///     let ending = try session.run()
///
/// While nothing moves it sleeps in SDL. All events that have arrived are handled before a frame is
/// drawn, each at the time it happened.
final class Session {
  let document: Document
  let window: Window
  let theme: Theme
  private let painter: Painter
  private let recorder: TraceWriter?
  /// Signals that end it; nothing, where they are somebody else's.
  private let signals: SignalWatch?
  /// The window's time at which the list's is 0.
  private let start: Double

  var stage: Stage
  var messages = Messages()
  /// How far the rows' arrival and the file's saving have been shown.
  var progress = Progress()
  private var presses = PressesDown()
  private var frame: [DrawCommand] = []
  private var content = Content.changed
  /// What F12 shows; nothing, unless it was asked for.
  private var overlay: Overlay?
  /// The earliest time at which the next frame is drawn.
  private var frameDue = 0.0

  init(
    _ document: Document, stage: Stage, window: Window, theme: Theme, recorder: TraceWriter?,
    signals: SignalWatch?
  ) {
    self.document = document
    self.window = window
    self.signals = signals
    self.theme = theme
    self.stage = stage
    self.recorder = recorder
    painter = Painter(theme: theme)
    start = window.now
    recorder?.write(TraceEvent(time: 0, .size(stage.list.size, scale: stage.scale)))
  }

  /// Whether something happened since the last frame that the next one may show.
  private enum Content {
    case shown
    case changed
  }

  /// What ended it.
  enum Ending {
    /// The window was closed, or a key did as much.
    case closed
    /// A pipe was left that is not to print anything.
    case cancelled
    case signal(Int32)
  }

  /// The rows that are gone, in order.
  var deletedRows: [Int] { stage.list.deletedRows }
}

// MARK: - The loop

extension Session {
  /// Runs until something ends it, and says what.
  func run() throws(ProgramError) -> Ending {
    showArrival()
    showProtection()
    // What a window is told as it opens comes before its first frame, which is then the only one.
    var ending = handleEvents()
    try drawFrame()
    // Only now: what is seen first waits for nothing.
    let window = window
    try signals?.start { window.wake() }
    try document.start { window.wake() }
    while ending == nil {
      ending = handleEvents()
      if ending == nil { try drawFrame() }
    }

    if let recorder {
      recorder.write(TraceEvent(time: time(of: window.now), .end))
      do { try recorder.finish() } catch { throw .output(error) }
    }
    return ending ?? .closed
  }

  /// Handles what comes until the next frame is to be drawn, or the session ends.
  private func handleEvents() -> Ending? {
    while let event = window.nextEvent(waitingUpTo: timeLeft) {
      if let ending = handle(event) { return ending }
    }
    return nil
  }

  /// Until the next frame is to be drawn; `nil`: until something has happened.
  private var timeLeft: Double? {
    guard let nextFrame else { return nil }
    return max(0, nextFrame - now)
  }

  private func drawFrame() throws(ProgramError) {
    do { try draw() } catch { throw .display(error) }
  }

  /// When the next frame is to be drawn; `nil`: when something has happened.
  private var nextFrame: Double? {
    switch content {
    case .changed: frameDue
    case .shown: stage.list.nextChange.map { max($0, frameDue) }
    }
  }

  private func draw() throws(SDLError) {
    let time = now
    stage.advance(to: time)
    painter.paint(stage.list, into: &frame)
    overlay?.paint(stage.list, into: &frame)
    content = .shown
    let presentation = try window.present(frame, background: theme.background) { source in
      Texts.current.words(for: source, in: document, messages: messages, overlay: overlay)
    }
    overlay?.frameTook(now - time)
    let interval =
      switch presentation {
      case .shown: window.frameInterval ?? 0
      case .unchanged: window.refreshInterval
      }
    // In step with the frame before, unless the window slept since.
    frameDue = max(frameDue, time - interval) + interval
  }
}

// MARK: - Events

extension Session {
  /// The time since the start, in seconds.
  private var now: Double { window.now - start }

  /// A time of the window's as the list's: never before what the list has already seen.
  private func time(of windowTime: Double) -> Double {
    max(windowTime - start, stage.list.now)
  }

  private func handle(_ event: WindowEvent) -> Ending? {
    content = .changed
    switch event {
    case .input(let input):
      guard let kind = presses.traced(input.kind) else { return nil }
      return apply(kind, at: time(of: input.time))
    case .key(let key):
      if key.isRepeat && KeyAction(key)?.isRepeatable != true { return nil }
      return apply(.key(key), at: time(of: window.now))
    case .resized(let size, let scale):
      return apply(.size(size, scale: scale), at: time(of: window.now))
    case .redraw: return nil
    case .focused:
      document.look()
      return nil
    case .woken:
      showArrival()
      showSaving()
      showRemarks()
      if hasWaitedLongEnough { return .closed }
      return signals?.caught.map { .signal($0) }
    case .quit: return close()
    }
  }

  /// Ends a window that is closed: what is left of a file is saved, a pipe is left.
  private func close() -> Ending? {
    document.printed == nil ? .closed : endPipe(.leave)
  }

  private func apply(_ kind: TraceEvent.Kind, at time: Double) -> Ending? {
    let event = TraceEvent(time: time, kind)
    recorder?.write(event)
    let request = stage.apply(event)
    saveChanges()
    if let ending = actOnAnswer() { return ending }
    switch request {
    case .end: return close()
    case .answer(let actions): return answer(offered: actions).flatMap(act)
    case .done:
      guard let answer = answer(offered: [.done, .wait]) else { return endPipe(.done) }
      return act(answer)
    case .leave: return endPipe(.leave)
    case .toggleOverlay:
      overlay = overlay == nil ? Overlay() : nil
      return nil
    case nil: return nil
    }
  }
}
