/// What was deleted, in order, and what was undone of it.
struct History: Equatable, Sendable {
  private var done: [Int] = []
  private var undone: [Int] = []
}

extension History {
  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The row that redoing would delete.
  var nextRedo: Int? { undone.last }

  /// A row was deleted anew: what was undone before cannot be done again.
  mutating func deleted(_ row: Int) {
    done.append(row)
    undone.removeAll()
  }

  /// Takes back the last deletion and says whose it was.
  mutating func undo() -> Int? {
    guard let row = done.popLast() else { return nil }
    undone.append(row)
    return row
  }

  /// Does the last undone deletion again and says whose it was.
  mutating func redo() -> Int? {
    guard let row = undone.popLast() else { return nil }
    done.append(row)
    return row
  }
}
