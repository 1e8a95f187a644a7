import Testing

/// The built program in a real window: a hand on the mouse and the keys, an eye on the pixels, and
/// the recording played afterwards. One after another, so that a quick hand stays quick.
@Suite(.serialized) struct WindowStories {
  @Test(arguments: [Session.Ending.cross, .keys("ctrl+q"), .keys("ctrl+w")])
  func `closing the window ends well`(ending: Session.Ending) throws {
    let session = try Session()
    let report = try session.end(by: ending)
    #expect(report.events.isEmpty)
    #expect(report.end.count == 20)
  }
}
