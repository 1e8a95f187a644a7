import Foundation

/// A folder of its own for one story, gone when the story is.
///
///     let folder = try Folder()
///     let list = try folder.write("milk\nbread\n", to: "list.txt")
final class Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("swipelist-story-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func path(of name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file and says where it is.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: Data, to name: String) throws -> String {
    try bytes.write(to: URL(fileURLWithPath: path(of: name)))
    return path(of: name)
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(of: name)))
  }

  /// A new empty file, open for writing.
  func create(_ name: String) throws -> FileHandle {
    try write(Data(), to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path(of: name)))
  }

  /// The lines `Row 0`, `Row 1`, … as a file of so many rows.
  func writeList(rows: Int, to name: String) throws -> String {
    try write((0..<rows).map { "Row \($0)\n" }.joined(), to: name)
  }
}
