import Testing

extension WindowStories {
  /// What a press on Delete does, and what it does not.
  @Suite struct Deletions {
    @Test func `Delete takes the row away and the rows below move up`() throws {
      let session = try Session()
      let texts = try (0...4).map { try session.picture(of: Layout.text(of: $0)) }
      try session.make(.flick(row: 1, .left))
      try session.waitUntilOpen(row: 1)

      try session.make([Layout.delete(of: 1), .click(1), Layout.aside])
      try eventually("rows 2 to 4 move up") {
        try (1...3).allSatisfy { try session.picture(of: Layout.text(of: $0)) == texts[$0 + 1] }
      }
      #expect(try session.picture(of: Layout.text(of: 0)) == texts[0])
      #expect(try session.isAllClosed())

      let report = try session.end()
      #expect(report.rows("delete") == [1])
      #expect(report.end.count == 19)
      #expect(report.end.open.isEmpty)
    }

    @Test func `two quick clicks on Delete delete one row`() throws {
      let session = try Session()
      try session.make(.flick(row: 3, .left))
      try session.waitUntilOpen(row: 3)
      try session.make([Layout.delete(of: 3), .click(2), Layout.aside])
      try session.waitUntilClosed()
      let report = try session.end()
      #expect(report.rows("delete") == [3])
      #expect(report.end.count == 19)
    }

    @Test(arguments: [
      // Off the row, which scrolls; off the button along the row; off it by less than the slop; and
      // by as little from the row onto the button.
      (from: (440, 94), to: (440, 200)), (from: (440, 94), to: (300, 94)),
      (from: (406, 94), to: (403, 94)), (from: (403, 94), to: (406, 94)),
    ])
    func `a press that slides off Delete or onto it deletes nothing`(
      from: (x: Int, y: Int), to: (x: Int, y: Int)
    ) throws {
      let session = try Session()
      let text = try session.picture(of: Layout.text(of: 5))
      try session.make(.flick(row: 0, .left))
      try session.waitUntilOpen(row: 0)
      try session.make([
        .move(from.x, from.y), .press, .move(to.x, to.y), .release, Layout.aside,
      ])
      // The next flick shows that the press has been dealt with, once the list is where it was.
      try eventually("the list rests", staying: .milliseconds(150)) {
        try session.picture(of: Layout.text(of: 5)) == text
      }
      try session.make(.flick(row: 5, .left))
      try session.waitUntilOpen(row: 5)
      let report = try session.end()
      #expect(report.rows("delete").isEmpty)
      #expect(report.rows("select").isEmpty)
      #expect(report.end.count == 20)
    }

    @Test func `the place of a closed row's button is the row`() throws {
      let session = try Session()
      try session.make([Layout.delete(of: 2), .click(1)])
      try session.make(.flick(row: 5, .left))
      try session.waitUntilOpen(row: 5)
      let report = try session.end()
      #expect(report.rows("delete").isEmpty)
      #expect(report.rows("select") == [2])
    }

    @Test func `deleting the only row leaves a friendly text`() throws {
      let session = try Session(rows: 1)
      let middle = Area(x: 0, y: 300, width: Layout.width, height: 300)
      try session.make(.flick(row: 0, .left))
      try session.waitUntilOpen(row: 0)
      #expect(try Set(session.picture(of: middle)).count == 1)
      try session.make([Layout.delete(of: 0), .click(1), Layout.aside])
      try eventually("the row goes and a text comes") {
        try session.isAllClosed() && Set(session.picture(of: middle)).count > 1
      }
      let report = try session.end()
      #expect(report.rows("delete") == [0])
      #expect(report.end.count == 0)
      #expect(report.end.open.isEmpty)
    }

    @Test func `all rows can be deleted in turn`() throws {
      let session = try Session(rows: 3)
      for _ in 0..<3 {
        try session.make(.flick(row: 0, .left))
        try session.waitUntilOpen(row: 0)
        try session.make([Layout.delete(of: 0), .click(1), Layout.aside])
        try session.waitUntilClosed()
      }
      let report = try session.end()
      #expect(report.rows("delete").sorted() == [0, 1, 2])
      #expect(report.end.count == 0)
    }
  }
}
