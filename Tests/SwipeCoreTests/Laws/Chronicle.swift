import SwipeCore

/// What a list must be like, going only by what it announced: which rows are gone, which is open,
/// what is still to come.
///
///     try chronicle.take(list.takeEvents(), until: list.now)
///
/// It throws at the first announcement that cannot follow those before it.
struct Chronicle {
  /// Rows that are not closed, by identity.
  private(set) var rows: [Int: Rest] = [:]
  /// Rows that are gone, and since when.
  private(set) var gone: [Int: Double] = [:]
  private var done: [Int] = []
  private var undone: [Int] = []
  /// The row that letting go would delete.
  private(set) var armed: Int?
  private var time = 0.0
  /// What was ever announced.
  private(set) var heard: Set<String> = []

  /// What a row was last said to do.
  enum Rest {
    case opening
    case open
    case closing
  }
}

// MARK: - What is so

extension Chronicle {
  /// The rows that are open or opening.
  var openRows: [Int] {
    rows.isEmpty ? [] : rows.filter { $0.value != .closing }.keys.sorted()
  }

  /// Whether a `will-` waits for its `did-`.
  var owesAnything: Bool {
    rows.values.contains { $0 != .open }
  }

  /// The kinds of announcement there are.
  static let everyKind: Set<String> = [
    "swipe left", "swipe right", "will-open", "did-open", "will-close", "did-close", "delete",
    "undo", "redo", "full-swipe-enter", "full-swipe-exit", "select", "action",
  ]
}

// MARK: - What happens

extension Chronicle {
  /// Takes in what was announced up to a time.
  mutating func take(_ events: [ListEvent], until now: Double) throws(Breach) {
    for event in events {
      try demand(event.time >= time, "\(event) is told out of order, after \(time)")
      try demand(event.time <= now, "\(event) is in the future of \(now)")
      time = event.time
      do {
        try take(event)
      } catch {
        throw Breach("\(event) cannot be: \(error)")
      }
    }
    time = max(time, now)
  }

  private mutating func take(_ event: ListEvent) throws(Breach) {
    let row = event.row
    let isGone = gone[row] != nil
    try demand(isGone == (event.kind == .undo), isGone ? "the row is gone" : "it is there")
    switch event.kind {
    case .swipe(let direction):
      heard.insert(direction == .left ? "swipe left" : "swipe right")
    case .select:
      heard.insert("select")
    case .action:
      heard.insert("action")
    case .willOpen, .didOpen, .willClose, .didClose:
      try move(event)
    case .fullSwipeEnter:
      heard.insert("full-swipe-enter")
      try demand(armed == nil, "row \(armed ?? -1) is armed")
      armed = row
    case .fullSwipeExit:
      heard.insert("full-swipe-exit")
      try demand(armed == row, "the row is not armed")
      armed = nil
    case .delete, .undo, .redo:
      try deleteOrUndo(event)
    }
  }

  private mutating func move(_ event: ListEvent) throws(Breach) {
    let row = event.row
    switch event.kind {
    case .willOpen:
      heard.insert("will-open")
      try demand(rows[row] != .opening && rows[row] != .open, "the row is open already")
      try demand(openRows.isEmpty, "rows \(openRows) are open")
      rows[row] = .opening
    case .didOpen:
      heard.insert("did-open")
      try demand(rows[row] == .opening, "nobody said that it would")
      rows[row] = .open
    case .willClose:
      heard.insert("will-close")
      try demand(rows[row] == .opening || rows[row] == .open, "the row is not open")
      rows[row] = .closing
    case .didClose:
      heard.insert("did-close")
      try demand(rows[row] == .closing, "nobody said that it would")
      rows[row] = nil
    default: break
    }
  }

  private mutating func deleteOrUndo(_ event: ListEvent) throws(Breach) {
    let row = event.row
    try demand(armed != row, "the row is armed")
    switch event.kind {
    case .delete:
      heard.insert("delete")
      done.append(row)
      undone = []
    case .redo:
      heard.insert("redo")
      try demand(undone.popLast() == row, "another is to be redone")
      done.append(row)
    case .undo:
      heard.insert("undo")
      try demand(done.popLast() == row, "another is to be undone")
      undone.append(row)
    default: break
    }
    gone[row] = event.kind == .undo ? nil : event.time
    rows[row] = nil
  }
}
