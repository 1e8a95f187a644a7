import Glibc
import SystemText

/// What a killed process left beside a list under the names of temporary files.
///
/// What the program made itself is removed: the list that it was writing, and the list as it was
/// before, once that had swapped its place with the new one. Anything else under such a name was
/// written by somebody else; it gets a name that shows, and is told.
enum StrayFiles {
  /// - Returns: the names that what was kept has now
  static func clear(beside target: SystemString) -> [SystemString] {
    let prefix = TemporaryFile.name(beside: target, mark: "").name
    let folder = target.directory.withCString { opendir($0) }
    guard let folder else { return [] }
    defer { closedir(folder) }
    var kept: [SystemString] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { SystemString($0) }
      guard name.hasPrefix(prefix) else { continue }
      let mark = SystemString(name.bytes.dropFirst(prefix.bytes.count))
      let path = target.directory.appending(name)
      if isMark(mark), let name = settle(path, mark, beside: target) { kept.append(name) }
    }
    return kept
  }

  /// Removes a file with such a name if it is certain that this program made it; else makes it show,
  /// and returns the name it has then.
  static func settle(
    _ path: SystemString, _ mark: SystemString, beside target: SystemString
  ) -> SystemString? {
    // Not a link, nor a pipe that nobody writes to.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    guard let file = try? Descriptor(opening: path, flags), let status = try? file.status(),
      status.st_mode & S_IFMT == S_IFREG, file.lock() != .heldByAnother
    else { return nil }
    // What somebody has open may yet be written to; it is looked at the next time.
    if file.writers == .somebody { return nil }
    if status.st_size == 0 || FileMark.isOurs(mark, status) {
      path.remove()
      return nil
    }
    return show(path, beside: target)
  }

  /// Gives a hidden file a name that shows.
  static func show(_ path: SystemString, beside target: SystemString) -> SystemString? {
    let name = shownName(beside: target)
    do {
      try path.rename(to: name)
      return name
    } catch {
      return nil
    }
  }

  private static func shownName(beside target: SystemString) -> SystemString {
    target.sibling(suffix: ".swipelist-found-", room: 6).withRandomSuffix()
  }

  /// Whether a temporary file of this program could have it: letters, digits and hyphens.
  private static func isMark(_ mark: SystemString) -> Bool {
    let isOfFirstName = mark.bytes.count == 6
    return (isOfFirstName || mark.hasPrefix("new-") || mark.hasPrefix("old-"))
      && mark.bytes.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
  }
}
