import Testing

// Its laws are those of a sorted set, which nothing public shows for ten million rows.
@testable import SwipeCore

@Suite struct DeletionsTests {
  @Test func `with nothing deleted, a row's place is itself`() {
    let deletions = Deletions()
    for row in [0, 1, 9_999_999] {
      #expect(deletions.place(of: row) == row && deletions.row(atPlace: row) == row)
      #expect(!deletions.contains(row))
    }
  }

  @Test func `a place counts the rows that are left before`() {
    var deletions = Deletions()
    for row in [3, 0, 4, 9_999_990] { deletions.insert(row) }
    #expect(deletions.rows == [0, 3, 4, 9_999_990] && deletions.count == 4)
    #expect([1, 2, 5, 6].map { deletions.place(of: $0) } == [0, 1, 2, 3])
    #expect([0, 1, 2, 3].map { deletions.row(atPlace: $0) } == [1, 2, 5, 6])
    #expect(deletions.place(of: 9_999_999) == 9_999_995)
    #expect(deletions.row(atPlace: 9_999_995) == 9_999_999)
    // Gone itself, a row has the place that it would come back to.
    #expect(deletions.place(of: 3) == 2 && deletions.place(of: 4) == 2)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `it agrees with a list that is written out`(seed: UInt64) {
    var state = seed
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var deletions = Deletions()
    var left = Set(0..<60)
    for _ in 0..<300 {
      let row = next(below: 60)
      if left.contains(row) {
        left.remove(row)
        deletions.insert(row)
      } else {
        left.insert(row)
        deletions.remove(row)
      }
      let order = left.sorted()
      #expect(deletions.count == 60 - order.count)
      #expect(deletions.rows == Set(0..<60).subtracting(left).sorted())
      for (place, row) in order.enumerated() {
        #expect(deletions.place(of: row) == place && deletions.row(atPlace: place) == row)
      }
    }
  }

  @Test func `a row is deleted once and comes back once`() async {
    await #expect(processExitsWith: .failure) {
      var deletions = Deletions()
      deletions.insert(3)
      deletions.insert(3)
    }
    await #expect(processExitsWith: .failure) {
      var deletions = Deletions()
      deletions.remove(3)
    }
  }
}
