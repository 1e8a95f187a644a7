import SwipeCore
import Testing

/// How a row moves once it is let go.
@Suite struct ReleaseStories {
  /// Still at −50: 0.5 pt from −80 on the spring, then the bounce.
  @Test func `opening is a spring to 5 pt past the button, then the bounce`() {
    var story = Story()
    story.letGo(pull: -50)
    let start = story.now
    let spring = ClosedForm(target: -80, start: -50, velocity: 0, response: 0.25)
    let settled = spring.time(within: 0.5)
    for step in 0..<10 {
      let elapsed = settled * Double(step) / 10
      story.wait(until: start + elapsed)
      #expect(isNear(story.offset(), spring.position(at: elapsed), within: 1e-9))
    }
    for step in 1..<5 {
      let part = Double(step) / 5
      story.wait(until: start + settled + 0.1 * part)
      #expect(isNear(story.offset(), -79.5 + 4.5 * easeInOut(part), within: 1e-6))
    }
    story.wait(1)
    #expect(story.offset() == -75)
    #expect(story.told == ["will-open 0", "did-open 0"])
    #expect(isNear(story.time(of: "will-open 0"), start, within: 1e-12))
    #expect(isNear(story.time(of: "did-open 0"), start + settled + 0.1, within: 1e-9))
  }

