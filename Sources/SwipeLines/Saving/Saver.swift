import Glibc
import Synchronization
public import SystemText

/// Makes a file hold the list that is left, so that at every instant it holds either the list before
/// or the list after, or can be made to by the next start.
///
///     try saver.save(deleted: [2, 5])
///
/// The list is written to a new file beside it, flushed, given the old one's owner, permissions
/// and attributes, and put in its place in one step that also hands back what was there: if that
/// is not the file this saver knows, it is put back and nothing is lost. A symbolic link stays
/// one. Where a new file could not be the same in all but its bytes, the list is written into the one
/// that is there: see `PendingWrite`. What was saved last is known, so a save that would change
/// nothing writes nothing.
///
/// Rows reach the trash, if there is one, before the file that no longer has them takes its place.
public final class Saver: Sendable {
  public let store: LineStore
  /// The file as the person named it.
  public let path: SystemString
  private let work: Mutex<Work>

  private struct Work: ~Copyable {
    /// Nil once it has been given free.
    var file: ClaimedFile?
    /// The backup that is to be made before the first save.
    var backupSuffix: SystemString?
    var trash: Trash?
    var remarks: [SaveRemark] = []

    /// Whether the file lacks rows that came in since it was saved last.
    mutating func isBehind(_ store: LineStore) -> Bool { file?.saved.isBehind(store) ?? false }
  }

  init(
    _ file: consuming sending ClaimedFile, store: LineStore, backupSuffix: SystemString?,
    trash: Trash?
  ) {
    self.store = store
    path = file.path
    work = Mutex(Work(file: file, backupSuffix: backupSuffix, trash: trash))
  }
}

// MARK: - Saving

extension Saver {
  /// Saves the list without the deleted rows; waits until the list, whose reading must have been
  /// started, has been read.
  ///
  /// - Parameters:
  ///   - deleted: the deleted rows, in order, each once
  ///   - isForced: save over what the last error said of somebody else, who has changed, replaced or
  ///     removed the file or writes to it; what they did since is another error
  public func save(deleted: [Int], isForced: Bool = false) throws(SaveError) {
    try makeSureItWasRead()
    try work.withLock { work throws(SaveError) in
      precondition(work.file != nil, "a closed saver saves nothing")
      try work.file?.carryOver(into: store, isLast: false)
      try Saver.save(store, deleted: deleted, isForced: isForced, &work)
    }
  }

  private static func save(
    _ store: LineStore, deleted: [Int], isForced: Bool, _ work: inout Work
  ) throws(SaveError) {
    let isWanted = work.file?.saved.deleted != deleted || work.isBehind(store) || isForced
    if !isWanted { return }
    try work.file?.makeSureItIsKnown(store, isForced: isForced)
    if let suffix = work.backupSuffix { try work.file?.backUp(store, suffix: suffix) }
    work.backupSuffix = nil
    try work.trash?.add(deleted, of: store, like: work.file?.descriptor.number)
    try work.file?.save(store, deleted: deleted, isForced: isForced)
    try work.file?.synchronizeDirectory()
    try keepInTrash(deleted, store, &work)
  }

  /// Takes rows that came back out of the trash again.
  private static func keepInTrash(
    _ rows: [Int], _ store: LineStore, _ work: inout Work
  ) throws(SaveError) {
    guard var trash = work.trash else { return }
    defer { work.trash = trash }
    let left = try trash.keepOnly(rows, of: store, like: work.file?.descriptor.number)
    if left > 0 { work.remarks.append(.leftInTrash(trash.path.description, count: left)) }
  }

  /// Takes in what others appended to the file that was replaced, and throws unless the file is as it
  /// was seen last, or holds the very same bytes.
  ///
  /// - Returns: whether rows came in that are to be saved
  func look() throws(SaveError) -> Bool {
    // Nobody waits for the reading of a file that was left alone.
    if work.withLock({ $0.file?.isAsSeen ?? true }) { return false }
    try makeSureItWasRead()
    return try work.withLock { work throws(SaveError) in
      try work.file?.carryOver(into: store, isLast: false)
      try work.file?.makeSureItIsKnown(store, isForced: false)
      return work.isBehind(store)
    }
  }

  private func makeSureItWasRead() throws(SaveError) {
    switch store.waitUntilRead() {
    case .finished, .reading: break
    case .stopped:
      throw .failed(name: path.description, "not read to its end, so it is left as it is")
    case .failed(let words): throw .failed(name: path.description, words)
    }
  }
}

// MARK: - Besides

extension Saver {
  /// The rows that the file was saved without last.
  public var savedDeletions: [Int] { work.withLock { $0.file?.saved.deleted ?? [] } }

  /// What the user should be told, each once.
  public func takeRemarks() -> [SaveRemark] {
    work.withLock { work in
      let remarks = (work.file?.takeRemarks() ?? []) + work.remarks
      work.remarks = []
      return remarks
    }
  }

  /// Puts away what a killed process left of its saves.
  func clearStrays() {
    work.withLock { $0.file?.clearStrays() }
  }

  /// Makes these the rows of the list that are in the trash, whatever became of the list.
  ///
  /// - Parameter rows: in order, each once
  public func settleTrash(_ rows: [Int]) throws(SaveError) {
    try work.withLock { work throws(SaveError) in
      if work.trash == nil { return }
      try Saver.keepInTrash(rows, store, &work)
    }
  }

  /// Saves without a trash from now on: somebody has kept the rows elsewhere.
  public func giveUpTrash() {
    work.withLock { $0.trash = nil }
  }

  /// Takes in what others appended, for the last time, and gives the file free for other windows.
  /// Nothing can be saved afterwards.
  public func close() {
    work.withLock { work in
      if work.file == nil { return }
      var isSaved = true
      do {
        try work.file?.carryOver(into: store, isLast: true)
        if work.isBehind(store) {
          try Saver.save(store, deleted: work.file?.saved.deleted ?? [], isForced: false, &work)
        }
      } catch {
        isSaved = false
      }
      work.file?.letGo(isSaved: isSaved)
      work.trash?.removeIfEmpty()
      work.remarks = (work.file?.takeRemarks() ?? []) + work.remarks
      work.file?.release()
      work.file = nil
    }
  }
}
