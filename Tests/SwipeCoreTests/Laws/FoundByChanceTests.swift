import SwipeCore
import Testing

/// The shortest sessions on which a law was once broken.
@Suite struct FoundByChanceTests {
  private static func press(_ time: Double, x: Double, y: Double = 90) -> Step {
    Step(.input(InputEvent(time: time, .down(Pointer(), at: Point(x: x, y: y)))))
  }

  private static func move(_ time: Double, x: Double, y: Double = 90) -> Step {
    Step(.input(InputEvent(time: time, .move(id: 0, to: Point(x: x, y: y)))))
  }

  private static func release(
    _ time: Double, x: Double, y: Double = 90, vetoes: Bool = false
  ) -> Step {
    Step(.input(InputEvent(time: time, .up(id: 0, at: Point(x: x, y: y)))), vetoes: vetoes)
  }

  private static func command(_ time: Double, _ command: Command) -> Step {
    Step(.input(InputEvent(time: time, .command(command))))
  }

  private func kinds(_ list: inout SwipeList) -> [ListEvent.Kind] {
    list.takeEvents().map { $0.kind }
  }

  @Test(arguments: [Command.moveFocus(by: .max), .moveFocus(by: .min), .movePage(by: .max)])
  func `a key may ask for more rows than can be counted`(command: Command) {
    var list = Setting.system.list
    list.apply(Self.command(0, .moveFocus(by: 1)))
    list.apply(Self.command(0, .moveFocus(by: 1)))
    list.apply(Self.command(0, command))
    list.apply(Self.command(1, .activate))
    #expect(list.takeEvents().map { $0.row } == [command == .moveFocus(by: .min) ? 0 : 29])
  }

  @Test func `from one side to the other a row closes in between`() {
    var list = Setting.bothSides.list
    list.open(0, side: .leading)
    list.advance(to: 1)
    list.open(0, side: .trailing)
    list.advance(to: 2)
    #expect(kinds(&list) == [.willOpen, .didOpen, .willClose, .willOpen, .didOpen])
  }

  @Test(arguments: [Step.Kind.delete(0), .open(0, .trailing)])
  func `a row that the program takes from the hand is armed no more`(kind: Step.Kind) {
    var list = Setting.fullSwipe.list
    list.apply(Self.press(0, x: 470))
    list.apply(Self.move(1, x: 460))
    list.apply(Self.move(2, x: 60))
    list.apply(Step(kind))
    list.apply(Self.release(3, x: 60))
    let kinds = kinds(&list)
    #expect(kinds.prefix(2) == [.fullSwipeEnter, .fullSwipeExit])
    #expect(kinds.filter { $0 == .fullSwipeExit }.count == 1)
  }

  /// A row on its way to being closed is caught on its button: it was not open any more.
  @Test func `a refused Delete closes a row that was caught`() {
    var list = Setting.system.list
    list.open(0)
    list.advance(to: 1)
    list.close(0)
    list.apply(Self.press(1.1, x: 475))
    list.apply(Self.release(1.1, x: 475, vetoes: true))
    list.advance(to: 3)
    #expect(list.openRows == [])
    #expect(list.offset(of: 0) == 0)
    #expect(kinds(&list) == [.willOpen, .didOpen, .willClose, .didClose])
  }

  @Test func `a row caught on the way from one side to the other stays in the hand`() throws {
    var list = Setting.bothSides.list
    list.open(0, side: .leading)
    list.advance(to: 1)
    list.open(0, side: .trailing)
    list.advance(to: 1.1)
    let before = try #require(list.offset(of: 0))
    #expect(before > 0)
    list.apply(Self.press(1.1, x: 400))
    #expect(list.offset(of: 0) == before)
    list.apply(Self.release(1.2, x: 400))
    list.advance(to: 3)
    #expect(list.offset(of: 0) == 0)
  }

  /// An open row that is flicked on at a speed beyond any hand's flies as far as it can.
  @Test func `a row that was thrown out of the window is caught without a jump`() {
    var list = Setting.fullSwipe.list
    list.open(0)
    list.advance(to: 1)
    list.apply(Self.press(1, x: 300))
    list.apply(Self.move(1, x: 295))
    for move in 1...3 {
      list.apply(Self.move(1 + 0.0002 * Double(move), x: 295 - 20 * Double(move)))
    }
    list.apply(Self.release(1.0006, x: 235))
    list.advance(to: 1.04)
    #expect(list.offset(of: 0) == -480)
    list.apply(Self.press(1.04, x: 100))
    #expect(list.offset(of: 0) == -480)
  }
}
