import Foundation

/// Says to an X server the two things for which xdotool needs a window manager or has no word.
///
///     let connection = try DisplayConnection(":1")
///     try connection.askToClose(window: 2_097_160)     // what the title bar's cross does
///     try connection.takeFocusAway()
///
/// The bytes are those of the X protocol, version 11, lowest byte first.
final class DisplayConnection {
  private let socket: Int32

  init(_ display: String) throws {
    socket = Foundation.socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw StoryFailure("no socket") }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: Array("/tmp/.X11-unix/X\(display.dropFirst())".utf8))
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard status == 0 else { throw StoryFailure("cannot reach the display \(display)") }
    // Byte order, then the protocol's version, without a name or data to prove who we are.
    try send([UInt8(ascii: "l"), 0] + Self.bytes(of: [11, 0, 0, 0, 0] as [UInt16]))
    let answer = try receive(8)
    guard answer[0] == 1 else { throw StoryFailure("the display \(display) refuses us") }
    _ = try receive(4 * (Int(answer[6]) | Int(answer[7]) << 8))
  }

  deinit {
    close(socket)
  }

  private static func bytes<Number: FixedWidthInteger>(of numbers: [Number]) -> [UInt8] {
    numbers.flatMap { withUnsafeBytes(of: $0.littleEndian) { Array($0) } }
  }
}

// MARK: - What it says

extension DisplayConnection {
  /// Asks a window's program to close it, as a window manager does for its cross.
  func askToClose(window: UInt32) throws {
    let protocols = try atom("WM_PROTOCOLS")
    let delete = try atom("WM_DELETE_WINDOW")
    let message: [UInt8] =
      [33, 32, 0, 0] + Self.bytes(of: [window, protocols, delete, 0, 0, 0, 0])
    // SendEvent, to whoever made the window.
    try send([25, 0] + Self.bytes(of: [11] as [UInt16]) + Self.bytes(of: [window, 0]) + message)
    try waitUntilHeard()
  }

  /// Leaves no window with the keyboard's focus.
  func takeFocusAway() throws {
    // SetInputFocus to none, now.
    try send([42, 0] + Self.bytes(of: [3] as [UInt16]) + Self.bytes(of: [0, 0] as [UInt32]))
    try waitUntilHeard()
  }

  /// Requests are heard in order, so an answer to one means that those before it were, too.
  private func waitUntilHeard() throws {
    _ = try atom("WM_PROTOCOLS")
  }

  /// The server's number for a name.
  private func atom(_ name: String) throws -> UInt32 {
    let padded = Array(name.utf8) + Array(repeating: 0, count: (4 - name.utf8.count % 4) % 4)
    let length = UInt16(2 + padded.count / 4)
    try send([16, 0] + Self.bytes(of: [length, UInt16(name.utf8.count), 0]) + padded)
    // 0 is an error, 1 an answer; what comes between is news for all, such as a new keyboard.
    var answer = try receive(32)
    while answer[0] > 1 { answer = try receive(32) }
    guard answer[0] == 1 else { throw StoryFailure("the display does not know \(name)") }
    return answer[8..<12].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

// MARK: - The wire

extension DisplayConnection {
  private func send(_ bytes: [UInt8]) throws {
    guard Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    else { throw StoryFailure("the display does not listen") }
  }

  private func receive(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard recv(socket, &bytes, count, Int32(MSG_WAITALL)) == count else {
      throw StoryFailure("the display does not answer")
    }
    return bytes
  }
}
