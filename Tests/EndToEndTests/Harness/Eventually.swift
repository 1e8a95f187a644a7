import Foundation

/// Says what should have come about and did not, or what is missing for it to.
struct StoryFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Looks again and again until `condition` holds, and has held at every look for as long as it must
/// stay; fails the story when that takes too long.
///
///     try eventually("the button shows") { try session.isOpen(row: 0) }
///
/// It returns as soon as the condition allows: no time is waited for its own sake.
func eventually(
  _ what: String, staying stay: Duration = .zero, within limit: Duration = .seconds(10),
  _ condition: () throws -> Bool
) throws {
  /// Between two looks, so that looking does not take the time of what is looked at.
  let pause = 0.004
  let deadline = ContinuousClock.now + limit
  var since: ContinuousClock.Instant?
  while true {
    let now = ContinuousClock.now
    since = try condition() ? since ?? now : nil
    if let since, now - since >= stay { return }
    guard now < deadline else { throw StoryFailure("\(what): not within \(limit)") }
    Thread.sleep(forTimeInterval: pause)
  }
}
