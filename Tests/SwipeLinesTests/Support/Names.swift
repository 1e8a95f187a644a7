import Glibc
import SwipeLines
import SystemText

// Most names in the tests are text.

extension ListFile {
  init(
    opening path: String, separator: RowSeparator = .newline, isReadOnly: Bool = false,
    backupSuffix: String? = nil, trash: Trash? = nil
  ) throws(OpenError) {
    try self.init(
      opening: SystemString(path), separator: separator, isReadOnly: isReadOnly,
      backupSuffix: backupSuffix.map { SystemString($0) }, trash: trash)
  }
}

extension Trash {
  init(_ path: String) {
    self.init(SystemString(path))
  }
}

extension SaveQueue {
  /// Keeps the list elsewhere, and returns the name that the file has there.
  func rescuedName() throws -> String { try rescue().description }
}

// Some are not.

extension Folder {
  /// A name in it that need not be text.
  func name(_ bytes: [UInt8]) -> SystemString {
    SystemString(path).appending(SystemString(bytes))
  }

  /// Writes a file whose name need not be text.
  func write(_ text: String, to bytes: [UInt8]) -> SystemString {
    let path = name(bytes)
    let file = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
    let content = Array(text.utf8)
    _ = Glibc.write(file, content, content.count)
    close(file)
    return path
  }

  /// What is in it, byte for byte.
  var entries: Set<SystemString> {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: Set<SystemString> = []
    while let entry = readdir(folder) {
      names.insert(withUnsafeBytes(of: &entry.pointee.d_name) { SystemString($0) })
    }
    return names.subtracting([".", ".."])
  }
}

func text(of path: SystemString) -> String? {
  let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
  if file < 0 { return nil }
  defer { close(file) }
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  let count = read(file, &buffer, buffer.count)
  return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
}
