import Glibc
import SystemText

// The list in the file that is there.

extension ClaimedFile {
  /// Writes the list into the file, which keeps its owner, its attributes and its other names.
  mutating func write(_ store: LineStore, deleted: [Int]) throws(SystemError) -> Outcome {
    let file = try Descriptor(opening: target, O_RDWR | O_NONBLOCK)
    let before = try file.status()
    if let change = foreignChange(of: Fingerprint(before)) { return change }
    let pending = try PendingWrite(of: store, deleted: deleted, into: target, descriptor)
    // It took a while.
    if let change = foreignChange(of: Fingerprint(try file.status())) {
      pending.forget()
      return change
    }
    do {
      appended += try pending.write(to: file)
    } catch {
      // What is there now was written here; the next attempt makes good for it.
      fingerprint = Fingerprint(try file.status())
      finish(unfinished: pending)
      throw error
    }
    pending.forget()
    finish(unfinished: nil)
    var after = try file.status()
    // A write takes away the right to run as the file's owner.
    if after.st_mode != before.st_mode, fchmod(file.number, before.st_mode & 0o7777) == 0 {
      after = try file.status()
    }
    fingerprint = Fingerprint(after)
    return .saved
  }

  private func foreignChange(of now: Fingerprint) -> Outcome? {
    if !now.isSameFile(as: fingerprint) { return .changed(.replaced, .file(now)) }
    return now.isUntouched(since: fingerprint) ? nil : .changed(.changed, .file(now))
  }

  /// Forgets what failed before, in favour of what failed now.
  private mutating func finish(unfinished new: consuming PendingWrite?) {
    var old = new
    swap(&unfinished, &old)
    if let old = consume old { old.forget() }
  }
}
