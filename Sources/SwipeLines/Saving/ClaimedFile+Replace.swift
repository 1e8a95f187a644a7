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
    let written = Fingerprint(try new.descriptor.status())
    let name = new.path
    return try put(
      new.finished(), name, written, SavedList(deleted: deleted, byteCount: store.table.byteCount),
      store, isForced: isForced)
  }

  /// Swaps the new file with the one that is there, and back again if that is not the known one or
  /// somebody is about to write to it.
  private mutating func put(
    _ new: consuming Descriptor, _ name: SystemString, _ written: Fingerprint, _ content: SavedList,
    _ store: LineStore, isForced: Bool
  ) throws(SystemError) -> Outcome {
    switch try swap(name, isForced: isForced) {
    case .swapped:
      if let change = foreignChange(behind: name, isForced: isForced) {
        putBack(name)
        letGo(ReplacedFile(new, path: name, written, content))
        return change
      }
      keepWatch(on: new, name: name, store)
    case .replaced:
      keepWatch(on: new, name: nil, store)
    case .removed:
      name.remove()
      return .changed(.removed, .nothing)
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
  private func foreignChange(behind name: SystemString, isForced: Bool) -> Outcome? {
    guard let status = try? name.status(followingLinks: false) else {
      return .changed(.removed, .nothing)
    }
    let old = Fingerprint(status)
    if !old.isSameFile(as: fingerprint) { return .changed(.replaced, .file(old)) }
    if !old.isUntouched(since: fingerprint) { return .changed(.changed, .file(old)) }
    let isWritten = !isForced && descriptor.lastingWriters == .somebody
    return isWritten ? .changed(.beingWritten, .file(fingerprint)) : nil
  }

  /// Gives the file that was there its place back, for the new one.
  private func putBack(_ name: SystemString) {
    do {
      try name.rename(to: target, swipelist_rename_exchange)
    } catch {
      // The new one was removed meanwhile; the old one goes back all the same.
      try? name.rename(to: target, swipelist_rename_no_replace)
    }
  }

  /// Removes a file that has had the list's place, once nobody can write to it; until then it is watched.
  /// One that is another file by now gets a name that shows.
  private mutating func letGo(_ file: ReplacedFile) {
    guard file.isThere else {
      if let shown = file.show(beside: target) {
        remarks.append(.foundForeignFile(shown.description))
      }
      return
    }
    if file.writers == .nobody, file.isUntouched {
      file.remove()
      return
    }
    replaced.append(file)
    // Where one cannot be asked who writes, none would ever be let go.
    if replaced.count > Self.mostWatched, let idle = replaced.firstIndex(where: \.isIdle) {
      replaced.remove(at: idle).remove()
    }
  }

  /// How many files are watched on a file system that does not tell who writes to them.
  private static var mostWatched: Int { 16 }

  /// Takes the new file for the one to save to, and lets go of the old one only where nobody can write
  /// to that any more.
  private mutating func keepWatch(
    on new: consuming Descriptor, name: SystemString?, _ store: LineStore
  ) {
    var old = new
    Swift.swap(&descriptor, &old)
    let byteCount = saved.byteCount ?? store.table.byteCount
    let content = isGivenUp ? nil : SavedList(deleted: saved.deleted, byteCount: byteCount)
    letGo(ReplacedFile(old, path: name, fingerprint, content))
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
    if replaced.isEmpty, appended.isEmpty { return }
    // What comes in now is not in the file, though nothing was saved yet.
    if saved.byteCount == nil { saved.byteCount = store.table.byteCount }
    let watched = replaced
    replaced = []
    var broughtBack: [ReplacedFile] = []
    do throws(SystemError) {
      for file in watched {
        switch try file.look(store, all: isLast) {
        case .none: replaced.append(file)
        case .appended(let rows):
          if try store.take(rows) { replaced.append(file) } else { broughtBack.append(file) }
        case .other: broughtBack.append(file)
        }
      }
      if try !store.take(appended) { fingerprint = fingerprint.unknown }
      appended = []
    } catch {
      replaced = watched
      throw failed(error)
    }
    for file in broughtBack { bringBack(file) }
  }

  /// Puts a file that was replaced in its place again.
  private mutating func bringBack(_ file: ReplacedFile) {
    guard let name = file.path else { return }
    do {
      try name.rename(to: target, swipelist_rename_exchange)
      file.forget()
      let content = SavedList(deleted: saved.deleted, byteCount: saved.byteCount)
      letGo(ReplacedFile(try descriptor.duplicate(), path: name, fingerprint, content))
    } catch {
      if let shown = file.show(beside: target) ?? StrayFiles.show(name, beside: target) {
        remarks.append(.foundForeignFile(shown.description))
      }
    }
  }

  /// Lets go of the files that were here before; one that is still written to gets a name that shows.
  ///
  /// - Parameter isSaved: whether the list's file holds what was appended to them
  mutating func letGo(isSaved: Bool) {
    for file in replaced {
      if file.isIdle, isSaved || !file.hasGivenRows {
        file.remove()
      } else if let shown = file.show(beside: target) {
        remarks.append(.stillWritten(path.description, in: shown.description))
      }
    }
    replaced = []
  }
}
