import SwipeCore
import SwipeSDL

/// The list in a real window, until that is closed.
///
///     try Session(document, stage: stage, window: window, theme: theme, recorder: nil).run()
///
/// While nothing moves it sleeps in SDL. All events that have arrived are handled before a frame is
/// drawn, each at the time it happened.
final class Session {
  private let document: Document
  private let window: Window
  private let theme: Theme
  private let painter: Painter
  private let recorder: TraceWriter?
  /// The window's time at which the list's is 0.
  private let start: Double

  private var stage: Stage
  private var presses = PressesDown()
  private var frame: [DrawCommand] = []
  private var content = Content.changed
  /// What F12 shows; nothing, unless it was asked for.
  private var overlay: Overlay?
  /// The earliest time at which the next frame is drawn.
  private var frameDue = 0.0

  init(
    _ document: Document, stage: Stage, window: Window, theme: Theme, recorder: TraceWriter?
  ) {
    self.document = document
    self.window = window
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

  private enum WindowState {
    case open
    case closed
  }
}

// MARK: - The loop

extension Session {
  /// Runs until the window is closed.
  func run() throws(ProgramError) {
    repeat {
      do { try draw() } catch { throw .display(error) }
    } while handleEvents() == .open

    guard let recorder else { return }
    recorder.write(TraceEvent(time: time(of: window.now), .end))
    do { try recorder.finish() } catch { throw .output(error) }
  }

  /// Handles what comes until the next frame is to be drawn.
  private func handleEvents() -> WindowState {
    while let event = window.nextEvent(waitingUpTo: nextFrame.map { max(0, $0 - now) }) {
      if handle(event) == .closed { return .closed }
    }
    return .open
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
    // Nothing acts on them here; they are taken so that they do not pile up.
    _ = stage.takeEvents()
    painter.paint(stage.list, into: &frame)
    overlay?.paint(stage.list, into: &frame)
    content = .shown
    let presentation = try window.present(frame, background: theme.background) { source in
      Texts.current.words(for: source, in: document)
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

  private func handle(_ event: WindowEvent) -> WindowState {
    content = .changed
    switch event {
    case .input(let input):
      guard let kind = presses.traced(input.kind) else { return .open }
      return apply(kind, at: time(of: input.time))
    case .key(let key):
      if key.isRepeat && KeyAction(key)?.isRepeatable != true { return .open }
      return apply(.key(key), at: time(of: window.now))
    case .resized(let size, let scale):
      return apply(.size(size, scale: scale), at: time(of: window.now))
    case .redraw, .woken: return .open
    case .quit: return .closed
    }
  }

  private func apply(_ kind: TraceEvent.Kind, at time: Double) -> WindowState {
    let event = TraceEvent(time: time, kind)
    recorder?.write(event)
    switch stage.apply(event) {
    case .end: return .closed
    case .toggleOverlay:
      overlay = overlay == nil ? Overlay() : nil
      return .open
    case nil: return .open
    }
  }
}
