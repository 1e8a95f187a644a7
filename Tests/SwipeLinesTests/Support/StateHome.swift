import Foundation

/// A place for what the code under test keeps for its user, gone with the tests' process.
enum StateHome {
  private static let folder = Result {
    let folder = try Folder()
    setenv("XDG_STATE_HOME", folder.path, 1)
    atexit { try? FileManager.default.removeItem(atPath: StateHome.path) }
    return folder
  }

  private static var path: String { (try? folder.get().path) ?? "" }

  /// Has all the tests' saves, and the programs that they start, use it from now on.
  static func use() throws {
    _ = try folder.get()
  }

  /// What is kept there now.
  static var names: [String] {
    get throws {
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.get().path)/swipelist")) ?? []
    }
  }
}
