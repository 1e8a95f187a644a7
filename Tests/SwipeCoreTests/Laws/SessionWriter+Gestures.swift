import SwipeCore

// Whole gestures, at the speeds of hands.

extension SessionWriter {
  /// A press that moves in one direction, evenly or ever faster, and may come back.
  mutating func drag(from start: Point) {
    let pointer = Pointer(
      id: random.whole(below: 2), device: random.chance(0.6) ? .mouse : .touch)
    let heading = random.pick([Heading.left, .left, .left, .left, .right, .right, .up, .down])
    let length = random.pick([5.0, 30, 37, 60, 80, 120, 200, 400])
    let moves = 1 + random.whole(below: 10)
    let pause = random.pick([0, 0.001, 0.008, 0.008, 0.016, 0.016, 0.05])
    let stray = random.number(in: -0.3...0.3)
    write(.down(pointer, at: start))
    var last = start
    for move in 1...moves {
      time += pause
      if random.chance(0.02) { disturb() }
      last = heading.point(length * Double(move) / Double(moves), stray: stray, from: start)
      write(.move(id: pointer.id, to: last))
    }
    if random.chance(0.15) {
      time += pause
      last = heading.point(length * random.fraction(), stray: stray, from: start)
      write(.move(id: pointer.id, to: last))
    }
    if random.chance(0.3) { wait() }
    if random.chance(0.05) {
      write(.cancel(id: pointer.id))
    } else if random.chance(0.98) {
      write(.up(id: pointer.id, at: last))
    }
  }

  private enum Heading {
    case left, right, up, down

    func point(_ length: Double, stray: Double, from start: Point) -> Point {
      let way = (length * 4).rounded() / 4
      let side = (length * stray * 4).rounded() / 4
      return switch self {
      case .left: Point(x: start.x - way, y: start.y + side)
      case .right: Point(x: start.x + way, y: start.y + side)
      case .up: Point(x: start.x + side, y: start.y - way)
      case .down: Point(x: start.x + side, y: start.y + way)
      }
    }
  }

  mutating func click(at point: Point) {
    let pointer = random.chance(0.8) ? Pointer() : pointer()
    write(.down(pointer, at: point))
    time += random.number(in: 0...0.2)
    if random.chance(0.1) { disturb() }
    write(.up(id: pointer.id, at: point))
  }

  /// A flick opens a row, and a click presses what it uncovered.
  mutating func openAndPress() {
    let y = somewhereDown()
    let toLeading = random.chance(0.25)
    let start = place(240, y)
    let end = place(toLeading ? 340 : 140, y)
    write(.down(Pointer(), at: start))
    time += 0.05
    write(.move(id: 0, to: place(toLeading ? 290 : 190, y)))
    time += 0.05
    write(.move(id: 0, to: end))
    write(.up(id: 0, at: end))
    wait()
    let inwards = random.number(in: 2...160)
    click(at: place(toLeading ? inwards : size.width - inwards, y))
  }

  /// The notice's button, where it stands when there is one.
  mutating func clickUndo() {
    let width = min(440, size.width - 32)
    let x = (size.width + width) / 2 - 40
    click(at: place(x, size.height - 42))
  }

  mutating func dragScrollBar() {
    write(.command(random.chance(0.5) ? .moveToEnd : .moveToStart))
    time += 0.2
    let top = random.number(in: 64...max(65, size.height))
    write(.down(Pointer(), at: place(size.width - 5, top)))
    for _ in 0..<random.whole(below: 5) {
      time += 0.016
      write(.move(id: 0, to: place(size.width - 5, random.number(in: 0...max(1, size.height)))))
    }
    write(.up(id: 0, at: place(size.width - 5, top)))
  }

  /// Some movement of a wheel or of two fingers.
  mutating func roll() {
    let at = somewhere()
    let isPrecise = random.chance(0.7)
    let isSideways = random.chance(0.6)
    let size = isPrecise ? random.number(in: 0.05...0.8) : Double(1 + random.whole(below: 2))
    let delta = random.chance(0.6) ? -size : size
    for _ in 0...random.whole(below: 8) {
      time += random.pick([0, 0.008, 0.008, 0.016, 0.1])
      let stray = delta * random.number(in: -0.5...0.5)
      write(
        .wheel(
          Wheel(
            at: at, dx: isSideways ? delta : stray, dy: isSideways ? stray : delta,
            isPrecise: isPrecise)))
    }
  }
}
