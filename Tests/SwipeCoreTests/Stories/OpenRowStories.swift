import SwipeCore
import Testing

@Suite struct OpenRowStories {
  @Test(arguments: ["press", "flick", "program", "right button", "wheel", "key"])
  func `opening a row closes the other at the same moment`(way: String) {
    var story = Story.opened(0)
    switch way {
    case "press": story.play("v~<<<<<<.......^", row: 2)
    case "flick": story.play("v<<<<<<^", row: 2)
    case "program": story.list.open(2)
    case "right button": story.press(at: story.place(ofRow: 2), button: .right)
    case "wheel":
      story.wheel(dx: -1, row: 2, isPrecise: true)
      story.wait(0.2)
    default:
      story.key(.moveFocus(by: 2))
      story.key(.slide(.left))
    }
    #expect(story.list.openRows == [2])
    story.wait(2)
    #expect(story.offset(0) == 0 && story.offset(2) == -75)
    #expect(story.told.contains("did-close 0") && story.told.contains("did-open 2"))
    #expect(story.time(of: "will-close 0") <= story.time(of: "will-open 2"))
  }

  @Test func `never are two rows open or opening`() {
    var story = Story()
    for step in 0..<60 {
      story.play("v<<<<<<^", row: step * 7 % 10)
      #expect(story.list.openRows.count <= 1)
      #expect(story.list.openRows == [step * 7 % 10])
    }
  }

  // MARK: - What closes it

  @Test(
    arguments: [
      ("wheel", 20), ("wheel up at the top", 20), ("wheel in a short list", 3),
      ("wheel down at the end", 20), ("precise wheel", 20), ("drag", 20),
      ("drag on the open row", 20), ("drag in a short list", 3), ("program", 20),
      ("program in a short list", 3), ("page", 20), ("page up at the top", 20),
      ("page in a short list", 3), ("press on another", 20), ("press on the space", 3),
      ("press on the header", 20), ("click on its content", 20), ("escape", 20), ("key", 20),
    ])
  func `it is closed by`(way: String, count: Int) {
    var story = Story.opened(1, count: count)
    switch way {
    case "wheel", "wheel in a short list": story.wheel(dy: -1, row: 2)
    case "wheel up at the top": story.wheel(dy: 1, row: 2)
    case "wheel down at the end":
      story.list.scroll(to: 10_000)
      story.wait(2)
      story.list.open(15)
      story.wait(2)
      story.forget()
      story.wheel(dy: -1, row: 15)
    case "precise wheel": story.wheel(dy: -0.01, row: 2, isPrecise: true)
    case "drag", "drag in a short list": story.play("vu", row: 2)
    case "drag on the open row": story.play("vu", row: 1)
    case "program", "program in a short list": story.list.scroll(to: 100)
    case "page", "page in a short list": story.key(.movePage(by: 1))
    case "page up at the top": story.key(.movePage(by: -1))
    case "press on another": story.play("v", row: 2)
    case "press on the space": story.press(at: Point(x: 300, y: 700))
    case "press on the header": story.press(at: Point(x: 300, y: 20))
    case "click on its content": story.play("v^", row: 1)
    case "escape": story.key(.dismiss)
    default:
      story.key(.moveFocus(by: 0))
      story.key(.slide(.right))
    }
    #expect(story.list.openRows.isEmpty)
    story.wait(2)
    let row = way == "wheel down at the end" ? 15 : 1
    #expect(story.told == ["will-close \(row)", "did-close \(row)"])
    #expect(story.rows.allSatisfy { $0.offset == 0 && !$0.showsButton })
  }

  @Test func `a press elsewhere that is a plain click does only that`() {
    var story = Story.opened()
    story.play("v^", row: 3)
    story.wait(1)
    #expect(story.told == ["will-close 0", "did-close 0"])
    story.play("v^", row: 3)
    #expect(story.told == ["will-close 0", "did-close 0", "select 3"])
  }

