import Testing

extension WindowStories {
  /// What a flick does, in the window and in its recording.
  @Suite struct Flicks {
    @Test(arguments: ["tutorial", "system"])
    func `a flick to the left opens a row, one to the right closes it`(mode: String) throws {
      let session = try Session(options: ["--mode", mode])
      #expect(try session.isAllClosed())

      try session.make(.flick(row: 0, .left))
      try session.waitUntilOpen(row: 0)

      try session.make(.flick(row: 0, .right))
      try session.waitUntilClosed()

      let report = try session.end()
      #expect(
        report.summary == [
          "swipe 0 left", "will-open 0", "did-open 0",
          "swipe 0 right", "will-close 0", "did-close 0",
        ])
      #expect(report.end.open.isEmpty)
      #expect(report.end.count == 20)
    }

    @Test(arguments: ["tutorial", "system"])
    func `another flick to the left restores the row`(mode: String) throws {
      let session = try Session(options: ["--mode", mode])
      for _ in 1...2 {
        try session.make(.flick(row: 2, .left))
        try session.waitUntilOpen(row: 2)
        try session.make(.flick(row: 2, .left))
        try session.waitUntilClosed()
      }
      let report = try session.end()
      #expect(report.rows("will-open") == [2, 2])
      #expect(report.rows("will-close") == [2, 2])
      #expect(report.rows("swipe") == [2, 2, 2, 2])
      #expect(report.end.open.isEmpty)
    }

    @Test(arguments: ["tutorial", "system"])
    func `a flick to the right leaves a closed row alone`(mode: String) throws {
      let session = try Session(options: ["--mode", mode])
      try session.make(.flick(row: 1, .right))
      // The next flick shows that the first has been dealt with.
      try session.make(.flick(row: 3, .left))
      try session.waitUntilOpen(row: 3)
      let report = try session.end()
      #expect(report.rows("will-open") == [3])
      #expect(report.end.open == [3])
    }

    @Test(arguments: ["tutorial", "system"])
    func `opening a row closes the other one`(mode: String) throws {
      let session = try Session(options: ["--mode", mode])
      try session.make(.flick(row: 0, .left))
      try session.waitUntilOpen(row: 0)
      try session.make(.flick(row: 1, .left))
      try session.waitUntilOpen(row: 1)
      // Before the row is open.
      try session.make(.flick(row: 4, .left) + .flick(row: 7, .left))
      try session.waitUntilOpen(row: 7)

      let report = try session.end()
      var open: Set<Int> = []
      for (place, event) in report.events.enumerated() {
        switch event.name {
        case "will-open": open.insert(event.row)
        case "will-close": open.remove(event.row)
        default: break
        }
        // One closes at the very time at which the other opens.
        let isLastOfItsTime = !report.events.dropFirst(place + 1).contains { $0.t == event.t }
        if isLastOfItsTime { #expect(open.count <= 1) }
      }
      #expect(open == [7])
      #expect(report.end.open == [7])
    }

    @Test func `a wheel closes the open row`() throws {
      let session = try Session(rows: 20, options: ["--mode", "tutorial"])
      try session.make(.flick(row: 5, .left))
      try session.waitUntilOpen(row: 5)
      // Towards the start, where the list is already.
      try session.make([.wheel(.up)])
      try session.waitUntilClosed()
      let report = try session.end()
      #expect(
        report.summary == [
          "swipe 5 left", "will-open 5", "did-open 5", "will-close 5", "did-close 5",
        ])
      #expect(report.end.open.isEmpty)
    }

    @Test func `a wheel scrolls the list by a row a notch and closes the open row`() throws {
      let session = try Session()
      try session.make(.flick(row: 5, .left))
      try session.waitUntilOpen(row: 5)
      let second = try session.picture(of: Layout.text(of: 1))
      try session.make([Layout.aside, .move(240, 400), .wheel(.down)])
      try session.waitUntilClosed()
      try eventually("the second row is the first to show") {
        try session.picture(of: Layout.text(of: 0)) == second
      }
      let report = try session.end()
      #expect(report.rows("will-close") == [5])
      #expect(report.end.scroll == 60)
      #expect(report.end.open.isEmpty)
    }
  }
}
