import Foundation

/// The source tree that these tests were built from.
///
///     let manual = try SourceTree.read("man/swipelist.1")
enum SourceTree {
  /// Three folders up from the one that this file is in.
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL.path

  static func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
