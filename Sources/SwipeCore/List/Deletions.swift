/// Which rows are gone, kept sorted: people delete few, so a list of ten million rows costs what
/// one of ten does.
///
///     var deletions = Deletions()
///     deletions.insert(3)
///     deletions.row(atPlace: 3)  // 4
///
/// A row's *identity* is its place in the list as it was opened; its *place* is the number of rows
/// left before it. Finding one from the other takes the logarithm of the number of deletions.
struct Deletions: Equatable, Sendable {
  /// The identities of the rows that are gone, in order.
  private(set) var rows: [Int] = []
}

extension Deletions {
  /// How many are gone.
  var count: Int { rows.count }

  /// Whether `row` is gone.
  func contains(_ row: Int) -> Bool {
    let index = countBefore(row)
    return index < rows.count && rows[index] == row
  }

  /// How many rows are left before `row`, gone itself or not.
  func place(of row: Int) -> Int {
    row - countBefore(row)
  }

  /// The row that has `place` rows left before it.
  func row(atPlace place: Int) -> Int {
    // rows[i] - i rows are left before the i-th that is gone: find how many of them stand before.
    place + firstIndex { rows[$0] - $0 > place }
  }

  /// Marks a row as gone.
  mutating func insert(_ row: Int) {
    precondition(!contains(row), "The row is deleted already")
    rows.insert(row, at: countBefore(row))
  }

  /// Marks a row as back.
  mutating func remove(_ row: Int) {
    precondition(contains(row), "The row is not deleted")
    rows.remove(at: countBefore(row))
  }

  private func countBefore(_ row: Int) -> Int {
    firstIndex { rows[$0] >= row }
  }

  /// The first index for which `isAfter` holds; it holds for all that follow.
  private func firstIndex(where isAfter: (Int) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
