internal import SwipeCore

/// The few rectangles in which two frames differ.
///
///     damage.compare(previous, with: frame, at: scale)
///     for rect in damage.rects { … }
///
/// Outside of `rects` both frames have the same pixels, once those that moved were moved: what they
/// have in common, they draw there in the same order. The rectangles may overlap; equal frames give none.
nonisolated struct Damage {
  private(set) var rects: [PixelRect] = []
  /// How many more commands may be compared in search of the place where the frames meet again.
  private var patience = 0

  /// The most rectangles kept: each costs a walk over the frame and a request to the display.
  static let capacity = 8
  /// How many extra pixels two rectangles may cost when they are joined: about what a rectangle more
  /// costs.
  private static let slack = 4096
  /// How far ahead frames are searched, in commands: more than one row has.
  private static let reach = 24
  /// The most commands compared in search of that a frame: a scrolled list has nothing in common.
  private static let patienceOfFrame = 1024
}

// MARK: - Collecting

nonisolated extension Damage {
  /// Forgets everything.
  mutating func clear() {
    rects.removeAll(keepingCapacity: true)
  }

  /// Has all of `rect` drawn again.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { Self.areBetterJoined($0, rect) }) {
      rect = rect.union(remove(at: index))
    }
    guard rects.count == Self.capacity else {
      rects.append(rect)
      return
    }
    var nearest = 0
    var growth = Int.max
    for index in rects.indices {
      let grown = rects[index].union(rect).area - rects[index].area
      if grown < growth { (nearest, growth) = (index, grown) }
    }
    let joined = rect.union(remove(at: nearest))
    add(joined)
  }

  /// Leaves out what lies outside of `bounds`.
  mutating func clip(to bounds: PixelRect) {
    for index in rects.indices { rects[index] = rects[index].intersection(bounds) }
    rects.removeAll(where: \.isEmpty)
  }

  private static func areBetterJoined(_ first: PixelRect, _ second: PixelRect) -> Bool {
    first.union(second).area <= first.area + second.area + slack
  }

  private mutating func remove(at index: Int) -> PixelRect {
    rects.swapAt(index, rects.count - 1)
    return rects.removeLast()
  }
}

// MARK: - Comparing

nonisolated extension Damage {
  /// Adds where the frames `old` and `new` differ, once the pixels were moved by `shift`.
  ///
  /// Commands are matched in order; those that find no match are what changed. A command that came
  /// or went shifts those after it, so a mismatch looks ahead for the nearest place where the frames
  /// meet again.
  mutating func compare(
    _ old: [DrawCommand], with new: [DrawCommand], at scale: PixelScale, after shift: Shift? = nil
  ) {
    patience = Self.patienceOfFrame
    if let shift { add(shift.uncovered) }
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if isSame(old[i], new[j], at: scale, after: shift) {
        i += 1
        j += 1
        continue
      }
      let skip = meeting(old, from: i, new, from: j, at: scale, after: shift)
      for index in i..<i + skip.old { add(old[index], at: scale, after: shift) }
      for index in j..<j + skip.new { add(new[index].bounds(at: scale)) }
      i += skip.old
      j += skip.new
    }
    while i < old.count {
      add(old[i], at: scale, after: shift)
      i += 1
    }
    while j < new.count {
      add(new[j].bounds(at: scale))
      j += 1
    }
  }

  /// How many commands to leave out on either side until the frames agree again; one of each where
  /// no such place is near.
  private mutating func meeting(
    _ old: [DrawCommand], from i: Int, _ new: [DrawCommand], from j: Int, at scale: PixelScale,
    after shift: Shift?
  ) -> (old: Int, new: Int) {
    for distance in 1...Self.reach {
      guard patience > 0 else { break }
      for skip in max(0, distance - (new.count - 1 - j))...distance {
        guard i + skip < old.count else { break }
        patience -= 1
        if isSame(old[i + skip], new[j + distance - skip], at: scale, after: shift) {
          return (skip, distance - skip)
        }
      }
    }
    return (1, 1)
  }

  private func isSame(
    _ old: DrawCommand, _ new: DrawCommand, at scale: PixelScale, after shift: Shift?
  ) -> Bool {
    if let shift { shift.brings(old, to: new, at: scale) } else { old == new }
  }

  /// Adds where a command of the old frame still shows.
  private mutating func add(_ old: DrawCommand, at scale: PixelScale, after shift: Shift?) {
    let bounds = old.bounds(at: scale)
    guard let shift else { return add(bounds) }
    let places = shift.places(of: bounds)
    add(places.still)
    add(places.moved)
  }
}
