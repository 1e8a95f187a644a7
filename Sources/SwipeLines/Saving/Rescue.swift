import Glibc
public import SystemText

extension LineStore {
  /// Keeps rows that could not be saved or printed in a new file that nobody else may read, waits until
  /// the disk has it, and returns its name.
  ///
  /// It is made in the first place that takes it of the directory of `path`, `$XDG_STATE_HOME/swipelist`
  /// or else `~/.local/state/swipelist`, `$TMPDIR`, and `/tmp`.
  ///
  /// - Parameters:
  ///   - selection: which rows
  ///   - deleted: the deleted rows, in order, each once
  ///   - path: the file that they could not be saved to; nil for rows that came from no file
  public func rescue(
    _ selection: RowSelection = .kept, deleted: [Int], of path: SystemString?
  ) throws(SaveError) -> SystemString {
    var failure = SystemError(ENOENT)
    for place in Rescue.places(for: path) {
      do throws(SystemError) {
        return try Rescue.write(self, selection, deleted, of: path, to: place)
      } catch {
        failure = error
      }
    }
    throw .failed(name: Rescue.name(of: path).description, failure.sentence)
  }
}

private enum Rescue {
  /// Where a file can be made.
  enum Place {
    case directory(SystemString)
    /// The user's own, which may have to be made.
    case state
  }

  /// The places to try, in order.
  static func places(for path: SystemString?) -> [Place] {
    let temporary = SystemString.variable("TMPDIR").flatMap { $0.isAbsolute ? $0 : nil }
    return [
      path.map { .directory($0.directory) }, .state, temporary.map { .directory($0) },
      .directory("/tmp"),
    ]
    .compactMap(\.self)
  }

  /// What the files are called, but for a random end of six characters.
  static func name(of path: SystemString?) -> SystemString {
    SystemString.fileName(path?.name ?? "standard-input", suffix: ".swipelist-rescued-", room: 6)
  }

  static func write(
    _ store: LineStore, _ selection: RowSelection, _ deleted: [Int], of path: SystemString?,
    to place: Place
  ) throws(SystemError) -> SystemString {
    let directory =
      switch place {
      case .directory(let directory): directory
      case .state: try StateDirectory.make()
      }
    let name = directory.appending(name(of: path)).withRandomSuffix()
    let file = try Descriptor(creating: name)
    do {
      try store.write(selection, deleted: deleted, to: file.number)
      try file.synchronize()
      try Descriptor.synchronize(directory: directory)
      return name
    } catch {
      name.remove()
      throw error
    }
  }
}
