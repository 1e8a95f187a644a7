import Glibc
import SwipeApp
import SwipeCore
import SystemText
import Testing

@Suite @MainActor
struct RecordingTests {
  @Test func `each line is in the file as soon as it is written`() throws {
    let path = try temporaryPath()
    defer { unlink(path) }
    let writer = try TraceWriter(creating: SystemString(path))
    let first = TraceEvent(time: 0, .cancel(id: 1))
    let second = TraceEvent(time: 1.5, .end)
    writer.write(first)
    #expect(try contents(of: path) == first.line)
    writer.write(second)
    #expect(try contents(of: path) == first.line + second.line)
    try writer.finish()
  }

  @Test func `a file that cannot be made is an error at once`() {
    #expect(throws: FileError(path: "/", .system(EISDIR))) {
      try TraceWriter(creating: "/")
    }
  }

  @Test func `a full disk is told at the end`() throws {
    let writer = try TraceWriter(creating: "/dev/full")
    writer.write(TraceEvent(time: 0, .cancel(id: 1)))
    writer.write(TraceEvent(time: 1, .end))
    #expect(throws: FileError(path: "/dev/full", .system(ENOSPC))) { try writer.finish() }
  }

  @Test func `a mouse that leaves the window is then nowhere in it`() {
    var presses = PressesDown()
    #expect(presses.traced(.leave) == .move(id: 0, to: Point(x: -1, y: -1)))
  }

  @Test func `what is pressed stays where it is when the mouse leaves`() {
    var presses = PressesDown()
    let place = Point(x: 5, y: 6)
    #expect(presses.traced(.down(Pointer(), at: place)) == .down(Pointer(), at: place))
    #expect(presses.traced(.leave) == nil)
    #expect(presses.traced(.up(id: 0, at: place)) == .up(id: 0, at: place))
    #expect(presses.traced(.leave) != nil)
  }

  // MARK: - Files

  private func temporaryPath() throws -> String {
    var template = Array("/tmp/swipelist-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    close(descriptor)
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func contents(of path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
