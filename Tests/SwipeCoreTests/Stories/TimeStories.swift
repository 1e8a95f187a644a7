import SwipeCore
import Testing

@Suite struct TimeStories {
  /// A session with everything in it, its events at their times.
  static let session: [InputEvent] = {
    var events: [InputEvent] = []
    var time = 0.0
    func add(_ kind: InputEvent.Kind, after delay: Double) {
      time += delay
      events.append(InputEvent(time: time, kind))
    }
    func drag(from x: Double, _ y: Double, dx: Double, dy: Double, steps: Int) {
      add(.down(Pointer(), at: Point(x: x, y: y)), after: 0.2)
      for step in 1...steps {
        add(
          .move(id: 0, to: Point(x: x + dx * Double(step), y: y + dy * Double(step))), after: 0.013)
      }
      add(
        .up(id: 0, at: Point(x: x + dx * Double(steps), y: y + dy * Double(steps))), after: 0.004)
    }
    drag(from: 400, 130, dx: -13, dy: 1, steps: 6)
    drag(from: 300, 250, dx: -40, dy: 2, steps: 5)
    add(.command(.delete), after: 0.1)
    add(.command(.undo), after: 0.17)
    drag(from: 200, 500, dx: 0.5, dy: -27, steps: 9)
    add(.wheel(Wheel(at: Point(x: 200, y: 300), dx: 0, dy: -1)), after: 0.3)
    add(.wheel(Wheel(at: Point(x: 200, y: 300), dx: 0, dy: -1)), after: 0.06)
    drag(from: 420, 330, dx: -9, dy: -1, steps: 8)
    add(.wheel(Wheel(at: Point(x: 200, y: 300), dx: -0.9, dy: 0)), after: 0.4)
    add(.resize(Size(width: 390, height: 640)), after: 0.05)
    add(.command(.moveToEnd), after: 0.4)
    add(.command(.delete), after: 0.1)
    drag(from: 200, 500, dx: 0, dy: -40, steps: 8)
    return events
  }()

  /// Plays the session, with steps at a rate in between.
  static func played(stepsPerSecond rate: Double?) -> (list: SwipeList, told: [ListEvent]) {
    var list = SwipeList(count: 60, size: Size(width: 480, height: 800))
    var step = 0
    func look(until end: Double) {
      guard let rate else { return }
      while Double(step) / rate < end {
        list.advance(to: Double(step) / rate)
        step += 1
      }
    }
    for event in session {
      look(until: event.time)
      list.handle(event)
    }
    look(until: 12)
    list.advance(to: 12)
    let told = list.takeEvents()
    return (list, told)
  }

  @Test(arguments: [30, 60, 144, 1000] as [Double])
  func `at any frame rate it comes to the same bits`(rate: Double) {
    let giant = Self.played(stepsPerSecond: nil)
    let frames = Self.played(stepsPerSecond: rate)
    #expect(giant.told.count > 8)
    #expect(frames.told == giant.told)
    #expect(frames.list == giant.list)
  }

  @Test func `what is told is told in the order of time`() {
    let times = Self.played(stepsPerSecond: nil).told.map(\.time)
    #expect(times == times.sorted())
  }

  @Test(arguments: [0.61, 3, 86_400, 1e9])
  func `an end is told with its own time, not the step's`(step: Double) {
    var story = Story()
    story.wait(2)
    story.list.open(0)
    story.wait(step)
    #expect(story.told == ["will-open 0", "did-open 0"])
    #expect(isNear(story.time(of: "did-open 0"), 2.6, within: 1e-12))
    #expect(story.offset() == -75 && !story.list.isMoving)
  }

  @Test func `a whole chain of ends fits into one step`() {
    var story = Story(count: 100)
    story.delete(4)
    story.list.open(1)
    story.wheel(dx: -0.8, row: 2, isPrecise: true)
    story.wait(1e6)
    // Row 1 takes 0.5 s to close; row 2 is let go at 0.15 s and takes 0.34 s to open.
    #expect(
      story.told == [
        "delete 4", "will-open 1", "will-close 1", "will-open 2", "did-open 2", "did-close 1",
      ])
    #expect(isNear(story.time(of: "will-open 2"), 0.15, within: 1e-12))
    #expect(story.visible(4) == nil && !story.list.isMoving)
  }

  @Test(arguments: [-1, 0, 0.5, 1.2, -.infinity, .nan])
  func `time that goes back is taken as standing still`(time: Double) {
    var story = Story()
    story.wait(1)
    story.list.open(0)
    story.wait(0.3)
    let before = story.list
    story.list.advance(to: time)
    #expect(story.list == before)
  }

  @Test func `an event of an earlier time counts as now`() {
    var story = Story()
    story.wait(10)
    story.list.handle(InputEvent(time: 3, .command(.moveToStart)))
    story.list.handle(InputEvent(time: 2, .command(.slide(.left))))
    #expect(story.now == 10)
    story.wait(1)
    #expect(story.told == ["will-open 0", "did-open 0"])
    #expect(isNear(story.time(of: "will-open 0"), 10, within: 1e-12))
    #expect(isNear(story.time(of: "did-open 0"), 10.6, within: 1e-12))
  }

  @Test(
    arguments: [
      InputEvent(time: .nan, .command(.delete)),
      InputEvent(time: .infinity, .command(.delete)),
      InputEvent(time: 2, .down(Pointer(), at: Point(x: .nan, y: 90))),
      InputEvent(time: 2, .down(Pointer(), at: Point(x: 100, y: -.infinity))),
      InputEvent(time: 2, .move(id: 0, to: Point(x: .infinity, y: 0))),
      InputEvent(time: 2, .up(id: 0, at: Point(x: 0, y: .nan))),
      InputEvent(time: 2, .wheel(Wheel(at: Point(x: 9, y: 90), dx: 0, dy: .nan))),
      InputEvent(time: 2, .wheel(Wheel(at: Point(x: 9, y: .nan), dx: 0, dy: 1))),
      InputEvent(time: 2, .resize(Size(width: .nan, height: 3))),
      InputEvent(time: 2, .resize(Size(width: -1, height: 3))),
    ])
  func `numbers that are none are refused`(event: InputEvent) {
    var story = Story()
    story.wait(1)
    story.play("v<<<")
    let before = story.list
    story.list.handle(event)
    #expect(story.list == before)
  }

  @Test func `at rest it asks for no time`() {
    var story = Story()
    #expect(story.list.nextChange == nil)
    story.list.open(0)
    #expect(story.list.nextChange == story.now)
    story.wait(2)
    #expect(story.list.nextChange == nil)
  }
}
