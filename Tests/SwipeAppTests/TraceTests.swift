import Chance
import SwipeApp
import SwipeCore
import SwipeSDL
import SystemText
import Testing

@Suite
struct TraceTests {
  private func events(_ text: String) throws -> [TraceEvent] {
    try TraceReader.events(of: Array(text.utf8), file: "a.trace")
  }

  private static let everyKind: [(line: String, event: TraceEvent)] = [
    (
      #"{"t":0,"type":"size","width":480,"height":800,"scale":2}"#,
      TraceEvent(time: 0, .size(Size(width: 480, height: 800), scale: 2))
    ),
    (
      #"{"t":0.1,"type":"down","x":400,"y":90,"device":"touch","button":"right","id":3}"#,
      TraceEvent(
        time: 0.1,
        .down(Pointer(id: 3, device: .touch, button: .right), at: Point(x: 400, y: 90)))
    ),
    (
      #"{"t":0.116,"type":"move","x":360.5,"y":91,"id":0}"#,
      TraceEvent(time: 0.116, .move(id: 0, to: Point(x: 360.5, y: 91)))
    ),
    (
      #"{"t":0.2,"type":"up","x":300,"y":92,"id":0}"#,
      TraceEvent(time: 0.2, .up(id: 0, at: Point(x: 300, y: 92)))
    ),
    (#"{"t":0.3,"type":"cancel","id":7}"#, TraceEvent(time: 0.3, .cancel(id: 7))),
    (
      #"{"t":0.4,"type":"wheel","x":400,"y":90,"dx":0,"dy":-1,"precise":true}"#,
      TraceEvent(
        time: 0.4, .wheel(Wheel(at: Point(x: 400, y: 90), dx: 0, dy: -1, isPrecise: true)))
    ),
    (
      #"{"t":0.5,"type":"key","key":"Down","ctrl":false,"shift":true,"alt":false}"#,
      TraceEvent(time: 0.5, .key(KeyPress(name: "Down", ctrl: false, shift: true, alt: false)))
    ),
    (#"{"t":2,"type":"end"}"#, TraceEvent(time: 2, .end)),
  ]

  @Test func `every kind of line reads as what it says`() throws {
    let text = Self.everyKind.map(\.line).joined(separator: "\n")
    #expect(try events(text) == Self.everyKind.map(\.event))
  }

  @Test func `every kind of event is written as the format shows it`() {
    #expect(Self.everyKind.map(\.event.line) == Self.everyKind.map { $0.line + "\n" })
  }

  @Test func `what may be left out has its usual value`() throws {
    #expect(
      try events(#"{"t":0,"type":"down","x":1,"y":2}"#)
        == [TraceEvent(time: 0, .down(Pointer(), at: Point(x: 1, y: 2)))])
    #expect(
      try events(#"{"t":0,"type":"size","width":1,"height":2}"#)
        == [TraceEvent(time: 0, .size(Size(width: 1, height: 2), scale: 1))])
    #expect(
      try events(#"{"t":0,"type":"wheel","x":1,"y":2,"dy":3}"#)
        == [TraceEvent(time: 0, .wheel(Wheel(at: Point(x: 1, y: 2), dx: 0, dy: 3)))])
    #expect(
      try events(#"{"t":0,"type":"key","key":"\"A\"\u00e9"}"#)
        == [
          TraceEvent(
            time: 0, .key(KeyPress(name: "\"A\"é", ctrl: false, shift: false, alt: false)))
        ])
  }

  @Test(arguments: [
    "", "{\"t\":0,\"type\":\"end\",\"note\":[1,{\"x\":null}]}", "{\"t\":0,\"type\":\"end\"}\r\n",
  ])
  func `unknown keys, Windows line endings and nothing at all are no errors`(text: String) throws {
    #expect(try events(text) == (text.isEmpty ? [] : [TraceEvent(time: 0, .end)]))
  }

  @Test(arguments: [
    (
      #"{"t":0,"type":"jump"}"#,
      "\"type\" to be one of \"size\", \"down\", \"move\", \"up\", \"cancel\", \"wheel\", \"key\", \"end\""
    ),
    (#"{"t":0}"#, "a string \"type\""),
    (#"{"t":0,"type":3}"#, "\"type\" to be a string"),
    (#"{"type":"end"}"#, "a number \"t\""),
    (#"{"t":"0","type":"end"}"#, "\"t\" to be a number"),
    (#"{"t":-1,"type":"end"}"#, "\"t\" from 0 to 1000000000"),
    (#"{"t":0,"type":"move","x":1}"#, "a number \"y\""),
    (#"{"t":0,"type":"move","x":1,"y":true}"#, "\"y\" to be a number"),
    (#"{"t":0,"type":"move","x":1e9,"y":0}"#, "\"x\" from -1000000 to 1000000"),
    (#"{"t":0,"type":"move","x":1,"y":1,"id":0.5}"#, "\"id\" to be a whole number"),
    (
      #"{"t":0,"type":"down","x":1,"y":1,"device":"pen"}"#,
      "\"device\" to be one of \"mouse\", \"touch\""
    ),
    (#"{"t":0,"type":"down","x":1,"y":1,"button":1}"#, "\"button\" to be a string"),
    (#"{"t":0,"type":"size","width":0,"height":9}"#, "\"width\" from 1 to 16384"),
    (#"{"t":0,"type":"size","width":9,"height":9,"scale":0}"#, "\"scale\" from 0.25 to 8"),
    (#"{"t":0,"type":"wheel","x":1,"y":1}"#, "a number \"dx\" or \"dy\""),
    (#"{"t":0,"type":"wheel","x":1,"y":1,"dy":1,"precise":0}"#, "\"precise\" to be true or false"),
    (#"{"t":0,"type":"key"}"#, "a string \"key\""),
    (#"{"t":0,"type":"key","key":"A","ctrl":"yes"}"#, "\"ctrl\" to be true or false"),
    (#"["t",0]"#, "one JSON object"),
  ])
  func `a wrong line says what was expected`(line: String, expected: String) {
    let good = #"{"t":0,"type":"move","x":1,"y":1}"# + "\n"
    #expect(throws: TraceError(file: "a.trace", line: 2, expected: expected)) {
      try events(good + line + "\n" + good)
    }
  }

  @Test(arguments: [
    "nonsense", "", "{\"t\":0,\"type\":\"end\"", "{\"t\":0,\"type\":\"end\"} {}",
    "{\"t\":1e999,\"type\":\"end\"}", "{\"t\":NaN,\"type\":\"end\"}",
    "{\"t\":0,\"t\":0,\"type\":\"end\"}",
  ])
  func `a line that is no JSON object is an error of that line`(line: String) {
    #expect {
      try events("{\"t\":0,\"type\":\"cancel\"}\n" + line + "\n")
    } throws: { error in
      guard let error = error as? TraceError else { return false }
      return error.line == 2 && error.expected.hasPrefix("one JSON object")
        && !error.description.contains("\n")
    }
  }

  @Test func `bytes that are not UTF-8 are an error`() {
    let line = Array("{\"t\":0,\"type\":\"key\",\"key\":\"".utf8) + [0xFF] + Array("\"}".utf8)
    #expect(throws: TraceError.self) { try TraceReader.events(of: line, file: "a") }
  }

  @Test func `time never goes back`() {
    #expect(
      throws: TraceError(
        file: "a.trace", line: 2, expected: "\"t\" not to decrease, from 0.5")
    ) {
      try events(#"{"t":0.5,"type":"cancel"}"# + "\n" + #"{"t":0.4,"type":"end"}"#)
    }
  }

  @Test func `nothing follows the end`() {
    #expect(throws: TraceError(file: "a.trace", line: 2, expected: "nothing after \"end\"")) {
      try events(#"{"t":0,"type":"end"}"# + "\n" + #"{"t":0,"type":"end"}"#)
    }
  }

  @Test func `an error names the file, the line and what was expected`() {
    let error = TraceError(file: "a.trace", line: 3, expected: "a number \"t\"")
    #expect(error.description == "a.trace:3: expected a number \"t\"")
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `what is written reads back the same, to the bit`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var trace = (0..<300).map { _ in TraceEvent.random(using: &random) }
    trace.sort { $0.time < $1.time }
    #expect(try events(trace.map(\.line).joined()) == trace)
  }
}

// MARK: - Random events

extension TraceEvent {
  /// An event that a trace can hold, with numbers of every size.
  static func random(using random: inout SplitMix64) -> TraceEvent {
    func number(_ range: ClosedRange<Double>) -> Double {
      let scale = Double.random(in: 0...1, using: &random)
      let number = Double.random(in: range, using: &random) * scale * scale * scale
      return Bool.random(using: &random) ? number : max(number.rounded(), range.lowerBound)
    }
    func point() -> Point { Point(x: number(-1e6...1e6), y: number(-1e6...1e6)) }
    let id = Int.random(in: Int.min...Int.max, using: &random)
    let kind: Kind =
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        .size(
          Size(
            width: .random(in: 1...16_384, using: &random),
            height: .random(in: 1...16_384, using: &random)),
          scale: .random(in: 0.25...8, using: &random))
      case 1:
        .down(
          Pointer(
            id: id, device: Bool.random(using: &random) ? .mouse : .touch,
            button: [.left, .middle, .right][Int.random(in: 0..<3, using: &random)]),
          at: point())
      case 2: .move(id: id, to: point())
      case 3: .up(id: id, at: point())
      case 4: .cancel(id: id)
      case 5:
        .wheel(
          Wheel(
            at: point(), dx: number(-1e6...1e6), dy: number(-1e6...1e6),
            isPrecise: .random(using: &random)))
      default:
        .key(
          KeyPress(
            name: ["Down", "\"", "\\", "\u{1}\u{1F}\n", "ß", "👩‍👧", "\u{7F}", ""][
              Int.random(in: 0..<8, using: &random)],
            ctrl: .random(using: &random), shift: .random(using: &random),
            alt: .random(using: &random)))
      }
    return TraceEvent(time: number(0...1e9), kind)
  }
}
