import SwipeCore
import Testing

/// What holds whatever happens, tried on a million random events.
@Suite struct MillionEventsTests {
  /// Sessions for each setting, and the steps of each: 8 · 63 · 2000 is more than a million.
  private static let sessions = 63
  private static let steps = 2000

  @Test(arguments: Setting.all)
  func `whatever happens, a list stays in order and comes to rest`(setting: Setting) throws {
    var heard: Set<String> = []
    for seed in 0..<UInt64(Self.sessions) {
      var play = Play(setting, seed: seed)
      do {
        for _ in 0..<Self.steps { try play.step() }
        try play.leaveAlone()
        try play.undoEverything()
      } catch {
        Issue.record("seed \(seed), step \(play.number), \(play.last): \(error)")
        return
      }
      heard.formUnion(play.chronicle.heard)
    }
    #expect(heard == setting.audible)
  }
}

extension Setting {
  /// What may be announced at all with these options.
  fileprivate var audible: Set<String> {
    var kinds = Chronicle.everyKind
    if !options.allowsFullSwipe || options.mode == .tutorial {
      kinds.subtract(["full-swipe-enter", "full-swipe-exit"])
    }
    if options.actions.leading.isEmpty { kinds.remove("action") }
    return kinds
  }
}
