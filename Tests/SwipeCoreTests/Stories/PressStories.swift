import SwipeCore
import Testing

@Suite struct PressStories {
  @Test(
    arguments: [
      (.mouse, 0, true), (.mouse, 3.9, true), (.mouse, 4, true), (.mouse, 4.01, false),
      (.touch, 4.01, true), (.touch, 10, true), (.touch, 10.01, false),
    ] as [(Pointer.Device, Double, Bool)], [(1, 0), (-1, 0), (0, 1), (0, -1)] as [(Double, Double)])
  func `up to the slop a press is a click`(
    press: (device: Pointer.Device, travel: Double, isClick: Bool), way: (x: Double, y: Double)
  ) {
    var story = Story()
    story.device = press.device
    story.press(at: story.place(ofRow: 2))
    story.move(way.x * press.travel, way.y * press.travel, after: 0.1)
    story.release(after: 0.3)
    #expect((story.told == ["select 2"]) == press.isClick)
  }

  @Test(arguments: ["v<>^", "v><^", "vud^", "vdu^", "v<<>>...^"])
  func `past the slop it is never a click again`(path: String) {
    var story = Story()
    story.play(path)
    story.wait(1)
    #expect(!story.told.contains("select 0"))
  }

  @Test(
    arguments: [
      (-10, 9, true), (10, 9, true), (-10, -9, true), (-9, 10, false), (-10, 10, false),
      (-3, 3, false), (0, -5, false), (-5, 0, true),
    ] as [(Double, Double, Bool)])
  func `more sideways than up and down moves the row, the rest the list`(
    dx: Double, dy: Double, isSideways: Bool
  ) {
    var story = Story()
    story.play("v", row: 5)
    story.move(dx, dy, after: 0.1)
    story.move(-20, -20, after: 0.1)
    #expect(story.offset(5) == (isSideways ? -20 : 0))
    #expect(story.list.scrollOffset == (isSideways ? 0 : 20))
  }

  @Test func `the lock looks at the whole way, not at the last step`() {
    var story = Story()
    story.play("v", row: 5)
    story.move(-3.5, 0, after: 0.1)
    // 3 pt more, straight down: 3.5 pt aside and 3 pt down in all.
    story.move(0, 3, after: 0.1)
    story.move(-20, 0, after: 0.1)
    #expect(story.offset(5) == -20)
    #expect(story.list.scrollOffset == 0)
  }

  @Test(arguments: [("v<<<", "uuu"), ("v<<<", "ddd"), ("vuuu", "<<<"), ("vuuu", ">>>")])
  func `after the lock only one of row and list moves`(lock: String, cross: String) {
    var story = Story()
    story.play(lock, row: 4)
    let offset = story.offset(4)
    let scroll = story.list.scrollOffset
    story.goOn(cross)
    #expect(story.offset(4) == offset)
    #expect(story.list.scrollOffset == scroll)
    #expect((offset == 0) != (scroll == 0))
  }

  @Test(arguments: [(.mouse, -5), (.touch, -11)] as [(Pointer.Device, Double)])
  func `the row does not jump by the slop`(device: Pointer.Device, slop: Double) {
    var story = Story()
    story.device = device
    story.play("v")
    story.move(slop, after: 0.1)
    #expect(story.offset() == 0)
    story.move(-1, after: 0.1)
    #expect(story.offset() == -1)
    story.move(-30, after: 0.1)
    #expect(story.offset() == -31)
    story.move(12, after: 0.1)
    #expect(story.offset() == -19)
  }

  @Test func `slowness never makes a drag less of one`() {
    var story = Story()
    story.play("v")
    for _ in 0..<200 { story.move(-0.25, after: 1) }
    // Locked past 4 pt, at 4.25.
    #expect(story.offset() == -45.75)
    story.release(after: 1)
    story.wait(1)
    #expect(story.told == ["will-open 0", "did-open 0"])
  }

