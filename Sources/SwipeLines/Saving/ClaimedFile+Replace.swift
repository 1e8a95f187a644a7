import CLinux
import Glibc
import SystemText

// A new file in the place of the list's file.

extension ClaimedFile {
  /// Puts a new file with the list in the file's place, if that can be kept the same in all but its
  /// bytes.
  mutating func replace(
    _ store: LineStore, deleted: [Int], isForced: Bool
  ) throws(SystemError) -> Outcome {
    var new: TemporaryFile
    do {
      new = try TemporaryFile(beside: target)
    } catch {
      if isRefusal(error) { return .notReplaceable }
      throw error
    }
    do throws(SystemError) {
      // Twice: at first to know whether it can be done, then because writing may take some away.
      for isLast in [false, true] {
        guard try FileAttributes.copy(from: descriptor.number, to: new.descriptor.number) else {
          new.path.remove()
          return .notReplaceable
        }
        if !isLast { try store.write(.kept, deleted: deleted, to: new.descriptor.number) }
      }
      try new.descriptor.synchronize()
      try new.prepareToSwap(with: fingerprint)
    } catch {
      new.path.remove()
      throw error
    }
    return try put(new, store, isForced: isForced)
  }

  /// Swaps the new file with the one that is there, and back again if that is not the known one or
  /// somebody is about to write to it.
  private mutating func put(
    _ new: consuming TemporaryFile, _ store: LineStore, isForced: Bool
  ) throws(SystemError) -> Outcome {
    let written = Fingerprint(try new.descriptor.status())
    let name = new.path
    switch try swap(name, isForced: isForced) {
    case .swapped:
      if let change = foreignChange(behind: name, isForced: isForced) {
        putBack(name, unless: written)
        return .changed(change)
      }
      keepWatch(on: new.claim, name: name, store)
    case .replaced:
      keepWatch(on: new.claim, name: nil, store)
    case .removed:
      name.remove()
      return .changed(.removed)
    case .refused:
      name.remove()
      return .notReplaceable
    }
    // Only its name has changed; what others did to its bytes since still shows.
    fingerprint = written.renamed(Fingerprint(try descriptor.status()))
    return .saved
  }

  private enum Swap {
    /// The file that was there has the new one's name.
    case swapped
    /// The file that was there has no name any more.
    case replaced
    /// There was none.
    case removed
    case refused
  }

  private func swap(_ new: SystemString, isForced: Bool) throws(SystemError) -> Swap {
    do throws(SystemError) {
      do {
        try new.rename(to: target, swipelist_rename_exchange)
        return .swapped
      } catch {
        switch error.code {
        case ENOENT where !isForced: return .removed
        // A file system that cannot swap; the file was looked at a moment ago.
        case ENOENT, EINVAL, ENOSYS, ENOTSUP: try new.rename(to: target)
        default: throw error
        }
        return .replaced
      }
    } catch {
      if isRefusal(error) { return .refused }
      new.remove()
      throw error
    }
  }

  /// What somebody else has done to the file that is called `name` now.
  private func foreignChange(
    behind name: SystemString, isForced: Bool
  ) -> SaveError.ForeignChange? {
    guard let status = try? name.status(followingLinks: false) else { return .removed }
    let old = Fingerprint(status)
    if !old.isSameFile(as: fingerprint) { return .replaced }
    if !old.isUntouched(since: fingerprint) { return .changed }
    return !isForced && descriptor.lastingWriters == .somebody ? .beingWritten : nil
  }

  /// Gives the file that was there its place back, and removes the new one, which has had its place for
  /// a moment, if nobody has written to it.
  private mutating func putBack(_ name: SystemString, unless written: Fingerprint) {
    do {
      try name.rename(to: target, swipelist_rename_exchange)
    } catch {
      // The new one was removed meanwhile; the old one goes back all the same.
      try? name.rename(to: target, swipelist_rename_no_replace)
    }
    discard(name, ifStill: written)
  }

  /// Removes a file that was written here; where somebody has written to it, gives it a name that shows.
  private mutating func discard(_ name: SystemString, ifStill written: Fingerprint) {
    guard let status = try? name.status(followingLinks: false) else { return }
    if Fingerprint(status).isUntouched(since: written) {
      name.remove()
    } else if let shown = StrayFiles.show(name, beside: target) {
      remarks.append(.foundForeignFile(shown.description))
    }
  }

  /// Takes the new file for the one to save to, and lets go of the old one only where nobody can write
  /// to that any more.
  private mutating func keepWatch(
    on new: consuming Descriptor, name: SystemString?, _ store: LineStore
  ) {
    var old = new
    Swift.swap(&descriptor, &old)
    let content =
      isGivenUp
      ? nil
      : SavedList(
        deleted: saved.deleted, byteCount: saved.byteCount ?? store.table.byteCount)
    let file = ReplacedFile(old, path: name, fingerprint, content)
    if file.writers == .nobody {
      file.remove()
    } else {
      replaced.append(file)
    }
  }

  /// Whether the system does not let it, so that writing in place may be the way.
  private func isRefusal(_ failure: SystemError) -> Bool {
    [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(failure.code)
  }
}

// MARK: - The files that were replaced

extension ClaimedFile {
  /// Takes what others appended to the files that were here before. One that was changed otherwise
  /// comes back to its place, as a change that somebody has to decide about.
  ///
  /// - Parameter isLast: whether nobody will look again, so that half a row is taken as well
  mutating func carryOver(into store: LineStore, isLast: Bool) throws(SaveError) {
    do throws(SystemError) {
      for file in replaced {
        switch try file.look(store, all: isLast) {
        case .none: break
        case .appended(let rows):
          if try !store.take(rows) { bringBack(file) }
        case .other: bringBack(file)
        }
      }
      if try !store.take(appended) { fingerprint = fingerprint.unknown }
      appended = []
    } catch {
      throw failed(error)
    }
    let left = replaced.filter { $0.path != nil || $0.writers != .nobody }
    replaced = left
  }

  /// Puts a file that was replaced in its place again.
  private mutating func bringBack(_ file: ReplacedFile) {
    guard let name = file.path else { return }
    do {
      try name.rename(to: target, swipelist_rename_exchange)
      discard(name, ifStill: fingerprint)
    } catch {
      if let shown = file.show(beside: target) {
        remarks.append(.foundForeignFile(shown.description))
      }
    }
    file.forget()
  }

  /// Lets go of the files that were here before; one that is still written to gets a name that shows.
  ///
  /// - Parameter isSaved: whether the list's file holds what was appended to them
  mutating func letGo(isSaved: Bool) {
    for file in replaced {
      if file.writers != .somebody, isSaved || !file.hasGivenRows {
        file.remove()
      } else if let shown = file.show(beside: target) {
        remarks.append(.stillWritten(path.description, in: shown.description))
      }
    }
    replaced = []
  }
}
