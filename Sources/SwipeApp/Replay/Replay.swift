public import SwipeCore

/// Plays a trace on a list, on a clock of its own.
///
///     var replay = Replay(trace, on: stage, frameRate: 60)
///     try replay.play { step, stage in … }
///
/// Steps come in the order of their times; what was done at a frame's time is in that frame. The
/// same trace on the same list gives the same steps, bit for bit, and the frames asked for change
/// nothing else.
public struct Replay {
  private let trace: [TraceEvent]
  private var stage: Stage
  private let frameRate: Double?
  private var nextFrame = 0
  /// Those still to be taken, the last one first.
  private var shots: [ReplayOptions.Shot]

  /// The trace has been read by `TraceReader`.
  public init(
    _ trace: [TraceEvent], on stage: Stage, frameRate: Double? = nil,
    shots: [ReplayOptions.Shot] = []
  ) {
    self.trace = trace
    self.stage = stage
    self.frameRate = frameRate
    self.shots = shots.sorted { $0.time > $1.time }
  }

  /// Something to report.
  public enum Step: Equatable, Sendable {
    case announced(ListEvent)
    /// It is a frame's time.
    case frame
    /// It is time for a picture.
    case shot(ReplayOptions.Shot)
    /// The trace is over.
    case ended
  }
}

// MARK: - Playing

extension Replay {
  /// Plays all of it. `report` is given each step, and the window as it is then.
  public mutating func play<Failure>(
    _ report: (Step, Stage) throws(Failure) -> Void
  ) throws(Failure) {
    for event in trace {
      try pass(to: event.time, including: false, report)
      if stage.apply(event) == .end {
        return try finish(report)
      }
    }
    try settle(report)
    try finish(report)
  }

  /// Lets time pass until nothing moves and every picture is taken.
  private mutating func settle<Failure>(
    _ report: (Step, Stage) throws(Failure) -> Void
  ) throws(Failure) {
    while let end = stage.list.nextMotionEnd {
      try pass(to: max(end, stage.list.now), including: false, report)
    }
    if let last = shots.first {
      try pass(to: max(last.time, stage.list.now), including: true, report)
    }
  }

  private mutating func finish<Failure>(
    _ report: (Step, Stage) throws(Failure) -> Void
  ) throws(Failure) {
    try pass(to: stage.list.now, including: true, report)
    try report(.ended, stage)
  }

  /// Lets time pass to `end`, with the frames and pictures before it, or those at it too.
  private mutating func pass<Failure>(
    to end: Double, including isIncluded: Bool,
    _ report: (Step, Stage) throws(Failure) -> Void
  ) throws(Failure) {
    while let time = nextStop, time < end || isIncluded && time == end {
      try advance(to: time, report)
      if frameTime == time {
        nextFrame += 1
        try report(.frame, stage)
      }
      while let shot = shots.last, shot.time == time {
        shots.removeLast()
        try report(.shot(shot), stage)
      }
    }
    try advance(to: end, report)
  }

  private mutating func advance<Failure>(
    to time: Double, _ report: (Step, Stage) throws(Failure) -> Void
  ) throws(Failure) {
    stage.advance(to: time)
    for event in stage.takeEvents() {
      try report(.announced(event), stage)
    }
  }
}

// MARK: - Stops

extension Replay {
  private var frameTime: Double? {
    frameRate.map { Double(nextFrame) / $0 }
  }

  /// The time of the next frame or picture.
  private var nextStop: Double? {
    switch (frameTime, shots.last?.time) {
    case (let frame?, let shot?): min(frame, shot)
    case (let frame?, nil): frame
    case (nil, let shot): shot
    }
  }
}

// MARK: - Ends

extension Replay {
  /// When the trace itself says that it is over; `nil`: it is over when nothing moves any more.
  public static func end(of trace: [TraceEvent]) -> Double? {
    trace.first { event in
      switch event.kind {
      case .end: true
      case .key(let key): KeyAction(key) == .quit
      case .size, .down, .move, .up, .cancel, .wheel: false
      }
    }?.time
  }
}
