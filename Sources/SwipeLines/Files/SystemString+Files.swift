import CLinux
import Glibc
import SystemText

// Questions about names of files.

extension SystemString {
  /// The name with every symbolic link followed, from the root.
  func resolved() throws(SystemError) -> SystemString {
    let result = withCString { realpath($0, nil) }
    guard let result else { throw .last }
    defer { free(result) }
    return SystemString(cString: result)
  }

  /// What the file there is, links followed or not.
  func status(followingLinks: Bool = true) throws(SystemError) -> stat {
    var status = stat()
    _ = try uninterrupted {
      withCString { followingLinks ? stat($0, &status) : lstat($0, &status) }
    }
    return status
  }

  /// Throws unless this process may do that with it (`access`), with the rights it acts with.
  func makeSure(mayBe mode: Int32) throws(SystemError) {
    _ = try uninterrupted { withCString { faccessat(AT_FDCWD, $0, mode, AT_EACCESS) } }
  }

  /// Takes the name off the file.
  func remove() {
    withCString { _ = unlink($0) }
  }

  /// Gives the file another name; what has that name loses it.
  func rename(to other: SystemString) throws(SystemError) {
    _ = try uninterrupted {
      withCString { old in
        other.withCString { new in Glibc.rename(old, new) }
      }
    }
  }

  /// Gives the file another name, in a way of `renameat2` that not every file system has.
  func rename(to other: SystemString, _ flags: UInt32) throws(SystemError) {
    _ = try uninterrupted {
      withCString { old in
        other.withCString { new in renameat2(AT_FDCWD, old, AT_FDCWD, new, flags) }
      }
    }
  }

  /// This name, six letters and digits at random behind it.
  func withRandomSuffix() -> SystemString {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    return self + SystemString((0..<6).map { _ in letters.randomElement() ?? letters[0] })
  }

  /// The name of a file beside this one: `prefix`, its name and `suffix`, with so much cut off the end
  /// of its name that one of `room` more bytes is not too long for a file.
  func sibling(
    _ prefix: SystemString = "", suffix: SystemString, room: Int = 0
  ) -> SystemString {
    directory.appending(
      SystemString.fileName(name, prefix: prefix, suffix: suffix, room: room))
  }

  /// The longest name a file may have, in bytes: the system's NAME_MAX.
  private static let longestName = 255

  static func fileName(
    _ name: SystemString, prefix: SystemString = "", suffix: SystemString, room: Int = 0
  ) -> SystemString {
    let most = longestName - prefix.bytes.count - suffix.bytes.count - room
    return prefix + name.shortened(toBytes: most) + suffix
  }
}
