import Glibc
import SystemText

/// A list on its way into a file that cannot be replaced and is written in place.
///
///     let pending = try PendingWrite(of: store, deleted: [4], into: target, file)
///     …                                   // write to the file, and flush it
///     pending.forget()
///
/// Before anything is written to the file, the whole new list and what the file holds from where the
/// two differ are flushed to two files in the state directory: `NAME.swipelist-save-XXXXXX`, the list,
/// and the same with `.was`. If the program is killed meanwhile, the next start finds them and can tell
/// whether the file holds a mixture of the two, and nothing else: see `PendingWrite.finish(into:)`.
struct PendingWrite: ~Copyable {
  /// The name of the file that holds the new list.
  private let list: SystemString
  /// Locked for as long as this process lives.
  private let record: Descriptor
  private let header: Header

  private static let infix: SystemString = ".swipelist-save-"
  private static let recordSuffix: SystemString = ".was"
  private static let partSuffix: SystemString = ".part"

  /// - Parameters:
  ///   - target: the file's name, links followed
  ///   - file: the file, open for reading
  init(
    of store: LineStore, deleted: [Int], into target: SystemString, _ file: borrowing Descriptor
  ) throws(SystemError) {
    let directory = try StateDirectory.make()
    var list = Self.name(for: target, in: directory)
    var record = try Descriptor(creating: list + Self.recordSuffix)
    // A start elsewhere may be quicker than our lock, and take it for what a kill left.
    while true {
      let isHeld = record.lock() != .heldByAnother
      if isHeld, try record.status().st_nlink > 0 { break }
      list = Self.name(for: target, in: directory)
      record = try Descriptor(creating: list + Self.recordSuffix)
    }
    let part = list + Self.partSuffix
    let header: Header
    do throws(SystemError) {
      var comparison = ByteComparison(file)
      try store.forEachPart(.kept, deleted: deleted) { range throws(SystemError) in
        try comparison.compare(store.table.bytes(range))
      }
      header = Header(
        start: comparison.equalCount, oldSize: Int(try file.status().st_size), target: target)
      try PendingWrite.keep(file, header, in: record)
      let copy = try Descriptor(creating: part)
      try store.write(.kept, deleted: deleted, to: copy.number)
      try copy.synchronize()
      try part.rename(to: list)
      try Descriptor.synchronize(directory: directory)
    } catch {
      part.remove()
      list.remove()
      (list + Self.recordSuffix).remove()
      throw error
    }
    self.init(list: list, record: record, header: header)
  }

  private init(list: SystemString, record: consuming Descriptor, header: Header) {
    self.list = list
    self.record = record
    self.header = header
  }

  /// A new name for the list of a file, at random.
  private static func name(for target: SystemString, in directory: SystemString) -> SystemString {
    // The longest suffix is as long as the random one before it.
    directory.appending(SystemString.fileName(target.name, suffix: infix, room: 12))
      .withRandomSuffix()
  }

  /// Keeps what is to be written over, and where that is.
  private static func keep(
    _ file: borrowing Descriptor, _ header: Header, in record: borrowing Descriptor
  ) throws(SystemError) {
    try header.bytes.write(to: record)
    try file.forEachPiece(from: header.start) { piece throws(SystemError) in
      try piece.write(to: record)
    }
    try record.synchronize()
  }

  /// Writes the list to the file, which must be open for reading and writing, and waits until the disk
  /// has it.
  ///
  /// - Returns: what somebody else appended to the file meanwhile; it is behind the list now
  func write(to file: borrowing Descriptor) throws(SystemError) -> [UInt8] {
    let copy = try Descriptor(opening: list, O_RDONLY)
    return try MappedFile(copy).withBytes { bytes throws(SystemError) in
      try Self.write(bytes, header, to: file)
    }
  }

  /// Removes both files: the file holds the new list, and the disk has it.
  func forget() {
    list.remove()
    (list + Self.recordSuffix).remove()
  }
}

// MARK: - After a kill

extension PendingWrite {
  /// What became of the writes to a file that were cut short.
  enum Outcome: Equatable {
    case nothingFound
    case finished
    /// The file was changed since: the list that should have been written is in the file of this name.
    case kept(SystemString)
  }

