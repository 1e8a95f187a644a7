import Glibc
import SystemText

/// A file this process may save to: where it is, its lock, and how it was seen last.
struct ClaimedFile: ~Copyable {
  /// As the person named it.
  let path: SystemString
  /// Where it is, links followed.
  var target: SystemString
  /// Open for reading and locked; after a save this is the new file.
  var descriptor: Descriptor
  var fingerprint: Fingerprint
  /// What is in it.
  var saved = SavedList()
  /// Whether somebody else's version is in it instead, which the user has given up.
  var isGivenUp = false
  /// What was there when the user was told of a change: all that a forced save may be saved over.
  var told: Version?
  /// The files that were here before, as far as somebody may still be writing to them.
  var replaced: [ReplacedFile] = []
  /// A write in place that failed half-way.
  var unfinished: PendingWrite?
  /// What others appended to the file while it was written in place.
  var appended: [UInt8] = []
  /// What the user should be told.
  var remarks: [SaveRemark] = []

  init(
    path: SystemString, target: SystemString, descriptor: consuming Descriptor,
    fingerprint: Fingerprint
  ) {
    self.path = path
    self.target = target
    self.descriptor = descriptor
    self.fingerprint = fingerprint
  }
}

// MARK: - Knowing it again

extension ClaimedFile {
  /// What is found under the file's name.
  enum Version: Sendable {
    case nothing
    case file(Fingerprint)

    /// Whether it has the same bytes, as far as a look from outside can tell.
    func isSame(as other: Version?) -> Bool {
      switch (self, other) {
      case (.nothing, .nothing?): true
      case (.file(let file), .file(let other)?): file.isUntouched(since: other)
      case (_, nil), (.nothing, .file?), (.file, .nothing?): false
      }
    }
  }

  /// Whether nobody has touched the file since it was seen last.
  var isAsSeen: Bool {
    guard let status = try? path.status() else { return false }
    return Fingerprint(status) == fingerprint && replaced.allSatisfy(\.isUntouched)
  }

  /// Throws unless the file is the one seen last, or one with the very same bytes. When forced, takes
  /// the version that the user was told of as well, and rows that were added to a file that somebody
  /// was known to write to.
  mutating func makeSureItIsKnown(_ store: LineStore, isForced: Bool) throws(SaveError) {
    let status: stat
    do {
      status = try path.status()
    } catch {
      guard error.code == ENOENT || error.code == ENOTDIR else { throw failed(error) }
      // When forced, it is saved where it was.
      if isForced, Version.nothing.isSame(as: told) { return }
      throw tell(.removed, .nothing)
    }
    let seen = Fingerprint(status)
    if seen == fingerprint { return }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    if isFile, try holds(store) {
      isGivenUp = false
    } else if isFile, isForced, Version.file(seen).isSame(as: told) {
      isGivenUp = true
    } else if isForced, Version.file(fingerprint).isSame(as: told),
      try takeAppended(seen, into: store)
    {
      // They are rows of the list now.
    } else {
      throw tell(seen.isSameFile(as: fingerprint) ? .changed : .replaced, .file(seen))
    }
    try adopt(seen)
  }

  /// Takes in what was appended to the file since it was seen last, if that is all that was done to it
  /// and all of it is whole rows.
  private mutating func takeAppended(
    _ seen: Fingerprint, into store: LineStore
  ) throws(SaveError) -> Bool {
    guard seen.isSameFile(as: fingerprint), seen.size > fingerprint.size else { return false }
    let file = try opened()
    do {
      guard try saved.comparison(of: file, with: store).isEqual else { return false }
      var appended: [UInt8] = []
      try file.forEachPiece(from: fingerprint.size) { appended += $0 }
      appended.removeSubrange(min(appended.count, seen.size - fingerprint.size)...)
      guard appended.last == store.separator.byte, try store.take(appended) else { return false }
    } catch {
      throw failed(error)
    }
    saved.byteCount = store.table.byteCount
    return true
  }

  /// Takes the file that is there now for the one to save to.
  private mutating func adopt(_ seen: Fingerprint) throws(SaveError) {
    if !seen.isSameFile(as: fingerprint) {
      let file = try opened()
      if file.lock() == .heldByAnother {
        throw .failed(name: path.description, ReadOnlyReason.isInUse.description)
      }
      do {
        target = try path.resolved()
      } catch {
        throw failed(error)
      }
      descriptor = file
    }
    fingerprint = seen
  }

  private func opened() throws(SaveError) -> Descriptor {
    do {
      return try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
    } catch {
      throw failed(error)
    }
  }

  /// Whether the file holds exactly the list as it was saved last.
  private func holds(_ store: LineStore) throws(SaveError) -> Bool {
    let file = try opened()
    do {
      var comparison = try saved.comparison(of: file, with: store)
      return try comparison.isEqualToTheEnd()
    } catch {
      throw failed(error)
    }
  }

  func failed(_ failure: SystemError) -> SaveError {
    .failed(name: path.description, failure.sentence)
  }

  /// The error that tells the user of a change, which made this version.
  mutating func tell(_ change: SaveError.ForeignChange, _ version: Version) -> SaveError {
    told = version
    return .changedByOthers(name: path.description, change)
  }
}

// MARK: - Saving to it

extension ClaimedFile {
  /// What came of an attempt to save.
  enum Outcome {
    case saved
    /// Somebody else has touched the file, which is left as they made it.
    case changed(SaveError.ForeignChange, Version)
    /// The file cannot be replaced by another one that is the same in all but its bytes.
    case notReplaceable
  }

  /// Makes the file hold the list without the deleted rows: by a new file in its place, or where that
  /// would change more than its bytes, by writing to it.
  mutating func save(_ store: LineStore, deleted: [Int], isForced: Bool) throws(SaveError) {
    let outcome: Outcome
    do throws(SystemError) {
      if !isForced, descriptor.lastingWriters == .somebody {
        outcome = .changed(.beingWritten, .file(fingerprint))
      } else if try descriptor.status().st_nlink > 1 {
        outcome = try write(store, deleted: deleted)
      } else {
        let first = try replace(store, deleted: deleted, isForced: isForced)
        if case .notReplaceable = first {
          outcome = try write(store, deleted: deleted)
        } else {
          outcome = first
        }
      }
    } catch {
      throw failed(error)
    }
    if case .changed(let change, let version) = outcome { throw tell(change, version) }
    told = nil
    saved = SavedList(deleted: deleted, byteCount: store.table.byteCount)
    isGivenUp = false
  }

  /// Waits until the disk has the file's name.
  func synchronizeDirectory() throws(SaveError) {
    do {
      try Descriptor.synchronize(directory: target.directory)
    } catch {
      throw failed(error)
    }
  }

  /// Puts away what a killed process left of its saves.
  mutating func clearStrays() {
    for name in StrayFiles.clear(beside: target) {
      remarks.append(.foundForeignFile(name.description))
    }
  }

  mutating func takeRemarks() -> [SaveRemark] {
    defer { remarks = [] }
    return remarks
  }

  func release() {
    descriptor.unlock()
  }
}
