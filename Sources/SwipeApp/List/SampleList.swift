import Glibc
import SystemText

/// The list that the program brings along.
enum SampleList {
  /// Its path: where `make install` put it, else where the build tree has it.
  static func path() throws(FileError) -> SystemString {
    let folder = try programPath().directory
    let installed = folder.directory.appending("share/swipelist/sample.txt")
    // .build/<triple>/<configuration>/swipelist
    let inTree = folder.directory.directory.directory.appending("assets/sample.txt")
    let paths = [installed, inTree]
    let isReadable = { (path: SystemString) in path.withCString { access($0, R_OK) } == 0 }
    guard let path = paths.first(where: isReadable) else {
      throw FileError(path: paths[0], .notInstalled)
    }
    return path
  }

  /// The file of the running program, without links.
  private static func programPath() throws(FileError) -> SystemString {
    let link = "/proc/self/exe"
    guard let path = realpath(link, nil) else {
      throw FileError(path: SystemString(link), .system(errno))
    }
    defer { free(path) }
    return SystemString(cString: path)
  }
}
