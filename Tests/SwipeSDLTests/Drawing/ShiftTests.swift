import Chance
import SwipeCore
import Testing

@testable import SwipeSDL

/// Pixels that are moved rather than drawn again, on frames of real lists.
@Suite(.serialized) @MainActor
struct ShiftTests {
  private static let size = Size(width: 160, height: 300)
  private static let painter = Painter(theme: .light)

  private func frame(of list: SwipeList) -> [DrawCommand] {
    var frame: [DrawCommand] = []
    Self.painter.paint(list, into: &frame)
    return frame
  }

  /// A window's surface, and what draws on it.
  @MainActor private struct Screen {
    let surface: Surface
    let canvas: Canvas

    init(scale: Double) throws {
      surface = try Surface(
        width: PixelScale(scale).edge(size.width), height: PixelScale(scale).edge(size.height))
      canvas = try Canvas(renderer: Renderer(on: surface), scale: scale, shaper: Sketch.shaper)
    }

    /// Shows one frame after another as a window does; the pixels, and how many of them were drawn
    /// for the last one.
    func show(_ frames: [[DrawCommand]]) -> (bytes: [UInt8], drawn: Int) {
      var shown = ShownFrame()
      var drawn = 0
      for frame in frames {
        shown.change(
          to: frame, background: Sketch.white, at: canvas.scale, in: canvas.bounds,
          pixelsStay: true)
        if let shift = shown.shift { surface.pointer.pointee.move(shift) }
        for rect in shown.damage.rects {
          canvas.draw(frame, background: Sketch.white, in: rect, text: Sketch.words)
        }
        canvas.renderer.flush()
        drawn = shown.damage.rects.reduce(0) { $0 + $1.area }
      }
      return (surface.bytes(), drawn)
    }
  }

  /// All that may lie over the rows or among them: an open row, a pressed one, the focus, a row that
  /// collapses, a notice, the scroll bar.
  private static func list(using chance: inout SplitMix64) -> SwipeList {
    let options = SwipeList.Options(isRightToLeft: .random(using: &chance))
    var list = SwipeList(count: 30, size: size, options: options)
    var time = 0.0
    for command in [Command.moveFocus(by: 1), .slide(.left), .delete, .moveFocus(by: 2), .undo]
    where Bool.random(using: &chance) {
      list.handle(InputEvent(time: time, .command(command)))
      time += Double.random(in: 0...0.5, using: &chance)
      list.advance(to: time)
    }
    let y = Double.random(in: 70...290, using: &chance)
    list.handle(InputEvent(time: time, .move(id: 0, to: Point(x: 120, y: y))))
    return list
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2])
  func `moving the pixels that stay and drawing the rest gives the whole frame`(
    scale: Double
  ) throws {
    let screen = try Screen(scale: scale)
    var chance = SplitMix64(seed: UInt64(scale * 4))
    for session in 0..<25 {
      var list = Self.list(using: &chance)
      var frames: [[DrawCommand]] = []
      for _ in 0..<4 {
        if Bool.random(using: &chance) {
          list.scroll(to: list.scrollOffset + .random(in: -60...90, using: &chance))
        }
        list.advance(to: list.now + .random(in: 0...0.1, using: &chance))
        frames.append(frame(of: list))
      }
      let shown = screen.show(frames).bytes
      let isSame = shown == screen.show([frames[3]]).bytes
      #expect(isSame, "session \(session)")
    }
  }

  @Test(arguments: [1.0, 1.5])
  func `so it does whatever else moves or stays`(scale: Double) throws {
    let screen = try Screen(scale: scale)
    var chance = SplitMix64(seed: 9)
    var shifts = 0
    for session in 0..<80 {
      let distance = Double.random(in: -20...20, using: &chance)
      let old = (0..<10).map { _ in DrawCommand.random(using: &chance) }
      let new = old.map { command in
        var command = command
        if Int.random(in: 0..<3, using: &chance) > 0 { command.shape.rect.y += distance }
        if Int.random(in: 0..<3, using: &chance) > 0 { command.clip.y += distance }
        return command
      }
      let bounds = screen.canvas.bounds
      if Shift(from: old, to: new, at: screen.canvas.scale, in: bounds) != nil { shifts += 1 }
      let shown = screen.show([old, new]).bytes
      let isSame = shown == screen.show([new]).bytes
      #expect(isSame, "session \(session)")
    }
    #expect(shifts > 25)
  }

  @Test
  func `a surface that has become too small is left as it is`() throws {
    let screen = try Screen(scale: 1)
    let before = screen.show([frame(of: SwipeList(count: 30, size: Self.size))]).bytes
    let area = PixelRect(left: 0, top: 64, right: 160, bottom: 301)
    screen.surface.pointer.pointee.move(Shift(area: area, distance: -5))
    let after = screen.surface.bytes()
    #expect(after == before)
  }

  @Test
  func `rows that move beyond all measure are drawn anew`() {
    func frame(y: Double) -> [DrawCommand] {
      let box = Rect(x: 0, y: y, width: 100, height: 60)
      let text = Text(.row(0), box: box, style: TextStyle(size: 15), color: Sketch.red)
      return [DrawCommand(.text(text), clip: Sketch.everything)]
    }
    let bounds = PixelRect(left: 0, top: 0, right: 120, bottom: 90)
    for (old, new) in [(-1e12, 1e12), (1e300, -1e300), (0, .infinity), (.nan, 90)] {
      #expect(Shift(from: frame(y: old), to: frame(y: new), at: PixelScale(2), in: bounds) == nil)
    }
  }

  @Test(arguments: [-7.0, 7, 33])
  func `a scrolled list is not drawn whole`(distance: Double) throws {
    var list = SwipeList(count: 30, size: Self.size)
    list.scroll(to: 200)
    list.advance(to: 10)
    let before = frame(of: list)
    list.scroll(to: 200 + distance)
    list.advance(to: 20)
    let drawn = try Screen(scale: 1).show([before, frame(of: list)]).drawn
    // What was uncovered, and the row that had been cut there.
    #expect(drawn <= Int(Self.size.width) * (Int(abs(distance)) + 60))
  }

  @Test
  func `below a row that leaves, the others are not drawn again`() throws {
    var list = SwipeList(count: 30, size: Self.size)
    list.delete(1)
    list.advance(to: 0.1)
    let before = frame(of: list)
    list.advance(to: 0.116)
    let after = frame(of: list)
    let shift = try #require(
      Shift(from: before, to: after, at: PixelScale(1), in: Screen(scale: 1).canvas.bounds))
    #expect(shift.distance < 0)
    // From where the third row is to the window's foot.
    #expect(shift.area.top > 124 && shift.area.top < 184)
    #expect(shift.area.bottom == 300)
  }
}
