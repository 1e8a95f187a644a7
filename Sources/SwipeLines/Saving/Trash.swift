import Glibc

/// A file that collects the rows struck out of lists.
///
///     try Trash("struck.txt").append([4, 9], of: store)
///
/// Rows are only ever appended, a batch in one write, each with an ending, so that no two rows
/// ever run together.
public struct Trash: Sendable {
  private let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// Throws unless rows can be appended, as far as can be told without making the file.
  public func makeSureItCanBeWritten() throws(SaveError) {
    do {
      _ = try Descriptor(opening: path, Self.flags)
    } catch {
      let isNew = error.code == ENOENT && access(FilePath.directory(of: path), W_OK | X_OK) == 0
      if !isNew { throw .failed(name: path, error.sentence) }
    }
  }

  private static let flags = O_RDWR | O_APPEND

  /// Appends the rows and waits until the disk has them.
  ///
  /// - Parameter rows: in order, each once
  public func append(_ rows: [Int], of store: LineStore) throws(SaveError) {
    if rows.isEmpty { return }
    do {
      let file = try Descriptor(opening: path, Self.flags | O_CREAT, permissions: 0o666)
      let separator = store.separator.byte
      var batch: [UInt8] = []
      if let last = try lastByte(of: file), last != separator { batch.append(separator) }
      store.forEachPart(.deleted, deleted: rows) { range in
        batch.append(contentsOf: store.table.bytes(range))
      }
      if batch.last != separator { batch.append(separator) }
      try write(batch, to: file)
      try file.synchronize()
    } catch {
      throw .failed(name: path, error.sentence)
    }
  }

  private func lastByte(of file: borrowing Descriptor) throws(SystemError) -> UInt8? {
    let size = try file.status().st_size
    var byte: UInt8 = 0
    let count = size > 0 ? pread(file.number, &byte, 1, size - 1) : 0
    return count == 1 ? byte : nil
  }

  private func write(_ batch: [UInt8], to file: borrowing Descriptor) throws(SystemError) {
    let number = file.number
    try batch.withUnsafeBufferPointer { bytes throws(SystemError) -> Void in
      var writer = ByteWriter(to: number)
      try writer.add(UnsafeRawBufferPointer(bytes))
      try writer.finish()
    }
  }
}
