import Glibc
import SwipeCore
import SwipeLines
import SwipeSDL

/// A replay as the command line asks for it: read, played, told and pictured.
///
///     try ReplayTask(document, options, replay).run()
///
/// It needs no display, and a font only for pictures.
struct ReplayTask {
  private let document: Document
  private let options: Options
  private let replay: ReplayOptions
  private let theme: Theme

  init(_ document: Document, _ options: Options, _ replay: ReplayOptions) {
    self.document = document
    self.options = options
    theme = options.theme
    self.replay = replay
  }

  /// Plays the trace and prints what happens.
  func run() throws(ProgramError) {
    do { try StandardStreams.makeSureIsOpen(STDOUT_FILENO) } catch { throw .output(error) }
    let trace = try readTrace()
    try document.start {}
    if case .failed(let words) = document.store.waitUntilRead() { throw .unsaved(words) }
    let shaper = try openShaper()
    let stage = options.stage(
      rowCount: document.store.rowCount, size: options.size, scale: options.scale ?? 1,
      theme: theme, shaper: shaper, isPipe: document.printed != nil)
    var player = Replay(trace, on: stage, frameRate: replay.frameRate, shots: replay.shots)
    var output = OutputFile.standardOutput
    try player.play { (step, stage) throws(ProgramError) in
      switch step {
      case .announced(let event): try output.report(Report.line(of: event))
      case .frame: try output.report(Report.frameLine(of: stage.list))
      case .shot(let shot): try take(shot, of: stage, shaper)
      case .ended: try output.report(Report.endLine(of: stage.list))
      }
    }
    do { try output.flush() } catch { throw .output(error) }
  }

  private func readTrace() throws(ProgramError) -> [TraceEvent] {
    let contents: [UInt8]
    do { contents = try bytes(ofFile: replay.trace) } catch { throw .unusable(error) }
    let trace: [TraceEvent]
    do {
      trace = try TraceReader.events(of: contents, file: replay.trace)
    } catch {
      throw .trace(error)
    }
    if let end = Replay.end(of: trace), let late = replay.shots.first(where: { $0.time > end }) {
      throw .usage(
        UsageError(
          "the trace ends at \(jsonNumber(end)) s, before '--shot' at \(jsonNumber(late.time)) s"))
    }
    return trace
  }

  /// What measures and draws text; where nothing has to be drawn, a font may be missing.
  private func openShaper() throws(ProgramError) -> TextShaper? {
    do {
      return try TextShaper(font: options.font)
    } catch {
      if options.font == nil, replay.shots.isEmpty { return nil }
      throw .noFont(error, named: options.font)
    }
  }

  private func take(
    _ shot: ReplayOptions.Shot, of stage: Stage, _ shaper: TextShaper?
  ) throws(ProgramError) {
    guard let shaper else { return }
    var frame: [DrawCommand] = []
    Painter(theme: theme).paint(stage.list, into: &frame)
    do {
      let picture = try Picture(size: stage.list.size, scale: stage.scale, shaper: shaper)
      picture.draw(frame, background: theme.background) { source in
        Texts.current.words(for: source, in: document, messages: Messages())
      }
      try picture.writePNG(to: shot.file)
    } catch {
      throw .display(error)
    }
  }
}

extension OutputFile {
  fileprivate mutating func report(_ line: String) throws(ProgramError) {
    do { try write(line) } catch { throw .output(error) }
  }
}