  @Test func `from past the button it springs back to it`() {
    var story = Story()
    story.letGo(pull: -235)
    let start = story.now
    let from = -75 - rubberBand(160, extent: 480)
    let spring = ClosedForm(target: -80, start: from, velocity: 0, response: 0.25)
    for elapsed in [0, 0.05, 0.1, 0.2] {
      story.wait(until: start + elapsed)
      #expect(isNear(story.offset(), spring.position(at: elapsed), within: 1e-9))
    }
    story.wait(1)
    #expect(
      isNear(story.time(of: "did-open 0"), start + spring.time(within: 0.5) + 0.1, within: 1e-9))
  }

  @Test func `closing is the same spring, to 0`() {
    var story = Story.opened()
    story.letGo(pull: 45)
    let start = story.now
    let spring = ClosedForm(target: 0, start: -30, velocity: 0, response: 0.25)
    for elapsed in [0, 0.05, 0.1, 0.15, 0.2] {
      story.wait(until: start + elapsed)
      #expect(isNear(story.offset(), spring.position(at: elapsed), within: 1e-9))
    }
    story.wait(1)
    #expect(story.offset() == 0)
    #expect(isNear(story.time(of: "did-close 0"), start + spring.time(within: 0.5), within: 1e-9))
  }

  /// 10 pt a frame is −600 pt/s. From −30 the spring may start with up to 8π · 50, from −60 with
  /// 8π · 20.
  @Test(arguments: [("v<<<<^", -30, -600), ("v~<<<<<<<^", -60, -160 * Double.pi)])
  func `a release keeps its speed as far as it does not pass its end`(
    path: String, from: Double, speed: Double
  ) {
    var story = Story()
    story.play(path)
    let start = story.now
    #expect(isNear(story.offset(), from, within: 1e-9))
    let spring = ClosedForm(target: -80, start: from, velocity: speed, response: 0.25)
    for elapsed in [0.001, 0.02, 0.05, 0.08] {
      story.wait(until: start + elapsed)
      #expect(isNear(story.offset(), spring.position(at: elapsed), within: 1e-6))
    }
    story.wait(1)
    #expect(
      isNear(story.time(of: "did-open 0"), start + spring.time(within: 0.5) + 0.1, within: 1e-6))
  }

  @Test(arguments: [1, 2, 4, 7, 10, 12] as [Double])
  func `it never pauses, and starts within a tenth of the release's speed`(step: Double) {
    // 60 … 720 pt/s, from past the half so that the slow ones open too; none may pass −80.
    var story = Story()
    story.press(at: story.place(ofRow: 0))
    story.move(-6, after: 0.6)
    story.move(-40, after: 0.1)
    story.wait(0.1)
    for _ in 0..<2 { story.move(-step, after: Story.frame) }
    story.release()
    let from = story.offset()
    let speed = story.list.lastDecision?.velocity ?? .nan
    #expect(isNear(speed, -60 * step, within: 1e-6))
    let limit = 8 * Double.pi * (-80 - from)
    story.wait(1e-6)
    let measured = (story.offset() - from) / 1e-6
    let expected = max(speed, limit)
    #expect(abs(measured - expected) <= 0.1 * abs(expected))
    var last = story.offset()
    while last > -79 {
      story.wait(1.0 / 240)
      #expect(story.offset() < last)
      #expect(story.offset() >= -80)
      last = story.offset()
    }
  }

  @Test func `in the rubber band the row's own speed is kept, not the pointer's`() {
    // At 100 pt past, a further point of the pointer moves the row 0.55/(1 + 55/480)².
    var story = Story()
    story.press(at: story.place(ofRow: 0))
    story.move(-6, after: 0.6)
    story.move(-75, after: 0.1)
    story.wait(0.1)
    for _ in 0..<10 { story.move(-10, after: 0.01) }
    story.release()
    let from = story.offset()
    #expect(isNear(from, -75 - rubberBand(100, extent: 480), within: 1e-9))
    story.wait(1e-6)
    let ratio = 0.55 / ((1 + 55.0 / 480) * (1 + 55.0 / 480))
    let measured = (story.offset() - from) / 1e-6
    #expect(abs(measured + 1000 * ratio) <= 100 * ratio)
  }

  // MARK: - Turned on the way

  @Test func `caught while it opens and let go at rest, it has been open`() {
    var story = Story()
    story.letGo(pull: -50)
    story.wait(0.05)
    let caught = story.offset()
    story.press(at: story.place(ofRow: 0, x: 200))
    story.move(6, after: 0.6)
    #expect(isNear(story.offset(), caught, within: 1e-9))
    story.move(60, after: 0.1)
    story.release(after: 0.2)
    story.wait(1)
    // The opening did not finish: nothing is told of its end.
    #expect(story.told == ["will-open 0", "will-close 0", "did-close 0"])
  }

  @Test func `caught while it closes and pulled open, its closing never ended`() {
    var story = Story.opened()
    story.letGo(pull: 45)
    story.wait(0.05)
    story.press(at: story.place(ofRow: 0, x: 200))
    story.move(-6, after: 0.6)
    story.move(-60, after: 0.1)
    story.release(after: 0.2)
    story.wait(1)
    #expect(story.told == ["will-close 0", "will-open 0", "did-open 0"])
  }

  @Test func `caught and let go for where it was bound, it is told once`() {
    var story = Story()
    story.letGo(pull: -50)
    story.wait(0.05)
    story.press(at: story.place(ofRow: 0, x: 200))
    story.move(-6, after: 0.6)
    story.release(after: 0.2)
    story.wait(1)
    #expect(story.told == ["will-open 0", "did-open 0"])
  }

  @Test(arguments: [0.05, 0.2, 0.4, 0.55])
  func `closed while it opens, it goes on from where it is`(elapsed: Double) {
    var story = Story()
    story.list.open(0)
    story.wait(elapsed)
    let from = story.offset()
    story.list.close(0)
    let start = story.now
    for part in [0.0, 0.3, 0.6, 0.9] {
      story.wait(until: start + 0.5 * part)
      #expect(isNear(story.offset(), from * (1 - easeInOut(part)), within: 1e-6))
    }
    story.wait(1)
    #expect(story.told == ["will-open 0", "will-close 0", "did-close 0"])
  }

  @Test func `from rest, opening plays the tutorial's timeline`() {
    var story = Story()
    story.wait(1)
    story.list.open(0)
    for (elapsed, offset) in [(0.25, -40), (0.5, -80), (0.6, -75)] as [(Double, Double)] {
      story.wait(until: 1 + elapsed)
      #expect(isNear(story.offset(), offset, within: 1e-6))
    }
    story.wait(1)
    #expect(isNear(story.time(of: "did-open 0"), 1.6, within: 1e-12))
  }
}
