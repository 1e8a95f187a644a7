import SwipeCore

/// A list, and somebody who uses it.
///
///     var story = Story()
///     story.play("v<<<<<<^")
///     story.wait(1)
///     story.told  // ["swipe-left 0", "will-open 0", "did-open 0"]
///
/// A path is the pointer's way as text, one character a frame of 1/60 s: `v` presses, `^` lets go,
/// `<` `>` `u` `d` move 10 pt left, right, up and down, `.` waits, `x` is the pointer taken away,
/// and `~` waits half a second. The first character happens at once, each other one a frame after
/// the one before it.
struct Story {
  static let frame = 1.0 / 60

  var list: SwipeList
  /// Where the pointer is; `play` brings it to a row first.
  var pointer = Point(x: 0, y: 0)
  var device = Pointer.Device.mouse
  var mayDelete = true
  /// All that the list announced.
  private(set) var events: [ListEvent] = []

  init(
    count: Int = 20, width: Double = 480, height: Double = 800,
    options: SwipeList.Options = SwipeList.Options()
  ) {
    list = SwipeList(count: count, size: Size(width: width, height: height), options: options)
  }

  init(mode: SwipeList.Mode) {
    self.init(options: SwipeList.Options(mode: mode))
  }
}

// MARK: - What happens

extension Story {
  var now: Double { list.now }

  /// Something happens `delay` seconds from now.
  mutating func event(_ kind: InputEvent.Kind, after delay: Double = 0) {
    let answer = mayDelete
    list.handle(InputEvent(time: now + delay, kind), mayDelete: { _ in answer })
    events += list.takeEvents()
  }

  /// Time passes, seen in one step or in `frames` equal ones.
  mutating func wait(_ seconds: Double, frames: Int = 1) {
    wait(until: now + seconds, frames: frames)
  }

  mutating func wait(until end: Double, frames: Int = 1) {
    let start = now
    for frame in 1...frames {
      list.advance(
        to: frame == frames ? end : start + (end - start) * Double(frame) / Double(frames))
    }
    events += list.takeEvents()
  }

  mutating func press(at point: Point, button: Pointer.Button = .left, after delay: Double = 0) {
    pointer = point
    event(.down(Pointer(device: device, button: button), at: point), after: delay)
  }

  mutating func move(_ dx: Double, _ dy: Double = 0, after delay: Double = 0) {
    pointer = Point(x: pointer.x + dx, y: pointer.y + dy)
    event(.move(id: 0, to: pointer), after: delay)
  }

  mutating func release(after delay: Double = 0) {
    event(.up(id: 0, at: pointer), after: delay)
  }

  mutating func click(at point: Point) {
    press(at: point)
    release(after: Self.frame)
  }

  mutating func key(_ command: Command) {
    event(.command(command))
  }

  /// A wheel turns, in notches, over a row or over where the first one was at the start.
  mutating func wheel(
    dx: Double = 0, dy: Double = 0, row: Int? = nil, isPrecise: Bool = false,
    after delay: Double = 0
  ) {
    let place = row.map { self.place(ofRow: $0) } ?? Point(x: 300, y: 94)
    event(.wheel(Wheel(at: place, dx: dx, dy: dy, isPrecise: isPrecise)), after: delay)
  }

  /// Pulls the first row by so much from the lock on, and lets it go at rest: it is no flick, and
  /// 0.2 s without a movement make the speed 0.
  mutating func letGo(pull: Double) {
    press(at: place(ofRow: 0))
    move(pull < 0 ? -6 : 6, after: 0.6)
    move(pull, after: 0.1)
    release(after: 0.2)
  }

  /// A deletion by program, and what is announced of it.
  mutating func delete(_ row: Int) {
    list.delete(row)
    events += list.takeEvents()
  }
}

// MARK: - A pointer's path

extension Story {
  /// Plays a path that starts in the middle of a row.
  mutating func play(_ path: String, row: Int = 0, x: Double = 300) {
    play(path, at: place(ofRow: row, x: x))
  }

  /// Plays a path that goes on from where the pointer is.
  mutating func goOn(_ path: String) {
    wait(Self.frame)
    play(path, at: pointer)
  }

  mutating func play(_ path: String, at point: Point) {
    pointer = point
    let start = now
    var frames = 0.0
    for character in path where character != " " {
      let delay = max(0, start + frames * Self.frame - now)
      switch character {
      case "v": press(at: pointer, after: delay)
      case "^": release(after: delay)
      case "<": move(-10, after: delay)
      case ">": move(10, after: delay)
      case "u": move(0, -10, after: delay)
      case "d": move(0, 10, after: delay)
      case ".": wait(delay)
      case "~":
        wait(delay)
        frames += 29
      case "x": event(.cancel(id: 0), after: delay)
      default: preconditionFailure("A path has no such character")
      }
      frames += 1
    }
  }
}

// MARK: - What can be seen

extension Story {
  var rows: [VisibleRow] {
    var rows: [VisibleRow] = []
    list.forEachVisibleRow { rows.append($0) }
    return rows
  }

  func visible(_ row: Int) -> VisibleRow? {
    rows.first { $0.row == row }
  }

  /// How far a row has slid; not a number where it does not show.
  func offset(_ row: Int = 0) -> Double {
    visible(row)?.offset ?? .nan
  }

  /// A place in a row, in its middle vertically.
  func place(ofRow row: Int, x: Double = 300) -> Point {
    Point(x: x, y: visible(row)?.frame.midY ?? .nan)
  }

  var frameCommands: [DrawCommand] {
    var frame: [DrawCommand] = []
    Painter(theme: .light).paint(list, into: &frame)
    return frame
  }

  /// The box in which a text stands in the frame.
  func box(of source: TextSource) -> Rect? {
    for command in frameCommands {
      if case .text(let text) = command.shape, text.source == source { return text.box }
    }
    return nil
  }
}

// MARK: - What was told

extension Story {
  /// The announcements so far, a line each.
  var told: [String] { events.map(\.line) }

  /// When something was announced last; not a number where it was not.
  func time(of line: String) -> Double {
    events.last { $0.line == line }?.time ?? .nan
  }

  /// Forgets what was announced.
  mutating func forget() {
    events.removeAll()
  }
}

extension ListEvent {
  var line: String {
    switch kind {
    case .swipe(.left): "swipe-left \(row)"
    case .swipe(.right): "swipe-right \(row)"
    case .willOpen: "will-open \(row)"
    case .didOpen: "did-open \(row)"
    case .willClose: "will-close \(row)"
    case .didClose: "did-close \(row)"
    case .delete: "delete \(row)"
    case .undo: "undo \(row)"
    case .redo: "redo \(row)"
    case .fullSwipeEnter: "full-swipe-enter \(row)"
    case .fullSwipeExit: "full-swipe-exit \(row)"
    case .select: "select \(row)"
    case .action(let side, let index): "action \(side) \(index) \(row)"
    }
  }
}

// MARK: - Stories that begin alike

extension Story {
  /// A list one row of which rests open, nothing said of it.
  static func opened(
    _ row: Int = 0, count: Int = 20, height: Double = 800,
    options: SwipeList.Options = SwipeList.Options()
  ) -> Story {
    var story = Story(count: count, height: height, options: options)
    story.list.open(row)
    story.wait(1)
    story.forget()
    return story
  }
}
