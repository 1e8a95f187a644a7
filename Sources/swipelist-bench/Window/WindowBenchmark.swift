import CWitness
import Glibc

/// What the program costs in a real window, beside the floor: bare SDL2 that does the same.
struct WindowBenchmark {
  private let stage: Stage

  init() throws(BenchError) {
    stage = try Stage()
  }

  /// What a hand does to the window.
  enum Action: String, CaseIterable {
    case slide
    case scroll
    case wheel
  }

  private enum Subject: CaseIterable {
    case program
    case floor
  }

  /// Interleaved, so that what else the machine does meets both alike.
  private static let rounds = 5
}

// MARK: - Frames

extension WindowBenchmark {
  /// Processor time, pixels and allocations of a frame of `action` at `scale`.
  func frames(_ action: Action, scale: Int) throws(BenchError) -> [Measurement] {
    let program = Medians()
    let floor = Medians()
    for _ in 0..<Self.rounds {
      try measure(.program, action, scale, into: program)
      try measure(.floor, action, scale, into: floor)
    }
    let name = "\(action.rawValue), scale \(scale)"
    return ["ms a frame", "pixels a frame", "allocations a frame"].map { what in
      Measurement(
        "\(name): \(what)", program: program.median(of: what), floor: floor.median(of: what))
    }
  }

  private func measure(
    _ subject: Subject, _ action: Action, _ scale: Int, into medians: Medians
  ) throws(BenchError) {
    let shown = try show(subject, action, rows: 1000, scale: scale)
    defer { shown.end() }
    let (x, y) = (400 * scale, 330 * scale)
    try stage.act([
      "search --sync --onlyvisible --name .", "windowmove 0 0", "windowfocus",
      "mousemove \(x) \(y)", "sleep 0.3",
    ])
    if action != .wheel { try stage.act(["mousedown 1"]) }
    let stroke = Self.stroke(action, x: x, y: y, scale: scale)
    // Once to warm up: every text is drawn.
    try stage.act(stroke)
    let (before, time) = (shown.seen, shown.child.processorTime)
    try stage.act(stroke + stroke + stroke)
    let (after, spent) = (shown.seen, shown.child.processorTime - time)
    if action != .wheel { try stage.act(["mouseup 1"]) }
    let frames = Double(max(after.frames - before.frames, 1))
    medians.add(spent / frames, to: "ms a frame")
    medians.add(Double(after.pixels), to: "pixels a frame")
    medians.add(
      Double(after.allocations - before.allocations) / frames, to: "allocations a frame")
  }

  /// To and fro within what has been seen, a step each 60th of a second.
  private static func stroke(_ action: Action, x: Int, y: Int, scale: Int) -> [String] {
    (0..<40).flatMap { step -> [String] in
      let way = step < 20 ? step : 40 - step
      let move =
        switch action {
        case .slide: "mousemove \(x - (20 + way * 5) * scale) \(y)"
        case .scroll: "mousemove \(x) \(y - (20 + way * 7) * scale)"
        case .wheel: "click \(step < 20 ? 5 : 4)"
        }
      return [move, "sleep 0.0167"]
    }
  }

  private func show(
    _ subject: Subject, _ action: Action, rows: Int, scale: Int
  ) throws(BenchError) -> Shown {
    let list = try stage.list(rows: rows)
    return switch subject {
    case .program:
      try stage.show([
        Programs.program, "--renderer", "surface", "--scale", "\(scale)", list,
      ])
    case .floor:
      try stage.show([
        Programs.floor, action.rawValue, "480", "800", "\(scale)", stage.font, list,
      ])
    }
  }
}

// MARK: - Start and rest

extension WindowBenchmark {
  /// From the start to the first frame, and the most memory, for a list of so many lines. The floor
  /// reads all of them first: past a million that is another work.
  func start(rows: Int) throws(BenchError) -> [Measurement] {
    let isBesideFloor = rows <= 1_000_000
    let program = Medians()
    let floor = Medians()
    for _ in 0..<2 * Self.rounds + 3 {
      for (subject, medians) in [(Subject.program, program), (.floor, floor)]
      where subject == .program || isBesideFloor {
        let shown = try show(subject, .slide, rows: rows, scale: 1)
        defer { shown.end() }
        medians.add(shown.firstFrame, to: "ms to the first frame")
        // Until all of the list has been read.
        usleep(rows > 1_000_000 ? 2_000_000 : 300_000)
        medians.add(Double(shown.child.status("VmHWM")) / 1024, to: "MB at most")
      }
    }
    return ["ms to the first frame", "MB at most"].map { what in
      Measurement(
        "\(rows) rows: \(what)", program: program.median(of: what),
        floor: isBesideFloor ? floor.median(of: what) : nil)
    }
  }

  /// What ten seconds without anything to do cost.
  func idle() throws(BenchError) -> [Measurement] {
    var results: [[Double]] = []
    for subject in Subject.allCases {
      let shown = try show(subject, .slide, rows: 1000, scale: 1)
      defer { shown.end() }
      usleep(1_500_000)
      let child = shown.child
      func now() -> [Double] {
        let switches =
          child.status("voluntary_ctxt_switches") + child.status("nonvoluntary_ctxt_switches")
        return [Double(shown.seen.frames), Double(switches) / 10, child.processorTime / 100]
      }
      let before = now()
      usleep(10_000_000)
      results.append(zip(now(), before).map { $0 - $1 })
    }
    return ["frames in 10 s", "context switches a second", "% of a processor"].enumerated().map {
      Measurement("idle: \($1)", program: results[0][$0], floor: results[1][$0])
    }
  }

  /// How many frames pass from a pointer's move to the first change: 1 is the frame that shows it.
  func latency() throws(BenchError) -> [Measurement] {
    let shown = try show(.program, .slide, rows: 1000, scale: 1)
    defer { shown.end() }
    try stage.act([
      "search --sync --onlyvisible --name .", "windowmove 0 0", "windowfocus",
      "mousemove 400 330", "sleep 0.5", "mousedown 1", "mousemove 380 330", "sleep 0.3",
    ])
    let medians = Medians()
    for step in 0..<30 {
      let frames = shown.seen.frames
      let start = clockTime()
      try stage.act(["mousemove \(370 - step) 330"])
      while shown.seen.frames == frames, clockTime() - start < 1000 { usleep(100) }
      usleep(50_000)
      medians.add(Double(shown.seen.frames - frames), to: "frames")
      medians.add(Double(shown.seen.last_frame) / 1e6 - start, to: "ms")
    }
    return [
      Measurement(
        "a move of the mouse: frames until it shows", program: medians.median(of: "frames")),
      Measurement(
        "a move of the mouse: ms, with the start of xdotool", program: medians.median(of: "ms")),
    ]
  }
}
