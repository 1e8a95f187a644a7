import Glibc

/// By what a file is known again: if it is equal, nobody has touched the file.
struct Fingerprint: Equatable, Sendable {
  let device: UInt
  let inode: UInt
  private(set) var size: Int
  private(set) var modified: Time
  private(set) var changed: Time

  struct Time: Equatable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }

  init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    modified = Time(status.st_mtim)
    changed = Time(status.st_ctim)
  }
}

extension Fingerprint {
  func isSameFile(as other: Fingerprint) -> Bool {
    device == other.device && inode == other.inode
  }

  /// Whether its bytes were left alone: a new name or new permissions do not count.
  func isUntouched(since other: Fingerprint) -> Bool {
    isSameFile(as: other) && size == other.size && modified == other.modified
  }

  /// The fingerprint of the file as if it ended there.
  func resized(_ size: Int) -> Fingerprint {
    var result = self
    result.size = size
    return result
  }

  /// A fingerprint of the file that it never has: somebody has to look at it.
  var unknown: Fingerprint { resized(-1) }

  /// The fingerprint after the file got its name, which changes only the time of its last change;
  /// what others did to its bytes in that instant still shows later.
  func renamed(_ now: Fingerprint) -> Fingerprint {
    var result = self
    result.changed = now.changed
    return result
  }
}
