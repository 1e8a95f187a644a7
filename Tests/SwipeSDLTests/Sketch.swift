import Chance
import SwipeCore
import SwipeSDL

/// What the tests draw on: a small picture, and the words for what it says.
@MainActor
struct Sketch {
  nonisolated static let white = Color(0xFFFFFF)
  nonisolated static let red = Color(0xFF0000)
  nonisolated static let black = Color(0x000000)
  nonisolated static let size = Size(width: 120, height: 90)
  nonisolated static let everything = Rect(x: 0, y: 0, width: size.width, height: size.height)

  /// One for all: finding the fonts takes longer than a test.
  private static let sharedShaper = Result<TextShaper, SDLError> { () throws(SDLError) in
    try TextShaper()
  }
  static var shaper: TextShaper {
    get throws(SDLError) { try sharedShaper.get() }
  }

  let picture: Picture

  init(blankAt scale: Double) throws {
    picture = try Picture(size: Sketch.size, scale: scale, shaper: Sketch.shaper)
  }

  /// A picture of these shapes on white.
  init(_ shapes: DrawCommand.Shape..., scale: Double, clip: Rect = Sketch.everything) throws {
    try self.init(blankAt: scale)
    draw(shapes.map { DrawCommand($0, clip: clip) })
  }

  func draw(_ commands: [DrawCommand], damage: Rect? = nil) {
    picture.draw(commands, background: Sketch.white, damage: damage, text: Sketch.words)
  }

  /// Every column and row where the picture is not white.
  var inked: [(x: Int, y: Int)] {
    let bytes = picture.bytes
    var places: [(Int, Int)] = []
    for pixel in 0..<bytes.count / 3 {
      let color = bytes[3 * pixel..<3 * pixel + 3]
      guard color.contains(where: { $0 != 255 }) else { continue }
      places.append((pixel % picture.width, pixel / picture.width))
    }
    return places
  }

  /// How much black is on the white, in pixels.
  var darkness: Double {
    let bytes = picture.bytes
    var light = 0
    for green in stride(from: 1, to: bytes.count, by: 3) { light += Int(bytes[green]) }
    return Double(bytes.count / 3) - Double(light) / 255
  }

  nonisolated static func words(_ source: TextSource) -> String {
    switch source {
    case .title: "Hn"
    case .row(let row): "Row \(row) with a few words more than fit"
    case .count(let count): "\(count)"
    default: "Delete"
    }
  }
}

extension DrawCommand {
  /// Any command, somewhere on the sketch or partly beside it.
  static func random(using chance: inout SplitMix64) -> DrawCommand {
    func length(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &chance) }
    func rect() -> Rect {
      Rect(x: length(-20...110), y: length(-20...80), width: length(1...70), height: length(1...50))
    }
    func color() -> Color {
      Color(
        .random(in: 0...0xFFFFFF, using: &chance), alpha: .random(in: 1...255, using: &chance))
    }
    let shape: Shape
    switch Int.random(in: 0..<7, using: &chance) {
    case 0: shape = .fill(rect(), color())
    case 1: shape = .hairline(rect(), color())
    case 2: shape = .rounded(rect(), radius: length(0...12), color())
    case 3: shape = .outline(rect(), radius: length(0...12), width: length(0.5...4), color())
    case 4: shape = .shadow(rect(), radius: length(0...8), blur: length(1...10), color())
    case 5: shape = .symbol(.trash, rect(), color())
    default:
      shape = .text(
        Text(
          .row(.random(in: 0...3, using: &chance)), box: rect(), style: TextStyle(size: 15),
          alignment: .center, color: color()))
    }
    return DrawCommand(shape, clip: Bool.random(using: &chance) ? Sketch.everything : rect())
  }
}
