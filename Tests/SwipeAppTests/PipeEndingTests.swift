@testable import SwipeApp
import SwipeLines
import Testing

@Suite struct PipeEndingTests {
  @Test(arguments: [
    (PipeEnding.Wish.leave, false, false, RowSelection.kept, PipeEnding.cancels),
    (.leave, false, true, .kept, .cancels), (.leave, false, false, .deleted, .cancels),
    (.leave, false, true, .deleted, .cancels), (.leave, true, false, .kept, .asksWhetherDone),
    (.leave, true, true, .kept, .asksWhetherDone),
    (.leave, true, false, .deleted, .asksWhetherDone),
    (.leave, true, true, .deleted, .asksWhetherDone), (.done, false, false, .kept, .prints),
    (.done, true, false, .kept, .prints), (.done, false, true, .kept, .asksWhetherToWait),
    (.done, true, true, .kept, .asksWhetherToWait), (.done, false, false, .deleted, .prints),
    (.done, true, false, .deleted, .prints), (.done, false, true, .deleted, .prints),
    (.done, true, true, .deleted, .prints),
  ])
  func `what ends a pipe prints, cancels or asks`(
    wish: PipeEnding.Wish, hasDeletions: Bool, isStillRead: Bool, printed: RowSelection,
    ending: PipeEnding
  ) {
    #expect(
      PipeEnding(wish, hasDeletions: hasDeletions, isStillRead: isStillRead, printed: printed)
        == ending)
  }
}
