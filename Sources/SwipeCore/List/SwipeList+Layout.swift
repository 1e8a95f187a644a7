// Where rows stand. A row's place is counted, not stored, so that ten million rows cost what ten do.

// MARK: - The window's parts

extension SwipeList {
  /// The list's part of the window.
  public var viewport: Rect {
    Rect(
      x: 0, y: metrics.headerHeight, width: size.width,
      height: max(0, size.height - metrics.headerHeight))
  }

  /// How far the list is scrolled, in points; below 0 or past the end while the rubber band holds.
  public var scrollOffset: Double {
    scroll.offset(at: now, limit: scrollLimit, extent: scrollExtent, feel: feel)
  }

  /// The height that the rubber band and the scroll bar go by; never 0.
  var scrollExtent: Double { max(1, viewport.height) }

  /// How high all rows are together, as they are now.
  var contentHeight: Double {
    active.reduce(metrics.rowHeight * Double(count)) { $0 + extraHeight(of: $1) }
  }

  /// The furthest that the list scrolls, as it is now.
  var scrollLimit: Double { max(0, contentHeight - viewport.height) }

  /// The furthest that the list will scroll once all rows have come or gone.
  var restLimit: Double { max(0, metrics.rowHeight * Double(count) - viewport.height) }
}

// MARK: - Rows

/// A row as it shows.
public struct VisibleRow: Equatable, Sendable {
  /// The row's identity.
  public let row: Int
  /// Its place in the window, in points: the band that it slides in.
  public let frame: Rect
  /// How far it has slid, in points, as seen: negative to the left.
  public let offset: Double
  /// Whether a button of it can be seen.
  public let showsButton: Bool
}

extension SwipeList {
  /// Calls `body` for each row that shows, the top one first.
  public func forEachVisibleRow(_ body: (VisibleRow) -> Void) {
    forEachVisibleBand { band in
      let offset = band.offset
      body(
        VisibleRow(
          row: band.row, frame: band.frame, offset: options.isRightToLeft ? 0 - offset : offset,
          showsButton: offset != 0))
    }
  }

  /// A row's band in the window, before it is mirrored.
  struct Band {
    let row: Int
    let frame: Rect
    let offset: Double
    /// What is special about the row, if anything.
    let state: ActiveRow?
  }

  func forEachVisibleBand(_ body: (Band) -> Void) {
    let viewport = viewport
    let scrolled = scrollOffset
    guard viewport.height > 0, var slot = firstSlot(endingBelow: max(0, scrolled)) else { return }
    while slot.top - scrolled < viewport.height {
      let state = activeIndex(of: slot.row).map { active[$0] }
      let height = state.map(height(of:)) ?? metrics.rowHeight
      if height > 0 {
        let frame = Rect(
          x: 0, y: viewport.y + slot.top - scrolled, width: size.width, height: height)
        body(
          Band(row: slot.row, frame: frame, offset: state.map(offset(of:)) ?? 0, state: state))
      }
      guard let next = row(after: slot.row) else { return }
      slot = Slot(row: next, top: slot.top + height)
    }
  }

  /// The band of a row that shows, under a point in the window.
  func band(at point: Point) -> Band? {
    guard viewport.contains(point) else { return nil }
    let y = point.y - viewport.y + scrollOffset
    guard y >= 0, let slot = firstSlot(endingBelow: y) else { return nil }
    let state = activeIndex(of: slot.row).map { active[$0] }
    let frame = Rect(
      x: 0, y: viewport.y + slot.top - scrollOffset, width: size.width,
      height: state.map(height(of:)) ?? metrics.rowHeight)
    return Band(row: slot.row, frame: frame, offset: state.map(offset(of:)) ?? 0, state: state)
  }

  /// The top of a row that is left, once all rows have come or gone.
  func restTop(of row: Int) -> Double {
    metrics.rowHeight * Double(deletions.place(of: row))
  }

  /// A row and its top, in points from the content's.
  private struct Slot {
    let row: Int
    let top: Double
  }

  /// The first row whose bottom is below `y`, which is not negative.
  private func firstSlot(endingBelow y: Double) -> Slot? {
    // Between rows that change their height all rows are alike: only those few are looked at.
    var extra = 0.0
    for state in active where state.resize != nil {
      let top = metrics.rowHeight * Double(deletions.place(of: state.row)) + extra
      if y < top { break }
      if y < top + height(of: state) { return Slot(row: state.row, top: top) }
      extra += extraHeight(of: state)
    }
    let place = ((y - extra) / metrics.rowHeight).rounded(.down)
    guard place < Double(count) else { return nil }
    return Slot(
      row: deletions.row(atPlace: Int(place)), top: place * metrics.rowHeight + extra)
  }

  /// The row that shows below another: one that is left, or one that is on its way out.
  private func row(after row: Int) -> Int? {
    let place = deletions.place(of: row + 1)
    let kept = place < count ? deletions.row(atPlace: place) : nil
    let leaving = active.first { $0.row > row && $0.isLeaving }?.row
    guard let kept, let leaving else { return kept ?? leaving }
    return min(kept, leaving)
  }

  private func height(of state: ActiveRow) -> Double {
    metrics.rowHeight * (state.resize?.height(at: now) ?? 1)
  }

  /// What a row adds to the height of those that are left: those on their way out are not among
  /// them, those that come back are.
  private func extraHeight(of state: ActiveRow) -> Double {
    guard let resize = state.resize else { return 0 }
    let height = metrics.rowHeight * resize.height(at: now)
    return resize.isLeaving ? height : height - metrics.rowHeight
  }
}

// MARK: - The few rows that are active

extension SwipeList {
  func activeIndex(of row: Int) -> Int? {
    for index in active.indices where active[index].row >= row {
      return active[index].row == row ? index : nil
    }
    return nil
  }

  func state(of row: Int) -> ActiveRow {
    activeIndex(of: row).map { active[$0] } ?? ActiveRow(row: row)
  }

  /// Changes a row's state; a row that is plain afterwards is forgotten.
  mutating func setState(_ state: ActiveRow) {
    let index = active.firstIndex { $0.row >= state.row } ?? active.endIndex
    let isThere = index < active.endIndex && active[index].row == state.row
    switch (isThere, state.isPlain) {
    case (true, true): active.remove(at: index)
    case (true, false): active[index] = state
    case (false, true): break
    case (false, false): active.insert(state, at: index)
    }
  }
}
