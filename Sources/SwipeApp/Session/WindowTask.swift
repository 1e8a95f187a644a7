import Glibc
import SwipeCore
import SwipeSDL

/// The list in a window, as the command line asks for it.
///
///     try WindowTask(document, options, .auto, recording: nil).run()
struct WindowTask {
  private let document: Document
  private let options: Options
  private let renderer: RendererChoice
  private let recording: String?
  private let theme: Theme

  init(
    _ document: Document, _ options: Options, _ renderer: RendererChoice, recording: String?
  ) {
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
    do {
      let shaper = try TextShaper(font: options.font)
      window = try Window(
        title: document.title, size: options.size, scale: options.scale ?? 1,
        renderer: renderer, shaper: shaper)
      let stage = options.stage(
        rowCount: document.lines.rowCount, size: window.size, scale: window.scale, theme: theme,
        shaper: shaper)
      session = Session(
        document, stage: stage, window: window, theme: theme, recorder: recorder)
    } catch {
      throw .display(error)
    }
    // The window goes with the process. To take it down before would race with what SDL may still
    // have on its way to it, and an X server answers that by ending the program.
    _ = Unmanaged.passRetained(window)
    try session.run()
  }

  private func openRecorder() throws(ProgramError) -> TraceWriter? {
    guard let recording else { return nil }
    try refuseToRecordOverList(recording)
    do { return try TraceWriter(creating: recording) } catch { throw .unusable(error) }
  }

  /// A recording must not take the place of the list itself.
  private func refuseToRecordOverList(_ recording: String) throws(ProgramError) {
    guard let list = options.file else { return }
    var (listStatus, recordingStatus) = (stat(), stat())
    guard stat(list, &listStatus) == 0, stat(recording, &recordingStatus) == 0 else { return }
    if listStatus.st_dev == recordingStatus.st_dev, listStatus.st_ino == recordingStatus.st_ino {
      throw .usage(UsageError("'\(list)' is the list itself: record to another file"))
    }
  }
}
