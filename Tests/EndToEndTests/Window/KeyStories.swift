import Testing

extension WindowStories {
  /// The keyboard alone.
  @Suite struct Keys {
    @Test func `keys move the focus, open, delete, undo and redo`() throws {
      let session = try Session()
      let texts = try (0...4).map { try session.picture(of: Layout.text(of: $0)) }
      try session.press("Home", "Down", "Left")
      try session.waitUntilOpen(row: 1)
      try session.press("Right")
      try session.waitUntilClosed()
      try session.press("Delete")
      try eventually("row 3 moves up") {
        try session.picture(of: Layout.text(of: 2)) == texts[3]
      }
      try session.press("ctrl+z")
      try eventually("row 1 comes back") {
        try session.picture(of: Layout.text(of: 2)) == texts[2]
      }
      try session.press("ctrl+shift+z")
      try eventually("row 1 goes again") {
        try session.picture(of: Layout.text(of: 2)) == texts[3]
      }
      let report = try session.end(by: .keys("ctrl+w"))
      // The last part of a point of its way takes the row longer than the Delete key its way here:
      // whether it had arrived by then is not for the eye to tell.
      #expect(
        report.summary.filter { $0 != "did-close 1" } == [
          "will-open 1", "did-open 1", "will-close 1", "delete 1", "undo 1", "redo 1",
        ])
      #expect(report.end.count == 19)
    }

    @Test func `Enter on an open row deletes it, Escape closes one`() throws {
      let session = try Session()
      try session.press("Home", "Down", "Down", "Left")
      try session.waitUntilOpen(row: 2)
      try session.press("Escape")
      try session.waitUntilClosed()
      try session.press("Left")
      try session.waitUntilOpen(row: 2)
      try session.press("Return")
      try session.waitUntilClosed()
      let report = try session.end(by: .keys("ctrl+q"))
      #expect(report.rows("will-close") == [2])
      #expect(report.rows("delete") == [2])
      #expect(report.end.count == 19)
    }

    /// Layouts without Latin letters; keys by their numbers: j, h, z, q where a US layout has them.
    @Test(arguments: ["ru", "ua", "gr", "il", "ara", "th", "ge"])
    func `a layout of another script has the same shortcuts, by place`(layout: String) throws {
      let session = try Session(rows: 5)
      try session.display.setLayout(layout)
      let fourth = try session.picture(of: Layout.text(of: 3))
      try session.press("Home", "44", "Delete")
      try eventually("row 3 moves up") { try session.picture(of: Layout.text(of: 2)) == fourth }
      try session.press("ctrl+52")
      try eventually("it moves back") { try session.picture(of: Layout.text(of: 3)) == fourth }
      try session.press("43")
      try session.waitUntilOpen(row: 1)
      let report = try session.end(by: .keys("ctrl+24"))
      #expect(report.rows("delete") == [1])
      #expect(report.rows("undo") == [1])
      #expect(report.end.open == [1])
    }

    @Test func `letters do as the arrows do`() throws {
      let session = try Session()
      try session.press("Home", "j", "j", "k", "h")
      try session.waitUntilOpen(row: 1)
      try session.press("l")
      try session.waitUntilClosed()
      let report = try session.end()
      #expect(report.summary == ["will-open 1", "did-open 1", "will-close 1", "did-close 1"])
    }
  }
}
