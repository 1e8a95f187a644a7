// Wheels and trackpads.

/// A movement of a wheel or a trackpad that goes on: its axis is kept until a pause.
struct WheelMovement: Equatable, Sendable {
  var axis: Axis
  /// When it last moved.
  var last: Double

  enum Axis: Equatable, Sendable {
    /// It scrolls the list.
    case vertical
    /// It drags a row that it pulled so far; without a row, nothing.
    case sideways(row: Int?, pull: Double)
  }
}

extension WheelMovement {
  /// When it is over, if nothing follows.
  func end(feel: Feel) -> Double { last + feel.wheelPause }
}

extension SwipeList {
  mutating func roll(_ movement: Wheel) {
    // A press that is locked has the list to itself.
    guard press?.isLocked != true else { return }
    let isSideways = abs(movement.dx) > feel.sidewaysRatio * abs(movement.dy)
    if wheel == nil {
      guard movement.dx != 0 || movement.dy != 0 else { return }
      wheel = WheelMovement(axis: isSideways ? takeRow(for: movement) : .vertical, last: now)
    }
    wheel?.last = now
    switch wheel?.axis {
    case .vertical: scrollByWheel(movement)
    case .sideways(let row?, let pull): dragByWheel(row, from: pull, by: movement)
    case .sideways(nil, _), nil: break
    }
  }

  /// Ends the movement: a row that it dragged is let go at no speed. Cut short by something else it
  /// deletes nothing.
  mutating func endWheel(mayDelete: (Int) -> Bool = { _ in false }) {
    guard let ended = wheel else { return }
    wheel = nil
    if case .sideways(let row?, _) = ended.axis {
      letGo(row, velocity: 0, flick: nil, mayDelete: mayDelete)
    }
  }

  private mutating func scrollByWheel(_ movement: Wheel) {
    guard movement.dy != 0 else { return }
    closeOpenRows(except: nil)
    let way = -movement.dy * feel.notch
    let destination = min(max(scrollDestination + way, 0), restLimit)
    if movement.isPrecise {
      // It acts at once; what is left of a notch goes on.
      let rest = if case .stepping = scroll { max(0, (scroll.nextEnd ?? now) - now) } else { 0.0 }
      step(from: min(max(scrollOffset + way, 0), restLimit), to: destination, duration: rest)
    } else {
      step(to: destination, duration: feel.notchDuration)
    }
  }

  private mutating func takeRow(for movement: Wheel) -> WheelMovement.Axis {
    guard options.mode == .system, press == nil,
      let row = target(at: mirrored(movement.at)).row
    else { return .sideways(row: nil, pull: 0) }
    closeOpenRows(except: row)
    hold(row)
    return .sideways(row: row, pull: 0)
  }

  private mutating func dragByWheel(_ row: Int, from pull: Double, by movement: Wheel) {
    let delta = mirrored(movement.dx) * feel.notch
    let target = pull + delta
    wheel?.axis = .sideways(row: row, pull: target)
    guard case .held(let hold) = state(of: row).swipe else { return }
    let glide: Hold.Glide? =
      movement.isPrecise
      ? hold.glide.map { Hold.Glide(from: $0.from + delta, since: $0.since) }
      : Hold.Glide(from: hold.raw(at: now, feel: feel) - hold.grab, since: now)
    self.pull(row, to: target, glidingFrom: glide)
  }
}
