import Glibc

/// The list that is shown: its name and its rows.
///
///     let document = try Document(file: options.file)
struct Document {
  let title: String
  let lines: Lines

  /// Reads `file`; the sample list, where there is none.
  init(file: String?) throws(FileError) {
    let path = if let file { file } else { try SampleList.path() }
    title = file.map(Self.name(ofFile:)) ?? Texts.current.sampleTitle
    lines = try Lines(bytes(ofFile: path), path: path)
  }

  /// The last part of a path.
  private static func name(ofFile path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

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
