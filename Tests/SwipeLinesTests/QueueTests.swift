import Foundation
import Synchronization
import SwipeLines
import Testing

@Suite struct QueueTests {
  @Test func `a delete is saved by itself, and is told`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let states = States()
    var timing = SaveQueue.Timing()
    timing.delay = .milliseconds(1)
    let queue = try SaveQueue(try Opened(path).saver, timing: timing, onChange: states.add)
    queue.schedule(deleted: [1])
    states.wait(for: .saved)
    #expect(try text(of: path) == "a\nc\n")
    #expect(states.all == [.pending, .saved])
    queue.close()
  }

  @Test func `many deletes are one save`() throws {
    let folder = try Folder()
    let path = try folder.file("list", String(repeating: "row\n", count: 100))
    let before = status(of: path).st_ino
    let states = States()
    var timing = SaveQueue.Timing()
    timing.delay = .seconds(1000)
    let queue = try SaveQueue(try Opened(path).saver, timing: timing, onChange: states.add)
    for row in 0..<100 { queue.schedule(deleted: Array(0...row)) }
    #expect(status(of: path).st_ino == before)
    #expect(queue.flush() == .saved)
    #expect(try text(of: path) == "")
    states.wait(for: .saved)
    #expect(states.all == [.pending, .saved])
    queue.close()
  }

  @Test func `a conflict waits for a decision`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let states = States()
    let queue = try SaveQueue(try Opened(path).saver, onChange: states.add)
    rename(try folder.file("new", "theirs\n"), path)
    queue.schedule(deleted: [1])
    #expect(queue.flush() == .unsaved(.changedByOthers(name: path, .replaced)))
    #expect(try text(of: path) == "theirs\n")
    queue.saveAnyway()
    states.wait(for: .saved)
    #expect(try text(of: path) == "a\nc\n")
    queue.close()
  }

  @Test func `saving anyway goes for what was told, and for nothing that came since`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let states = States()
    let queue = try SaveQueue(try Opened(path).saver, onChange: states.add)
    rename(try folder.file("new", "theirs\n"), path)
    queue.schedule(deleted: [1])
    #expect(queue.flush() == .unsaved(.changedByOthers(name: path, .replaced)))
    rename(try folder.file("new", "newer\n"), path)
    queue.saveAnyway()
    #expect(queue.flush() == .unsaved(.changedByOthers(name: path, .replaced)))
    #expect(try text(of: path) == "newer\n")
    queue.saveAnyway()
    states.wait(for: .saved)
    #expect(try text(of: path) == "a\nc\n")
    queue.close()
  }

  @Test func `a look finds what others did, and that they took it back`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let states = States()
    let queue = try SaveQueue(try Opened(path).saver, onChange: states.add)
    rename(try folder.file("new", "theirs\n"), path)
    queue.look()
    states.wait(for: .unsaved(.changedByOthers(name: path, .replaced)))
    // There is nothing to save.
    #expect(queue.flush() == .saved)
    #expect(try text(of: path) == "theirs\n")
    rename(try folder.file("new", "a\nb\nc\n"), path)
    queue.look()
    states.wait(for: .saved)
    queue.schedule(deleted: [1])
    #expect(queue.flush() == .saved)
    #expect(try text(of: path) == "a\nc\n")
    queue.close()
  }

  @Test func `a look saves what could not be saved before`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let states = States()
    var timing = SaveQueue.Timing()
    timing.retry = .seconds(1000)
    // Nothing can be saved for as long as the trash can take no rows.
    let obstacle = folder.path("trash")
    mkdir(obstacle, 0o755)
    let saver = try Opened(path, trash: Trash(obstacle)).saver
    let queue = try SaveQueue(saver, timing: timing, onChange: states.add)
    queue.schedule(deleted: [1])
    #expect(queue.flush() != .saved)
    rmdir(obstacle)
    queue.look()
    states.wait(for: .saved)
    #expect(try text(of: path) == "a\nc\n")
    queue.close()
  }

  @Test func `what cannot be saved is tried again by itself, and can be rescued`() throws {
    let folder = try Folder()
    let path = try folder.file("list", "a\nb\nc\n")
    let states = States()
    var timing = SaveQueue.Timing()
    timing.retry = .milliseconds(1)
    // Nothing can be saved for as long as the trash can take no rows.
    let obstacle = folder.path("trash")
    mkdir(obstacle, 0o755)
    let saver = try Opened(path, trash: Trash(obstacle)).saver
    let queue = try SaveQueue(saver, timing: timing, onChange: states.add)
    queue.schedule(deleted: [1])
    guard case .unsaved(.failed) = queue.flush() else {
      Issue.record("a directory takes no rows")
      return
    }
    let rescued = try queue.rescuedName()
    #expect(rescued.hasPrefix("\(path).swipelist-rescued-"))
    #expect(try text(of: rescued) == "a\nc\n")
    #expect(try text(of: path) == "a\nb\nc\n")
    rmdir(obstacle)
    states.wait(for: .saved)
    #expect(try text(of: path) == "a\nc\n")
    queue.close()
  }

  @Test func `a list that was not read to its end is left as it is`() throws {
    let folder = try Folder()
    let list = String(repeating: "row\n", count: 100_000)
    let path = try folder.file("list", list)
    let file = try ListFile(opening: path)
    guard case .writable(let saver) = file.access else { throw Opened.Failure.isReadOnly }
    file.store.stopReading()
    let queue = try SaveQueue(saver)
    queue.schedule(deleted: [0])
    let words = "not read to its end, so it is left as it is"
    #expect(queue.flush() == .unsaved(.failed(name: path, words)))
    #expect(try text(of: path) == list)
    queue.close()
  }
}

/// The states a queue told, in order.
private final class States: Sendable {
  private let states = Mutex<[SaveState]>([])
  private let wakes = Wakes()

  var add: @Sendable (SaveState) -> Void {
    { [self] state in
      states.withLock { $0.append(state) }
      wakes.wake()
    }
  }

  var all: [SaveState] { states.withLock { $0 } }

  func wait(for state: SaveState) {
    wakes.wait(until: { all.last == state })
  }
}
