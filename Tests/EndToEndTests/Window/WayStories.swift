import Testing

extension WindowStories {
  /// The other ways in: the right button, the notice, the scroll bar, a full swipe, a new size.
  @Suite struct Ways {
    @Test func `the right button and the Menu key open a row, a press elsewhere closes it`() throws
    {
      let session = try Session()
      try session.make([.move(240, Layout.middle(of: 3)), .rightClick])
      try session.waitUntilOpen(row: 3)
      try session.make([.move(240, Layout.middle(of: 5)), .click(1)])
      try session.waitUntilClosed()
      try session.press("Menu")
      try session.waitUntilOpen(row: 5)
      let report = try session.end()
      #expect(report.rows("will-open") == [3, 5])
      #expect(report.rows("select").isEmpty)
      #expect(report.end.open == [5])
    }

    @Test func `the notice's Undo brings the row back`() throws {
      let session = try Session()
      let second = try session.picture(of: Layout.text(of: 1))
      try session.make(.flick(row: 0, .left))
      try session.waitUntilOpen(row: 0)
      // The notice stays while the mouse is on it.
      try session.make([Layout.delete(of: 0), .click(1), Layout.undo()])
      try eventually("row 1 moves up", staying: .milliseconds(400)) {
        try session.picture(of: Layout.text(of: 0)) == second
      }
      try session.make([.click(1), Layout.aside])
      try eventually("it moves down again") {
        try session.picture(of: Layout.text(of: 1)) == second
      }
      let report = try session.end()
      #expect(report.rows("delete") == [0])
      #expect(report.rows("undo") == [0])
      #expect(report.end.count == 20)
    }

    @Test func `the scroll bar takes the list to its end`() throws {
      let session = try Session(rows: 100)
      try session.make([.move(240, 400), .wheel(.down)])
      let x = Layout.width - 6
      try session.make([
        .move(x, Layout.header + 20), .press, .move(x, 300), .move(x, 2000), .release,
      ])
      let report = try session.end()
      #expect(report.end.scroll == Double(100 * Layout.rowHeight - Layout.height + Layout.header))
    }

    @Test(arguments: [1, 2])
    func `with and without a graphics processor the pixels are the same, but for rounding`(
      scale: Int
    ) throws {
      func picture(_ renderer: String) throws -> [UInt32] {
        let session = try Session(options: [
          "--renderer=\(renderer)", "--scale=\(scale)",
          "--size=\(Layout.width / scale)x\(Layout.height / scale)",
        ])
        // An open row with the focus, the others moved up, and a notice, which stays for as long as
        // the mouse is on its Undo.
        try session.make([Layout.undo(scale: scale)])
        try session.press("Down", "Delete", "Down", "Left")
        var picture: [UInt32] = []
        var line = Layout.buttonLine(of: 1)
        line.y *= scale
        try eventually("the row rests open", staying: .milliseconds(700)) {
          let last = picture
          picture = try session.picture(of: Layout.window)
          let shown = try session.picture(of: line).count { Layout.isReddish($0) }
          return picture == last && shown == scale * Layout.buttonWidth
        }
        _ = try session.close()
        return picture
      }
      let (accelerated, surface) = (try picture("gpu"), try picture("surface"))
      let farthest = zip(accelerated, surface).map { Layout.distance($0, $1) }.max()
      // Each of the layers that may lie on a pixel rounds in its own way, by up to two steps.
      #expect(farthest ?? 0 <= 8)
    }

    @Test func `a full swipe deletes, where it was asked for`() throws {
      let session = try Session(options: ["--full-swipe"])
      try session.make(.slowDrag(row: 1, from: 460, by: -320) + [.release, Layout.aside])
      let report = try session.end()
      #expect(
        report.summary.filter { $0.contains("full-swipe") }
          == ["full-swipe-enter 1", "full-swipe-exit 1"])
      #expect(report.rows("delete") == [1])
      #expect(report.end.count == 19)
    }

    @Test func `an open row stays open when the window is resized`() throws {
      let session = try Session()
      try session.make(.flick(row: 2, .left))
      try session.waitUntilOpen(row: 2)
      try session.resize(width: 600, height: 500)
      try eventually("the button stands at the new edge") {
        let line = Layout.buttonLine(of: 2)
        let edge = Area(
          x: 600 - Layout.buttonWidth, y: line.y, width: Layout.buttonWidth, height: 1)
        return try session.picture(of: edge).allSatisfy(Layout.isReddish)
      }
      let report = try session.end()
      #expect(report.rows("will-close").isEmpty)
      #expect(report.end.open == [2])
    }

    @Test func `F12 shows what the gestures see, and hides it`() throws {
      let session = try Session()
      let header = Area(x: 12, y: 12, width: 100, height: 30)
      let before = try session.picture(of: header)
      try session.press("F12")
      try eventually("a panel covers the header") { try session.picture(of: header) != before }
      try session.press("F12")
      try eventually("the header is back") { try session.picture(of: header) == before }
      #expect(try session.end().events.isEmpty)
    }
  }
}
