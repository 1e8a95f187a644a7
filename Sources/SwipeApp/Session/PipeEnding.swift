import SwipeLines

/// What comes of the wish to end a window between two programs.
///
///     PipeEnding(.leave, hasDeletions: true, isStillRead: false, printed: .kept)   // .asksWhetherDone
///
/// Nothing is printed that was not asked for, and no work is thrown away unasked.
nonisolated enum PipeEnding: Equatable, Sendable {
  /// The rows are printed.
  case prints
  /// Nothing is printed, and nothing is lost by it.
  case cancels
  /// Something was deleted, which would be lost.
  case asksWhetherDone
  /// The producer has not ended: more rows may come.
  case asksWhetherToWait

  /// What somebody wants who ends it.
  enum Wish: CaseIterable, Sendable {
    /// To have the rows go on to the next program.
    case done
    /// To be rid of the window.
    case leave
  }

  init(_ wish: Wish, hasDeletions: Bool, isStillRead: Bool, printed: RowSelection) {
    switch (wish, printed) {
    case (.leave, _): self = hasDeletions ? .asksWhetherDone : .cancels
    case (.done, .kept): self = isStillRead ? .asksWhetherToWait : .prints
    // What was deleted is all there.
    case (.done, .deleted): self = .prints
    }
  }
}
