import CLinux
import Foundation
import SwipeLines
import Synchronization
import Testing

/// Three programs that write to a list while it is saved two hundred times: no line is lost.
@Suite struct StormTests {
  private static let saves = 200
  private static let rowCount = 400

  @Test func `no line of three writers is lost in 200 saves`() throws {
    let folder = try Folder()
    let rows = (0..<Self.rowCount).map { "row \($0)" }
    let path = try folder.file("list", rows.map { $0 + "\n" }.joined())
    let writers = Writers(path, folder)
    let trash = folder.path("trash")
    writers.start()
    let counts = try save(path, trash)
    let written = writers.stop()

    var found: [String: Int] = [:]
    for name in try folder.names {
      for line in try text(of: folder.path(name)).split(separator: "\n") {
        found[String(line), default: 0] += 1
      }
    }
    let missing = (rows + written).filter { found[$0] == nil }
    #expect(missing == [], "\(counts), \(written.count) lines")
    // Nothing was made up either.
    #expect(Set(found.keys).isSubset(of: rows + written))
    #expect(counts.saved == Self.saves)
    // Were they never in each other's way, this would show little.
    #expect(counts.conflicts > 0 && written.count > 20, "\(counts), \(written.count) lines")
  }

  private struct Counts {
    var saved = 0
    var conflicts = 0
  }

  /// Deletes a row for each save; what others did is answered as a user would who loses nothing.
  private func save(_ path: String, _ trash: String) throws -> Counts {
    var counts = Counts()
    while counts.saved < Self.saves {
      // Another one holds the lock for a moment only.
      guard let opened = try? Opened(path, trash: Trash(trash)) else { continue }
      var deleted: [Int] = []
      var isCurrent = true
      while isCurrent, counts.saved < Self.saves {
        deleted.append(deleted.count)
        if opened.store.rowCount <= deleted.count { break }
        do {
          try opened.saver.save(deleted: deleted)
          counts.saved += 1
        } catch {
          counts.conflicts += 1
          isCurrent = error == .changedByOthers(name: path, .beingWritten)
          // Whoever has it open goes on writing, and is carried over.
          if isCurrent, (try? opened.saver.save(deleted: deleted, isForced: true)) != nil {
            counts.saved += 1
          } else {
            isCurrent = false
          }
        }
      }
      // Reload.
      opened.saver.close()
    }
    return counts
  }
}

/// Three threads that write lines to a file, each in the manner of other programs. They keep out of
/// each other's way, so that a line that is lost was lost by the saves.
private final class Writers: Sendable {
  private let path: String
  private let folder: Folder
  private let turn = Mutex<[String]>([])
  private let isOver = Atomic<Bool>(false)
  private let group = DispatchGroup()

  init(_ path: String, _ folder: Folder) {
    self.path = path
    self.folder = folder
  }

  func start() {
    for write in [appendThroughOneDescriptor, appendUnderTheLock, replaceByRename] {
      DispatchQueue(label: "writer").async(group: group) { [self] in
        var number = 0
        while !isOver.load(ordering: .relaxed) {
          write(number)
          number += 1
        }
      }
    }
  }

  /// Every line that was written.
  func stop() -> [String] {
    isOver.store(true, ordering: .relaxed)
    group.wait()
    return turn.withLock { $0 }
  }

  private func add(_ line: String, to file: Int32) {
    _ = write(file, line + "\n", line.utf8.count + 1)
  }

  /// A logger: it opens the file once for several lines, with pauses between them.
  private func appendThroughOneDescriptor(_ number: Int) {
    turn.withLock { lines in
      let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      defer { close(file) }
      for part in 0..<3 {
        lines.append("logged \(number) \(part)")
        add("logged \(number) \(part)", to: file)
        poll(nil, 0, 3)
      }
    }
    poll(nil, 0, 20)
  }

  /// `flock list sh -c 'echo … >>list'`: it gives up where the lock does not come.
  private func appendUnderTheLock(_ number: Int) {
    turn.withLock { lines in
      let lock = open(path, O_RDONLY | O_CLOEXEC)
      defer { close(lock) }
      for _ in 0..<10 where flock(lock, LOCK_EX | LOCK_NB) != 0 { poll(nil, 0, 1) }
      let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      defer { close(file) }
      lines.append("locked \(number)")
      add("locked \(number)", to: file)
    }
    poll(nil, 0, 15)
  }

  /// An editor: it puts a new file in the place, and adds what the old one got meanwhile.
  private func replaceByRename(_ number: Int) {
    turn.withLock { lines in
      guard let before = try? text(of: path),
        let new = try? folder.file("editor", before + "edited \(number)\n")
      else { return }
      lines.append("edited \(number)")
      renameat2(AT_FDCWD, new, AT_FDCWD, path, swipelist_rename_exchange)
      let known = Set(before.split(separator: "\n"))
      let missed = ((try? text(of: new)) ?? "").split(separator: "\n").filter {
        !known.contains($0)
      }
      let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      defer { close(file) }
      for line in missed { add(String(line), to: file) }
      unlink(new)
    }
    poll(nil, 0, 100)
  }
}
