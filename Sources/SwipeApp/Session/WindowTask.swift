import Glibc
import SwipeCore
import SwipeLines
import SwipeSDL
import SystemText

/// The list in a window, as the command line asks for it.
///
///     try WindowTask(document, options, .auto, recording: nil).run()
struct WindowTask {
  private let document: Document
  private let options: Options
  private let renderer: RendererChoice
  private let recording: SystemString?
  private let theme: Theme
  private let signals: SignalWatch

  init(
    _ document: Document, _ options: Options, _ renderer: RendererChoice, recording: SystemString?,
    signals: SignalWatch
  ) {
    self.signals = signals
    self.document = document
    self.options = options
    theme = options.theme
    self.renderer = renderer
    self.recording = recording
  }

  /// Opens the window and returns when it is closed.
  func run() throws(ProgramError) {
    let recorder = try openRecorder()
    let session: Session
    let window: Window
    // Fonts are read while the window opens.
    let fonts = FontConfiguration()
    let named = try namedFont(in: fonts)
    func shaper() throws(SDLError) -> TextShaper {
      if let named { return named }
      return try TextShaper(in: fonts)
    }
    do {
      window = try Window(
        title: document.title, size: options.size, scale: options.scale ?? 1,
        renderer: renderer, shaper: try shaper())
      let stage = options.stage(
        rowCount: document.store.rowCount, size: window.size, scale: window.scale, theme: theme,
        shaper: window.shaper, isPipe: document.printed != nil)
      session = Session(
        document, stage: stage, window: window, theme: theme, recorder: recorder, signals: signals)
    } catch {
      throw .display(error)
    }
    // The window goes with the process. To take it down before would race with what SDL may still
    // have on its way to it, and an X server answers that by ending the program.
    _ = Unmanaged.passRetained(window)
    if let protection = document.protection {
      OutputFile.complain("swipelist: \(protection.path): \(protection.reason)\n")
    }
    Farewell.prepare { () throws(ProgramError) in
      try leave(session, because: "the display went away")
    }
    defer { Farewell.forget() }
    let ending = try session.run()
    Farewell.forget()
    window.hide()
    try finish(session, after: ending)
  }

  /// Saves or prints what is left, and ends as the session was ended.
  private func finish(_ session: Session, after ending: Session.Ending) throws(ProgramError) {
    defer { for remark in document.takeRemarks() { OutputFile.complain("swipelist: \(remark)\n") } }
    switch ending {
    case .closed: try document.finish(deleted: session.deletedRows)
    case .cancelled: throw .interrupted(signal: SIGINT)
    case .signal(let signal):
      try leave(session, because: String(cString: strsignal(signal)))
      throw .interrupted(signal: signal)
    }
  }

  /// Saves what is left; of a pipe prints nothing, but keeps what was done, and says where.
  private func leave(_ session: Session, because reason: String) throws(ProgramError) {
    guard document.printed == nil else {
      let kept = document.keepUnprinted(deleted: session.deletedRows, reason)
      OutputFile.complain(kept?.message ?? "")
      return
    }
    try document.finish(deleted: session.deletedRows)
  }

  /// What writes in the font that was asked for, if one was.
  private func namedFont(in fonts: FontConfiguration) throws(ProgramError) -> TextShaper? {
    guard let font = options.font else { return nil }
    do { return try TextShaper(font: font, in: fonts) } catch {
      throw .noFont(error, named: font)
    }
  }

  private func openRecorder() throws(ProgramError) -> TraceWriter? {
    guard let recording else { return nil }
    try refuseToRecordOverOther(recording)
    do { return try TraceWriter(creating: recording) } catch { throw .unusable(error) }
  }

  /// A recording takes the place of another one, and of nothing else.
  private func refuseToRecordOverOther(_ recording: SystemString) throws(ProgramError) {
    guard let start = recording.isRegularFile ? try? bytes(ofFile: recording, atMost: 1 << 16) : nil
    else { return }
    if !start.isEmpty, !TraceReader.isTrace(beginningWith: start) {
      throw .refused(
        "'\(recording)' is not empty and no recording: \(OptionName.record) would write over it")
    }
  }
}