  @Test(arguments: [0.05, 0.2, 0.3, 0.45, 0.53, 0.58])
  func `a press on a moving row catches it where it is`(elapsed: Double) {
    var story = Story()
    story.list.open(0)
    story.wait(elapsed)
    let before = story.offset()
    story.press(at: story.place(ofRow: 0, x: 200))
    #expect(abs(story.offset() - before) < 1)
    let caught = story.offset()
    story.wait(0.2)
    #expect(story.offset() == caught)
    story.move(10, after: 0.1)
    #expect(isNear(story.offset(), caught, within: 1e-9))
    story.move(3, after: 0.1)
    if caught < -3 && caught > -75 {
      #expect(isNear(story.offset(), caught + 3, within: 1e-9))
    }
  }

  @Test func `a press belongs to its row to the end`() {
    var story = Story()
    story.play("v<<", row: 1)
    story.goOn("dddddddddddd<")
    #expect(story.offset(1) == -20)
    #expect(story.rows.filter { $0.offset != 0 }.map(\.row) == [1])
  }

  @Test func `a press holds on to its row by identity`() {
    var story = Story()
    story.play("v<<<", row: 5)
    story.delete(2)
    #expect(story.offset(5) == -20)
    story.goOn("<")
    #expect(story.offset(5) == -30)
    story.wait(1)
    #expect(story.rows.filter { $0.offset != 0 }.map(\.row) == [5])
  }

  @Test func `a second finger is ignored until all are up`() {
    var story = Story()
    story.device = .touch
    // 10 pt are not past a finger's slop, 20 are.
    story.play("v<<<<")
    #expect(story.offset() == -20)
    let second = Point(x: 300, y: story.place(ofRow: 3).y)
    story.event(.down(Pointer(id: 7, device: .touch), at: second))
    story.event(.move(id: 7, to: Point(x: 200, y: second.y)))
    #expect(story.offset(3) == 0 && story.offset(0) == -20)
    story.goOn("<")
    #expect(story.offset(0) == -30)
    story.goOn("^")
    // The second finger is still down: a third does not drive the list either.
    story.event(.down(Pointer(id: 8, device: .touch), at: second))
    story.event(.move(id: 8, to: Point(x: 250, y: second.y)))
    story.event(.move(id: 8, to: Point(x: 200, y: second.y)))
    #expect(story.offset(3) == 0)
    story.event(.up(id: 7, at: second))
    story.event(.up(id: 8, at: second))
    story.wait(1)
    story.play("v<<<<", row: 3)
    #expect(story.offset(3) == -20)
  }

  @Test func `a second button is ignored while the first is down`() {
    var story = Story()
    story.play("v<<<")
    story.press(at: story.pointer, button: .right)
    #expect(story.told.isEmpty && story.offset() == -20)
    story.goOn("<")
    #expect(story.offset() == -30)
  }

  @Test(
    arguments: [
      ("v<<<x", 0.0), ("v<<<<<<x", -75), ("v<<<<x", 0), ("v<x", 0), ("vx", 0), ("v>>>>x", 0),
    ])
  func `a press that is taken away ends at no speed, without click and flick`(
    path: String, rest: Double
  ) {
    var story = Story()
    // Only −50 is past the half; the speed of −600 pt/s does not count.
    story.play(path)
    story.wait(2)
    #expect(story.offset() == rest)
    #expect(!story.told.contains("select 0"))
    #expect(!story.list.isMoving)
  }

  @Test func `on an open row, a press that is taken away leaves it open`() {
    var story = Story.opened()
    story.play("v>>x")
    story.wait(2)
    #expect(story.offset() == -75)
    #expect(story.list.openRows == [0])
  }

  @Test(arguments: ["v<<<", "vuuu"])
  func `a wheel that turns while a press is locked is ignored`(path: String) {
    var story = Story()
    story.play(path, row: 3)
    let offset = story.offset(3)
    let scroll = story.list.scrollOffset
    story.wheel(dy: -3, row: 4)
    story.wheel(dx: -3, row: 4)
    story.wait(0.5)
    #expect(story.offset(3) == offset && story.offset(4) == 0)
    #expect(story.list.scrollOffset == scroll)
  }

  @Test func `a press on Delete that is locked sideways drags the row`() {
    var story = Story.opened()
    story.play("v>>>", x: 440)
    #expect(story.offset() == -55)
  }
}
