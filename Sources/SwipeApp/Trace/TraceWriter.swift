public import SystemText

/// Writes a trace while it happens.
///
///     let writer = try TraceWriter(creating: "session.trace")
///     writer.write(TraceEvent(time: 0, .size(size, scale: 1)))
///     try writer.finish()
///
/// Each line is the system's as soon as it is written, so that a crash leaves a trace of what led
/// to it. After a failure nothing more is written: the window goes on, and `finish` tells.
public final class TraceWriter {
  private var output: OutputFile
  private var failure: FileError?

  public init(creating path: SystemString) throws(FileError) {
    output = try OutputFile(creating: path)
  }

  public func write(_ event: TraceEvent) {
    guard failure == nil else { return }
    do {
      try output.write(event.line)
      try output.flush()
    } catch {
      failure = error
    }
  }

  /// Says whether all of it was written.
  public func finish() throws(FileError) {
    if let failure { throw failure }
  }
}
