import Glibc
import SwipeLines

/// The list that is open: its name, its rows, and what becomes of those that are left.
///
///     let document = try Document(options.source)
///     try document.start { window.wake() }
///     document.schedule(deleted: [4])
///     …
///     try document.finish(deleted: [4])
final class Document {
  private(set) var title: String
  private(set) var store: LineStore
  private var destination: Destination
  private let source: Source

  /// Where the rows come from, and how.
  struct Source: Equatable, Sendable {
    var origin = Origin.sample
    var separator = RowSeparator.newline
    /// The rows that are printed at the end of a pipe.
    var printed = RowSelection.kept
    var isReadOnly = false
    var backupSuffix: String?
    /// The file that collects what was deleted, once it cannot come back.
    var trash: String?

    enum Origin: Equatable, Sendable {
      /// The list that the program brings along.
      case sample
      case standardInput
      case file(String)
    }
  }

  /// What becomes of the rows that are left.
  private enum Destination {
    /// Nothing: it is the sample, or only looked at.
    case nowhere
    /// They are printed at the end.
    case standardOutput(RowSelection)
    /// They are saved by themselves, once the queue has been started.
    case file(Saver, SaveQueue?)
    /// They cannot be saved, for a reason that was said at the start.
    case protected(path: String, ReadOnlyReason)
  }

  init(_ source: Source) throws(ProgramError) {
    self.source = source
    (title, store, destination) = try Self.open(source)
    try makeSureTrashIsOne()
  }

  /// Rows that are gone from the list must not be found to have no place at the end, nor come back.
  private func makeSureTrashIsOne() throws(ProgramError) {
    guard let trash = wantedTrash else { return }
    if case .file(let list) = source.origin, isSameFile(list, trash) {
      throw .usage(UsageError("'\(list)' is the list itself: name another file for --trash"))
    }
    do { try Trash(trash).makeSureItCanBeWritten() } catch { throw .unwritable(error) }
  }

  private static func open(
    _ source: Source
  ) throws(ProgramError) -> (title: String, store: LineStore, destination: Destination) {
    let texts = Texts.current
    switch source.origin {
    case .sample:
      let path: String
      do { path = try SampleList.path() } catch { throw .unusable(error) }
      let file = try reading { () throws(OpenError) in
        try ListFile(opening: path, isReadOnly: true)
      }
      return (texts.sampleTitle, file.store, .nowhere)
    case .standardInput:
      let store = try reading { () throws(OpenError) in
        try LineStore(readingFrom: STDIN_FILENO, separator: source.separator)
      }
      return (texts.pipeTitle, store, .standardOutput(source.printed))
    case .file(let path):
      let file = try reading { () throws(OpenError) in
        try ListFile(
          opening: path, separator: source.separator, isReadOnly: source.isReadOnly,
          backupSuffix: source.backupSuffix)
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      switch file.access {
      case .writable(let saver): return (name, file.store, .file(saver, nil))
      case .readOnly(.asked): return (texts.readOnlyTitle(name), file.store, .nowhere)
      case .readOnly(let reason):
        return (texts.readOnlyTitle(name), file.store, .protected(path: path, reason))
      }
    }
  }

  /// Does something that may find the list unreadable.
  private static func reading<Result>(
    _ body: () throws(OpenError) -> Result
  ) throws(ProgramError) -> Result {
    do { return try body() } catch { throw .unreadable(error) }
  }
}

// MARK: - While it is open

extension Document {
  /// Reads the rest of the rows, and saves what `schedule` says from now on; `onChange` is called
  /// on another thread when there is something new to look at.
  func start(_ onChange: @escaping @Sendable () -> Void) throws(ProgramError) {
    try Self.reading { () throws(OpenError) in try store.startReading(onChange) }
    guard case .file(let saver, nil) = destination else { return }
    do {
      destination = .file(saver, try SaveQueue(saver) { _ in onChange() })
    } catch {
      throw .unsaved(error.description)
    }
  }

  /// The rows that are gone now, in order: it is saved without them.
  func schedule(deleted: [Int]) {
    if case .file(_, let queue?) = destination { queue.schedule(deleted: deleted) }
  }

  /// How the file stands against the list.
  var saveState: SaveState {
    if case .file(_, let queue?) = destination { queue.state } else { .saved }
  }

  /// The name of the file that is saved to.
  var path: String? {
    if case .file(let saver, _) = destination { saver.path } else { nil }
  }

  /// Looks whether somebody else has touched the file, or whether it can be saved by now.
  func look() {
    if case .file(_, let queue?) = destination { queue.look() }
  }

