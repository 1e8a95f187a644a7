// How far a row has slid.

extension SwipeList {
  /// A row's offset now, in points; negative towards the leading edge.
  func offset(of state: ActiveRow) -> Double {
    switch state.swipe {
    case .closed: 0
    case .open(let side): side.sign * actions.width(of: side)
    case .held(let hold): displayed(hold.raw(at: now, feel: feel), in: state)
    case .sliding(let slide, let since): bounded(slide.position(at: now - since), in: state)
    }
  }

  /// The width that the rubber band goes by; never 0.
  var rowExtent: Double { max(1, size.width) }

  /// Whether a row that is pulled to that side follows all the way.
  private func followsFully(to side: Side) -> Bool {
    options.allowsFullSwipe && side == .trailing && actions.trailing.first?.role == .delete
  }

  /// Whether a row may show its buttons of that side: it has some, and did not start on the other;
  /// or it was caught there, on its way from one side to the other.
  private func mayShow(_ side: Side, in state: ActiveRow) -> Bool {
    guard actions.width(of: side) > 0 else { return false }
    guard let bound = state.heading.side, bound != side else { return true }
    if case .held(let hold) = state.swipe { return Side(offset: hold.grab) == side }
    return false
  }

  /// Where a row that is held at `raw` shows: past its buttons the rubber band holds it back, and
  /// it does not leave its place on a side without buttons.
  func displayed(_ raw: Double, in state: ActiveRow) -> Double {
    guard let side = Side(offset: raw), mayShow(side, in: state) else { return 0 }
    if followsFully(to: side) { return side.sign * min(abs(raw), rowExtent) }
    let width = actions.width(of: side)
    let past = feel.rubberBand.stretch(abs(raw) - width, extent: rowExtent)
    return side.sign * (past > 0 ? width + past : abs(raw))
  }

  /// The opposite of `displayed`: what to hold so that the row shows at `offset`.
  func raw(displayed offset: Double, in state: ActiveRow) -> Double {
    guard let side = Side(offset: offset), !followsFully(to: side) else { return offset }
    let width = actions.width(of: side)
    guard abs(offset) > width else { return offset }
    return side.sign
      * (width + feel.rubberBand.pull(forStretch: abs(offset) - width, extent: rowExtent))
  }

  /// How fast a row held at `raw` goes, as a part of the pointer's speed.
  func followRatio(at raw: Double, in state: ActiveRow) -> Double {
    guard let side = Side(offset: raw), mayShow(side, in: state) else { return 0 }
    if followsFully(to: side) { return abs(raw) < rowExtent ? 1 : 0 }
    let past = abs(raw) - actions.width(of: side)
    return past > 0 ? feel.rubberBand.slope(past, extent: rowExtent) : 1
  }

  /// However hard a row is thrown, it stays where a pointer could hold it.
  private func bounded(_ offset: Double, in state: ActiveRow) -> Double {
    guard let side = Side(offset: offset) else { return offset }
    let limit = rowExtent + (followsFully(to: side) ? 0 : actions.width(of: side))
    return side.sign * min(abs(offset), limit)
  }

  /// Whether a row held there is deleted when it is let go.
  func isArmed(_ raw: Double) -> Bool {
    followsFully(to: .trailing) && -raw > options.fullSwipeDistance(forWidth: size.width)
  }
}

extension Hold {
  /// Where the row would be without a rubber band.
  func raw(at time: Double, feel: Feel) -> Double {
    guard let glide else { return grab + pull }
    let part = feel.notchCurve.value(at: (time - glide.since) / feel.notchDuration)
    return grab + glide.from + (pull - glide.from) * part
  }

  /// Whether a notch is still being spread.
  func isGliding(at time: Double, feel: Feel) -> Bool {
    glide.map { time < $0.since + feel.notchDuration } ?? false
  }
}
