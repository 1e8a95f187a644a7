/// The row that keys act upon.
struct Focus: Equatable, Sendable {
  var row: Int
  /// Whether a ring shows it: keys brought it there. A click marks its row more quietly.
  var hasRing: Bool
}