  /// Finishes what a killed process was writing into the file, where that is certain to be right.
  ///
  /// - Parameter target: the file's name, links followed
  static func finish(into target: SystemString) throws(SystemError) -> Outcome {
    guard let directory = StateDirectory.path,
      let folder = directory.withCString({ opendir($0) })
    else { return .nothingFound }
    defer { closedir(folder) }
    var outcome = Outcome.nothingFound
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { SystemString($0) }
      guard name.hasSuffix(recordSuffix) else { continue }
      let found = try finish(directory.appending(name), into: target)
      if found != .nothingFound { outcome = found }
    }
    return outcome
  }

  private static func finish(
    _ recordName: SystemString, into target: SystemString
  ) throws(SystemError) -> Outcome {
    guard let record = try? Descriptor(opening: recordName, O_RDONLY | O_NOFOLLOW),
      record.lock() != .heldByAnother
    else { return .nothingFound }
    let list = SystemString(recordName.bytes.dropLast(recordSuffix.bytes.count))
    return try MappedFile(record).withBytes { kept throws(SystemError) in
      guard let header = Header(kept) else {
        // The record was not finished itself: nothing has been written to the file by then.
        remove(recordName, list)
        return .nothingFound
      }
      if header.target != target { return .nothingFound }
      guard let copy = try? Descriptor(opening: list, O_RDONLY | O_NOFOLLOW) else {
        remove(recordName, list)
        return .nothingFound
      }
      let old = UnsafeRawBufferPointer(rebasing: kept[header.bytes.count...])
      let isFinished = try MappedFile(copy).withBytes { new throws(SystemError) in
        try finish(header, old: old, new: new)
      }
      if isFinished {
        remove(recordName, list)
        return .finished
      }
      recordName.remove()
      return .kept(list)
    }
  }

  /// Writes the list, where the file holds nothing but bytes of the two; says whether it did.
  private static func finish(
    _ header: Header, old: UnsafeRawBufferPointer, new: UnsafeRawBufferPointer
  ) throws(SystemError) -> Bool {
    guard old.count == header.oldSize - header.start,
      let file = try? Descriptor(opening: header.target, O_RDWR | O_NONBLOCK),
      try isMixture(file, header, old: old, new: new)
    else { return false }
    _ = try write(new, header, to: file)
    return true
  }

  private static func remove(_ record: SystemString, _ list: SystemString) {
    list.remove()
    (list + partSuffix).remove()
    record.remove()
  }

  /// Whether the file holds nothing but bytes of the old list and of the new one, each in its place.
  private static func isMixture(
    _ file: borrowing Descriptor, _ header: Header, old: UnsafeRawBufferPointer,
    new: UnsafeRawBufferPointer
  ) throws(SystemError) -> Bool {
    let size = Int(try file.status().st_size)
    guard size == new.count || size == header.oldSize else { return false }
    var place = 0
    var isMixture = true
    try file.forEachPiece(from: 0) { piece in
      for byte in piece {
        let isNew = place < new.count && byte == new[place]
        let isOld =
          place < header.oldSize && place >= header.start
          && byte == old[place - header.start]
        // A list that is to grow is first made as long as it will be, with zeros.
        let isRoom = place >= header.oldSize && byte == 0
        if !isNew && !isOld && !isRoom { isMixture = false }
        place += 1
      }
    }
    return isMixture
  }
}

// MARK: - Writing in place

extension PendingWrite {
  /// Writes what is new of the list, and ends the file behind it and what others append meanwhile.
  private static func write(
    _ list: UnsafeRawBufferPointer, _ header: Header, to file: borrowing Descriptor
  ) throws(SystemError) -> [UInt8] {
    let number = file.number
    let before = max(header.oldSize, list.count)
    if list.count > header.oldSize {
      _ = try uninterrupted { ftruncate(number, list.count) }
    }
    _ = try uninterrupted { lseek(number, header.start, SEEK_SET) }
    try UnsafeRawBufferPointer(rebasing: list[header.start...]).write(to: file)
    var appended: [UInt8] = []
    while Int(try file.status().st_size) > before + appended.count {
      try file.forEachPiece(from: before + appended.count) { appended += $0 }
    }
    try appended.write(to: file)
    let end = list.count + appended.count
    if end < before + appended.count { _ = try uninterrupted { ftruncate(number, end) } }
    try file.synchronize()
    return appended
  }
}

// MARK: - The record

extension PendingWrite {
  /// What stands before the old list's bytes: two numbers and a name.
  private struct Header {
    let start: Int
    let oldSize: Int
    let target: SystemString

    var bytes: [UInt8] {
      Array("swipelist save 1 \(start) \(oldSize) \(target.bytes.count)\n".utf8) + target.bytes
        + [UInt8(ascii: "\n")]
    }

    init(start: Int, oldSize: Int, target: SystemString) {
      self.start = start
      self.oldSize = oldSize
      self.target = target
    }

    init?(_ record: UnsafeRawBufferPointer) {
      let newline = UInt8(ascii: "\n")
      guard let end = record.firstIndex(of: newline) else { return nil }
      let words = SystemString(record[..<end]).description.split(separator: " ")
      guard words.count == 6, words[0] == "swipelist", words[1] == "save", words[2] == "1",
        let start = Int(words[3]), let oldSize = Int(words[4]), let count = Int(words[5]),
        start >= 0, start <= oldSize, count > 0, end + 1 + count < record.count,
        record[end + 1 + count] == newline
      else { return nil }
      self.start = start
      self.oldSize = oldSize
      target = SystemString(record[(end + 1)..<(end + 1 + count)])
    }
  }
}
