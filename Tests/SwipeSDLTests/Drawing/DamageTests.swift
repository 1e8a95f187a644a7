import Chance
import SwipeCore
import Testing

@testable import SwipeSDL

@Suite(.serialized) @MainActor
struct DamageTests {
  private static let scale = PixelScale(2)

  private static func damage(_ old: [DrawCommand], _ new: [DrawCommand]) -> [PixelRect] {
    var damage = Damage()
    damage.compare(old, with: new, at: scale)
    return damage.rects
  }

  /// Ten rows of three commands, those of `sliding` slid by their number of points.
  private static func rows(sliding: [Int: Double] = [:], scroll: Double = 0) -> [DrawCommand] {
    (0..<10).flatMap { row in
      let frame = Rect(x: 0, y: Double(row) * 60 - scroll, width: 480, height: 60)
      let offset = sliding[row] ?? 0
      var shapes: [DrawCommand.Shape] = []
      if offset < 0 {
        let button = Rect(x: 480 + offset, y: frame.y, width: -offset, height: 60)
        shapes = [.fill(button, Sketch.red), .symbol(.trash, button, Sketch.white)]
      }
      let slid = frame.offset(dx: offset, dy: 0)
      shapes += [
        .fill(slid, Sketch.white),
        .text(Text(.row(row), box: slid, style: TextStyle(size: 15), color: Sketch.black)),
        .hairline(slid, Sketch.black),
      ]
      return shapes.map { DrawCommand($0, clip: frame) }
    }
  }

  private static func frame(of row: Int) -> PixelRect {
    PixelRect(left: 0, top: Int32(row) * 120, right: 960, bottom: Int32(row + 1) * 120)
  }

  @Test
  func `equal frames have no damage`() {
    #expect(Self.damage(Self.rows(), Self.rows()).isEmpty)
    #expect(Self.damage([], []).isEmpty)
  }

  @Test(arguments: [(-10.0, -12.0), (0, -12), (-12, 0)])
  func `a sliding row damages its own row`(from: Double, to: Double) {
    let damage = Self.damage(Self.rows(sliding: [3: from]), Self.rows(sliding: [3: to]))
    #expect(damage == [Self.frame(of: 3)])
  }

  @Test
  func `two rows far apart are damaged apart`() {
    let damage = Self.damage(Self.rows(sliding: [1: -75]), Self.rows(sliding: [8: -5]))
    #expect(damage.contains(Self.frame(of: 1)))
    #expect(damage.contains(Self.frame(of: 8)))
    #expect(damage.count == 2)
  }

  @Test
  func `a scrolled list is damaged as one`() {
    let damage = Self.damage(Self.rows(), Self.rows(scroll: 7))
    #expect(damage == [PixelRect(left: 0, top: -14, right: 960, bottom: 1200)])
  }

  @Test
  func `a changed order is damage`() {
    let first = DrawCommand(.fill(Sketch.everything, Sketch.red), clip: Sketch.everything)
    let second = DrawCommand(.fill(Sketch.everything, Sketch.black), clip: Sketch.everything)
    let all = PixelRect(left: 0, top: 0, right: 240, bottom: 180)
    #expect(Self.damage([first, second], [second, first]) == [all])
  }

  @Test
  func `there are never more than eight rectangles and they cover all that was added`() {
    var chance = SplitMix64(seed: 3)
    var damage = Damage()
    var added: [PixelRect] = []
    for _ in 0..<200 {
      let (x, y) = (
        Int32.random(in: 0...4000, using: &chance), Int32.random(in: 0...4000, using: &chance)
      )
      let rect = PixelRect(left: x, top: y, right: x + 100, bottom: y + 100)
      added.append(rect)
      damage.add(rect)
      #expect(damage.rects.count <= Damage.capacity)
      #expect(added.allSatisfy { rect in damage.rects.contains { $0.contains(rect) } })
    }
    damage.clear()
    #expect(damage.rects.isEmpty)
  }

  @Test(arguments: 0..<15, [1.0, 1.5, 2])
  func `drawing the damage alone gives the whole new frame`(seed: Int, scale: Double) throws {
    var chance = SplitMix64(seed: UInt64(seed))
    let old = (0..<12).map { _ in DrawCommand.random(using: &chance) }
    var new = old
    for _ in 0..<3 {
      let index = Int.random(in: 0..<new.count, using: &chance)
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: new[index] = .random(using: &chance)
      case 1: new.insert(.random(using: &chance), at: index)
      case 2: new.remove(at: index)
      default: new.swapAt(index, 0)
      }
    }
    let surface = try Surface(width: Int32(120 * scale), height: Int32(90 * scale))
    let canvas = try Canvas(
      renderer: Renderer(on: surface), scale: scale, shaper: Sketch.shaper)
    canvas.draw(old, background: Sketch.white, in: canvas.bounds, text: Sketch.words)
    var damage = Damage()
    damage.compare(old, with: new, at: canvas.scale)
    for rect in damage.rects {
      canvas.draw(new, background: Sketch.white, in: rect, text: Sketch.words)
    }
    canvas.renderer.flush()
    let whole = try Sketch(blankAt: scale)
    whole.draw(new)
    #expect(surface.bytes() == whole.picture.bytes)
  }
}
