import Testing

/// Traces written by hand, played without a display: the tutorial's numbers, to the number.
@Suite struct ReplayStories {
  /// How far a row may be from where the mathematics has it, in points.
  private static let tolerance = 1e-6

  private func play(_ trace: [String], options: [String] = ["--frames=100"]) throws -> Report {
    let folder = try Folder()
    let path = try folder.write(trace.joined(separator: "\n") + "\n", to: "trace")
    return try Report.replaying(path, options: ["--mode", "tutorial"] + options, in: folder)
  }

  /// A stroke along a row in equal steps, as lines of a trace.
  private func stroke(
    row: Int = 0, at start: Double = 0, by dx: Double, stray dy: Double = 0, in duration: Double,
    steps: Int
  ) -> [String] {
    let (x, y) = (400.0, Double(Layout.middle(of: row)))
    let moves = (1...steps).map {
      let part = Double($0) / Double(steps)
      return #"{"t":\#(start + duration * part),"type":"move","#
        + #""x":\#(x + dx * part),"y":\#(y + dy * part)}"#
    }
    let end = start + duration
    return [#"{"t":\#(start),"type":"down","x":\#(x),"y":\#(y)}"#] + moves
      + [#"{"t":\#(end),"type":"up","x":\#(x + dx),"y":\#(y + dy)}"#]
  }

  @Test(arguments: [
    // 60 pt in 0.1 s: by one step it has gone 50 pt at 0.1 s, by ten at the ninth of them.
    (steps: 1, recognised: 0.1), (steps: 10, recognised: 0.09),
  ])
  func `a flick slides the row past its button and back to it`(
    steps: Int, recognised: Double
  ) throws {
    let report = try play(stroke(by: -60, in: 0.1, steps: steps))
    for (after, offset) in [(0.0, 0.0), (0.25, -40), (0.5, -80), (0.6, -75)] {
      let row = try report.row(0, at: recognised + after)
      #expect(abs(row.offset - offset) < Self.tolerance, "\(after) s after it is recognised")
    }
    let times = try ["swipe", "will-open", "did-open"].map { name in
      try #require(report.events.first { $0.name == name }?.t)
    }
    for (time, expected) in zip(times, [0, 0, 0.6]) {
      #expect(abs(time - recognised - expected) < Self.tolerance)
    }
    #expect(report.end.open == [0])
    #expect(report.frames.allSatisfy { $0.rows.allSatisfy { $0.row == 0 || $0.offset == 0 } })
  }

  @Test func `a flick whose events all have one time is a flick`() throws {
    let report = try play(stroke(at: 0.2, by: -60, in: 0, steps: 3))
    #expect(report.summary == ["swipe 0 left", "will-open 0", "did-open 0"])
    #expect(abs(try report.row(0, at: 0.45).offset + 40) < Self.tolerance)
    #expect(report.end.open == [0])
  }

  @Test(arguments: ["left", "right", "wheel"])
  func `restoring takes half a second, and only then the button hides`(by way: String) throws {
    let start = 1.0
    let open = stroke(by: -60, in: 0, steps: 1)
    let restore =
      switch way {
      case "left": stroke(at: start, by: -60, in: 0, steps: 1)
      case "right": stroke(at: start, by: 60, in: 0, steps: 1)
      default: [#"{"t":1,"type":"wheel","x":240,"y":500,"dx":0,"dy":1}"#]
      }
    let report = try play(open + restore)
    for (after, offset) in [(0.0, -75.0), (0.25, -37.5), (0.5, 0)] {
      let row = try report.row(0, at: start + after)
      #expect(abs(row.offset - offset) < Self.tolerance, "\(after) s after")
    }
    for frame in report.frames where frame.t < start + 0.5 - Self.tolerance && frame.t > 0.01 {
      #expect(frame.rows.first?.button == true, "the button shows at \(frame.t)")
    }
    #expect(try report.row(0, at: start + 0.5).button == false)
    let closed = try #require(report.events.last)
    #expect(closed.name == "did-close")
    #expect(abs(closed.t - 1.5) < Self.tolerance)
    #expect(report.end.open.isEmpty)
  }

  @Test(arguments: [
    // Up and down, too short, and 5 pt more aside than the loosest flick may stray.
    (dx: 0.0, dy: -100.0), (dx: -40, dy: 0), (dx: -60, dy: 55),
  ])
  func `what is no flick opens nothing`(dx: Double, dy: Double) throws {
    let report = try play(stroke(row: 5, by: dx, stray: dy, in: 0.1, steps: 10))
    #expect(report.summary.isEmpty)
    #expect(report.end.open.isEmpty)
    #expect(report.frames.allSatisfy { $0.rows.allSatisfy { $0.offset == 0 && !$0.button } })
  }

  @Test func `the open row stays open when another is deleted`() throws {
    let folder = try Folder()
    let trace = try folder.write(
      """
      {"t":0,"type":"key","key":"Home"}
      {"t":0.1,"type":"key","key":"Down"}
      {"t":0.2,"type":"key","key":"Down"}
      {"t":0.3,"type":"key","key":"Left"}
      {"t":1.2,"type":"key","key":"Up"}
      {"t":1.3,"type":"key","key":"Delete"}

      """, to: "trace")
    let report = try Report.replaying(trace, options: ["--frames=100"], in: folder)
    #expect(report.rows("delete") == [1])
    #expect(report.end.open == [2])
    let open = report.frames.filter { $0.t > 1.2 }.flatMap(\.rows).filter { $0.row == 2 }
    #expect(!open.isEmpty)
    #expect(open.allSatisfy { $0.offset == -75 && $0.button })
    #expect(try #require(open.last).y == 124)
  }

  @Test(arguments: [
    (trace: "{\"t\":0,\"type\":\"down\"}", line: 1),
    (trace: "{\"t\":1,\"type\":\"end\"}\n{\"t\":0,\"type\":\"end\"}", line: 2),
    (trace: "{}", line: 1), (trace: "down", line: 1),
  ])
  func `a wrong trace is named with its line, and nothing is played`(
    trace: String, line: Int
  ) throws {
    let folder = try Folder()
    let path = try folder.write(trace + "\n", to: "trace")
    let list = try folder.writeList(rows: 3, to: "list.txt")
    let outcome = try Program.run([try swipelistPath(), "--replay", path, list], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("\(path):\(line)"))
  }

  @Test(arguments: ["trace", "list.txt"])
  func `a picture never takes the place of what is read`(picture: String) throws {
    let folder = try Folder()
    let trace = try folder.write("{\"t\":0,\"type\":\"end\"}\n", to: "trace")
    let list = try folder.writeList(rows: 3, to: "list.txt")
    let before = try folder.read(picture)
    let outcome = try Program.run(
      [try swipelistPath(), "--replay", trace, "--shot", "0=./\(picture)", list], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(try folder.read(picture) == before)
  }
}
