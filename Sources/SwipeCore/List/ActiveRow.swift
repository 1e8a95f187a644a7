/// A row that is not plainly closed: swiped aside, on its way, leaving or coming back.
///
/// The list keeps these few, sorted by identity; every other row is closed, at rest and of full
/// height.
struct ActiveRow: Equatable, Sendable {
  /// Its identity.
  let row: Int
  /// What moves it sideways.
  var swipe = RowSwipe.closed
  /// Where it is bound for or rests: what was announced last.
  var heading = Heading.closed
  /// Whether the arrival at `heading` is still to be announced.
  var owesArrival = false
  /// How its height changes, while it does.
  var resize: Resize?
}

/// How far one row has been swiped aside, and what is moving it.
enum RowSwipe: Equatable, Sendable {
  /// It rests at 0, its buttons hidden.
  case closed
  /// A pointer holds it.
  case held(Hold)
  /// It is on its way since that time.
  case sliding(Slide, since: Double)
  /// It rests beside the buttons of that side.
  case open(Side)
}

/// A pointer's hold on a row: where it took it, and how far it has pulled since.
struct Hold: Equatable, Sendable {
  /// The offset at which it was taken, freed of the rubber band.
  var grab: Double
  /// How far the pointer has come since the lock, in points.
  var pull = 0.0
  /// How a notch of a sideways wheel is spread.
  var glide: Glide?
  /// Whether letting go here is a full swipe.
  var isArmed = false

  /// A pull that is on its way since that time, from another.
  struct Glide: Equatable, Sendable {
    var from: Double
    var since: Double
  }
}

/// What a row is bound for.
enum Heading: Equatable, Sendable {
  case closed
  case open(Side)

  var isOpen: Bool { self != .closed }

  /// The side that shows, or none.
  var side: Side? {
    switch self {
    case .closed: nil
    case .open(let side): side
    }
  }
}

/// A change of a row's height, from one fraction of it to another.
struct Resize: Equatable, Sendable {
  let since: Double
  let fraction: Timeline
  /// Whether the row is going or coming.
  let isLeaving: Bool
  /// Whether it fades in place, motion being reduced, rather than shrink or grow.
  let isFade: Bool
}

extension Resize {
  /// When it is done.
  var end: Double { since + fraction.duration }

  /// How much of the row there is at a time, 0 to 1.
  func presence(at time: Double) -> Double {
    fraction.position(at: time - since)
  }

  /// Its height at a time, as a fraction of the full one.
  func height(at time: Double) -> Double {
    if isFade { return isLeaving && time >= end ? 0 : 1 }
    return presence(at: time)
  }
}

extension ActiveRow {
  /// Whether it is deleted and on its way out.
  var isLeaving: Bool { resize?.isLeaving ?? false }

  /// Whether nothing is left to remember of it.
  var isPlain: Bool { swipe == .closed && resize == nil }

  /// When something about it ends by itself, or never.
  var nextEnd: Double? {
    var end = resize?.end
    if case .sliding(let slide, let since) = swipe {
      let arrival = since + slide.duration
      end = min(end ?? arrival, arrival)
    }
    return end
  }
}
