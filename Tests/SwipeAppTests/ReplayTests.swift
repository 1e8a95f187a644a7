import Chance
import SwipeApp
import SwipeCore
import SwipeSDL
import SystemText
import Testing

@Suite @MainActor
struct ReplayTests {
  /// What a replay reports, as text.
  private func report(
    _ trace: String, mode: SwipeList.Mode = .system, frameRate: Double? = nil,
    shots: [Double] = []
  ) throws -> [String] {
    let events = try TraceReader.events(of: Array(trace.utf8), file: "a.trace")
    var options = SwipeList.Options()
    options.mode = mode
    let list = SwipeList(count: 20, size: Size(width: 480, height: 800), options: options)
    var replay = Replay(
      events, on: Stage(list: list, scale: 1), frameRate: frameRate,
      shots: shots.map { ReplayOptions.Shot(time: $0, file: SystemString("\($0).png")) })
    var lines: [String] = []
    replay.play { step, stage in
      switch step {
      case .announced(let event): lines.append(Report.line(of: event))
      case .frame: lines.append(Report.frameLine(of: stage.list))
      case .shot(let shot): lines.append("shot \(shot.file) at \(stage.list.now)\n")
      case .ended: lines.append(Report.endLine(of: stage.list))
      }
    }
    return lines
  }

