import Glibc

/// A new file beside another one, which is to take its place or to vanish.
///
/// It is called `.todo.txt.swipelist-XXXXXX` and locked as long as its process lives, so that one
/// whose process was killed can be told from one that is being written.
struct TemporaryFile: ~Copyable {
  let path: String
  let descriptor: Descriptor

  init(beside target: String) throws(SystemError) {
    let prefix = TemporaryFile.prefix(for: target)
    while true {
      let path = prefix + FilePath.randomSuffix()
      do {
        let file = try Descriptor(opening: path, O_RDWR | O_CREAT | O_EXCL, permissions: 0o600)
        // Somebody who cleans up may have been quicker than our lock.
        if file.lock() == .heldByAnother { continue }
        if try file.status().st_nlink == 0 { continue }
        self.path = path
        descriptor = file
        return
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
  }
}

// MARK: - Names

extension TemporaryFile {
  /// The longest name a file may have, in bytes: the system's NAME_MAX.
  private static let longestName = 255

  static func prefix(for target: String) -> String {
    let mark = ".swipelist-"
    var name = FilePath.name(of: target)
    while name.utf8.count + mark.utf8.count + FilePath.suffixCount + 1 > longestName {
      name.removeLast()
    }
    return "\(FilePath.directory(of: target))/.\(name)\(mark)"
  }

  /// Removes the temporary files for `target` that killed processes left; one whose process lives
  /// is locked and stays.
  static func removeStrays(beside target: String) {
    let directory = FilePath.directory(of: target)
    let prefix = FilePath.name(of: prefix(for: target))
    guard let folder = opendir(directory) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(prefix), isSuffix(name.dropFirst(prefix.count)) {
        removeIfStray("\(directory)/\(name)")
      }
    }
  }

  private static func isSuffix(_ text: Substring) -> Bool {
    text.utf8.count == FilePath.suffixCount
      && text.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
  }

  private static func removeIfStray(_ path: String) {
    // Not a link, nor a pipe that nobody writes to.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    guard let file = try? Descriptor(opening: path, flags) else { return }
    if file.lock() == .held { unlink(path) }
  }
}
