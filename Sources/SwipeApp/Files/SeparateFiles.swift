import Glibc
import SwipeLines
import SystemText

/// Files that the program reads or writes, each of which has to be one by itself.
///
///     var files = SeparateFiles()
///     try files.add(list, as: "FILE")
///     try files.add(trash, as: "--trash")   // throws where both lead to one file
///
/// Names, links and files that are yet to be made are followed to where they lead. What is no regular
/// file, a terminal or `/dev/null`, may be meant twice.
struct SeparateFiles {
  private var roles: [Place: String] = [:]

  /// What a name leads to.
  private enum Place: Hashable {
    case file(device: UInt, inode: UInt)
    /// A name in a directory, where there is no file yet.
    case name(SystemString, device: UInt, inode: UInt)
  }

  /// Adds a file by its name; nil is none.
  mutating func add(_ path: SystemString?, as role: String) throws(ProgramError) {
    guard let path, let place = Self.place(of: path) else { return }
    try add(place, path.description, as: role)
  }

  /// Adds what an open descriptor leads to.
  mutating func add(descriptor: Int32, as role: String) throws(ProgramError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let place = Self.place(status) else { return }
    try add(place, role, as: role)
  }

  private mutating func add(
    _ place: Place, _ name: String, as role: String
  ) throws(ProgramError) {
    if let other = roles[place] {
      throw .refused("\(other) and \(role) are one file: '\(name)'")
    }
    roles[place] = role
  }
}

// MARK: - Where a name leads

extension SeparateFiles {
  /// The most links that are followed: the system's own limit.
  private static let mostLinks = 40

  private static func place(of path: SystemString) -> Place? {
    var status = stat()
    if path.withCString({ stat($0, &status) }) == 0 { return place(status) }
    // What is made under the name of a link that leads nowhere is made where it leads.
    var path = path
    for _ in 0..<mostLinks {
      guard let target = target(ofLink: path) else { break }
      path = target.isAbsolute ? target : path.directory.appending(target)
    }
    guard path.directory.withCString({ stat($0, &status) }) == 0 else { return nil }
    return .name(path.name, device: UInt(status.st_dev), inode: UInt(status.st_ino))
  }

  private static func place(_ status: stat) -> Place? {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    return .file(device: UInt(status.st_dev), inode: UInt(status.st_ino))
  }

  private static func target(ofLink path: SystemString) -> SystemString? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { name in
      readlink(name, &target, target.count)
    }
    return count < 0 ? nil : SystemString(target.prefix(count).map { UInt8(bitPattern: $0) })
  }
}

extension Options {
  /// Throws where two of the files that are read or written are one.
  func makeSureFilesAreSeparate(_ source: Document.Source) throws(ProgramError) {
    var files = SeparateFiles()
    if case .file(let list) = source.origin {
      try files.add(list, as: "FILE")
      if let backupSuffix {
        try files.add(
          ListFile.backupName(of: list, suffix: backupSuffix), as: "\(OptionName.backup)")
      }
    } else if source.origin == .standardInput {
      try files.add(descriptor: STDIN_FILENO, as: "standard input")
    }
    try files.add(trash, as: "\(OptionName.trash)")
    switch task {
    case .window(_, let recording):
      try files.add(recording, as: "\(OptionName.record)")
    case .replay(let replay):
      try files.add(replay.trace, as: "\(OptionName.replay)")
      for shot in replay.shots { try files.add(shot.file, as: "\(OptionName.shot)") }
    }
    try files.add(descriptor: STDOUT_FILENO, as: "standard output")
  }
}
