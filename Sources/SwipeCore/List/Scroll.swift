/// How far the list is scrolled, and what is moving it.
///
/// Offsets are points from the content's top to the viewport's, growing as one goes down.
enum Scroll: Equatable, Sendable {
  /// It stands still there, or as near as the content allows.
  case resting(Double)
  /// A pointer holds it at that offset, freed of the rubber band.
  case held(Double)
  /// It goes to a place in a given time: a notch of the wheel, a row brought into view.
  case stepping(Timeline, since: Double)
  /// It was let go, and slows down until that time.
  case coasting(Friction, since: Double, until: Double)
  /// It comes back from past an end until that time.
  case springing(SpringMotion, since: Double, until: Double)
}

extension Scroll {
  /// Where it is at a time, with the content's end at `limit` and a viewport `extent` high.
  func offset(at time: Double, limit: Double, extent: Double, feel: Feel) -> Double {
    switch self {
    case .resting(let offset):
      min(max(offset, 0), limit)
    case .held(let raw):
      Scroll.displayed(raw, limit: limit, extent: extent, feel: feel)
    case .stepping(let timeline, let since):
      // A step may come from past an end; else it stays within.
      Scroll.bounded(timeline.position(at: time - since), by: limit, orStart: timeline.start)
    case .coasting(let friction, let since, _):
      min(max(friction.position(at: time - since), 0), limit)
    case .springing(let motion, let since, _):
      motion.position(at: time - since)
    }
  }

  /// When this ends by itself, or never.
  var nextEnd: Double? {
    switch self {
    case .resting, .held: nil
    case .stepping(let timeline, let since): since + timeline.duration
    case .coasting(_, _, let until), .springing(_, _, let until): until
    }
  }

  /// Whether it changes from frame to frame.
  var isMoving: Bool {
    switch self {
    case .resting, .held: false
    case .stepping, .coasting, .springing: true
    }
  }

  /// Where a list held at `raw` shows: past an end, the rubber band holds it back.
  static func displayed(_ raw: Double, limit: Double, extent: Double, feel: Feel) -> Double {
    if raw < 0 { return -feel.rubberBand.stretch(-raw, extent: extent) }
    if raw > limit { return limit + feel.rubberBand.stretch(raw - limit, extent: extent) }
    return raw
  }

  /// The opposite of `displayed`: what to hold so that the list shows at `offset`.
  static func raw(displayed offset: Double, limit: Double, extent: Double, feel: Feel) -> Double {
    if offset < 0 { return -feel.rubberBand.pull(forStretch: -offset, extent: extent) }
    if offset > limit {
      return limit + feel.rubberBand.pull(forStretch: offset - limit, extent: extent)
    }
    return offset
  }

  private static func bounded(_ offset: Double, by limit: Double, orStart start: Double) -> Double {
    min(max(offset, min(start, 0)), max(start, limit))
  }
}
