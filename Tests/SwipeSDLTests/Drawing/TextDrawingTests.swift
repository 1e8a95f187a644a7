import SwipeCore
import SwipeSDL
import Testing

@Suite(.serialized) @MainActor
struct TextDrawingTests {
  static func text(
    _ source: TextSource, in box: Rect, _ alignment: Text.Alignment = .leading,
    color: Color = Sketch.black
  ) -> DrawCommand.Shape {
    .text(
      Text(source, box: box, style: TextStyle(size: 15), alignment: alignment, color: color))
  }

  @Test(arguments: [1.0, 1.5, 2], [Text.Alignment.leading, .center, .trailing])
  func `a line too long for its box ends in it`(
    scale: Double, alignment: Text.Alignment
  ) throws {
    let box = Rect(x: 20, y: 20, width: 75, height: 40)
    let sketch = try Sketch(Self.text(.row(0), in: box, alignment), scale: scale)
    #expect(!sketch.inked.isEmpty)
    #expect(
      sketch.inked.allSatisfy {
        Double($0.x) >= 20 * scale && Double($0.x) < 95 * scale
          && Double($0.y) >= 20 * scale && Double($0.y) < 60 * scale
      })
  }

  @Test(arguments: [1.0, 2])
  func `a line stands where its alignment says`(scale: Double) throws {
    let box = Rect(x: 10, y: 20, width: 100, height: 40)
    func columns(_ alignment: Text.Alignment) throws -> (left: Double, right: Double) {
      let xs = try Sketch(Self.text(.title, in: box, alignment), scale: scale).inked.map(\.x)
      return (Double(xs.min() ?? 0) / scale - 10, 110 - Double((xs.max() ?? 0) + 1) / scale)
    }
    // Letters keep up to two points of their own width on either side.
    let (leading, center, trailing) = try (
      columns(.leading), columns(.center), columns(.trailing)
    )
    #expect(leading.left >= 0 && leading.left <= 2 && leading.right > 50)
    #expect(abs(center.left - center.right) <= 2)
    #expect(trailing.right >= 0 && trailing.right <= 2 && trailing.left > 50)
  }

  @Test(arguments: [1.0, 2])
  func `capitals stand in the middle of the box`(scale: Double) throws {
    let box = Rect(x: 10, y: 20, width: 100, height: 40)
    let rows = try Sketch(Self.text(.title, in: box), scale: scale).inked.map(\.y)
    let above = Double(rows.min() ?? 0) / scale - 20
    let below = 60 - Double((rows.max() ?? 0) + 1) / scale
    #expect(abs(above - below) <= 2)
  }

  @Test
  func `a line has its colour and no other`() throws {
    let box = Rect(x: 10, y: 20, width: 100, height: 40)
    let sketch = try Sketch(Self.text(.row(1), in: box, color: Sketch.red), scale: 2)
    let colors = sketch.inked.map { sketch.picture.color(atPixelX: $0.x, y: $0.y) }
    #expect(colors.contains(Sketch.red))
    // SDL's fast blending shifts by 8 bits rather than dividing by 255: up to two steps are lost.
    #expect(colors.allSatisfy { $0.red >= 253 && $0.green == $0.blue })
  }

  @Test
  func `words are asked for once`() throws {
    let picture = try Picture(size: Sketch.size, scale: 1, shaper: Sketch.shaper)
    let frame = [
      DrawCommand(Self.text(.row(4), in: Sketch.everything), clip: Sketch.everything)
    ]
    var asked: [TextSource] = []
    func draw() {
      picture.draw(frame, background: Sketch.white) { source in
        asked.append(source)
        return "four"
      }
    }
    draw()
    draw()
    #expect(asked == [.row(4)])
    picture.forgetTexts()
    draw()
    #expect(asked == [.row(4), .row(4)])
  }
}
