import Glibc
import SystemText

/// A file whose place a saved list has taken, and which somebody may still be writing to.
///
/// What is appended to it is carried over to the list; only where nobody can write to it any more is it
/// let go.
final class ReplacedFile {
  private let file: Descriptor
  /// Its hidden name; nil where it has none any more.
  private(set) var path: SystemString?
  private var seen: Fingerprint
  /// What it held when it was replaced; nil for a version that the user gave up.
  private let content: SavedList?
  /// Whether rows were taken from it into the list.
  private(set) var hasGivenRows = false

  init(
    _ file: consuming Descriptor, path: SystemString?, _ seen: Fingerprint, _ content: SavedList?
  ) {
    // One that waited for our lock may write now.
    file.unlock()
    self.file = file
    self.path = path
    self.seen = seen
    self.content = content
  }
}

extension ReplacedFile {
  /// What somebody did to it since it was looked at last.
  enum Change {
    case none
    case appended([UInt8])
    case other
  }

  /// Looks at it, and takes what is whole of what was appended: up to the last row's end, or all of it
  /// where `all`.
  func look(_ store: LineStore, all: Bool) throws(SystemError) -> Change {
    let now = Fingerprint(try file.status())
    if now.isUntouched(since: seen) { return .none }
    let hasGrown = now.size > seen.size ? try stillBegins(store) : false
    if !hasGrown {
      seen = now
      return .other
    }
    var appended: [UInt8] = []
    try file.forEachPiece(from: seen.size) { appended += $0 }
    if !all {
      guard let last = appended.lastIndex(of: store.separator.byte) else { return .none }
      appended.removeSubrange((last + 1)...)
    }
    seen = now.resized(seen.size + appended.count)
    hasGivenRows = true
    return .appended(appended)
  }

  /// Whether it begins with what it held when it was replaced.
  private func stillBegins(_ store: LineStore) throws(SystemError) -> Bool {
    guard let content else { return true }
    return try content.comparison(of: file, with: store).isEqual
  }

  /// Whether its name is still its own.
  var isThere: Bool {
    guard let path else { return true }
    guard let now = try? path.status(followingLinks: false) else { return false }
    return Fingerprint(now).isSameFile(as: seen)
  }

  var isUntouched: Bool {
    guard let status = try? file.status() else { return false }
    return Fingerprint(status).isUntouched(since: seen)
  }

  var writers: OthersPresent { file.writers }

  /// Whether all that was written to it is known, and nobody is seen to write more: in this order,
  /// since whoever wrote may have gone just now.
  var isIdle: Bool { writers != .somebody && isUntouched }

  /// Takes away its name; it is gone when it is closed.
  func remove() {
    path?.remove()
    path = nil
  }

  /// Forgets its name, which another file has.
  func forget() {
    path = nil
  }

  /// Gives it a name that shows, and returns that.
  func show(beside target: SystemString) -> SystemString? {
    defer { path = nil }
    return path.flatMap { StrayFiles.show($0, beside: target) }
  }
}
