import Chance
import Glibc
import SwipeLines
import Testing

@Suite struct PipeTests {
  @Test func `rows can be asked for while the producer still runs`() throws {
    let pipe = Pipe()
    let progress = Wakes()
    let store = try LineStore(readingFrom: pipe.reading)
    #expect(store.rowCount == 0)
    try store.startReading(progress.wake)
    for row in 0..<100 {
      pipe.send("row \(row)\nhalf a r".utf8)
      progress.wait(until: { store.takeProgress().rows == row + 1 })
      let expected = row == 0 ? "row 0" : "half a rrow \(row)"
      #expect(store.text(ofRow: row, limit: 100) == expected)
      #expect(store.takeProgress().state == .reading)
    }
    pipe.closeWriting()
    #expect(store.waitUntilRead() == .finished)
    #expect(store.rowCount == 101)
    pipe.closeReading()
  }

  @Test func `a producer that never ends is left when one has seen enough`() throws {
    let child = try Child(["yes", "a row without end"])
    let progress = Wakes()
    let store = try LineStore(readingFrom: child.outputDescriptor)
    try store.startReading(progress.wake)
    progress.wait(until: { store.takeProgress().rows > 1000 })
    store.stopReading()
    #expect(store.waitUntilRead() == .stopped)
    for row in [0, 500, store.rowCount - 1] {
      #expect(store.text(ofRow: row, limit: 100) == "a row without end")
    }
    #expect(child.abandon() == SIGPIPE)
  }

  @Test func `a silent producer does not keep the reading from ending, and half a row is none`()
    throws
  {
    let pipe = Pipe()
    pipe.send("whole\nhal".utf8)
    let store = try LineStore(readingFrom: pipe.reading)
    try store.startReading()
    store.stopReading()
    #expect(store.waitUntilRead() == .stopped)
    #expect(store.rowCount == 1)
    let output = Pipe()
    try store.writeRows(.kept, deleted: [], to: output.writing)
    output.closeWriting()
    #expect(output.receiveAll() == Array("whole\n".utf8))
    for end in [pipe.reading, pipe.writing, output.reading] { close(end) }
  }

  @Test func `progress is told once until somebody looks`() throws {
    let pipe = Pipe()
    let looked = Wakes()
    let store = try LineStore(readingFrom: pipe.reading)
    try store.startReading(looked.wake)
    for _ in 0..<50 { pipe.send("row\n".utf8) }
    pipe.closeWriting()
    #expect(store.waitUntilRead() == .finished)
    looked.wait(until: { store.takeProgress().rows == 50 })
    #expect(looked.count <= 1)
    pipe.closeReading()
  }

  @Test func `a reader that went away is told apart from a failure`() throws {
    let folder = try Folder()
    let store = try Opened(try folder.file("list", "a\nb\n")).store
    let pipe = Pipe()
    pipe.closeReading()
    #expect(throws: OutputError.readerIsGone) {
      try store.writeRows(.kept, deleted: [], to: pipe.writing)
    }
    pipe.closeWriting()
    #expect(throws: OutputError.failed("No space left on device")) {
      let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
      defer { close(full) }
      try store.writeRows(.kept, deleted: [1], to: full)
    }
  }

  @Test(arguments: [false, true])
  func `a slow reader gets every byte of a list larger than a pipe`(isNonBlocking: Bool) throws {
    let folder = try Folder()
    var random = SplitMix64(seed: 7)
    let bytes = (0..<800).flatMap { _ in random.list(separator: 0x0A) }
    let naive = NaiveList(bytes, separator: .newline)
    let deleted = stride(from: 0, to: naive.rows.count, by: 2).map { $0 }
    let store = try storeFromFile(try folder.file("list", bytes))
    let pipe = Pipe()
    if isNonBlocking { _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK) }
    let reader = try Child(["cat"], input: pipe.reading)
    pipe.closeReading()
    let received = Received(reader)
    try store.writeRows(.kept, deleted: deleted, to: pipe.writing)
    pipe.closeWriting()
    #expect(received.wait() == naive.kept(without: deleted))
  }

  private func storeFromFile(_ path: String) throws -> LineStore {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let store = try LineStore(readingFrom: file)
    try store.startReading()
    #expect(store.waitUntilRead() == .finished)
    return store
  }
}
