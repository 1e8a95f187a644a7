import SwipeLines

extension Saver {
  /// Saves as somebody has it who is told of another program's change, and answers Save Anyway.
  func saveAnyway(deleted: [Int]) throws(SaveError) {
    do {
      try save(deleted: deleted)
    } catch {
      guard case .changedByOthers = error else { throw error }
      try save(deleted: deleted, isForced: true)
    }
  }
}
