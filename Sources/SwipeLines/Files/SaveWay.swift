import CLinux
import Glibc
import SystemText

/// How a file can be saved to, as far as can be told when it is opened.
struct SaveWay {
  /// Why it cannot be saved to at all.
  private(set) var refusal: ReadOnlyReason?

  /// - Parameters:
  ///   - target: the file's name, links followed
  ///   - file: the same, open
  init(of target: SystemString, _ file: borrowing Descriptor) throws(SystemError) {
    let status = try file.status()
    refusal = try Self.refusal(of: target, file, status)
    if refusal != nil || Self.canBeReplaced(target, file, status) { return }
    do {
      try StateDirectory.makeSureItIsUsable()
    } catch {
      let place = StateDirectory.path?.description ?? "$HOME"
      refusal = .newListHasNoPlace("\(place): \(error.sentence)")
    }
  }

  private static func refusal(
    of target: SystemString, _ file: borrowing Descriptor, _ status: stat
  ) throws(SystemError) -> ReadOnlyReason? {
    if status.st_mode & S_IFMT != S_IFREG { return .isNotRegularFile }
    if file.isSystemState { return .isSystemState }
    do {
      try target.makeSure(mayBe: W_OK)
    } catch {
      return .fileIsProtected(error.sentence)
    }
    return file.has(STATX_ATTR_APPEND) ? .isAppendOnly : nil
  }

  /// Whether a new file in its place can be the same in all but its bytes.
  private static func canBeReplaced(
    _ target: SystemString, _ file: borrowing Descriptor, _ status: stat
  ) -> Bool {
    if status.st_nlink > 1 || file.has(STATX_ATTR_MOUNT_ROOT) { return false }
    guard (try? target.directory.makeSure(mayBe: W_OK | X_OK)) != nil else { return false }
    let user = geteuid()
    if user == 0 { return true }
    // The owner can be kept by root alone. Where the directory is sticky nobody else may replace it.
    return status.st_uid == user && isOwnGroup(status.st_gid)
  }

  /// Whether this process may give a file that group.
  private static func isOwnGroup(_ group: gid_t) -> Bool {
    if group == getegid() { return true }
    var groups = [gid_t](repeating: 0, count: Int(max(0, getgroups(0, nil))))
    let count = getgroups(Int32(groups.count), &groups)
    return groups.prefix(Int(max(0, count))).contains(group)
  }
}

extension Descriptor {
  /// Whether the file has an attribute that only Linux knows (`statx`).
  fileprivate func has(_ attribute: Int32) -> Bool {
    var status = statx()
    guard statx(number, "", swipelist_empty_path, 0, &status) == 0 else { return false }
    return status.stx_attributes & UInt64(attribute) != 0
  }

  /// Whether the file system is one whose files are the system's own state.
  fileprivate var isSystemState: Bool {
    var system = statfs()
    guard fstatfs(number, &system) == 0 else { return false }
    let kinds = [
      PROC_SUPER_MAGIC, SYSFS_MAGIC, DEBUGFS_MAGIC, TRACEFS_MAGIC, CGROUP_SUPER_MAGIC,
      CGROUP2_SUPER_MAGIC, SECURITYFS_MAGIC,
    ]
    return kinds.contains { Int($0) == Int(system.f_type) }
  }
}
