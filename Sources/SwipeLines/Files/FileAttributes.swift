import CLinux
import Glibc

/// What a file has besides its bytes: owner, group, permission bits, access control list and the other
/// extended attributes.
enum FileAttributes {
  /// Gives the second file all that the first one has.
  ///
  /// - Returns: whether it has it now; where the system does not let it, the second file is its
  ///   maker's alone
  static func copy(from source: Int32, to target: Int32) throws(SystemError) -> Bool {
    try copy(from: source, to: target) { _ in true }
  }

  /// Lets those use the second file who may use the first one, and nobody else.
  static func copyAccess(from source: Int32, to target: Int32) throws(SystemError) {
    _ = try copy(from: source, to: target) { $0.elementsEqual(accessList) }
  }

  /// The attribute that holds a file's access control list.
  private static let accessList = Array("system.posix_acl_access".utf8)

  private static func copy(
    from source: Int32, to target: Int32, attributes isWanted: ([UInt8]) -> Bool
  ) throws(SystemError) -> Bool {
    var status = stat()
    _ = try uninterrupted { fstat(source, &status) }
    do {
      _ = try uninterrupted { fchown(target, status.st_uid, status.st_gid) }
      try copyExtended(from: source, to: target, isWanted)
      // Last: a change of owner takes bits away, and a list's mask is among them.
      _ = try uninterrupted { fchmod(target, status.st_mode & 0o7777) }
      return true
    } catch {
      guard isRefusal(error) else { throw error }
      try keepToOneself(target)
      return false
    }
  }

  /// Takes away whom an access control list names; the permission bits stay.
  static func removeAccessList(from file: Int32) {
    remove(accessList, from: file)
  }

  private static func keepToOneself(_ file: Int32) throws(SystemError) {
    removeAccessList(from: file)
    _ = try uninterrupted { fchmod(file, 0o600) }
  }

  /// Whether the system does not let it, rather than fails at it.
  private static func isRefusal(_ failure: SystemError) -> Bool {
    [EPERM, EACCES, ENOTSUP, ENOSYS, EINVAL].contains(failure.code)
  }
}

// MARK: - Extended attributes

extension FileAttributes {
  /// Gives the second file those that the first one has, and takes away those that it got from its
  /// directory.
  private static func copyExtended(
    from source: Int32, to target: Int32, _ isWanted: ([UInt8]) -> Bool
  ) throws(SystemError) {
    let wanted = names(of: source).filter(isWanted)
    for name in wanted {
      guard let value = value(of: name, in: source), value != self.value(of: name, in: target)
      else { continue }
      _ = try uninterrupted { fsetxattr(target, terminated(name), value, value.count, 0) }
    }
    for name in names(of: target) where isWanted(name) && !wanted.contains(name) {
      remove(name, from: target)
    }
  }

  private static func names(of file: Int32) -> [[UInt8]] {
    let count = flistxattr(file, nil, 0)
    if count <= 0 { return [] }
    var names = [CChar](repeating: 0, count: count)
    let listed = flistxattr(file, &names, names.count)
    return names.prefix(max(0, listed)).split(separator: 0).map { name in
      name.map { UInt8(bitPattern: $0) }
    }
  }

  private static func value(of name: [UInt8], in file: Int32) -> [UInt8]? {
    let name = terminated(name)
    let size = fgetxattr(file, name, nil, 0)
    if size < 0 { return nil }
    var value = [UInt8](repeating: 0, count: size)
    let received = fgetxattr(file, name, &value, value.count)
    return received < 0 ? nil : Array(value.prefix(received))
  }

  private static func remove(_ name: [UInt8], from file: Int32) {
    fremovexattr(file, terminated(name))
  }

  private static func terminated(_ name: [UInt8]) -> [CChar] {
    name.map { CChar(bitPattern: $0) } + [0]
  }
}
