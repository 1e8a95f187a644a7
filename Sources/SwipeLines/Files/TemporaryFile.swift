import Glibc
import SystemText

/// A new file beside another one, which is to take its place or to vanish.
///
/// While it is written it is called `.todo.txt.swipelist-new-NUMBER`, by its own inode; then, for the
/// instant in which it and the old one swap their places, `.todo.txt.swipelist-old-MARK-MARK`, by what
/// the two are. So if the process is killed, the next one can tell a file that it made from one that
/// somebody else did: see `StrayFiles`.
struct TemporaryFile: ~Copyable {
  private(set) var path: SystemString
  private let target: SystemString
  /// To write to.
  let descriptor: Descriptor
  /// Read-only, and locked for as long as this process lives.
  let claim: Descriptor

  init(beside target: SystemString) throws(SystemError) {
    while true {
      if let file = try TemporaryFile(trying: target) {
        self = file
        return
      }
    }
  }

  /// Nil where the name was taken, or somebody who cleans up was quicker than our lock.
  private init?(trying target: SystemString) throws(SystemError) {
    let first = TemporaryFile.name(beside: target, mark: "").withRandomSuffix()
    let made: Descriptor
    do {
      made = try Descriptor(creating: first)
    } catch {
      if error.code == EEXIST { return nil }
      throw error
    }
    let claim = try Descriptor(opening: first, O_RDONLY)
    let status = try made.status()
    if claim.lock() == .heldByAnother || status.st_nlink == 0 { return nil }
    let path = TemporaryFile.name(beside: target, mark: FileMark(beingWritten: status).text)
    try first.rename(to: path)
    self.init(path: path, target: target, descriptor: made, claim: claim)
  }

  private init(
    path: SystemString, target: SystemString, descriptor: consuming Descriptor,
    claim: consuming Descriptor
  ) {
    self.path = path
    self.target = target
    self.descriptor = descriptor
    self.claim = claim
  }

  /// Takes the name under which it may swap places with `old`: nothing is written to it any more.
  mutating func prepareToSwap(with old: Fingerprint) throws(SystemError) {
    let new = Fingerprint(try descriptor.status())
    let name = TemporaryFile.name(beside: target, mark: FileMark(swapping: new, with: old).text)
    try path.rename(to: name)
    path = name
  }

  /// Closes it for writing, and hands on what is left open: read-only, and locked.
  consuming func finished() -> Descriptor { claim }

  /// The name of a temporary file for `target`, which ends in its mark.
  static func name(beside target: SystemString, mark: SystemString) -> SystemString {
    target.sibling(".", suffix: ".swipelist-", room: FileMark.longest) + mark
  }
}

/// The end of a temporary file's name, which tells what the file is.
struct FileMark {
  let text: SystemString

  /// The longest, in bytes.
  static let longest = SystemString("old-").bytes.count + 16 + 1 + 16

  init(beingWritten status: stat) {
    text = "new-" + SystemString(String(status.st_ino, radix: 16))
  }

  init(swapping new: Fingerprint, with old: Fingerprint) {
    text = "old-" + FileMark.digits(new) + "-" + FileMark.digits(old)
  }

  /// Whether the file is the one that was being written, or one of the two that were swapping.
  static func isOurs(_ mark: SystemString, _ status: stat) -> Bool {
    if mark == FileMark(beingWritten: status).text { return true }
    let parts = mark.bytes.split(separator: UInt8(ascii: "-")).map { SystemString($0) }
    return parts.count == 3 && parts[0] == "old"
      && parts[1...].contains(digits(Fingerprint(status)))
  }

  /// Sixteen digits for a file and for when its bytes were changed last.
  private static func digits(_ file: Fingerprint) -> SystemString {
    // FNV-1a's prime and start, taken in words of 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let words = [
      UInt64(file.inode), UInt64(file.size), UInt64(bitPattern: Int64(file.modified.seconds)),
      UInt64(file.modified.nanoseconds),
    ]
    for word in words {
      hash = (hash ^ word) &* 0x100_0000_01b3
      hash ^= hash >> 32
    }
    let digits = String(hash, radix: 16)
    return SystemString(String(repeating: "0", count: 16 - digits.count) + digits)
  }
}
