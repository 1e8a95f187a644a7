import CLinux
import Glibc

/// What a file has besides its bytes: owner, group, permission bits, extended attributes (access
/// control lists among them).
enum FileAttributes {
  /// Gives the second file what the first one has, as far as the system lets it. Where the owner
  /// or the group cannot be given, nobody gets more rights than before.
  static func copy(from source: Int32, to target: Int32) throws(SystemError) {
    var status = stat()
    _ = try uninterrupted { fstat(source, &status) }
    var permissions = status.st_mode & 0o7777
    if fchown(target, status.st_uid, status.st_gid) != 0 {
      // Not every file system has owners, and only the system's own user may give files away.
      let special = mode_t(S_ISUID | S_ISGID)
      permissions &= ~special
      if fchown(target, uid_t.max, status.st_gid) != 0 {
        let others = permissions & 0o007
        permissions = permissions & ~0o070 | permissions & (others << 3)
      }
    }
    if fchmod(target, permissions) != 0 {
      let failure = SystemError.last
      if !isRefusal(failure) { throw failure }
    }
    try copyExtended(from: source, to: target)
  }

  private static func copyExtended(from source: Int32, to target: Int32) throws(SystemError) {
    let count = flistxattr(source, nil, 0)
    if count <= 0 { return }
    var names = [CChar](repeating: 0, count: count)
    let listed = flistxattr(source, &names, names.count)
    for name in names.prefix(max(0, listed)).split(separator: 0) {
      try copyExtended(Array(name) + [0], from: source, to: target)
    }
  }

  private static func copyExtended(
    _ name: [CChar], from source: Int32, to target: Int32
  ) throws(SystemError) {
    let size = fgetxattr(source, name, nil, 0)
    if size < 0 { return }
    var value = [UInt8](repeating: 0, count: size)
    let received = fgetxattr(source, name, &value, value.count)
    if received < 0 { return }
    if fsetxattr(target, name, value, received, 0) != 0 {
      let failure = SystemError.last
      if !isRefusal(failure) { throw failure }
    }
  }

  /// Whether the system does not let it, rather than fails at it.
  private static func isRefusal(_ failure: SystemError) -> Bool {
    [EPERM, EACCES, ENOTSUP, ENOSYS, EINVAL].contains(failure.code)
  }
}