  /// Saves over what somebody else made of the file.
  func saveAnyway() {
    if case .file(_, let queue?) = destination { queue.saveAnyway() }
  }

  /// Takes the file as it is now in place of the list. Where it cannot be read, the list stays.
  func reload(_ onChange: @escaping @Sendable () -> Void) throws(ProgramError) {
    guard case .file(let saver, let queue) = destination else { return }
    _ = try Self.reading { () throws(OpenError) in
      try ListFile(opening: saver.path, separator: source.separator, isReadOnly: true)
    }
    try discard(saver.savedDeletions)
    queue?.close()
    do {
      (title, store, destination) = try Self.open(source)
    } catch {
      destination = .protected(path: saver.path, .isNotRegularFile)
      throw error
    }
    try start(onChange)
  }

  /// Whether a key may end the program as an interrupt does.
  var isPipe: Bool {
    if case .standardOutput = destination { true } else { false }
  }

  /// Why nothing will be saved, to be said at the start.
  var protection: (path: String, reason: ReadOnlyReason)? {
    if case .protected(let path, let reason) = destination { (path, reason) } else { nil }
  }
}

// MARK: - At the end

extension Document {
  /// Prints or saves what is left; where that fails, keeps it in another file and says so. Whatever
  /// becomes of the list, what was deleted goes to the trash: nothing is lost between the two.
  func finish(deleted: [Int]) throws(ProgramError) {
    var failures: [String] = []
    func attempt(_ step: () throws(ProgramError) -> Void) throws(ProgramError) {
      do { try step() } catch {
        guard case .unsaved(let sentence) = error else { throw error }
        failures.append(sentence)
      }
    }
    try attempt { () throws(ProgramError) in try deliver(deleted) }
    try attempt { () throws(ProgramError) in try discard(deleted) }
    if !failures.isEmpty { throw .unsaved(failures.joined(separator: "\nswipelist: ")) }
  }

  private func deliver(_ deleted: [Int]) throws(ProgramError) {
    switch destination {
    case .nowhere:
      return
    case .standardOutput(let selection):
      try print(selection, deleted: deleted)
    case .file(_, let queue):
      switch queue?.flush() {
      case .saved, nil: queue?.close()
      case .pending: throw .unsaved(try keptElsewhere(deleted, "not saved"))
      case .unsaved(let error): throw .unsaved(try keptElsewhere(deleted, error.description))
      }
    case .protected(let path, let reason):
      if deleted.isEmpty { return }
      throw .unsaved(try keptElsewhere(deleted, "\(path): \(reason)"))
    }
  }

  /// Prints the rows that have come: of a file all, of another program those it has sent so far.
  private func print(_ selection: RowSelection, deleted: [Int]) throws(ProgramError) {
    let state: ReadingProgress.State
    if StandardInput.isFile {
      state = store.waitUntilRead()
    } else {
      state = store.takeProgress().state
      store.stopReading()
    }
    do {
      try store.writeRows(selection, deleted: deleted, to: STDOUT_FILENO)
    } catch {
      throw error == .readerIsGone ? .readerIsGone : .unsaved("standard output: \(error)")
    }
    if case .failed(let words) = state { throw .unsaved("standard input: \(words)") }
  }

  /// Adds rows that cannot come back to the trash; where that fails, keeps them in another file.
  private func discard(_ rows: [Int]) throws(ProgramError) {
    guard let trash = wantedTrash else { return }
    do { try Trash(trash).append(rows, of: store) } catch {
      let kept: String
      do { kept = try store.rescue(.deleted, deleted: rows, of: trash) } catch let second {
        throw .unsaved("\(error); nor could the deleted rows be kept elsewhere: \(second)")
      }
      throw .unsaved("\(error); the deleted rows are in \(kept)")
    }
  }

  /// What collects the deleted rows, where one was named and they are gone from where they came from.
  private var wantedTrash: String? {
    switch destination {
    case .nowhere, .protected: nil
    case .file, .standardOutput: source.trash
    }
  }

  /// Keeps what is left in a file that it makes for that, and says which.
  private func keptElsewhere(_ deleted: [Int], _ reason: String) throws(ProgramError) -> String {
    guard case .file(let path) = source.origin else { return reason }
    do {
      let kept = try store.rescue(deleted: deleted, of: path)
      return "\(reason); the list as you left it is in \(kept)"
    } catch {
      throw .unsaved("\(reason); nor could the list be kept elsewhere: \(error)")
    }
  }
}
