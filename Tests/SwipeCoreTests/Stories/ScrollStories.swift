import Glibc
import SwipeCore
import Testing

@Suite struct ScrollStories {
  /// ln(0.998) a millisecond, as a rate a second.
  static let rate = -1000 * log(0.998)

  /// A drag at a steady speed upwards, for half a second, let go at once.
  static func thrown(_ speed: Double, count: Int = 10_000) -> Story {
    var story = Story(count: count)
    story.list.scroll(to: 5000)
    story.wait(2)
    story.press(at: Point(x: 200, y: 500))
    for _ in 0..<50 { story.move(0, -speed / 100, after: 0.01) }
    story.release()
    return story
  }

  // MARK: - Dragging

  @Test(arguments: [Pointer.Device.mouse, .touch])
  func `a drag up or down scrolls, without the slop's jump`(device: Pointer.Device) {
    var story = Story(count: 100)
    story.device = device
    story.press(at: story.place(ofRow: 8))
    story.move(0, -11, after: 0.1)
    #expect(story.list.scrollOffset == 0)
    story.move(0, -100, after: 0.1)
    #expect(isNear(story.list.scrollOffset, 100, within: 1e-9))
    story.move(0, 40, after: 0.1)
    #expect(isNear(story.list.scrollOffset, 60, within: 1e-9))
    story.release(after: 0.2)
    story.wait(1)
    #expect(isNear(story.list.scrollOffset, 60, within: 1e-9))
    #expect(story.told.isEmpty)
  }

  @Test(arguments: [10, 100, 700] as [Double])
  func `past the top the rubber band holds it, and a spring brings it back`(past: Double) {
    var story = Story(count: 100)
    story.press(at: story.place(ofRow: 1))
    story.move(0, 5, after: 0.1)
    story.move(0, past, after: 0.1)
    let shown = rubberBand(past, extent: 736)
    #expect(isNear(story.list.scrollOffset, -shown, within: 1e-9))
    story.release(after: 0.2)
    let start = story.now
    let spring = ClosedForm(target: 0, start: -shown, velocity: 0, response: 0.4)
    for elapsed in [0, 0.05, 0.1, 0.2] {
      story.wait(until: start + elapsed)
      #expect(isNear(story.list.scrollOffset, spring.position(at: elapsed), within: 1e-9))
    }
    story.wait(2)
    #expect(story.list.scrollOffset == 0 && !story.list.isMoving)
  }

  @Test(arguments: [10, 300] as [Double])
  func `past the end likewise`(past: Double) {
    var story = Story(count: 20)  // 464 pt to scroll
    story.list.scroll(to: 1000)
    story.wait(1)
    story.press(at: story.place(ofRow: 16))
    story.move(0, -5, after: 0.1)
    story.move(0, -past, after: 0.1)
    let shown = rubberBand(past, extent: 736)
    #expect(isNear(story.list.scrollOffset, 464 + shown, within: 1e-9))
    story.release(after: 0.2)
    let start = story.now
    let spring = ClosedForm(target: 464, start: 464 + shown, velocity: 0, response: 0.4)
    for elapsed in [0.05, 0.15] {
      story.wait(until: start + elapsed)
      #expect(isNear(story.list.scrollOffset, spring.position(at: elapsed), within: 1e-9))
    }
    story.wait(2)
    #expect(isNear(story.list.scrollOffset, 464, within: 1e-9))
  }

  @Test func `caught on its way back, it stays where it is`() {
    var story = Story(count: 100)
    story.play("v" + String(repeating: "d", count: 30) + "^")
    story.wait(0.08)
    let before = story.list.scrollOffset
    #expect(before < -1)
    story.press(at: Point(x: 300, y: 300))
    story.wait(1)
    #expect(isNear(story.list.scrollOffset, before, within: 1e-9))
    story.move(0, 5, after: 0.1)
    #expect(isNear(story.list.scrollOffset, before, within: 1e-9))
  }

  // MARK: - Coasting

  @Test(arguments: [100, 1000, 4000, -1000] as [Double])
  func `let go, it coasts with 0.998 of its speed each millisecond`(speed: Double) {
    var story = Self.thrown(speed)
    let start = story.now
    let from = story.list.scrollOffset
    let duration = log(abs(speed) / 10) / Self.rate
    for part in [0.1, 0.5, 0.9] {
      let elapsed = duration * part
      story.wait(until: start + elapsed)
      let expected = from + speed / Self.rate * (1 - exp(-Self.rate * elapsed))
      #expect(isNear(story.list.scrollOffset, expected, within: 1e-6))
    }
    // It is at rest once it is slower than 10 pt/s.
    story.wait(until: start + duration - 0.001)
    #expect(story.list.isMoving)
    story.wait(until: start + duration + 0.001)
    #expect(!story.list.isMoving)
    let end = from + (speed - (speed < 0 ? -10 : 10)) / Self.rate
    #expect(isNear(story.list.scrollOffset, end, within: 1e-6))
  }

  @Test(arguments: [(45, false), (-45, false), (55, true), (-55, true)] as [(Double, Bool)])
  func `above 50 pt a second only`(speed: Double, coasts: Bool) {
    let story = Self.thrown(speed)
    #expect(story.list.isMoving == coasts)
  }

