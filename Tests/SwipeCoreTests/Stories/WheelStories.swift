import SwipeCore
import Testing

@Suite struct WheelStories {
  // MARK: - Up and down

  @Test func `a notch is 60 pt, spread over 0.15 s`() {
    var story = Story(count: 100)
    story.wheel(dy: -1)
    #expect(story.list.scrollOffset == 0)
    var last = 0.0
    for _ in 0..<14 {
      story.wait(0.01)
      #expect(story.list.scrollOffset > last && story.list.scrollOffset < 60)
      last = story.list.scrollOffset
    }
    story.wait(until: 0.15)
    #expect(isNear(story.list.scrollOffset, 60, within: 1e-9))
    story.wait(1)
    #expect(isNear(story.list.scrollOffset, 60, within: 1e-9))
    story.wheel(dy: 1)
    story.wait(0.15)
    #expect(isNear(story.list.scrollOffset, 0, within: 1e-9))
  }

  @Test(arguments: [0, 0.01, 0.05, 0.149])
  func `what is left of one is carried into the next`(pause: Double) {
    var story = Story(count: 100)
    for _ in 0..<5 { story.wheel(dy: -1, after: pause) }
    let last = story.now
    story.wait(until: last + 0.149)
    #expect(story.list.scrollOffset < 300)
    story.wait(until: last + 0.15)
    #expect(isNear(story.list.scrollOffset, 300, within: 1e-9))
  }

  @Test func `turned back, only the difference is left`() {
    var story = Story(count: 100)
    for dy in [-1.0, -1, 1, -1, 1] { story.wheel(dy: dy, after: 0.02) }
    story.wait(0.2)
    #expect(isNear(story.list.scrollOffset, 60, within: 1e-9))
  }

  @Test(arguments: [(-0.5, 30), (-0.01, 0.6), (-2.25, 135)] as [(Double, Double)])
  func `a precise delta acts at once`(dy: Double, offset: Double) {
    var story = Story(count: 100)
    story.wheel(dy: dy, isPrecise: true)
    #expect(isNear(story.list.scrollOffset, offset, within: 1e-9))
  }

  @Test func `a precise delta leaves what is left of a notch`() {
    var story = Story(count: 100)
    story.wheel(dy: -1)
    story.wait(0.05)
    let shown = story.list.scrollOffset
    story.wheel(dy: -0.1, isPrecise: true)
    #expect(isNear(story.list.scrollOffset, shown + 6, within: 1e-9))
    story.wait(until: 0.15)
    #expect(isNear(story.list.scrollOffset, 66, within: 1e-9))
  }

  @Test func `sideways too`() {
    var story = Story()
    story.wheel(dx: -0.5)
    story.wait(0.05)
    let shown = story.offset()
    story.wheel(dx: -0.1, isPrecise: true)
    #expect(isNear(story.offset(), shown - 6, within: 1e-9))
    story.wait(until: 0.15)
    #expect(isNear(story.offset(), -36, within: 1e-9))
  }

  @Test func `it stops at both ends`() {
    var story = Story(count: 20)  // 1200 pt in 736
    story.wheel(dy: 3)
    story.wait(1)
    #expect(story.list.scrollOffset == 0)
    for _ in 0..<20 { story.wheel(dy: -3, after: 0.05) }
    story.wait(1)
    #expect(isNear(story.list.scrollOffset, 464, within: 1e-9))
    // Nothing beyond the end is owed.
    story.wheel(dy: 1)
    story.wait(0.2)
    #expect(isNear(story.list.scrollOffset, 404, within: 1e-9))
  }

  // MARK: - Sideways

  @Test(
    arguments: [
      (-1, 0, true), (-1.3, 1, true), (-1.3, -1, true), (-1.2, 1, false), (-1, 1, false),
      (0, -1, false), (-0.1, -1, false),
    ] as [(Double, Double, Bool)])
  func `more than 1.2 times sideways drags the row under the pointer`(
    dx: Double, dy: Double, isSideways: Bool
  ) {
    var story = Story(count: 100)
    story.list.scroll(to: 300)
    story.wait(1)
    story.wheel(dx: dx, dy: dy, row: 7, isPrecise: true)
    #expect((story.offset(7) != 0) == isSideways)
    #expect((story.list.scrollOffset == 300) == isSideways)
    #expect(story.rows.allSatisfy { $0.row == 7 || $0.offset == 0 })
  }

