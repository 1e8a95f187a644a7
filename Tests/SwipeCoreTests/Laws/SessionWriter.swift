import Chance
import SwipeCore

/// Invents a session: what a person, a restless child and a broken driver might do to a list.
///
///     var writer = SessionWriter(seed: 1, size: Size(width: 480, height: 800))
///     list.apply(writer.next())
///
/// Most of it are whole gestures at human speeds, so that deep states are reached; between their
/// events now and then comes something else. Places are multiples of a quarter of a point, so that
/// their mirror images are exact. The same seed gives the same session.
struct SessionWriter {
  var random: SplitMix64
  var time = 0.0
  var size: Size
  /// Where the last gesture was, so that the next one may go on there.
  var lastY = 90.0
  let manner: Manner
  /// Whether it is written for a list that reads from right to left.
  let isRightToLeft: Bool
  private var pending: [Step] = []

  init(
    seed: UInt64, size: Size, manner: Manner = .wild, isRightToLeft: Bool = false
  ) {
    random = SplitMix64(seed: seed)
    self.size = size
    self.manner = manner
    self.isRightToLeft = isRightToLeft
  }

  /// How far it goes.
  enum Manner: Sendable {
    /// Only what a working computer sends; the window keeps its width.
    case tame
    /// Also windows of any size, hours between two events, times that go back, and numbers that
    /// are none.
    case wild
  }
}

// MARK: - Reading

extension SessionWriter {
  /// The next step.
  mutating func next() -> Step {
    while pending.isEmpty {
      writeScene()
      pending.reverse()
    }
    return pending.removeLast()
  }

  /// The next `count` steps.
  mutating func steps(_ count: Int) -> [Step] {
    (0..<count).map { _ in next() }
  }
}

// MARK: - Writing

extension SessionWriter {
  mutating func write(_ kind: Step.Kind) {
    pending.append(Step(kind, vetoes: random.chance(0.1)))
  }

  mutating func write(_ kind: InputEvent.Kind) {
    write(.input(InputEvent(time: time, kind)))
  }

  /// Lets some time pass.
  mutating func wait() {
    switch random.whole(below: 24) {
    case 0..<6: break
    case 6..<10: time += 0.001
    case 10..<18: time += random.number(in: 0.004...0.1)
    case 18..<22: time += random.number(in: 0.1...1)
    case 22: time += random.number(in: 1...7)
    default: time += manner == .wild && random.chance(0.2) ? random.number(in: 60...90_000) : 2
    }
  }

  /// A place `x` points from the leading edge.
  func place(_ x: Double, _ y: Double) -> Point {
    let x = (x * 4).rounded() / 4
    return Point(x: isRightToLeft ? size.width - x : x, y: (y * 4).rounded() / 4)
  }

  /// A place in the window, mostly on a row.
  mutating func somewhere() -> Point {
    place(random.number(in: 0...max(size.width, 1)), somewhereDown())
  }

  mutating func somewhereDown() -> Double {
    if random.chance(0.4) { return lastY }
    lastY =
      random.chance(0.1) ? random.number(in: 0...max(size.height, 1)) : random.number(in: 64...500)
    return lastY
  }
}
