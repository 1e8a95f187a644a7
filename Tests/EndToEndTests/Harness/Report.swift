import Foundation
import Testing

/// What a replay said, line by line.
///
///     let report = try Report.replaying(trace, list: list, in: folder)
///     report.events.map(\.summary)          // ["swipe 0 left", "will-open 0", …]
///     report.end.open                       // [0]
struct Report {
  let events: [Event]
  let frames: [Frame]
  let end: End

  /// An announcement.
  struct Event: Decodable {
    let t: Double
    let name: String
    let row: Int
    let direction: String?

    var summary: String {
      ([name, "\(row)"] + [direction].compactMap(\.self)).joined(separator: " ")
    }
  }

  /// The visible rows at one time.
  struct Frame: Decodable {
    let t: Double
    let rows: [Row]

    struct Row: Decodable {
      let row: Int
      let y: Double
      let height: Double
      let offset: Double
      let button: Bool
    }
  }

  /// How it all ended.
  struct End: Decodable {
    let t: Double
    let count: Int
    let open: [Int]
    let scroll: Double
    let moving: Bool
  }
}

// MARK: - Reading

extension Report {
  private struct Kind: Decodable {
    let type: String
  }

  init(_ bytes: Data) throws {
    let decoder = JSONDecoder()
    var (events, frames, ends): ([Event], [Frame], [End]) = ([], [], [])
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      switch try decoder.decode(Kind.self, from: line).type {
      case "event": events.append(try decoder.decode(Event.self, from: line))
      case "frame": frames.append(try decoder.decode(Frame.self, from: line))
      case "end": ends.append(try decoder.decode(End.self, from: line))
      case let other: throw StoryFailure("a report has no line of the type \(other)")
      }
    }
    guard let end = ends.first, ends.count == 1 else {
      throw StoryFailure("a report ends once, not \(ends.count) times")
    }
    (self.events, self.frames, self.end) = (events, frames, end)
  }

  /// Plays a trace without a display, twice: it must say the same to the byte.
  static func replaying(
    _ trace: String, options: [String] = [], rows: Int = 20, in folder: Folder
  ) throws -> Report {
    let list = try folder.writeList(rows: rows, to: "replayed.txt")
    let command = [try swipelistPath()] + options + ["--replay", trace, list]
    let (first, second) = (
      try Program.run(command, in: folder), try Program.run(command, in: folder)
    )
    #expect(first.status == 0)
    #expect(first.errors.isEmpty)
    #expect(first.output == second.output, "replaying twice gives the same bytes")
    return try Report(first.output)
  }
}

// MARK: - Asking

extension Report {
  var summary: [String] { events.map(\.summary) }

  /// The rows that an announcement of this name named, in order.
  func rows(_ name: String) -> [Int] {
    events.filter { $0.name == name }.map(\.row)
  }

  /// One row in the frame at a time, which must be a frame's.
  func row(_ row: Int, at time: Double) throws -> Frame.Row {
    guard let frame = frames.first(where: { abs($0.t - time) < 1e-9 }) else {
      throw StoryFailure("there is no frame at \(time)")
    }
    guard let shown = frame.rows.first(where: { $0.row == row }) else {
      throw StoryFailure("row \(row) does not show at \(time)")
    }
    return shown
  }
}
