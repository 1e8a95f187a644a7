import Glibc
import Synchronization

/// Replaces a file by the list that is left, so that at every instant it holds either the list
/// before or the list after.
///
///     try saver.save(deleted: [2, 5])
///
/// The list is written to a new file beside it, flushed, given the old one's owner, permissions
/// and attributes, and put in its place in one step that also hands back what was there: if that
/// is not the file this saver knows, it is put back and nothing is lost. A symbolic link stays
/// one. What was saved last is known, so a save that would change nothing writes nothing.
public final class Saver: Sendable {
  public let store: LineStore
  /// The file as the person named it.
  public let path: String
  private let work: Mutex<Work>

  private struct Work: ~Copyable {
    /// Nil once it has been given free.
    var file: ClaimedFile?
    /// The rows that were deleted in the list as it was saved last.
    var saved: [Int] = []
    /// The backup that is to be made before the first save.
    var backupSuffix: String?
  }

  init(_ file: consuming ClaimedFile, store: LineStore, backupSuffix: String?) {
    self.store = store
    path = file.path
    work = Mutex(Work(file: file, backupSuffix: backupSuffix))
  }
}

// MARK: - Saving

extension Saver {
  /// Saves the list without the deleted rows; waits until the list, whose reading must have been
  /// started, has been read.
  ///
  /// - Parameters:
  ///   - deleted: the deleted rows, in order, each once
  ///   - isForced: save even if somebody else has changed, replaced or removed the file
  public func save(deleted: [Int], isForced: Bool = false) throws(SaveError) {
    try makeSureItWasRead()
    try work.withLock { work throws(SaveError) in
      precondition(work.file != nil, "a closed saver saves nothing")
      if deleted == work.saved, !isForced { return }
      try work.file?.makeSureItIsKnown(store, deleted: work.saved, isForced: isForced)
      if let suffix = work.backupSuffix { try work.file?.backUp(store, suffix: suffix) }
      work.backupSuffix = nil
      try work.file?.replace(store, deleted: deleted, isForced: isForced)
      work.saved = deleted
      try work.file?.synchronizeDirectory()
    }
  }

  /// Throws unless the file is as it was seen last, or holds the very same bytes.
  func makeSureItIsKnown() throws(SaveError) {
    // Nobody waits for the reading of a file that was left alone.
    if work.withLock({ $0.file?.isAsSeen ?? true }) { return }
    try makeSureItWasRead()
    try work.withLock { work throws(SaveError) in
      try work.file?.makeSureItIsKnown(store, deleted: work.saved, isForced: false)
    }
  }

  /// The rows that the file was saved without last.
  public var savedDeletions: [Int] { work.withLock { $0.saved } }

  private func makeSureItWasRead() throws(SaveError) {
    switch store.waitUntilRead() {
    case .finished, .reading: break
    case .stopped: throw .failed(name: path, "not read to its end, so it is left as it is")
    case .failed(let words): throw .failed(name: path, words)
    }
  }

  /// Removes what a killed process left of its saves.
  func removeStrays() {
    work.withLock { $0.file?.removeStrays() }
  }

  /// Gives the file free for other windows. Nothing can be saved afterwards.
  public func close() {
    work.withLock { work in
      work.file?.release()
      work.file = nil
    }
  }
}