  @Test func `at no more than 8000 pt a second`() {
    var story = Self.thrown(20_000, count: 100_000)
    let from = story.list.scrollOffset
    story.wait(0.1)
    let expected = 8000 / Self.rate * (1 - exp(-Self.rate * 0.1))
    #expect(isNear(story.list.scrollOffset - from, expected, within: 1e-6))
  }

  @Test func `still for 0.1 s before the release, it does not coast`() {
    var story = Story(count: 100)
    story.press(at: Point(x: 300, y: 700))
    for _ in 0..<20 { story.move(0, -20, after: 0.01) }
    story.release(after: 0.11)
    #expect(!story.list.isMoving)
  }

  /// From the end the spring goes on with the speed of that moment: x = v t e^(−ωt).
  @Test func `coasting past the end, it springs back`() {
    var story = Story(count: 30)  // 1064 pt to scroll
    story.list.scroll(to: 600)
    story.wait(2)
    story.press(at: Point(x: 200, y: 700))
    for _ in 0..<10 { story.move(0, -20, after: 0.01) }
    story.release()
    let start = story.now
    let from = story.list.scrollOffset
    #expect(isNear(from, 780, within: 1e-9))
    // 2000 pt/s; speed falls by the rate times the way.
    let speed = 2000 - Self.rate * (1064 - from)
    let arrival = start + log(2000 / speed) / Self.rate
    let spring = ClosedForm(target: 1064, start: 1064, velocity: speed, response: 0.4)
    for elapsed in [0.01, 0.05, 0.1, 0.2, 0.3] {
      story.wait(until: arrival + elapsed)
      #expect(isNear(story.list.scrollOffset, spring.position(at: elapsed), within: 1e-6))
    }
    story.wait(3)
    #expect(isNear(story.list.scrollOffset, 1064, within: 1e-9) && !story.list.isMoving)
  }

  @Test func `a press stops it where it is`() {
    var story = Self.thrown(2000)
    story.wait(0.3)
    let before = story.list.scrollOffset
    story.press(at: Point(x: 300, y: 300))
    #expect(abs(story.list.scrollOffset - before) < 1)
    let caught = story.list.scrollOffset
    story.wait(1)
    #expect(story.list.scrollOffset == caught)
    story.release()
    story.wait(1)
    #expect(story.list.scrollOffset == caught)
    #expect(story.told.isEmpty)
  }

  @Test func `the press that stops it may swipe a row`() {
    var story = Self.thrown(2000)
    story.wait(0.3)
    let row = story.rows[5].row
    story.play("v~<<<<<<", row: row)
    let scroll = story.list.scrollOffset
    #expect(story.offset(row) == -50)
    story.goOn(".......^")
    story.wait(2)
    #expect(story.told == ["will-open \(row)", "did-open \(row)"])
    #expect(story.list.scrollOffset == scroll)
  }

  // MARK: - The scroll bar

  static func thumb(of story: Story) -> Rect? {
    for command in story.frameCommands {
      if case .rounded(let rect, _, let color) = command.shape,
        [Theme.light.scrollBar, Theme.light.scrollBarLit].contains(color)
      {
        return rect
      }
    }
    return nil
  }

  @Test func `the bar shows while one scrolls, and not for long after`() {
    var story = Story(count: 100)
    #expect(Self.thumb(of: story) == nil)
    story.wheel(dy: -1)
    story.wait(0.1)
    #expect(Self.thumb(of: story) != nil)
    story.wait(5)
    #expect(Self.thumb(of: story) == nil)
  }

  @Test func `its thumb drags the list from end to end, and closes the open row`() throws {
    var story = Story.opened(3, count: 100)
    story.wheel(dy: -1)
    story.wait(0.2)
    story.list.open(5)
    story.wait(0.1)
    let thumb = try #require(Self.thumb(of: story))
    story.press(at: Point(x: thumb.midX, y: thumb.midY))
    let before = story.list.scrollOffset
    story.move(0, 100, after: 0.1)
    #expect(story.list.openRows.isEmpty)
    #expect(story.list.scrollOffset > before)
    story.move(-200, 2000, after: 0.1)
    #expect(isNear(story.list.scrollOffset, 6000 - 736, within: 1e-9))
    story.move(0, -5000, after: 0.1)
    #expect(story.list.scrollOffset == 0)
    story.release()
    story.wait(2)
    #expect(story.list.scrollOffset == 0)
    #expect(story.rows.allSatisfy { $0.offset == 0 })
  }

  @Test func `the thumb stays under the pointer`() throws {
    var story = Story(count: 100)
    story.wheel(dy: -1)
    story.wait(0.2)
    let thumb = try #require(Self.thumb(of: story))
    story.press(at: Point(x: thumb.midX, y: thumb.midY))
    for _ in 0..<10 {
      story.move(0, 37, after: 0.05)
      let now = try #require(Self.thumb(of: story))
      #expect(isNear(now.midY, story.pointer.y, within: 1e-6))
    }
  }
}
