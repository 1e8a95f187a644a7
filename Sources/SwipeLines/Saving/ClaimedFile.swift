import CLinux
import Glibc

/// A file this process may replace: where it is, its lock, and how it was seen last.
struct ClaimedFile: ~Copyable {
  /// As the person named it.
  let path: String
  /// Where it is, links followed.
  private var target: String
  /// Open and locked; after a save this is the new file.
  private var descriptor: Descriptor
  private var fingerprint: Fingerprint

  init(
    path: String, target: String, descriptor: consuming Descriptor, fingerprint: Fingerprint
  ) {
    self.path = path
    self.target = target
    self.descriptor = descriptor
    self.fingerprint = fingerprint
  }
}

// MARK: - Knowing it again

extension ClaimedFile {
  /// Whether nobody has touched the file since it was seen last.
  var isAsSeen: Bool {
    var status = stat()
    return stat(path, &status) == 0 && Fingerprint(status) == fingerprint
  }

  /// Throws unless the file is the one seen last, or one with the very same bytes. When forced,
  /// takes whatever is there.
  mutating func makeSureItIsKnown(
    _ store: LineStore, deleted: [Int], isForced: Bool
  ) throws(SaveError) {
    var status = stat()
    if stat(path, &status) != 0 {
      let failure = SystemError.last
      guard failure.code == ENOENT || failure.code == ENOTDIR else { throw failed(failure) }
      // When forced, it is saved where it was.
      if isForced { return }
      throw .changedByOthers(name: path, .removed)
    }
    let seen = Fingerprint(status)
    if seen == fingerprint { return }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    if !isForced || !isFile {
      let change: SaveError.ForeignChange =
        seen.isSameFile(as: fingerprint) ? .changed : .replaced
      let isSame = isFile ? try holds(store, deleted: deleted) : false
      if !isSame { throw .changedByOthers(name: path, change) }
    }
    if status.st_nlink > 1 {
      let reason = ReadOnlyReason.hasHardLinks(Int(status.st_nlink))
      throw .failed(name: path, reason.description)
    }
    try adopt(seen)
  }

  /// Takes the file that is there now for the one to replace.
  private mutating func adopt(_ seen: Fingerprint) throws(SaveError) {
    if !seen.isSameFile(as: fingerprint) {
      let file = try opened()
      if file.lock() == .heldByAnother {
        throw .failed(name: path, ReadOnlyReason.isInUse.description)
      }
      do {
        target = try FilePath.resolved(path)
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

  /// Whether the file holds exactly the list without the deleted rows.
  private func holds(_ store: LineStore, deleted: [Int]) throws(SaveError) -> Bool {
    let file = try opened()
    do {
      var comparison = ByteComparison(file.number)
      try store.forEachPart(.kept, deleted: deleted) { range throws(SystemError) in
        try comparison.compare(store.table.bytes(range))
      }
      return try comparison.isEqualToTheEnd()
    } catch {
      throw failed(error)
    }
  }

  func failed(_ failure: SystemError) -> SaveError {
    .failed(name: path, failure.sentence)
  }
}

// MARK: - Replacing it

extension ClaimedFile {
  /// Puts the list without the deleted rows in the file's place.
  mutating func replace(
    _ store: LineStore, deleted: [Int], isForced: Bool
  ) throws(SaveError) {
    let change: SaveError.ForeignChange?
    do throws(SystemError) {
      let temporary = try written(store, deleted: deleted)
      let before = Fingerprint(try temporary.descriptor.status())
      if isForced {
        try put(temporary.path)
        change = nil
      } else {
        change = try exchange(temporary.path)
      }
      if change == nil {
        fingerprint = before.renamed(Fingerprint(try temporary.descriptor.status()))
        descriptor = temporary.descriptor
      }
    } catch {
      throw failed(error)
    }
    if let change { throw .changedByOthers(name: path, change) }
  }

  /// Waits until the disk has the file's name.
  func synchronizeDirectory() throws(SaveError) {
    do {
      try Descriptor.synchronize(directory: FilePath.directory(of: target))
    } catch {
      throw failed(error)
    }
  }

  /// Keeps the whole list as it was read under the file's name and `suffix`.
  func backUp(_ store: LineStore, suffix: String) throws(SaveError) {
    do throws(SystemError) {
      let temporary = try written(store, deleted: [])
      if rename(temporary.path, target + suffix) != 0 {
        let failure = SystemError.last
        unlink(temporary.path)
        throw failure
      }
    } catch {
      throw .failed(name: path + suffix, error.sentence)
    }
  }

  /// A new file beside this one, with its attributes and the list, all of it on the disk.
  private func written(_ store: LineStore, deleted: [Int]) throws(SystemError) -> TemporaryFile {
    let temporary = try TemporaryFile(beside: target)
    do throws(SystemError) {
      try store.write(.kept, deleted: deleted, to: temporary.descriptor.number)
      try FileAttributes.copy(from: descriptor.number, to: temporary.descriptor.number)
      try temporary.descriptor.synchronize()
    } catch {
      unlink(temporary.path)
      throw error
    }
    return temporary
  }

  /// Puts the new file there, whatever is there.
  private func put(_ new: String) throws(SystemError) {
    if rename(new, target) != 0 {
      let failure = SystemError.last
      unlink(new)
      throw failure
    }
  }

  /// Swaps the new file with the one that is there, and back again if it is not the known one.
  private func exchange(_ new: String) throws(SystemError) -> SaveError.ForeignChange? {
    if renameat2(AT_FDCWD, new, AT_FDCWD, target, swipelist_rename_exchange) != 0 {
      let failure = SystemError.last
      switch failure.code {
      case ENOENT:
        unlink(new)
        return .removed
      case EINVAL, ENOSYS, ENOTSUP:
        // A file system that cannot swap; it was looked at a moment ago.
        try put(new)
        return nil
      default:
        unlink(new)
        throw failure
      }
    }
    var status = stat()
    if lstat(new, &status) == 0, !Fingerprint(status).isUntouched(since: fingerprint) {
      let isSame = Fingerprint(status).isSameFile(as: fingerprint)
      if renameat2(AT_FDCWD, new, AT_FDCWD, target, swipelist_rename_exchange) == 0 {
        unlink(new)
      } else {
        // Ours was removed meanwhile; theirs goes back all the same.
        rename(new, target)
      }
      return isSame ? .changed : .replaced
    }
    unlink(new)
    return nil
  }
}

// MARK: - Around it

extension ClaimedFile {
  func removeStrays() {
    TemporaryFile.removeStrays(beside: target)
  }

  func release() {
    descriptor.unlock()
  }
}
