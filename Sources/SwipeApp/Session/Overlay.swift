import SwipeCore

/// What F12 shows above the list: what the gestures see, why the last one ended as it did, and how
/// long the last frames took.
///
///     overlay.frameTook(0.0008)
///     overlay.paint(list, into: &frame)
struct Overlay {
  /// The last frames' times in seconds, the newest last.
  private var frameTimes: [Double] = []
  /// What its lines say, each with the number that its words were given.
  private var lines: [(number: Int, words: String)] = []
  private var lastNumber = 0

  /// How many frames are shown.
  private static let frameCount = 60
  /// A frame that takes longer than this is too late for a display of 60 Hz.
  private static let frameBudget = 1.0 / 60
}

// MARK: - Frames

extension Overlay {
  /// Notes how long a frame took to be painted and shown, in seconds.
  mutating func frameTook(_ seconds: Double) {
    if frameTimes.count == Self.frameCount { frameTimes.removeFirst() }
    frameTimes.append(seconds)
  }
}

// MARK: - Painting

extension Overlay {
  private static let ink = Color(0xFFFFFF)
  private static let ground = Color(0x000000, alpha: 225)
  private static let mark = Color(0x007AFF)
  private static let threshold = Color(0xFF9500)
  private static let style = TextStyle(size: 12)
  private static let lineHeight = 18.0

  /// Adds its commands to a frame of the list.
  mutating func paint(_ list: SwipeList, into frame: inout [DrawCommand]) {
    let window = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    if let gesture = list.gesture { paint(gesture, of: list, in: window, into: &frame) }
    paintPanel(of: list, in: window, into: &frame)
  }

  /// The slop around the press, the pointer, and the places that decide on the row.
  private func paint(
    _ gesture: GestureReading, of list: SwipeList, in window: Rect, into frame: inout [DrawCommand]
  ) {
    if let row = gesture.row {
      for place in Self.thresholds(of: list) {
        let line = Rect(x: place - 0.5, y: row.frame.y, width: 1, height: row.frame.height)
        frame.append(DrawCommand(.fill(line, Self.threshold), clip: window))
      }
    }
    let slop = Self.circle(around: gesture.start, radius: gesture.slop)
    frame.append(
      DrawCommand(.outline(slop, radius: gesture.slop, width: 1, Self.mark), clip: window))
    let pointer = Self.circle(around: gesture.place, radius: 3)
    frame.append(DrawCommand(.rounded(pointer, radius: 3, Self.mark), clip: window))
  }

  /// Where a row's edge must be for a slow release to open it, where it rests, and where a full
  /// swipe is armed.
  private static func thresholds(of list: SwipeList) -> [Double] {
    let thresholds = list.options.thresholds(forWidth: list.size.width)
    return thresholds.map { list.options.isRightToLeft ? $0 : list.size.width - $0 }
  }

  private static func circle(around center: Point, radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private mutating func paintPanel(
    of list: SwipeList, in window: Rect, into frame: inout [DrawCommand]
  ) {
    say([Self.describe(list.gesture), Self.describe(list.lastDecision), frameSummary])
    let panel = Rect(
      x: 8, y: 8, width: max(0, window.width - 16),
      height: Double(lines.count) * Self.lineHeight + 36)
    frame.append(DrawCommand(.rounded(panel, radius: 8, Self.ground), clip: window))
    for (index, line) in lines.enumerated() {
      let box = Rect(
        x: panel.x + 8, y: panel.y + 6 + Double(index) * Self.lineHeight, width: panel.width - 16,
        height: Self.lineHeight)
      let text = Text(.words(line.number), box: box, style: Self.style, color: Self.ink)
      frame.append(DrawCommand(.text(text), clip: panel))
    }
    paintFrameTimes(in: panel, into: &frame)
  }

  /// A bar a frame, as high as the part of a display's frame that it took.
  private func paintFrameTimes(in panel: Rect, into frame: inout [DrawCommand]) {
    let height = 20.0
    let width = (panel.width - 16) / Double(Self.frameCount)
    for (index, time) in frameTimes.enumerated() {
      let part = min(time / Self.frameBudget, 1)
      let bar = Rect(
        x: panel.x + 8 + Double(index) * width, y: panel.maxY - 6 - part * height,
        width: max(width - 1, 1), height: part * height)
      frame.append(
        DrawCommand(.fill(bar, part < 1 ? Self.mark : Self.threshold), clip: panel))
    }
  }
}

// MARK: - In words

extension Overlay {
  /// What a number of its stands for; nil once it says something else.
  func words(_ number: Int) -> String? {
    lines.first { $0.number == number }?.words
  }

  /// Gives a number to each line that says something new.
  private mutating func say(_ texts: [String]) {
    lines = texts.enumerated().map { index, words in
      if index < lines.count, lines[index].words == words { return lines[index] }
      lastNumber += 1
      return (lastNumber, words)
    }
  }

  private static func describe(_ gesture: GestureReading?) -> String {
    guard let gesture else { return "no press" }
    let lock =
      switch gesture.lock {
      case .undecided: "within the slop of \(whole(gesture.slop)) pt"
      case .sideways: gesture.isFlick ? "sideways, a flick" : "sideways"
      case .vertical: "up and down"
      case .other: "moves nothing else"
      }
    let dx = gesture.place.x - gesture.start.x
    let dy = gesture.place.y - gesture.start.y
    let row = gesture.row.map { ", row at \(whole($0.offset))" } ?? ""
    return "\(lock): \(whole(dx)), \(whole(dy)) pt at \(whole(gesture.velocity.x)),"
      + " \(whole(gesture.velocity.y)) pt/s\(row)"
  }

  private static func describe(_ decision: Decision?) -> String {
    guard let decision else { return "nothing decided yet" }
    let reason =
      switch decision.reason {
      case .flick: "a flick"
      case .speed: "its speed"
      case .place: "its place"
      case .fullSwipe: "a full swipe"
      }
    return "\(decision.opens ? "open" : "closed") by \(reason): \(whole(decision.velocity)) pt/s"
      + " at \(whole(decision.offset)) pt"
  }

  private var frameSummary: String {
    guard let last = frameTimes.last, let longest = frameTimes.max() else { return "no frame yet" }
    return "frame \(milliseconds(last)) ms, longest of \(frameTimes.count):"
      + " \(milliseconds(longest)) ms"
  }

  private func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100_000).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func whole(_ number: Double) -> String {
    String(Int(number.rounded()))
  }
}
