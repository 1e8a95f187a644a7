import Glibc
import SwipeLines
import SystemText

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
  /// What a queue that was closed said at its end.
  private var remarks: [SaveRemark] = []

  /// Where the rows come from, and how.
  struct Source: Equatable, Sendable {
    var origin = Origin.sample
    var separator = RowSeparator.newline
    /// The rows that are printed at the end of a pipe.
    var printed = RowSelection.kept
    var isReadOnly = false
    var backupSuffix: SystemString?
    /// The file that collects what was deleted, once it cannot come back.
    var trash: SystemString?

    enum Origin: Equatable, Sendable {
      /// The list that the program brings along.
      case sample
      case standardInput
      case file(SystemString)
      /// A pipe with a name.
      case stream(SystemString)
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
    case protected(path: SystemString, ReadOnlyReason)
  }

  init(_ source: Source) throws(ProgramError) {
    self.source = source
    (title, store, destination) = try Self.open(source)
    try makeSureOfTrash()
  }

  /// Rows that are gone from the list must not be found to have no place at the end, nor come back.
  private func makeSureOfTrash() throws(ProgramError) {
    guard let trash = wantedTrash else { return }
    do { try Trash(trash).makeSureItCanBeWritten() } catch { throw .unwritable(error) }
  }

  private static func open(
    _ source: Source
  ) throws(ProgramError) -> (title: String, store: LineStore, destination: Destination) {
    let texts = Texts.current
    switch source.origin {
    case .sample:
      let path: SystemString
      do { path = try SampleList.path() } catch { throw .unusable(error) }
      let file = try reading { () throws(OpenError) in
        try ListFile(opening: path, isReadOnly: true)
      }
      return (texts.sampleTitle, file.store, .nowhere)
    case .standardInput:
      do {
        try StandardStreams.makeSureIsOpen(STDIN_FILENO)
      } catch {
        throw .unusable(error)
      }
      let store = try reading { () throws(OpenError) in
        try LineStore(readingFrom: STDIN_FILENO, separator: source.separator)
      }
      return (texts.pipeTitle, store, try standardOutput(for: source))
    case .stream(let path):
      let store = try reading { () throws(OpenError) in
        try LineStore(opening: path, separator: source.separator)
      }
      let name = path.name.description
      let title = source.isReadOnly ? texts.readOnlyTitle(name) : name
      return (title, store, try standardOutput(for: source))
    case .file(let path):
      let file = try reading { () throws(OpenError) in
        try ListFile(
          opening: path, separator: source.separator, isReadOnly: source.isReadOnly,
          backupSuffix: source.backupSuffix, trash: source.trash.map { Trash($0) })
      }
      let name = path.name.description
      switch file.access {
      case .writable(let saver): return (name, file.store, .file(saver, nil))
      case .readOnly(.asked): return (texts.readOnlyTitle(name), file.store, .nowhere)
      case .readOnly(let reason):
        return (texts.readOnlyTitle(name), file.store, .protected(path: path, reason))
      }
    }
  }

  /// Standard output as the place for what is left; it has to be there.
  private static func standardOutput(for source: Source) throws(ProgramError) -> Destination {
    if source.isReadOnly { return .nowhere }
    do { try StandardStreams.makeSureIsOpen(STDOUT_FILENO) } catch { throw .output(error) }
    return .standardOutput(source.printed)
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

  /// What the user should be told of the saves, each once.
  func takeRemarks() -> [SaveRemark] {
    defer { remarks = [] }
    guard case .file(_, let queue?) = destination else { return remarks }
    return remarks + queue.takeRemarks()
  }

  /// The name of the file that is saved to.
  var path: SystemString? {
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
    try settleTrash(of: saver, saver.savedDeletions)
    queue?.close()
    if let queue { remarks += queue.takeRemarks() }
    do {
      (title, store, destination) = try Self.open(source)
    } catch {
      destination = .protected(path: saver.path, .isNotRegularFile)
      throw error
    }
    try start(onChange)
  }

  /// What a pipe prints at its end; nil: it is none.
  var printed: RowSelection? {
    if case .standardOutput(let selection) = destination { selection } else { nil }
  }

  /// Whether the program that the rows come from has not ended; the end of a file is near.
  var isStillRead: Bool {
    if source.origin == .standardInput, StandardInput.isFile { return false }
    return store.isStillRead
  }

  /// Why nothing will be saved, to be said at the start.
  var protection: (path: SystemString, reason: ReadOnlyReason)? {
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
    if case .file(let saver, let queue?) = destination {
      var state = queue.flush()
      try attempt { () throws(ProgramError) in try settleTrash(of: saver, deleted) }
      // Without the trash that stood in the way, if one did.
      if !failures.isEmpty { state = queue.flush() }
      try attempt { () throws(ProgramError) in try deliver(deleted, state) }
      queue.close()
    } else {
      try attempt { () throws(ProgramError) in try deliver(deleted) }
      try attempt { () throws(ProgramError) in try discard(deleted) }
    }
    if !failures.isEmpty { throw .unsaved(failures.joined(separator: "\nswipelist: ")) }
  }

  private func deliver(_ deleted: [Int]) throws(ProgramError) {
    switch destination {
    case .nowhere, .file:
      return
    case .standardOutput(let selection):
      try print(selection, deleted: deleted)
    case .protected(let path, let reason):
      if deleted.isEmpty { return }
      throw .unsaved(try keptElsewhere(deleted, "\(path): \(reason)"))
    }
  }

  private func deliver(_ deleted: [Int], _ state: SaveState) throws(ProgramError) {
    switch state {
    case .saved: return
    case .pending: throw .unsaved(try keptElsewhere(deleted, "not saved"))
    case .unsaved(let error): throw .unsaved(try keptElsewhere(deleted, error.description))
    }
  }

  /// Prints the rows that have come: of a file all, of another program those it has sent so far.
  private func print(_ selection: RowSelection, deleted: [Int]) throws(ProgramError) {
    if source.origin == .standardInput, StandardInput.isFile { _ = store.waitUntilRead() }
    let state = store.takeProgress().state
    store.stopReading()
    do {
      try store.writeRows(selection, deleted: deleted, to: STDOUT_FILENO)
    } catch .readerIsGone {
      throw .readerIsGone
    } catch {
      throw keptUnprinted(selection, deleted, "standard output: \(error)")
    }
    switch state {
    case .failed(let words): throw .unsaved("\(inputName): \(words)")
    case .reading where selection == .kept:
      let count = store.rowCount == 1 ? "1 row was" : "\(store.rowCount) rows were"
      throw .unsaved("\(inputName): \(count) read, and the input went on")
    case .reading, .finished, .stopped: return
    }
  }

  private var inputName: String {
    if case .stream(let path) = source.origin { path.description } else { "standard input" }
  }

  /// Keeps the rows that would have been printed in a file that it makes for that, where something was
  /// deleted; says which, and why, for somebody who ends the program otherwise.
  func keepUnprinted(deleted: [Int], _ reason: String) -> ProgramError? {
    guard case .standardOutput(let selection) = destination, !deleted.isEmpty else { return nil }
    store.stopReading()
    return keptUnprinted(selection, deleted, reason)
  }

  private func keptUnprinted(
    _ selection: RowSelection, _ deleted: [Int], _ reason: String
  ) -> ProgramError {
    let rows = selection == .kept ? "the rows as you left them" : "the rows that you deleted"
    do {
      let kept = try store.rescue(selection, deleted: deleted, of: nil)
      return .unsaved("\(reason); \(rows) are in \(kept)")
    } catch {
      return .unsaved("\(reason); nor could \(rows) be kept elsewhere: \(error)")
    }
  }

  /// Adds rows that cannot come back to the trash; where that fails, keeps them in another file.
  private func discard(_ rows: [Int]) throws(ProgramError) {
    guard let name = wantedTrash else { return }
    var trash = Trash(name)
    do { try trash.keepOnly(rows, of: store) } catch { throw keptOutsideTrash(rows, error) }
  }

  /// Has the trash of a file hold these of its rows; where that fails, keeps them in another file, and
  /// the list is saved without a trash.
  private func settleTrash(of saver: Saver, _ rows: [Int]) throws(ProgramError) {
    do { try saver.settleTrash(rows) } catch {
      let failure = keptOutsideTrash(rows, error)
      saver.giveUpTrash()
      throw failure
    }
  }

  private func keptOutsideTrash(_ rows: [Int], _ reason: SaveError) -> ProgramError {
    do {
      let kept = try store.rescue(.deleted, deleted: rows, of: source.trash)
      return .unsaved("\(reason); the deleted rows are in \(kept)")
    } catch {
      return .unsaved("\(reason); nor could the deleted rows be kept elsewhere: \(error)")
    }
  }

  /// What collects the deleted rows, where one was named and they are gone from where they came from.
  private var wantedTrash: SystemString? {
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
