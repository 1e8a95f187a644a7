/// A place, in points from the window's top left corner; x grows rightwards, y downwards.
public struct Point: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points. Its left and top edges belong to it, its right and bottom ones do not.
public struct Rect: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of no size.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

// MARK: - Edges

extension Rect {
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// Whether it covers nothing.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether `point` lies in it.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

// MARK: - Made from others

extension Rect {
  /// What both cover; of no size where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    return width > 0 && height > 0 ? Rect(x: left, y: top, width: width, height: height) : .zero
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Smaller by `dx` on the left and the right and by `dy` above and below; larger where negative.
  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Moved by `dx` and `dy`.
  public func offset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Its mirror image in a window `windowWidth` wide.
  public func mirrored(in windowWidth: Double) -> Rect {
    Rect(x: windowWidth - maxX, y: y, width: width, height: height)
  }
}
