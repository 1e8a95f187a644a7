import SwipeCore
import SwipeSDL
public import SystemText

/// Reads traces.
///
///     let events = try TraceReader.events(of: bytes, file: "demo.trace")
///
/// All of a trace is checked before any of it is given out.
public nonisolated enum TraceReader {
  /// The events of a trace of the name `file`, in their order.
  public static func events(of bytes: [UInt8], file: SystemString) throws(TraceError)
    -> [TraceEvent]
  {
    var events: [TraceEvent] = []
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }  // after the last line feed

    for (index, line) in lines.enumerated() {
      do {
        events.append(try event(of: line, after: events.last))
      } catch {
        throw TraceError(file: file, line: index + 1, expected: error.description)
      }
    }
    return events
  }

  /// Whether a file that begins with these bytes is a trace: its first line is an event's.
  static func isTrace(beginningWith bytes: [UInt8]) -> Bool {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return (try? event(of: line, after: nil)) != nil
  }

  private static func event(
    of line: ArraySlice<UInt8>, after last: TraceEvent?
  ) throws(JSONObject.Expected) -> TraceEvent {
    if last?.kind == .end {
      throw JSONObject.Expected("nothing after \"end\"")
    }
    let object = try JSONObject(line)
    let time = try object.number("t", in: TraceEvent.times)
    if let last, time < last.time {
      throw JSONObject.Expected("\"t\" not to decrease, from \(jsonNumber(last.time))")
    }
    return TraceEvent(time: time, try Kind.named(in: object).read(object))
  }
}

/// A trace that is not one, and why.
public nonisolated struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  public let file: SystemString
  /// The first is 1.
  public let line: Int
  public let expected: String

  public init(file: SystemString, line: Int, expected: String) {
    self.file = file
    self.line = line
    self.expected = expected
  }

  /// One line, without the program's name.
  public var description: String { "\(file):\(line): expected \(expected)" }
}

// MARK: - Kinds

/// The types of a trace's lines.
private nonisolated enum Kind: String, CaseIterable {
  case size
  case down
  case move
  case up
  case cancel
  case wheel
  case key
  case end

  static func named(in object: borrowing JSONObject) throws(JSONObject.Expected) -> Kind {
    try object.choice("type", of: allCases.map { ($0.rawValue, $0) })
  }

  func read(_ object: borrowing JSONObject) throws(JSONObject.Expected) -> TraceEvent.Kind {
    switch self {
    case .size:
      .size(
        Size(
          width: try object.number("width", in: Options.sizes),
          height: try object.number("height", in: Options.sizes)),
        scale: try object.number("scale", in: Options.scales, missing: 1))
    case .down: .down(try object.pointer(), at: try object.point())
    case .move: .move(id: try object.pointerID(), to: try object.point())
    case .up: .up(id: try object.pointerID(), at: try object.point())
    case .cancel: .cancel(id: try object.pointerID())
    case .wheel: .wheel(try object.wheel())
    case .key:
      .key(
        KeyPress(
          name: try object.string("key"), ctrl: try object.flag("ctrl"),
          shift: try object.flag("shift"), alt: try object.flag("alt")))
    case .end: .end
    }
  }
}

// MARK: - Parts

nonisolated extension JSONObject {
  fileprivate func point() throws(Expected) -> Point {
    Point(
      x: try number("x", in: TraceEvent.lengths), y: try number("y", in: TraceEvent.lengths))
  }

  fileprivate func pointerID() throws(Expected) -> Int {
    try integer("id", missing: 0)
  }

  fileprivate func pointer() throws(Expected) -> Pointer {
    let devices: [Pointer.Device] = [.mouse, .touch]
    let buttons: [Pointer.Button] = [.left, .middle, .right]
    return Pointer(
      id: try pointerID(),
      device: try choice("device", of: devices.map { ($0.name, $0) }, missing: .mouse),
      button: try choice("button", of: buttons.map { ($0.name, $0) }, missing: .left))
  }

  fileprivate func wheel() throws(Expected) -> Wheel {
    if !has("dx"), !has("dy") {
      throw Expected("a number \"dx\" or \"dy\"")
    }
    return Wheel(
      at: try point(), dx: try number("dx", in: TraceEvent.lengths, missing: 0),
      dy: try number("dy", in: TraceEvent.lengths, missing: 0), isPrecise: try flag("precise"))
  }
}
