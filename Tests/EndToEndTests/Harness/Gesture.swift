/// What a hand does with the mouse, one step after another, in points of the window.
///
///     let flick: [Gesture] = [.move(400, 90), .press, .move(340, 90), .release]
///
/// All steps of one array are made in one go: in about a millisecond, if none is a `hold`.
enum Gesture {
  case move(Int, Int)
  case press
  case release
  /// Keeps still for so many seconds: part of what the hand does, such as being slow.
  case hold(Double)
  /// Presses and releases the left button this often, 20 ms apart.
  case click(Int)
  /// Presses and releases the right button.
  case rightClick
  case wheel(Wheel)

  /// A notch of the wheel; the number is the mouse button that stands for it in X.
  enum Wheel: Int {
    case up = 4
    case down = 5
    case left = 6
    case right = 7
  }

  /// What xdotool calls it, for a window at that place of the screen.
  func words(origin: (x: Int, y: Int)) -> [String] {
    switch self {
    case .move(let x, let y): ["mousemove", "\(x + origin.x)", "\(y + origin.y)"]
    case .press: ["mousedown", "1"]
    case .release: ["mouseup", "1"]
    case .hold(let seconds): ["sleep", "\(seconds)"]
    case .click(let times): ["click", "--repeat", "\(times)", "--delay", "20", "1"]
    case .rightClick: ["click", "3"]
    case .wheel(let wheel): ["click", "\(wheel.rawValue)"]
    }
  }
}

extension [Gesture] {
  /// A quick stroke of 60 pt in a row.
  static func flick(row: Int, _ direction: Direction) -> [Gesture] {
    let (start, y) = (240, Layout.middle(of: row))
    let way = direction == .left ? -1 : 1
    let stroke = stride(from: 10, through: 60, by: 10).map { Gesture.move(start + way * $0, y) }
    return [.move(start, y), .press] + stroke + [.release]
  }

  enum Direction: String {
    case left
    case right
  }

  /// A drag along a row that is too slow for a flick, and is not let go.
  static func slowDrag(row: Int, from start: Int, by distance: Int) -> [Gesture] {
    let y = Layout.middle(of: row)
    // Past the 4 pt of slop by one step of 5 pt; then, after more than the 0.5 s of a flick, on in
    // steps of 1 pt.
    let offsets = stride(from: 5, through: abs(distance), by: 1).map { distance.signum() * $0 }
    let moves = offsets.map { Gesture.move(start + $0, y) }
    return [.move(start, y), .press] + moves.prefix(1) + [.hold(0.55)] + moves.dropFirst()
  }
}
