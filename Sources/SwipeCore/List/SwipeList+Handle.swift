// What comes in: each event once, at its time.

extension SwipeList {
  /// Brings the list to the event's time and does what it asks.
  ///
  /// - Parameter mayDelete: Asked before a row is deleted; where it says no, the row closes.
  public mutating func handle(
    _ event: InputEvent, mayDelete: (Int) -> Bool = { _ in true }
  ) {
    guard let event = event.admitted else { return }
    advance(to: event.time, mayDelete: mayDelete)
    switch event.kind {
    case .down(let pointer, let point): down(pointer, at: point)
    case .move(let id, let point): move(id, to: point)
    case .up(let id, let point): up(id, at: point, mayDelete: mayDelete)
    case .cancel(let id):
      pointersDown.cancel(id)
      if press?.pointer.id == id { cancelPress() }
    case .leave: hover = nil
    case .wheel(let movement): roll(movement)
    case .command(let command): obey(command, mayDelete: mayDelete)
    case .resize(let size): resize(to: size)
    }
    keepNoticeWhileHovered()
    finishWhatIsDue(mayDelete: mayDelete)
  }

  /// A point in reading direction: mirrored, where the list is.
  func mirrored(_ point: Point) -> Point {
    options.isRightToLeft ? Point(x: size.width - point.x, y: point.y) : point
  }

  /// A length along the x axis in reading direction.
  func mirrored(_ dx: Double) -> Double {
    options.isRightToLeft ? -dx : dx
  }

  /// A place whose distances mirror exactly, whatever the window's width.
  func travel(_ point: Point) -> Point {
    Point(x: mirrored(point.x), y: point.y)
  }

  /// Where in the window a place is that `travel` gave, in reading direction.
  func place(ofTravel point: Point) -> Point {
    options.isRightToLeft ? Point(x: size.width + point.x, y: point.y) : point
  }

  private mutating func resize(to size: Size) {
    let held = active.filter { if case .held = $0.swipe { true } else { false } }
    let offsets = held.map { offset(of: $0) }
    replanningScroll { $0.size = size }
    // The rubber band goes by the width: take hold anew, so that no row jumps.
    for (state, offset) in zip(held, offsets) {
      guard case .held(var hold) = state.swipe else { continue }
      hold.grab += raw(displayed: offset, in: state) - hold.raw(at: now, feel: feel)
      var state = state
      state.swipe = .held(hold)
      setState(state)
      pull(state.row, to: hold.pull, glidingFrom: hold.glide)
    }
  }
}

// MARK: - The border

extension InputEvent {
  /// No window is larger than this, in points: what lies beyond is brought back to it, so that no
  /// sum grows without bound.
  private static let furthest = 1_000_000.0

  /// The event as the list takes it, or nothing where a number in it is not finite or a size is
  /// negative.
  fileprivate var admitted: InputEvent? {
    guard time.isFinite, let kind = kind.admitted(within: Self.furthest) else { return nil }
    return InputEvent(time: time, kind)
  }
}

extension InputEvent.Kind {
  fileprivate func admitted(within furthest: Double) -> InputEvent.Kind? {
    switch self {
    case .down(let pointer, let point):
      point.admitted(within: furthest).map { .down(pointer, at: $0) }
    case .move(let id, let point):
      point.admitted(within: furthest).map { .move(id: id, to: $0) }
    case .up(let id, let point):
      point.admitted(within: furthest).map { .up(id: id, at: $0) }
    case .wheel(let wheel):
      wheel.admitted(within: furthest).map { .wheel($0) }
    case .resize(let size):
      size.width >= 0 && size.height >= 0
        ? Point(x: size.width, y: size.height).admitted(within: furthest).map {
          .resize(Size(width: $0.x, height: $0.y))
        } : nil
    case .cancel, .leave, .command:
      self
    }
  }
}

extension Point {
  fileprivate func admitted(within furthest: Double) -> Point? {
    guard x.isFinite, y.isFinite else { return nil }
    return Point(x: min(max(x, -furthest), furthest), y: min(max(y, -furthest), furthest))
  }
}

extension Wheel {
  fileprivate func admitted(within furthest: Double) -> Wheel? {
    guard let at = at.admitted(within: furthest),
      let delta = Point(x: dx, y: dy).admitted(within: furthest)
    else { return nil }
    return Wheel(at: at, dx: delta.x, dy: delta.y, isPrecise: isPrecise)
  }
}
