import Glibc
import SwipeCore
import SwipeSDL
import SystemText

/// The program.
public enum SwipeProgram {
  public static let version = "0.1.0"

  /// Does what the command line says, and ends with the status that tells how it went.
  public static func main() -> Never {
    StandardStreams.occupy()
    // A reader that goes away is an error of the write, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    do {
      try run(Array(arguments.dropFirst()))
      exit(0)
    } catch {
      if let message = error.message {
        OutputFile.complain(message)
      }
      exit(error.status)
    }
  }

  /// The command line as the system gave it; Swift's own list is made into text.
  private static var arguments: [SystemString] {
    CommandLine.unsafeArgv.withMemoryRebound(
      to: UnsafeMutablePointer<CChar>?.self, capacity: Int(CommandLine.argc)
    ) { words in
      (0..<Int(CommandLine.argc)).compactMap { place in
        words[place].map { SystemString(cString: $0) }
      }
    }
  }

  private static func run(_ arguments: [SystemString]) throws(ProgramError) {
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments: arguments, environment: SystemString.variable)
    } catch {
      throw .usage(error)
    }
    switch invocation {
    case .help: try show(helpText)
    case .version: try show("swipelist \(version)\n")
    case .run(let options): try run(options)
    }
  }

  private static func show(_ text: String) throws(ProgramError) {
    do {
      try StandardStreams.makeSureIsOpen(STDOUT_FILENO)
      var output = OutputFile.standardOutput
      try output.write(text)
      try output.flush()
    } catch {
      throw .output(error)
    }
  }

  /// Throws where the options make no sense for what their names lead to.
  private static func check(
    _ options: Options, _ source: Document.Source
  ) throws(ProgramError) {
    do { try options.makeSureTheyFit(source) } catch { throw .usage(error) }
    try options.makeSureFilesAreSeparate(source)
  }

  private static func run(_ options: Options) throws(ProgramError) {
    switch options.task {
    case .replay(let replay):
      // A replay writes to no list, and waits for no rows that nobody named.
      var source = options.source(inputMayHoldRows: false)
      if case .file = source.origin { source.isReadOnly = true }
      try check(options, source)
      try ReplayTask(try Document(source), options, replay).run()
    case .window(let renderer, let recording):
      let signals = SignalWatch()
      let source = options.source(inputMayHoldRows: StandardInput.mayHoldRows)
      try check(options, source)
      try WindowTask(
        try Document(source), options, renderer, recording: recording, signals: signals
      ).run()
    }
  }
}
