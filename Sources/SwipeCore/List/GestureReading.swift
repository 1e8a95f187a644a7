/// What a press looks like from inside, while it lasts: for showing why it does what it does.
public struct GestureReading: Equatable, Sendable {
  /// Where it began and where it is, in the window.
  public let start: Point
  public let place: Point
  /// How far it may stray and still be a click, in points.
  public let slop: Double
  /// What it moves.
  public let lock: Lock
  /// Its speed if it were let go now, in pt/s.
  public let velocity: Point
  /// The row that it is on: its identity, its band in the window and its offset.
  public let row: VisibleRow?
  /// Whether a flick has been recognised and stands.
  public let isFlick: Bool

  /// What a press moves.
  public enum Lock: Equatable, Sendable {
    /// It may still be a click.
    case undecided
    /// The row.
    case sideways
    /// The list.
    case vertical
    /// The scroll bar, or nothing.
    case other
  }
}

extension SwipeList {
  /// What the press that is under way looks like from inside; none without one.
  public var gesture: GestureReading? {
    guard let press else { return nil }
    let lock: GestureReading.Lock
    var isFlick = false
    switch press.phase {
    case .undecided: lock = .undecided
    case .sideways(let sideways):
      lock = .sideways
      isFlick = standing(sideways.flick, at: press.last.x) != nil
    case .vertical: lock = .vertical
    case .bar, .idle: lock = .other
    }
    var row: VisibleRow?
    forEachVisibleRow { if $0.row == press.target.row { row = $0 } }
    return GestureReading(
      start: mirrored(place(ofTravel: press.start)),
      place: mirrored(place(ofTravel: press.last)),
      slop: feel.slop(of: press.pointer.device), lock: lock,
      velocity: Point(
        x: mirrored(press.horizontal.velocity(at: now)), y: press.vertical.velocity(at: now)),
      row: row, isFlick: isFlick)
  }
}

extension SwipeList.Options {
  /// How far from the trailing edge, in a row so wide, the places are that decide: the half of the
  /// buttons' width, the whole of it, and where a full swipe is armed.
  public func thresholds(forWidth width: Double) -> [Double] {
    let buttons = actions.trailingWidth
    let usual = [buttons / 2, buttons]
    return allowsFullSwipe ? usual + [fullSwipeDistance(forWidth: width)] : usual
  }

  /// How much of a row so wide a full swipe must uncover, in points.
  func fullSwipeDistance(forWidth width: Double) -> Double {
    max(feel.fullSwipeFraction * width, actions.trailingWidth + feel.fullSwipeExtra)
  }
}
