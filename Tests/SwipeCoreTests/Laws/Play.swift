import SwipeCore

/// A random session on a list, watched.
struct Play {
  private(set) var list: SwipeList
  private var writer: SessionWriter
  private(set) var chronicle = Chronicle()
  private(set) var number = 0
  /// The step that was done last.
  private(set) var last = Step(.closeAll)

  /// Every so many steps the list is looked at closely, and a copy of it is left alone.
  private static let inspection = 20
  private static let rest = 400

  init(_ setting: Setting, seed: UInt64) {
    list = setting.list
    writer = setting.writer(seed: seed, manner: .wild)
  }
}

extension Play {
  /// One more step.
  mutating func step() throws(Breach) {
    last = writer.next()
    number += 1
    list.apply(last)
    try chronicle.take(list.takeEvents(), until: list.now)
    if number % Self.inspection == 0 {
      try chronicle.inspect(list)
    } else {
      try chronicle.glance(at: list)
    }
    if number % Self.rest == 0 {
      var copy = self
      try copy.leaveAlone()
    }
  }

  /// Takes every pointer away and lets 5 s pass, and then the notice go too.
  mutating func leaveAlone() throws(Breach) {
    for id in 0..<3 { list.handle(InputEvent(time: list.now, .cancel(id: id))) }
    list.handle(InputEvent(time: list.now, .leave))
    try chronicle.take(list.takeEvents(), until: list.now)
    list.advance(to: list.now + 5)
    try chronicle.take(list.takeEvents(), until: list.now)
    try demand(!list.isMoving && !chronicle.owesAnything, "it does not come to rest within 5 s")
    list.advance(to: list.now + 1)
    try chronicle.take(list.takeEvents(), until: list.now)
    try chronicle.inspectAtRest(list)
  }

  /// Undoes all deletions: the list is what it was.
  mutating func undoEverything() throws(Breach) {
    let count = list.everyRow
    while list.canUndo {
      list.undo()
      try chronicle.take(list.takeEvents(), until: list.now)
    }
    try demand(list.deletedRows.isEmpty && list.count == count, "\(list.deletedRows) stay gone")
    try leaveAlone()
    list.scroll(to: 0)
    list.advance(to: list.now + 1)
    var row = 0
    var breach: Breach?
    list.forEachVisibleRow { visible in
      let top = list.viewport.y + list.options.metrics.rowHeight * Double(row)
      if visible.row != row || visible.frame.y != top { breach = Breach("\(visible) is misplaced") }
      row += 1
    }
    if let breach { throw breach }
  }
}
