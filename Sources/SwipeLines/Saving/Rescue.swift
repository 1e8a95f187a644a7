import Glibc

extension LineStore {
  /// Keeps the selected rows of a list, which could not be saved to `path`, in a new file beside it
  /// or where the user may write, and returns that file's name.
  ///
  /// - Parameter deleted: the deleted rows, in order, each once
  public func rescue(
    _ selection: RowSelection = .kept, deleted: [Int], of path: String
  ) throws(SaveError) -> String {
    try Rescue.keep(self, selection, deleted: deleted, of: path)
  }
}

/// Keeps a list that could not be saved, in a file whose name the program then tells.
enum Rescue {
  /// Tries beside the file, then among the user's own files, then where temporary files go.
  static func keep(
    _ store: LineStore, _ selection: RowSelection, deleted: [Int], of path: String
  ) throws(SaveError) -> String {
    var failure = SaveError.failed(name: path, SystemError(ENOENT).sentence)
    for directory in directories(for: path) {
      let name = "\(directory)/\(FilePath.name(of: path)).swipelist-rescued-"
      do {
        return try write(store, selection, deleted: deleted, to: name + FilePath.randomSuffix())
      } catch {
        failure = .failed(name: name, error.sentence)
      }
    }
    throw failure
  }

  /// The places to try, in order; those of the user's own are made when their turn comes.
  private static func directories(for path: String) -> some Sequence<String> {
    let state = variable("XDG_STATE_HOME").map { [$0] }
    let home = variable("HOME").map { ["\($0)/.local", "\($0)/.local/state"] }
    let own = (state ?? home ?? []).last.map { "\($0)/swipelist" }
    let places = [FilePath.directory(of: path), own, variable("TMPDIR"), "/tmp"]
    return places.lazy.compactMap { $0 }.map { place in
      // If one cannot be made, writing into it says so.
      if place == own {
        for directory in (state ?? home ?? []) + [place] { mkdir(directory, 0o700) }
      }
      return place
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.hasPrefix("/") ? text : nil
  }

  private static func write(
    _ store: LineStore, _ selection: RowSelection, deleted: [Int], to path: String
  ) throws(SystemError) -> String {
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o600)
    do {
      try store.write(selection, deleted: deleted, to: file.number)
      try file.synchronize()
      return path
    } catch {
      unlink(path)
      throw error
    }
  }
}
