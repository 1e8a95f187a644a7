import Glibc

/// A list opened from a file.
///
///     let file = try ListFile(opening: "todo.txt")
///     try file.store.startReading { wakeTheWindow() }
///     if case .writable(let saver) = file.access { … }
///
/// A window holds the file's advisory lock for as long as it may save to it, so a second window
/// on the same file opens read-only and says so.
public struct ListFile: Sendable {
  public let store: LineStore
  public let access: Access

  public enum Access: Sendable {
    case writable(Saver)
    case readOnly(ReadOnlyReason)
  }

  /// - Parameters:
  ///   - isReadOnly: never save, and lock nothing
  ///   - backupSuffix: before the first save, keep the list as it is now under this longer name
  public init(
    opening path: String, separator: RowSeparator = .newline, isReadOnly: Bool = false,
    backupSuffix: String? = nil
  ) throws(OpenError) {
    let store: LineStore
    do {
      // A pipe that nobody writes to yet must not keep the window from opening.
      let source = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      let claim = isReadOnly ? Claim.refused(.asked) : try ListFile.claim(path, source)
      store = try LineStore(try source.duplicate(), separator: separator)
      switch consume claim {
      case .granted(let claimed):
        let saver = Saver(claimed, store: store, backupSuffix: backupSuffix)
        access = .writable(saver)
      case .refused(let reason):
        access = .readOnly(reason)
      }
    } catch {
      throw OpenError(path, error)
    }
    self.store = store
    if separator == .newline, store.beginsWithZeroBytes { throw OpenError(path, .isNotText) }
  }
}

// MARK: - Claiming

extension ListFile {
  private enum Claim: ~Copyable {
    case granted(ClaimedFile)
    case refused(ReadOnlyReason)
  }

  /// Sees whether the file may be saved to, and takes its lock.
  private static func claim(
    _ path: String, _ source: borrowing Descriptor
  ) throws(SystemError) -> Claim {
    let status = try source.status()
    if status.st_mode & S_IFMT != S_IFREG { return .refused(.isNotRegularFile) }
    let target = try FilePath.resolved(path)
    if faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 {
      return .refused(.fileIsProtected(SystemError.last.sentence))
    }
    let directory = FilePath.directory(of: target)
    if faccessat(AT_FDCWD, directory, W_OK | X_OK, AT_EACCESS) != 0 {
      return .refused(.directoryIsProtected(SystemError.last.sentence))
    }
    if status.st_nlink > 1 { return .refused(.hasHardLinks(Int(status.st_nlink))) }
    if source.lock() == .heldByAnother { return .refused(.isInUse) }
    return .granted(
      ClaimedFile(
        path: path, target: target, descriptor: try source.duplicate(),
        fingerprint: Fingerprint(status)))
  }
}

extension LineStore {
  /// Whether the bytes read first hold a zero: no text does.
  fileprivate var beginsWithZeroBytes: Bool {
    let count = min(table.byteCount, LineReader.firstChunk)
    return table.bytes(0..<count).contains(0)
  }
}
