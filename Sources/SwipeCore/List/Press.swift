/// A pointer that is down on the list, from first to last.
///
/// Places along the x axis are measured in reading direction (negated in a list that reads from
/// right to left), so that every distance mirrors exactly.
struct Press: Equatable, Sendable {
  let pointer: Pointer
  let time: Double
  let target: Target
  /// Whether the press did something at once (closed another row, stopped the list), so that a
  /// plain click does only that.
  let isSpent: Bool
  var start: Point
  var last: Point
  var phase = Phase.undecided
  var horizontal = VelocityTracker()
  var vertical = VelocityTracker()

  init(pointer: Pointer, time: Double, target: Target, isSpent: Bool, at start: Point) {
    self.pointer = pointer
    self.time = time
    self.target = target
    self.isSpent = isSpent
    self.start = start
    last = start
    sample(start, at: time)
  }

  /// What has become of the press.
  enum Phase: Equatable, Sendable {
    /// It may still be a click.
    case undecided
    /// It moves the row.
    case sideways(Sideways)
    /// It scrolls the list, held at `grab` when the pointer was at `lockY`.
    case vertical(grab: Double, lockY: Double)
    /// It drags the scroll bar's thumb, taken `grab` points below the thumb's top.
    case bar(grab: Double)
    /// It moves nothing, and is no click any more.
    case idle
  }

  /// A press that is locked to the x axis.
  struct Sideways: Equatable, Sendable {
    /// Where the pointer was when it was locked.
    var lockX: Double
    /// The flick that was recognised, and the furthest point along it.
    var flick: Flick?
  }

  /// A recognised flick.
  struct Flick: Equatable, Sendable {
    /// In reading direction: −1 towards the leading edge's side, 1 the other way.
    let sign: Double
    var furthestX: Double
  }
}

/// What a press is on.
enum Target: Equatable, Sendable {
  /// A row; the button too, where it is on one.
  case row(Int, button: ButtonPlace?)
  /// The list, below its last row.
  case space
  /// The scroll bar's thumb.
  case bar
  /// The notice; the button too, where it is on one.
  case notice(button: Int?)
  /// The header, or its button.
  case header(isButton: Bool)
}

/// One of a row's buttons.
struct ButtonPlace: Equatable, Sendable {
  let side: Side
  let index: Int
}

extension Target {
  /// The row that it belongs to, or none.
  var row: Int? {
    switch self {
    case .row(let row, _): row
    case .space, .bar, .notice, .header: nil
    }
  }
}

extension Press {
  /// Takes in where the pointer is, for its velocity.
  mutating func sample(_ point: Point, at time: Double) {
    horizontal.add(point.x, at: time)
    vertical.add(point.y, at: time)
    last = point
  }

  /// Whether it has been decided what it moves.
  var isLocked: Bool {
    switch phase {
    case .undecided: false
    case .sideways, .vertical, .bar, .idle: true
    }
  }

  /// Whether it may still be a click.
  var isUndecided: Bool { !isLocked }
}
