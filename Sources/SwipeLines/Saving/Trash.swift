import CLinux
import Glibc
public import SystemText

/// A file that collects the rows struck out of lists.
///
///     var trash = Trash("struck.txt")
///     try trash.add([4, 9], of: store)       // before the list is saved without them
///     try trash.keepOnly([4], of: store)     // once row 9 is back in the list's file
///
/// The rows of this list stand at the end of the file, in the list's order, each with an ending. What
/// was there before is never touched. Where somebody else writes to the file too, rows stay in it once
/// they are there.
public struct Trash: Sendable {
  let path: SystemString
  /// What was written last, and may be taken out again.
  private var region = Region()
  /// Rows that have to stay, because somebody else has written behind them.
  private var fixed: Set<Int> = []
  /// Those of them that came back into the list.
  private var reported: Set<Int> = []
  private var isMadeHere = false

  /// Bytes at the end of the file.
  private struct Region {
    var file: Fingerprint?
    var start = 0
    var bytes: [UInt8] = []
    var rows: [Int] = []
    var end: Int { start + bytes.count }
  }

  public init(_ path: SystemString) {
    self.path = path
  }

  /// Throws unless rows can be appended, as far as can be told without making the file.
  public func makeSureItCanBeWritten() throws(SaveError) {
    do {
      _ = try Descriptor(opening: path, O_RDWR | O_APPEND)
    } catch {
      let isNew =
        error.code == ENOENT && (try? path.directory.makeSure(mayBe: W_OK | X_OK)) != nil
      if !isNew { throw .failed(name: path.description, error.sentence) }
    }
  }
}

// MARK: - Rows

extension Trash {
  /// Adds the rows that are not in it yet, and waits until the disk has them.
  ///
  /// - Parameters:
  ///   - rows: in order, each once
  ///   - list: the list's file; a trash that has to be made is for nobody who may not use that, and
  ///     where there is none for its owner alone
  mutating func add(
    _ rows: [Int], of store: LineStore, like list: Int32? = nil
  ) throws(SaveError) {
    try hold(Array(Set(rows).union(region.rows)).sorted(), of: store, like: list)
  }

  /// Makes these the rows of the list that are in it, and waits until the disk has them.
  ///
  /// - Returns: how many more rows had to stay, although they are none of these
  @discardableResult
  public mutating func keepOnly(_ rows: [Int], of store: LineStore) throws(SaveError) -> Int {
    try keepOnly(rows, of: store, like: nil)
  }

  @discardableResult
  mutating func keepOnly(
    _ rows: [Int], of store: LineStore, like list: Int32?
  ) throws(SaveError) -> Int {
    try hold(rows, of: store, like: list)
    let left = fixed.subtracting(rows)
    defer { reported = left }
    return left.subtracting(reported).count
  }

  /// Removes the file again if it was made here and holds nothing.
  mutating func removeIfEmpty() {
    guard isMadeHere, region.end == 0, let seen = region.file,
      let file = try? Descriptor(opening: path, O_RDWR), let status = try? file.status(),
      Fingerprint(status).isSameFile(as: seen), status.st_size == 0, file.others != .somebody
    else { return }
    path.remove()
    isMadeHere = false
  }

  private mutating func hold(
    _ rows: [Int], of store: LineStore, like list: Int32?
  ) throws(SaveError) {
    if rows.filter({ !fixed.contains($0) }) == region.rows { return }
    do {
      let file = try opened(like: list)
      defer { file.unlock() }
      let status = try file.status()
      if region.file.map({ !$0.isSameFile(as: Fingerprint(status)) }) ?? false
        || Int(status.st_size) != region.end && !region.rows.isEmpty
      {
        fixRegion()
      }
      try write(rows.filter { !fixed.contains($0) }, of: store, to: file)
    } catch {
      throw .failed(name: path.description, error.sentence)
    }
  }

  /// Leaves the rows where they are from now on.
  private mutating func fixRegion() {
    fixed.formUnion(region.rows)
    region = Region()
  }
}

