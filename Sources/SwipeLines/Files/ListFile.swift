import Glibc
public import SystemText

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

  /// A save to the file that a killed process had begun is finished first, where that is certain to be
  /// right.
  ///
  /// - Parameters:
  ///   - isReadOnly: never save, and lock nothing
  ///   - backupSuffix: before the first save, keep the list as it is now under this longer name
  ///   - trash: what collects the rows that the file is saved without
  public init(
    opening path: SystemString, separator: RowSeparator = .newline, isReadOnly: Bool = false,
    backupSuffix: SystemString? = nil, trash: Trash? = nil
  ) throws(OpenError) {
    do {
      // A pipe that nobody writes to yet must not keep the window from opening.
      let source = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      let claim = isReadOnly ? Claim.refused(.asked) : try ListFile.claim(path, source)
      store = try LineStore(try source.duplicate(), separator: separator)
      switch consume claim {
      case .granted(let claimed):
        access = .writable(
          Saver(claimed, store: store, backupSuffix: backupSuffix, trash: trash))
      case .refused(let reason):
        access = .readOnly(reason)
      }
    } catch {
      throw OpenError(path, error)
    }
    if let backupSuffix, case .writable = access {
      try ListFile.makeSureOfBackup(of: path, suffix: backupSuffix)
    }
    if separator == .newline, store.beginsWithZeroBytes { throw OpenError(path, .isNotText) }
  }
}

extension ListFile {
  /// The name of the backup of a file's list as it was.
  public static func backupName(of path: SystemString, suffix: SystemString) -> SystemString {
    ClaimedFile.backupName(of: (try? path.resolved()) ?? path, suffix: suffix)
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
    _ path: SystemString, _ source: borrowing Descriptor
  ) throws(SystemError) -> Claim {
    let target = try path.resolved()
    if let reason = try SaveWay(of: target, source).refusal { return .refused(reason) }
    if source.lock() == .heldByAnother { return .refused(.isInUse) }
    var remarks: [SaveRemark] = []
    switch try PendingWrite.finish(into: target) {
    case .nothingFound: break
    case .finished: remarks.append(.finishedSave(path.description))
    case .kept(let name):
      remarks.append(.keptUnfinishedSave(path.description, in: name.description))
    }
    var file = ClaimedFile(
      path: path, target: target, descriptor: try source.duplicate(),
      fingerprint: Fingerprint(try source.status()))
    file.remarks = remarks
    return .granted(file)
  }

  /// Throws unless the backup can be made, as far as can be told without making it.
  private static func makeSureOfBackup(
    of path: SystemString, suffix: SystemString
  ) throws(OpenError) {
    do {
      try path.resolved().directory.makeSure(mayBe: W_OK | X_OK)
    } catch {
      throw OpenError(ClaimedFile.backupName(of: path, suffix: suffix), error)
    }
  }
}

extension LineStore {
  /// Whether the bytes read first hold a zero: no text does.
  fileprivate var beginsWithZeroBytes: Bool {
    let count = min(table.byteCount, LineReader.firstChunk)
    return table.bytes(0..<count).contains(0)
  }
}