  @Test func `a precise delta moves the row at once, as the pointer does`() {
    var story = Story()
    story.wheel(dx: -0.5, isPrecise: true)
    #expect(isNear(story.offset(), -30, within: 1e-9))
    story.wheel(dx: -0.5, isPrecise: true, after: 0.01)
    #expect(isNear(story.offset(), -60, within: 1e-9))
    story.wheel(dx: -1, isPrecise: true, after: 0.01)
    #expect(isNear(story.offset(), -75 - rubberBand(45, extent: 480), within: 1e-9))
    story.wheel(dx: 3, isPrecise: true, after: 0.01)
    #expect(story.offset() == 0)
  }

  @Test(arguments: [(-0.6, false), (-0.625, false), (-0.65, true)] as [(Double, Bool)])
  func `0.15 s without one lets it go`(dx: Double, opens: Bool) {
    var story = Story()
    story.wheel(dx: dx, isPrecise: true)
    story.wait(0.1499)
    #expect(isNear(story.offset(), dx * 60, within: 1e-9) && story.list.openRows.isEmpty)
    story.wait(2)
    #expect(story.offset() == (opens ? -75 : 0))
    #expect(story.told == (opens ? ["will-open 0", "did-open 0"] : []))
    if opens { #expect(isNear(story.time(of: "will-open 0"), 0.15, within: 1e-12)) }
  }

  @Test func `each delta starts the wait anew`() {
    var story = Story()
    for _ in 0..<10 { story.wheel(dx: -0.1, isPrecise: true, after: 0.14) }
    #expect(isNear(story.offset(), -60, within: 1e-9))
    story.wait(2)
    #expect(isNear(story.time(of: "will-open 0"), 1.55, within: 1e-9))
  }

  @Test func `the axis is kept until a pause`() {
    var story = Story(count: 100)
    story.wheel(dx: -0.2, isPrecise: true)
    story.wheel(dy: -5, isPrecise: true, after: 0.1)
    #expect(story.list.scrollOffset == 0)
    #expect(isNear(story.offset(), -12, within: 1e-9))
    story.wheel(dx: -0.2, dy: -5, isPrecise: true, after: 0.1)
    #expect(story.list.scrollOffset == 0 && isNear(story.offset(), -24, within: 1e-9))
    story.wait(1)
    story.wheel(dy: -1, isPrecise: true)
    #expect(isNear(story.list.scrollOffset, 60, within: 1e-9))
    story.wheel(dx: -5, isPrecise: true, after: 0.1)
    #expect(story.rows.allSatisfy { $0.offset == 0 })
    story.wait(0.2)
    story.wheel(dx: -0.5, row: 3, isPrecise: true)
    #expect(isNear(story.offset(3), -30, within: 1e-9))
  }

  @Test func `a row that it drags is kept though another comes under the pointer`() {
    var story = Story()
    story.wheel(dx: -0.2, row: 2, isPrecise: true)
    story.wheel(dx: -0.2, row: 5, isPrecise: true, after: 0.05)
    #expect(isNear(story.offset(2), -24, within: 1e-9) && story.offset(5) == 0)
  }

  @Test func `a notch to the left opens the row`() {
    var story = Story()
    story.wheel(dx: -1)
    #expect(story.offset() == 0)
    story.wait(0.149)
    #expect(story.offset() < -40 && story.offset() > -60)
    story.wait(2)
    #expect(story.told == ["will-open 0", "did-open 0"] && story.offset() == -75)
    #expect(isNear(story.time(of: "will-open 0"), 0.15, within: 1e-12))
  }

  @Test func `an open row is closed by it`() {
    var story = Story.opened()
    story.wheel(dx: 1, isPrecise: true)
    story.wait(2)
    #expect(story.told == ["will-close 0", "did-close 0"] && story.offset() == 0)
  }

  @Test func `in tutorial mode rows do not follow it`() {
    var story = Story(mode: .tutorial)
    story.wheel(dx: -1, isPrecise: true)
    #expect(story.offset() == 0)
  }
}
