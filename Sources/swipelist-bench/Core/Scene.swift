import SwipeCore
import SwipeSDL

/// Steady work of one kind, a piece of it at a time, whose instructions can be counted.
///
///     let scene = try Scene("painted frame")
///     scene.run(count: 100)
struct Scene {
  let name: String
  private let work: (Int) -> Void

  init(_ name: String, _ work: @escaping (Int) -> Void) {
    self.name = name
    self.work = work
  }

  func run(count: Int) {
    for index in 0..<count { work(index) }
  }

  static func all() throws(SDLError) -> [Scene] {
    [pointerEvent(), slidingFrame(), paintedFrame()] + [
      try drawnFrame(scale: 1, isWhole: false), try drawnFrame(scale: 1, isWhole: true),
      try drawnFrame(scale: 2, isWhole: false),
    ]
  }
}

// MARK: - The core

extension Scene {
  private static let rows = 1000

  private static func pointerEvent() -> Scene {
    var list = CoreBenchmark.list(of: rows)
    var time = 20.0
    list.handle(InputEvent(time: time, .down(Pointer(), at: Point(x: 400, y: 200))))
    return Scene("pointer event") { index in
      time += 0.008
      list.handle(
        InputEvent(time: time, .move(id: 0, to: Point(x: 300 + Double(index % 40), y: 200))))
    }
  }

  private static func slidingFrame() -> Scene {
    let start = CoreBenchmark.opening(rows)
    var list = start
    var seen = 0.0
    return Scene("frame, row sliding") { index in
      if index % 30 == 0 { list = start }
      list.advance(to: 20 + Double(index % 30) / 60)
      list.forEachVisibleRow { seen += $0.offset }
    }
  }

  private static func paintedFrame() -> Scene {
    let start = CoreBenchmark.opening(rows)
    var list = start
    var frame: [DrawCommand] = []
    let painter = Painter(theme: .light)
    return Scene("frame, painted") { index in
      if index % 30 == 0 { list = start }
      list.advance(to: 20 + Double(index % 30) / 60)
      painter.paint(list, into: &frame)
    }
  }
}

// MARK: - The canvas

extension Scene {
  /// A painted frame drawn on a picture: all of it, or the sliding row alone.
  private static func drawnFrame(scale: Double, isWhole: Bool) throws(SDLError) -> Scene {
    let start = CoreBenchmark.opening(rows)
    var list = start
    var frame: [DrawCommand] = []
    let painter = Painter(theme: .light)
    let picture = try Picture(size: list.size, scale: scale, shaper: TextShaper())
    // The third row below the header, in points.
    let row = Rect(x: 0, y: 64 + 2 * 60, width: list.size.width, height: 60)
    let what = isWhole ? "drawn whole" : "its row drawn"
    return Scene("frame, \(what), scale \(Int(scale))") { index in
      if index % 30 == 0 { list = start }
      list.advance(to: 20 + Double(index % 30) / 60)
      painter.paint(list, into: &frame)
      picture.draw(
        frame, background: painter.theme.background, damage: isWhole ? nil : row
      ) { source in
        if case .row(let row) = source { "Item number \(row) of the list" } else { "Delete" }
      }
    }
  }
}
