// A press, from first to last.

// MARK: - Down

extension SwipeList {
  mutating func down(_ pointer: Pointer, at point: Point) {
    guard pointersDown.down(pointer.id) else { return }
    if pointer.device == .mouse { hover = mirrored(point) }
    let target = target(at: mirrored(point))
    endWheel()
    let closedAnother = closeOpenRows(except: target.row)
    switch pointer.button {
    case .left: begin(pointer, on: target, at: point, closedAnother: closedAnother)
    case .right: if let row = target.row { openFromRest(row) }
    case .middle: break
    }
  }

  private mutating func begin(
    _ pointer: Pointer, on target: Target, at point: Point, closedAnother: Bool
  ) {
    let caughtList = catchScroll(on: target)
    press = Press(
      pointer: pointer, time: now, target: target, isSpent: closedAnother || caughtList,
      at: travel(point))
    if case .row(let row, _) = target, options.mode == .system,
      case .sliding = state(of: row).swipe
    {
      hold(row)
    }
    if target == .bar {
      let grab = point.y - barThumb.y
      press?.phase = .bar(grab: grab)
    }
  }

  /// Opens a row for a key or the right button, unless it is open.
  mutating func openFromRest(_ row: Int, side: Side = .trailing) {
    guard actions.width(of: side) > 0, !state(of: row).heading.isOpen else { return }
    send(row, to: .open(side), by: slideFromRest(of: row, to: .open(side)))
  }
}

// MARK: - Move

extension SwipeList {
  mutating func move(_ id: Int, to point: Point) {
    if pointersDown.isEmpty || (press?.pointer.id == id && press?.pointer.device == .mouse) {
      hover = mirrored(point)
    }
    guard press?.pointer.id == id else { return }
    let place = travel(point)
    // In place: a copy would have its samples copied too.
    press?.sample(place, at: now)
    if press?.isUndecided == true { lock() }
    follow()
  }

  /// Decides, once past the slop, what the press moves.
  private mutating func lock() {
    guard var press else { return }
    let dx = press.last.x - press.start.x
    let dy = press.last.y - press.start.y
    let slop = feel.slop(of: press.pointer.device)
    guard dx * dx + dy * dy > slop * slop else { return }
    switch press.target {
    case .row(let row, _) where abs(dx) > abs(dy):
      press.phase = .sideways(Press.Sideways(lockX: press.last.x))
      if options.mode == .system { hold(row) }
    case .row, .space:
      closeOpenRows(except: nil)
      if let row = press.target.row { closeIfHeld(row) }
      let grab = Scroll.raw(
        displayed: scrollOffset, limit: scrollLimit, extent: scrollExtent, feel: feel)
      press.phase = .vertical(grab: grab, lockY: press.last.y)
      scroll = .held(grab)
    case .bar, .notice, .header:
      press.phase = .idle
    }
    self.press = press
  }

  /// Moves what the press is locked to.
  private mutating func follow() {
    guard let press else { return }
    switch press.phase {
    case .undecided, .idle: break
    case .sideways(let sideways):
      if options.mode == .system, let row = press.target.row {
        pull(row, to: press.last.x - sideways.lockX)
      }
      flick(sideways)
    case .vertical(let grab, let lockY):
      scroll = .held(grab + lockY - press.last.y)
      lastScroll = now
    case .bar(let grab):
      dragBar(thumbTop: press.last.y - grab)
    }
  }

  /// Recognises a flick, once a press, and keeps its furthest point.
  private mutating func flick(_ sideways: Press.Sideways) {
    guard let press, let row = press.target.row else { return }
    var sideways = sideways
    if var flick = sideways.flick {
      flick.furthestX =
        flick.sign * max(flick.sign * flick.furthestX, flick.sign * press.last.x)
      sideways.flick = flick
      self.press?.phase = .sideways(sideways)
      return
    }
    let dx = press.last.x - press.start.x
    guard
      feel.isFlick(dx: dx, dy: press.last.y - press.start.y, duration: now - press.time)
    else { return }
    sideways.flick = Press.Flick(sign: dx < 0 ? -1 : 1, furthestX: press.last.x)
    self.press?.phase = .sideways(sideways)
    announce(row, .swipe(mirrored(dx) < 0 ? .left : .right))
    if options.mode == .tutorial { actOnFlick(row, sign: dx) }
  }

  /// The tutorial's one method: a row at rest opens, any other goes back.
  private mutating func actOnFlick(_ row: Int, sign: Double) {
    let velocity = press?.horizontal.velocity(at: now) ?? 0
    defer {
      let state = state(of: row)
      note(
        row, .flick, opens: state.heading.isOpen, velocity: velocity, offset: offset(of: state))
    }
    if state(of: row).heading.isOpen {
      closeIfOpen(row)
    } else {
      openFromRest(row, side: sign < 0 ? .trailing : .leading)
    }
  }
}

// MARK: - Up

extension SwipeList {
  mutating func up(_ id: Int, at point: Point, mayDelete: (Int) -> Bool) {
    if press?.pointer.id == id, press?.last != travel(point) { move(id, to: point) }
    guard pointersDown.up(id), let press, press.pointer.id == id else { return }
    self.press = nil
    switch press.phase {
    case .undecided:
      click(press, at: mirrored(point), mayDelete: mayDelete)
    case .sideways(let sideways):
      guard let row = press.target.row else { break }
      letGo(
        row, velocity: press.horizontal.velocity(at: now),
        flick: standing(sideways.flick, at: press.last.x), mayDelete: mayDelete)
    case .vertical, .bar, .idle: break
    }
    settleHeldRow(of: press)
    if case .vertical = press.phase {
      letGoOfScroll(velocity: -press.vertical.velocity(at: now))
    } else {
      letGoOfScroll(velocity: 0)
    }
  }

  /// A flick counts, unless the pointer came back from its furthest point.
  func standing(_ flick: Press.Flick?, at x: Double) -> Double? {
    guard let flick, abs(flick.furthestX - x) < feel.flickReturn else { return nil }
    return flick.sign
  }

  private mutating func click(_ press: Press, at point: Point, mayDelete: (Int) -> Bool) {
    guard target(at: point) == press.target else { return }
    switch press.target {
    case .row(let row, let button?):
      pressButton(button, of: row, mayDelete: mayDelete)
    case .row(let row, nil):
      let wasClosed = state(of: row).swipe == .closed
      closeIfOpen(row)
      closeIfHeld(row)
      if wasClosed && !press.isSpent {
        focus = Focus(row: row, hasRing: false)
        announce(row, .select)
      }
    case .notice(let button?): pressNoticeButton(button)
    case .notice(nil): pressNotice()
    case .header(isButton: true): isHeaderButtonPressed = true
    case .space, .bar, .header(isButton: false): break
    }
  }

  /// Does what a button is for.
  mutating func pressButton(
    _ button: ButtonPlace, of row: Int, mayDelete: (Int) -> Bool
  ) {
    switch actions[button.side][button.index].role {
    case .delete:
      if delete(row, mayDelete: mayDelete) { return }
    case .other:
      announce(row, .action(side: button.side, index: button.index))
    }
    closeIfOpen(row)
    closeIfHeld(row)
  }

  /// Ends a press as a release at no speed, without click or flick.
  mutating func cancelPress() {
    guard let press else { return }
    self.press = nil
    settleHeldRow(of: press)
    letGoOfScroll(velocity: 0)
  }

  /// A row that a press holds and lets go of otherwise than by a release goes where it is nearer.
  private mutating func settleHeldRow(of press: Press) {
    guard let row = press.target.row else { return }
    letGo(row, velocity: 0, flick: nil) { _ in false }
  }
}
