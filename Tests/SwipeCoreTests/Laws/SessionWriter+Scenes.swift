import SwipeCore

// What may happen next: a whole gesture, a key, the window, the program, or nonsense.

extension SessionWriter {
  mutating func writeScene() {
    wait()
    switch random.whole(below: 100) {
    case 0..<30: drag(from: place(random.number(in: 100...400), somewhereDown()))
    case 30..<40: openAndPress()
    case 40..<50: click(at: somewhere())
    case 50..<54: clickUndo()
    case 54..<64: roll()
    case 64..<68: dragScrollBar()
    case 68..<78: write(.command(command()))
    case 78..<90: actAsProgram()
    default: disturb()
    }
  }

  /// Something that has nothing to do with what goes on.
  mutating func disturb() {
    switch random.whole(below: 12) {
    case 0..<2: write(.move(id: 0, to: somewhere()))
    case 2: write(.leave)
    case 3: write(.cancel(id: random.whole(below: 3)))
    case 4: write(.down(pointer(), at: somewhere()))
    case 5: write(.up(id: random.whole(below: 3), at: somewhere()))
    case 6: write(.advance(to: time))
    case 7: resize()
    case 8: write(.command(command()))
    case 9: roll()
    case 10: actAsProgram()
    default: if manner == .wild { talkNonsense() }
    }
  }

  mutating func pointer() -> Pointer {
    Pointer(
      id: random.whole(below: 3), device: random.chance(0.5) ? .mouse : .touch,
      button: random.pick([.left, .left, .left, .right, .middle]))
  }

  mutating func command() -> Command {
    switch random.whole(below: 18) {
    case 0..<4: .moveFocus(by: random.chance(0.5) ? 1 : -1)
    case 4: .movePage(by: random.chance(0.5) ? 1 : -1)
    case 5: .moveToStart
    case 6: .moveToEnd
    case 7..<10: .slide(random.chance(0.7) ? .left : .right)
    case 10: .delete
    case 11..<13: .activate
    case 13: .dismiss
    case 14: .menu
    case 15..<17: .undo
    default: .redo
    }
  }

  private mutating func actAsProgram() {
    switch random.whole(below: 14) {
    case 0..<4: write(.open(random.whole(below: 12), random.chance(0.7) ? .trailing : .leading))
    case 4: write(.close(random.whole(below: 12)))
    case 5..<7: write(.delete(random.whole(below: 12)))
    case 7: write(.closeAll)
    case 8..<10: write(.undo)
    case 10: write(.redo)
    case 11..<13: write(.scroll(to: random.number(in: -100...1500)))
    default: write(.append(random.whole(below: 4)))
    }
  }

  private mutating func resize() {
    guard manner == .wild else {
      size.height = random.pick([364.0, 500, 800])
      return write(.resize(size))
    }
    let lengths = [0.0, 1, 40, 320, 480, 480, 480, 800, 1000]
    size = Size(width: random.pick(lengths), height: random.pick(lengths))
    if random.chance(0.02) { size = Size(width: 1e7, height: 1e7) }
    write(.resize(size))
    // A window does not stay useless for long.
    guard size.width < 320 || size.height < 320 || size.width > 1000 else { return }
    wait()
    size = Size(width: 480, height: 800)
    write(.resize(size))
  }

  /// Numbers that no working driver sends.
  private mutating func talkNonsense() {
    let number = random.pick([
      Double.nan, .infinity, -.infinity, 1e300, -1e300, -0.0, .leastNonzeroMagnitude,
    ])
    let point = random.chance(0.5) ? Point(x: number, y: 90) : Point(x: 200, y: number)
    switch random.whole(below: 9) {
    case 0: write(.down(pointer(), at: point))
    case 1: write(.move(id: 0, to: point))
    case 2: write(.up(id: 0, at: point))
    case 3:
      write(
        .wheel(
          Wheel(at: somewhere(), dx: random.fraction(), dy: number, isPrecise: random.chance(0.5))))
    case 4:
      write(
        .wheel(
          Wheel(at: somewhere(), dx: number, dy: random.fraction(), isPrecise: random.chance(0.5))))
    case 5: write(.resize(Size(width: number == 1e300 ? .nan : number, height: 800)))
    case 6:
      write(
        .input(InputEvent(time: time - random.number(in: 0...10), .move(id: 0, to: somewhere()))))
    case 7:
      write(.input(InputEvent(time: random.pick([.nan, .infinity, -.infinity, -1e300]), .leave)))
    default:
      write(
        .command(
          random.pick([
            .moveFocus(by: .max), .moveFocus(by: .min), .movePage(by: .max), .movePage(by: .min),
          ])))
    }
  }
}