  /// The offset of the first row in the frame at `time`.
  private func firstOffset(in lines: [String], at time: String) -> Double? {
    guard let frame = lines.first(where: { $0.hasPrefix(#"{"t":\#(time),"type":"frame""#) }),
      let field = frame.split(separator: #""offset":"#).dropFirst().first
    else { return nil }
    return Double(field.prefix { $0 != "," })
  }

  /// A flick of 60 pt to the left in 0.1 s on the first row, recognised at t = 0.1.
  private static let flick = """
    {"t":0,"type":"down","x":300,"y":90}
    {"t":0.05,"type":"move","x":270,"y":90}
    {"t":0.1,"type":"move","x":240,"y":90}
    {"t":0.1,"type":"up","x":240,"y":90}

    """

  @Test func `a flick plays the tutorial's timeline to the number`() throws {
    // Recognised at 0.1 s: a frame rate of 20 has frames 0.25, 0.5 and 0.6 s after that.
    let lines = try report(
      Self.flick + #"{"t":1,"type":"end"}"#, mode: .tutorial, frameRate: 20)
    for (time, offset) in [
      ("0", 0.0), ("0.1", 0), ("0.35", -40), ("0.6", -80), ("0.7", -75), ("1", -75),
    ] {
      let seen = try #require(firstOffset(in: lines, at: time))
      #expect(abs(seen - offset) < 1e-6, "at \(time) s")
    }
    #expect(lines.last?.contains(#""open":[0]"#) == true)
    #expect(
      lines.filter { $0.contains(#""type":"event""#) } == [
        #"{"t":0.1,"type":"event","name":"swipe","row":0,"direction":"left"}"# + "\n",
        #"{"t":0.1,"type":"event","name":"will-open","row":0}"# + "\n",
        #"{"t":0.7,"type":"event","name":"did-open","row":0}"# + "\n",
      ])
  }

  @Test func `what is done at a frame's time is in that frame`() throws {
    let lines = try report(
      #"{"t":0.5,"type":"size","width":300,"height":400}"# + "\n" + #"{"t":0.5,"type":"end"}"#,
      frameRate: 2)
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""width":480,"height":736"#))
    #expect(lines[1].contains(#""width":300,"height":336"#))
  }

  @Test func `frames come at their rate from the start to the end`() throws {
    let lines = try report(#"{"t":1,"type":"end"}"#, frameRate: 4)
    #expect(
      lines.map { $0.prefix { $0 != "," } }
        == ["0", "0.25", "0.5", "0.75", "1", "1"].map { #"{"t":\#($0)"# })
    #expect(lines.last?.contains(#""type":"end""#) == true)
  }

  @Test func `frames and pictures come in the order of their times`() throws {
    let lines = try report(
      #"{"t":0.6,"type":"end"}"#, frameRate: 2, shots: [0.6, 0.5, 0.25])
    #expect(lines.filter { $0.hasPrefix("shot") }.count == 3)
    #expect(lines[1] == "shot 0.25.png at 0.25\n")
    #expect(lines[2].hasPrefix(#"{"t":0.5,"type":"frame""#))
    #expect(lines[3] == "shot 0.5.png at 0.5\n")
    #expect(lines[4] == "shot 0.6.png at 0.6\n")
  }

  @Test func `a trace without an end goes on until nothing moves and all pictures are taken`()
    throws
  {
    let still = try report("")
    #expect(
      still == [#"{"t":0,"type":"end","count":20,"open":[],"scroll":0,"moving":false}"# + "\n"])

    let moved = try report(Self.flick)
    #expect(
      moved.last?.hasSuffix(#""count":20,"open":[0],"scroll":0,"moving":false}"# + "\n") == true)

    let pictured = try report("", shots: [3])
    #expect(pictured.first == "shot 3.0.png at 3.0\n")
    #expect(pictured.last?.hasPrefix(#"{"t":3,"type":"end""#) == true)
  }

  @Test func `a trace that ends while something moves says so`() throws {
    let lines = try report(Self.flick + #"{"t":0.2,"type":"end"}"#)
    #expect(lines.last?.hasPrefix(#"{"t":0.2,"type":"end""#) == true)
    #expect(lines.last?.contains(#""moving":true"#) == true)
  }

  @Test func `the key that ends the program ends the replay`() throws {
    let lines = try report(
      #"{"t":1,"type":"key","key":"Q","ctrl":true}"# + "\n"
        + #"{"t":2,"type":"key","key":"Delete"}"#)
    #expect(
      lines == [#"{"t":1,"type":"end","count":20,"open":[],"scroll":0,"moving":false}"# + "\n"])
  }

  @Test func `a trace's end is known before it is played`() throws {
    func end(_ trace: String) throws -> Double? {
      Replay.end(of: try TraceReader.events(of: Array(trace.utf8), file: "a.trace"))
    }
    #expect(try end(Self.flick) == nil)
    #expect(try end(Self.flick + #"{"t":4,"type":"end"}"#) == 4)
    #expect(try end(#"{"t":3,"type":"key","key":"W","ctrl":true}"#) == 3)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `frames change nothing but themselves`(seed: UInt64) throws {
    let trace = Self.randomSession(seed: seed)
    let plain = try report(trace)
    #expect(try report(trace) == plain)
    for rate in [30.0, 144] {
      let framed = try report(trace, frameRate: rate)
      #expect(framed.filter { !$0.contains(#""type":"frame""#) } == plain)
    }
  }

  /// Some seconds of drags, wheels and keys.
  private static func randomSession(seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    var time = 0.0
    var lines = ""
    func add(_ kind: TraceEvent.Kind) {
      lines += TraceEvent(time: time, kind).line
    }
    for _ in 0..<20 {
      time += .random(in: 0...0.6, using: &random)
      var place = Point(
        x: .random(in: 0...480, using: &random), y: .random(in: 64...800, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        add(.wheel(Wheel(at: place, dx: 0, dy: .random(in: -3...3, using: &random))))
      case 1:
        let names = ["Down", "Left", "Delete", "Escape", "End", "Return"]
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        add(.key(KeyPress(name: name, ctrl: false, shift: false, alt: false)))
      default:
        add(.down(Pointer(), at: place))
        let step = Double.random(in: -20...20, using: &random)
        for _ in 0..<8 {
          time += .random(in: 0...0.02, using: &random)
          place.x += step
          place.y += .random(in: -3...3, using: &random)
          add(.move(id: 0, to: place))
        }
        add(.up(id: 0, at: place))
      }
    }
    return lines
  }
}
