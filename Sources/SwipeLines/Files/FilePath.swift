import Glibc

/// Questions about names of files.
enum FilePath {
  /// The name with every symbolic link followed, from the root.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let result = realpath(path, nil) else { throw .last }
    defer { free(result) }
    return String(cString: result)
  }

  /// What is before the last slash.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What is behind the last slash.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Six letters and digits, at random.
  static func randomSuffix() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<suffixCount).map { _ in letters.randomElement() ?? "x" })
  }

  static let suffixCount = 6
}
