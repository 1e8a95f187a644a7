import Testing

extension WindowStories {
  /// A row that follows the mouse, in system mode.
  @Suite struct Drags {
    /// A drag that has not moved for so long, as the window shows, leaves no speed: what came in the
    /// last 0.1 s before the release counts.
    private static let rest = Duration.milliseconds(150)

    @Test(arguments: [
      // The row moves by what is dragged past the 5 pt at which it takes hold; half is 37.5 pt.
      (distance: -41, opens: false), (distance: -44, opens: true),
    ])
    func `a slow drag opens a row past half its button`(distance: Int, opens: Bool) throws {
      let session = try Session()
      try session.make(.slowDrag(row: 2, from: 240, by: distance))
      try eventually("the row follows the mouse, and rests", staying: Self.rest) {
        try session.shownWidth(row: 2) == -distance - 5
      }
      try session.make([.release, Layout.aside])
      try eventually("the row comes to rest") {
        try opens ? session.isOpen(row: 2) : session.isAllClosed()
      }
      let report = try session.end()
      #expect(report.rows("swipe").isEmpty)
      #expect(report.end.open == (opens ? [2] : []))
      #expect(!report.end.moving)
    }

    @Test func `a drag may leave the window`() throws {
      let session = try Session()
      // 25 pt past the window's left edge; let go above it.
      try session.make(.slowDrag(row: 1, from: 60, by: -85) + [.move(-30, -20), .release])
      try session.make([Layout.aside])
      try session.waitUntilOpen(row: 1)
      let report = try session.end()
      #expect(report.end.open == [1])
      #expect(!report.end.moving)
    }

    @Test(arguments: [
      (distance: -25, rests: [Int]()), (distance: -60, rests: [2]),
    ])
    func `losing the keyboard in a drag lets the row go`(distance: Int, rests: [Int]) throws {
      let session = try Session()
      try session.make(.slowDrag(row: 2, from: 240, by: distance))
      try eventually("the row follows the mouse") {
        try session.shownWidth(row: 2) == -distance - 5
      }
      try session.loseFocus()
      try eventually("the row comes to rest, the mouse button still down") {
        try rests.isEmpty ? session.isAllClosed() : session.isOpen(row: 2)
      }
      try session.make([.release, Layout.aside])
      let report = try session.end()
      #expect(report.end.open == rests)
      #expect(report.rows("select").isEmpty)
      #expect(!report.end.moving)
    }

    @Test func `a drag up scrolls the list and moves no row`() throws {
      let session = try Session()
      let third = try session.picture(of: Layout.text(of: 2))
      try session.make([.move(240, 420), .press])
      try session.make(stride(from: 415, through: 295, by: -5).map { Gesture.move(240, $0) })
      try eventually("the list follows the mouse, and rests", staying: Self.rest) {
        try session.picture(of: Layout.text(of: 0)) == third
      }
      try session.make([.release])
      let report = try session.end()
      #expect(report.events.isEmpty)
      // From the first step, which takes hold, to the last, which rests.
      #expect(report.end.scroll == 120)
      #expect(!report.end.moving)
    }

    @Test func `notches of a sideways wheel drag the row under the mouse`() throws {
      let session = try Session()
      try session.make([.move(240, Layout.middle(of: 4)), .wheel(.left)])
      try session.waitUntilOpen(row: 4)
      try session.make([.wheel(.right)])
      try session.waitUntilClosed()
      let report = try session.end()
      #expect(report.rows("will-open") == [4])
      #expect(report.rows("will-close") == [4])
      #expect(report.end.open.isEmpty)
    }
  }
}
