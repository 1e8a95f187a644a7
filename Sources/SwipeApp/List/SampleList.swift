import Glibc

/// The list that the program brings along.
enum SampleList {
  /// Its path: where `make install` put it, else where the build tree has it.
  static func path() throws(FileError) -> String {
    let program = try programPath().split(separator: "/")
    let installed = program.dropLast(2) + ["share", "swipelist", "sample.txt"]
    // .build/<triple>/<configuration>/swipelist
    let inTree = program.dropLast(4) + ["assets", "sample.txt"]
    let paths = [installed, inTree].map { "/" + $0.joined(separator: "/") }
    guard let path = paths.first(where: { access($0, R_OK) == 0 }) else {
      throw FileError(path: paths[0], .notInstalled)
    }
    return path
  }

  /// The file of the running program, without links.
  private static func programPath() throws(FileError) -> String {
    let link = "/proc/self/exe"
    guard let path = realpath(link, nil) else {
      throw FileError(path: link, .system(errno))
    }
    defer { free(path) }
    return String(cString: path)
  }
}
