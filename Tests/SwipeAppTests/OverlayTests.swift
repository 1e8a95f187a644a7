import SwipeCore
import Testing

@testable import SwipeApp

@Suite @MainActor struct OverlayTests {
  /// The numbers of the lines of a frame, in order.
  private func numbers(_ overlay: inout Overlay, _ list: SwipeList) -> [Int] {
    var frame: [DrawCommand] = []
    overlay.paint(list, into: &frame)
    return frame.compactMap { command in
      guard case .text(let text) = command.shape, case .words(let number) = text.source else {
        return nil
      }
      return number
    }
  }

  @Test func `a line that says the same keeps its number, new words have a new one`() {
    let list = SwipeList(count: 3, size: Size(width: 480, height: 800))
    var overlay = Overlay()
    let first = numbers(&overlay, list)
    #expect(Set(first).count == 3)
    #expect(first.map { overlay.words($0) }.last == "no frame yet")
    #expect(numbers(&overlay, list) == first)

    overlay.frameTook(0.00123)
    let second = numbers(&overlay, list)
    #expect(Array(second.dropLast()) == Array(first.dropLast()))
    #expect(second.last.map { first.contains($0) } == false)
    #expect(second.last.map { overlay.words($0) } == "frame 1.23 ms, longest of 1: 1.23 ms")
    #expect(first.last.map { overlay.words($0) } == .some(nil))
  }
}
