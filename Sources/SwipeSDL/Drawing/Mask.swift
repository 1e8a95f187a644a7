internal import SwipeCore

/// Opacities from 0 to 1 in a square, row by row.
nonisolated struct Mask {
  let side: Int
  private(set) var values: [Double]

  /// Each pixel's opacity from its middle.
  init(side: Int, _ opacity: (_ x: Double, _ y: Double) -> Double) {
    self.side = side
    values = []
    values.reserveCapacity(side * side)
    for y in 0..<side {
      for x in 0..<side {
        values.append(min(max(opacity(Double(x) + 0.5, Double(y) + 0.5), 0), 1))
      }
    }
  }

  init(_ key: MaskKey) {
    switch key {
    case .corner(let radius):
      self.init(quarter: Int(radius.pixels)) { x, y in Coverage.corner(x, y, radius: radius.value) }
    case .ring(let radius, let width):
      self.init(ring: radius, width: Int(width))
    case .shadow(let radius, let blur):
      self.init(shadow: radius, blur: Int(blur))
    case .symbol(.trash, let size):
      self.init(trash: Int(size))
    }
  }
}

// MARK: - Corners

nonisolated extension Mask {
  /// A quarter of `quarter` pixels in square for the left top, mirrored into the other three.
  init(quarter side: Int, _ opacity: (_ x: Double, _ y: Double) -> Double) {
    let corner = Mask(side: side, opacity)
    self.init(side: 2 * side) { x, y in
      let (column, row) = (Int(min(x, Double(2 * side) - x)), Int(min(y, Double(2 * side) - y)))
      return corner.values[row * side + column]
    }
  }

  private init(ring radius: CornerRadius, width: Int) {
    let line = Double(width)
    self.init(quarter: max(Int(radius.pixels), width)) { x, y in
      let outer = Coverage.corner(x, y, radius: radius.value)
      let inner = Coverage.corner(x - line, y - line, radius: max(radius.value - line, 0))
      return outer - inner
    }
  }
}

/// How much of a pixel a shape covers, from the distance of its middle to the shape's edge.
nonisolated enum Coverage {
  /// `distance` is in pixels, positive outside.
  static func edge(_ distance: Double) -> Double {
    min(max(0.5 - distance, 0), 1)
  }

  /// The left top corner of a rectangle that starts at 0, 0, rounded by `radius`.
  static func corner(_ x: Double, _ y: Double, radius: Double) -> Double {
    guard x > 0, y > 0 else { return 0 }
    // Less than half a pixel rounds nothing off.
    guard radius >= 0.5 else { return 1 }
    let (dx, dy) = (max(radius - x, 0), max(radius - y, 0))
    return edge((dx * dx + dy * dy).squareRoot() - radius)
  }
}

// MARK: - Shadows

/// How a shadow fades across an edge: the integral of a parabola, which is all but the bell curve's
/// and ends.
nonisolated enum Falloff {
  /// How dark it is `distance` pixels outside of a straight edge: half at the edge, nothing at
  /// `blur`.
  static func value(at distance: Double, blur: Int32) -> Double {
    let way = min(max(distance / Double(blur), -1), 1)
    return 0.5 - 0.75 * way + 0.25 * way * way * way
  }
}

nonisolated extension Mask {
  /// The rounded corner, spread by the falloff along x and then along y, but for what lies more than
  /// a pixel inside: the shape that throws the shadow covers that.
  private init(shadow radius: CornerRadius, blur: Int) {
    let reach = Int32(blur)
    // How much of its neighbour `offset` pixels away a pixel takes up.
    let weights = (-blur...blur).map { offset in
      Falloff.value(at: Double(offset) - 0.5, blur: reach)
        - Falloff.value(at: Double(offset) + 0.5, blur: reach)
    }
    let side = 2 * blur + Int(radius.pixels)
    let wide = side + 2 * blur
    // Row and column `index` of the wide square are the pixel `index - 2 * blur` of the rectangle.
    let shape = Mask(side: wide) { x, y in
      Coverage.corner(x - Double(2 * blur), y - Double(2 * blur), radius: radius.value)
    }
    var across = [Double](repeating: 0, count: side * wide)
    for y in 0..<wide {
      for x in 0..<side {
        var sum = 0.0
        for (index, weight) in weights.enumerated() {
          sum += weight * shape.values[y * wide + x + index]
        }
        across[y * side + x] = sum
      }
    }
    self.init(quarter: side) { x, y in
      var sum = 0.0
      for (index, weight) in weights.enumerated() {
        sum += weight * across[(Int(y) + index) * side + Int(x)]
      }
      let (dx, dy) = (x - Double(blur), y - Double(blur))
      let hidden = Coverage.corner(dx - 1, dy - 1, radius: max(radius.value - 1, 0))
      return sum * (1 - hidden)
    }
  }
}
