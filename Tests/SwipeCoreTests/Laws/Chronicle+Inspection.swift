import SwipeCore

// Whether a list is as it must be.

extension Chronicle {
  /// What holds at any time and is cheap to see.
  func glance(at list: SwipeList) throws(Breach) {
    try demand(list.openRows == openRows, "\(list.openRows) are open, told were \(openRows)")
    try demand(list.scrollOffset.isFinite, "scrolled to \(list.scrollOffset)")
    try demand(list.deletedRows.count == gone.count, "\(list.deletedRows) are gone")
    try demand(list.canUndo == !gone.isEmpty, "canUndo is \(list.canUndo)")
  }

  /// What holds at any time.
  func inspect(_ list: SwipeList) throws(Breach) {
    try glance(at: list)
    try demand(list.deletedRows == gone.keys.sorted(), "\(list.deletedRows) are gone")
    try demand(list.nextChange.map { $0 >= list.now } ?? true, "a change is overdue")
    var last: VisibleRow?
    var breach: Breach?
    list.forEachVisibleRow { row in
      guard breach == nil else { return }
      do throws(Breach) {
        try inspect(row, after: last, of: list)
      } catch {
        breach = error
      }
      last = row
    }
    if let breach { throw breach }
  }

  private func inspect(
    _ row: VisibleRow, after last: VisibleRow?, of list: SwipeList
  ) throws(Breach) {
    let viewport = list.viewport
    let height = list.options.metrics.rowHeight
    if let last {
      try demand(row.row > last.row, "row \(row.row) follows \(last.row)")
      try demand(
        abs(row.frame.y - last.frame.maxY) < 1e-6, "\(row) does not touch \(last)")
    } else {
      try demand(
        row.frame.y <= viewport.y + max(0, -list.scrollOffset) + 1e-6, "\(row) leaves a gap above")
    }
    try demand(row.frame.height > 0 && row.frame.height <= height, "\(row) has a strange height")
    try demand(row.frame.x == 0 && row.frame.width == list.size.width, "\(row) is out of place")
    try demand(
      row.frame.y < viewport.maxY && row.frame.maxY > viewport.y - 1e-6, "\(row) does not show")
    try demand(list.bounds.contains(row.offset), "\(row) is out of bounds \(list.bounds)")
    try demand(row.showsButton == (row.offset != 0), "\(row) shows a button or none")
    if let since = gone[row.row] {
      try demand(list.now < since + 0.3 + 1e-9, "\(row) is gone since \(since)")
    } else if list.options.mode == .tutorial && row.showsButton && rows[row.row] == nil {
      try demand(list.isMoving, "\(row) is closed and shows a button")
    }
  }

  /// What holds when nothing has happened for a while.
  func inspectAtRest(_ list: SwipeList) throws(Breach) {
    try inspect(list)
    try demand(!list.isMoving, "it still moves")
    try demand(list.nextMotionEnd == nil, "it waits for \(list.nextMotionEnd ?? 0)")
    try demand(list.nextChange == nil, "it changes at \(list.nextChange ?? 0)")
    try demand(!owesAnything, "\(rows) are announced and not done")
    try demand(armed == nil, "row \(armed ?? -1) is armed")
    let height = list.options.metrics.rowHeight
    let end = max(0, height * Double(list.count) - list.viewport.height)
    try demand(
      list.scrollOffset >= 0 && list.scrollOffset <= end, "it rests at \(list.scrollOffset)")
    var breach: Breach?
    list.forEachVisibleRow { row in
      let isOpen = rows[row.row] != nil
      let places = list.restingPlaces(isOpen: isOpen)
      if !places.contains(row.offset) || row.frame.height != height || gone[row.row] != nil {
        breach = Breach("\(row) does not rest at \(places)")
      }
    }
    if let breach { throw breach }
  }
}

extension SwipeList {
  /// How far the buttons of a side are wide together.
  func width(of side: Side) -> Double {
    let buttons = side == .trailing ? options.actions.trailing : options.actions.leading
    return buttons.reduce(0) { $0 + $1.width }
  }

  /// Where a row may be at all, as seen.
  var bounds: ClosedRange<Double> {
    let window = max(1, size.width)
    let trailing = width(of: .trailing) + window
    let leading = width(of: .leading) > 0 ? width(of: .leading) + window : 0
    return options.isRightToLeft ? -leading...trailing : -trailing...leading
  }

  /// Where a row may rest, as seen.
  func restingPlaces(isOpen: Bool) -> [Double] {
    guard isOpen else { return [0] }
    let mirror: Double = options.isRightToLeft ? -1 : 1
    return [-width(of: .trailing) * mirror, width(of: .leading) * mirror].filter { $0 != 0 }
  }
}
