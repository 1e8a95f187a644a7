import Foundation

/// A directory of its own for a test, gone with everything in it when the test is over.
final class Folder: Sendable {
  let path: String

  init(in place: String = FileManager.default.temporaryDirectory.path) throws {
    path = "\(place)/SwipeLinesTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path(name)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  func file(_ name: String, _ text: String) throws -> String {
    try file(name, Array(text.utf8))
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

func bytes(of path: String) throws -> [UInt8] {
  try Array(Data(contentsOf: URL(fileURLWithPath: path)))
}

func text(of path: String) throws -> String {
  String(decoding: try bytes(of: path), as: UTF8.self)
}

func status(of path: String) -> stat {
  var result = stat()
  lstat(path, &result)
  return result
}
