import SwipeCore
import SwipeSDL
import Testing

@Suite(.serialized) @MainActor
struct RoundShapesTests {
  nonisolated static let rect = Rect(x: 30, y: 20, width: 60, height: 40)

  @Test(arguments: [0.0, 3, 8, 20], [1.0, 2])
  func `a rounded rectangle has the area of one`(radius: Double, scale: Double) throws {
    let sketch = try Sketch(.rounded(Self.rect, radius: radius, Sketch.black), scale: scale)
    let area = (60 * 40 - (4 - Double.pi) * radius * radius) * scale * scale
    // An edge between pixels is off by less than a tenth of a pixel for each of its own.
    #expect(abs(sketch.darkness - area) <= 1 + 2 * Double.pi * radius * scale * 0.1)
  }

  @Test(arguments: [1.0, 2])
  func `a circle is the same from all sides`(scale: Double) throws {
    let box = Rect(x: 30, y: 20, width: 40, height: 40)
    let sketch = try Sketch(.rounded(box, radius: 99, Sketch.black), scale: scale)
    let (left, top, side) = (Int(30 * scale), Int(20 * scale), Int(40 * scale))
    func color(_ x: Int, _ y: Int) -> Color {
      sketch.picture.color(atPixelX: left + x, y: top + y)
    }
    for y in 0..<side / 2 {
      for x in 0..<side / 2 {
        #expect(color(x, y) == color(side - 1 - x, y))
        #expect(color(x, y) == color(x, side - 1 - y))
        #expect(color(x, y) == color(y, x))
      }
    }
    #expect(color(0, 0) == Sketch.white)
    #expect(color(side / 2, side / 2) == Sketch.black)
  }

  @Test(arguments: [0.0, 8], [1.0, 2])
  func `an outline has the area of its border and leaves the middle free`(
    radius: Double, scale: Double
  ) throws {
    let sketch = try Sketch(
      .outline(Self.rect, radius: radius, width: 3, Sketch.black), scale: scale)
    let inner = max(radius - 3, 0)
    let outside = 60 * 40 - (4 - Double.pi) * radius * radius
    let inside = 54 * 34 - (4 - Double.pi) * inner * inner
    let slack = 1 + 4 * Double.pi * radius * scale * 0.1
    #expect(abs(sketch.darkness - (outside - inside) * scale * scale) <= slack)
    #expect(sketch.picture.color(atPixelX: Int(60 * scale), y: Int(40 * scale)) == Sketch.white)
    #expect(sketch.picture.color(atPixelX: Int(31 * scale), y: Int(40 * scale)) == Sketch.black)
  }

  @Test(arguments: [0.0, 6], [1.0, 2])
  func `a shadow is half dark at the edge and fades to nothing`(
    radius: Double, scale: Double
  ) throws {
    let blur = 10.0
    let sketch = try Sketch(
      .shadow(Self.rect, radius: radius, blur: blur, Sketch.black), scale: scale)
    let y = Int(40 * scale)
    let edge = Int(30 * scale)
    let reach = Int(blur * scale)
    let shades = (1...reach).map { sketch.picture.color(atPixelX: edge - $0, y: y).red }
    // The middle of the pixel next to the edge lies half a pixel out, on a slope of 3/4 a blur.
    let first = 255 * (0.5 + 0.75 * 0.5 / (blur * scale))
    #expect(abs(Double(shades[0]) - first) <= 2)
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(shades[reach - 1] >= 253)
    #expect(sketch.picture.color(atPixelX: edge - reach - 1, y: y) == Sketch.white)
    #expect(sketch.picture.color(atPixelX: edge, y: y) == Sketch.white)
  }

  @Test(arguments: [0.0, 6, 12], [20.0, 40])
  func `a shadow has no seam where its corners end`(radius: Double, height: Double) throws {
    let rect = Rect(x: 30, y: 20, width: 60, height: height)
    let sketch = try Sketch(.shadow(rect, radius: radius, blur: 10, Sketch.black), scale: 2)
    for x in 42..<60 {
      let column = (0..<180).map { Int(sketch.picture.color(atPixelX: x, y: $0).red) }
      // A blur of 20 pixels is nowhere steeper than 255 × 3/4 / 20 a pixel.
      #expect(zip(column, column.dropFirst()).allSatisfy { abs($0 - $1) <= 11 })
    }
  }

  @Test(arguments: [12.0, 16, 18, 20, 21, 24, 40], [1.0, 2])
  func `a waste bin is its own mirror image and stays in its box`(
    side: Double, scale: Double
  ) throws {
    let box = Rect(x: 30, y: 20, width: side, height: side)
    let sketch = try Sketch(.symbol(.trash, box, Sketch.black), scale: scale)
    let (left, pixels) = (Int(30 * scale), Int(side * scale))
    for place in sketch.inked {
      let mirrored = left + pixels - 1 - (place.x - left)
      #expect(place.x >= left && place.x < left + pixels)
      #expect(place.y >= Int(20 * scale) && place.y < Int((20 + side) * scale))
      #expect(
        sketch.picture.color(atPixelX: place.x, y: place.y)
          == sketch.picture.color(atPixelX: mirrored, y: place.y))
    }
    // Lines on a ground: neither nothing nor a block.
    let share = sketch.darkness / Double(pixels * pixels)
    #expect(share > 0.15 && share < 0.5)
  }
}