  @Test func `a press elsewhere may drag another row in the same press`() {
    var story = Story.opened()
    story.play("v~<<<", row: 3)
    #expect(story.offset(3) == -20)
    story.goOn("<<<.......^")
    story.wait(1)
    #expect(story.told == ["will-close 0", "did-close 0", "will-open 3", "did-open 3"])
  }

  @Test func `a drag of the open row itself keeps it`() {
    var story = Story.opened()
    story.play("v>>")
    #expect(story.told.isEmpty && story.list.openRows == [0])
  }

  @Test func `a click on a row that is opening closes it`() {
    var story = Story()
    story.list.open(2)
    story.wait(0.3)
    story.play("v^", row: 2, x: 100)
    story.wait(1)
    #expect(story.told == ["will-open 2", "will-close 2", "did-close 2"])
    #expect(story.offset(2) == 0)
  }

  @Test func `a row that is not there is refused`() async {
    await #expect(processExitsWith: .failure) {
      var list = SwipeList(count: 20, size: Size(width: 480, height: 800))
      list.open(20)
    }
    await #expect(processExitsWith: .failure) {
      var list = SwipeList(count: 20, size: Size(width: 480, height: 800))
      list.delete(7)
      list.open(7)
    }
  }

  // MARK: - Identity

  @Test func `what happens elsewhere leaves it open`() {
    var story = Story.opened(5)
    story.delete(2)
    story.delete(8)
    story.list.append(4)
    story.wait(1)
    #expect(story.list.openRows == [5])
    #expect(story.offset(5) == -75)
    #expect(story.visible(5)?.frame.y == 304)
    #expect(story.rows.filter { $0.offset != 0 }.map(\.row) == [5])
    story.list.undo()
    story.list.undo()
    story.wait(1)
    #expect(story.list.openRows == [5] && story.offset(5) == -75)
    #expect(story.visible(5)?.frame.y == 364)
    #expect(story.told.allSatisfy { !$0.contains("close") && !$0.contains("open") })
  }

  @Test func `scrolled to by an undo, it closes`() {
    var story = Story.opened(15)
    story.list.scroll(to: 10_000)
    story.wait(1)
    story.list.open(15)
    story.wait(1)
    story.delete(0)
    story.wait(1)
    #expect(story.list.openRows == [15])
    story.list.undo()
    #expect(story.list.openRows.isEmpty)
  }

  // MARK: - Another size

  @Test(arguments: [(480, 500), (300, 800), (1000, 900), (479.5, 64)] as [(Double, Double)])
  func `resizing leaves it exactly open`(width: Double, height: Double) {
    var story = Story.opened(0)
    story.event(.resize(Size(width: width, height: height)))
    #expect(story.told.isEmpty && story.list.openRows == [0])
    if height > 64 { #expect(story.offset(0) == -75) }
    story.event(.resize(Size(width: 480, height: 800)))
    story.wait(1)
    #expect(story.offset(0) == -75 && story.told.isEmpty)
  }

  @Test(arguments: [50, 75, 76, 150, 300] as [Double], [200, 480, 1000] as [Double])
  func `resizing while it is dragged moves it by nothing`(pull: Double, width: Double) {
    var story = Story()
    story.press(at: story.place(ofRow: 0))
    story.move(-6, after: 0.6)
    story.move(-pull, after: 0.1)
    let before = story.offset()
    story.event(.resize(Size(width: width, height: 700)))
    #expect(isNear(story.offset(), before, within: 1e-9))
    // It follows on from there.
    story.move(-1, after: 0.1)
    #expect(story.offset() < before && story.offset() >= before - 1 - 1e-9)
    story.move(1, after: 0.1)
    #expect(isNear(story.offset(), before, within: 1e-9))
  }

  @Test func `resizing while a row moves moves it by nothing`() {
    var story = Story()
    story.list.open(0)
    story.wait(0.3)
    let before = story.offset()
    story.event(.resize(Size(width: 700, height: 500)))
    #expect(isNear(story.offset(), before, within: 1e-12))
    story.wait(1)
    #expect(story.offset() == -75)
  }
}