// MARK: - The file

extension Trash {
  /// The file, made where it is missing, and locked so that no other window writes to it meanwhile.
  private mutating func opened(like list: Int32?) throws(SystemError) -> Descriptor {
    let flags = O_RDWR | O_APPEND
    let file: Descriptor
    do {
      file = try Descriptor(opening: path, flags)
    } catch {
      guard error.code == ENOENT else { throw error }
      file = try Descriptor(creating: path, O_APPEND)
      if let list { try FileAttributes.copyAccess(from: list, to: file.number) }
      try Descriptor.synchronize(directory: path.directory)
      isMadeHere = true
    }
    // Another window holds it only for as long as it writes.
    for _ in 0..<200 {
      if file.lock() != .heldByAnother { return file }
      poll(nil, 0, 10)
    }
    throw SystemError(EWOULDBLOCK)
  }

  private mutating func write(
    _ rows: [Int], of store: LineStore, to file: borrowing Descriptor
  ) throws(SystemError) {
    let size = Int(try file.status().st_size)
    if region.rows.isEmpty { region = Region(file: Fingerprint(try file.status()), start: size) }
    let bytes = try bytes(of: rows, store, in: file)
    let same = zip(bytes, region.bytes).prefix { $0 == $1 }.count
    if same < region.bytes.count {
      // What is there is taken away only where nobody else can be writing behind it.
      guard file.others != .somebody else {
        fixRegion()
        return try write(rows.filter { !fixed.contains($0) }, of: store, to: file)
      }
      try replace(from: region.start + same, by: bytes[same...], in: file)
    } else {
      try append(bytes[same...], at: size, to: file)
    }
    region.bytes = bytes
    region.rows = rows
    let now = try file.status()
    region.file = Fingerprint(now)
    // Somebody who does not lock it has appended at the same time; all of it is there.
    if Int(now.st_size) != region.end { fixRegion() }
  }

  /// The rows, each with an ending, and before them the ending of what is there if it lacks one.
  private func bytes(
    of rows: [Int], _ store: LineStore, in file: borrowing Descriptor
  ) throws(SystemError) -> [UInt8] {
    if rows.isEmpty { return [] }
    let separator = store.separator.byte
    var bytes: [UInt8] = []
    if region.start > 0 {
      var last: UInt8 = 0
      _ = try uninterrupted { pread(file.number, &last, 1, region.start - 1) }
      if last != separator { bytes.append(separator) }
    }
    store.forEachPart(.deleted, deleted: rows) { range in
      bytes.append(contentsOf: store.table.bytes(range))
    }
    if bytes.last != separator { bytes.append(separator) }
    return bytes
  }

  /// Appends in one write; where that fails, nothing of it stays.
  private func append(
    _ bytes: ArraySlice<UInt8>, at size: Int, to file: borrowing Descriptor
  ) throws(SystemError) {
    do {
      try Array(bytes).write(to: file)
      try file.synchronize()
    } catch {
      if file.others == .nobody { ftruncate(file.number, size) }
      throw error
    }
  }

  /// Puts the bytes where others are, to the file's end. Until they are on the disk there, they are
  /// behind the others as well: at every instant all of them are in the file.
  private func replace(
    from start: Int, by bytes: ArraySlice<UInt8>, in file: borrowing Descriptor
  ) throws(SystemError) {
    let number = file.number
    if !bytes.isEmpty {
      // The copy must lie behind the place where they go; a second one pushes it there.
      let isApart = start + bytes.count <= region.end
      try append(isApart ? bytes : bytes + bytes, at: region.end, to: file)
      // A file that is open to be appended to takes no bytes anywhere else.
      let inPlace = try Descriptor(opening: path, O_WRONLY)
      _ = try uninterrupted { lseek(inPlace.number, start, SEEK_SET) }
      try Array(bytes).write(to: inPlace)
      try inPlace.synchronize()
    }
    _ = try uninterrupted { ftruncate(number, start + bytes.count) }
    try file.synchronize()
  }
}
