import Chance
import SwipeCore
import SwipeSDL
import Testing

@Suite(.serialized) @MainActor
struct CanvasTests {
  /// A rectangle whose edges lie between pixels at scale 1 and on them at scale 2.
  nonisolated static let rect = Rect(x: 20.5, y: 10, width: 40, height: 30.5)

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `a fill covers the pixels between its rounded edges and no other`(scale: Double) throws {
    let sketch = try Sketch(.fill(Self.rect, Sketch.red), scale: scale)
    let columns =
      Int((20.5 * scale + 0.5).rounded(.down))..<Int((60.5 * scale + 0.5).rounded(.down))
    let rows = Int((10 * scale + 0.5).rounded(.down))..<Int((40.5 * scale + 0.5).rounded(.down))
    #expect(sketch.inked.count == columns.count * rows.count)
    #expect(
      sketch.inked.allSatisfy {
        columns.contains($0.x) && rows.contains($0.y)
          && sketch.picture.color(atPixelX: $0.x, y: $0.y) == Sketch.red
      })
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `neighbours neither overlap nor leave a gap`(scale: Double) throws {
    var chance = SplitMix64(seed: 7)
    let sketch = try Sketch(blankAt: scale)
    let glass = Color(0x000000, alpha: 128)
    var edges = (0..<12).map { _ in Double.random(in: 0...Sketch.size.width, using: &chance) }
    edges = [0] + edges.sorted() + [Sketch.size.width]
    let strips = zip(edges, edges.dropFirst()).map { left, right in
      DrawCommand(
        .fill(Rect(x: left, y: 0, width: right - left, height: Sketch.size.height), glass),
        clip: Sketch.everything)
    }
    sketch.draw(strips)
    let first = sketch.picture.color(atPixelX: 0, y: 0)
    #expect(abs(Int(first.red) - 127) <= 1)
    #expect(sketch.inked.allSatisfy { sketch.picture.color(atPixelX: $0.x, y: $0.y) == first })
    #expect(sketch.inked.count == sketch.picture.width * sketch.picture.height)
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `a hairline is one pixel high, the last one of its rectangle`(scale: Double) throws {
    let line = Rect(x: 0, y: 2, width: 120, height: 8.3)
    let sketch = try Sketch(.hairline(line, Sketch.black), scale: scale)
    #expect(Set(sketch.inked.map(\.y)) == [Int((10.3 * scale).rounded()) - 1])
    #expect(sketch.inked.count == sketch.picture.width)
  }

  nonisolated static let shapes: [DrawCommand.Shape] = [
    .fill(rect, Sketch.red),
    .hairline(Rect(x: rect.x, y: rect.y, width: rect.width, height: 20), Sketch.red),
    .rounded(rect, radius: 8, Sketch.red), .outline(rect, radius: 8, width: 3, Sketch.red),
    .shadow(rect, radius: 8, blur: 9, Sketch.red), .symbol(.trash, rect, Sketch.red),
    .text(Text(.row(0), box: rect, style: TextStyle(size: 15), color: Sketch.red)),
  ]

  @Test(arguments: shapes, [1.0, 2])
  func `nothing is drawn outside of the clip`(shape: DrawCommand.Shape, scale: Double) throws {
    // Cuts off a part of every shape, and its right half.
    let clip = Rect(x: 0, y: 13, width: 40, height: 28)
    let whole = try Sketch(shape, scale: scale)
    let cut = try Sketch(shape, scale: scale, clip: clip)
    let kept = whole.inked.filter {
      Double($0.x) < 40 * scale && (13 * scale..<41 * scale).contains(Double($0.y))
    }
    #expect(!cut.inked.isEmpty)
    #expect(cut.inked.count < whole.inked.count)
    #expect(cut.inked.map { [$0.x, $0.y] } == kept.map { [$0.x, $0.y] })
  }

  @Test(arguments: shapes, [1e9, 1e12, 1e300, .infinity])
  func `a shape larger than all windows may be drawn`(shape: DrawCommand.Shape, reach: Double)
    throws
  {
    var shape = shape
    shape.rect = Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    if case .rounded(let rect, _, let color) = shape {
      shape = .rounded(rect, radius: reach, color)
    }
    let inked = try Sketch(shape, scale: 1).inked.count
    if case .fill = shape, reach.isFinite { #expect(inked == 120 * 90) }
  }

  @Test(arguments: shapes)
  func `an invisible colour draws nothing`(shape: DrawCommand.Shape) throws {
    let clear = Sketch.red.faded(to: 0)
    let invisible: DrawCommand.Shape
    switch shape {
    case .fill(let rect, _): invisible = .fill(rect, clear)
    case .hairline(let rect, _): invisible = .hairline(rect, clear)
    case .rounded(let rect, let radius, _): invisible = .rounded(rect, radius: radius, clear)
    case .outline(let rect, let radius, let width, _):
      invisible = .outline(rect, radius: radius, width: width, clear)
    case .shadow(let rect, let radius, let blur, _):
      invisible = .shadow(rect, radius: radius, blur: blur, clear)
    case .symbol(let symbol, let rect, _): invisible = .symbol(symbol, rect, clear)
    case .text(var text):
      text.color = clear
      invisible = .text(text)
    }
    #expect(try Sketch(invisible, scale: 1).inked.isEmpty)
  }
}
