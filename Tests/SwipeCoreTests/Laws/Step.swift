import SwipeCore

/// One thing that happens to a list in a session: an input, or something that its program does.
struct Step: Equatable, Sendable {
  var kind: Kind
  /// Whether the program refuses a deletion that this step asks for.
  var vetoes = false

  init(_ kind: Kind, vetoes: Bool = false) {
    self.kind = kind
    self.vetoes = vetoes
  }

  enum Kind: Equatable, Sendable {
    case input(InputEvent)
    /// A frame at a time.
    case advance(to: Double)
    /// Opens, closes or deletes a row, where it is left: any number names one.
    case open(Int, Side)
    case close(Int)
    case delete(Int)
    case closeAll
    case undo
    case redo
    case scroll(to: Double)
    case append(Int)
  }
}

// MARK: - Doing it

extension SwipeList {
  /// How many rows there ever were.
  var everyRow: Int { count + deletedRows.count }

  mutating func apply(_ step: Step) {
    let vetoes = step.vetoes
    switch step.kind {
    case .input(let event): handle(event) { _ in !vetoes }
    case .advance(let time): advance(to: time) { _ in !vetoes }
    case .open(let number, let side):
      if let row = row(named: number) { open(row, side: side) }
    case .close(let number):
      if let row = row(named: number) { close(row) }
    case .delete(let number):
      if let row = row(named: number) { delete(row) { _ in !vetoes } }
    case .closeAll: closeAll()
    case .undo: undo()
    case .redo: redo { _ in !vetoes }
    case .scroll(let offset): scroll(to: offset)
    case .append(let rows): append(rows)
    }
  }

  private func row(named number: Int) -> Int? {
    guard everyRow > 0 else { return nil }
    let row = number % everyRow
    return isDeleted(row) ? nil : row
  }
}

// MARK: - When

extension Step {
  /// The time that it brings a list to, if it names one.
  var time: Double? {
    switch kind {
    case .input(let event): event.time
    case .advance(let time): time
    case .open, .close, .delete, .closeAll, .undo, .redo, .scroll, .append: nil
    }
  }
}
