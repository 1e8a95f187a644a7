import Glibc
import SwipeCore
import SwipeSDL

/// Steady work of one kind, a piece of it at a time, whose instructions can be counted.
///
///     let scene = try Scene.all[2].make()
///     scene.run(count: 100)
struct Scene {
  private let work: (Int) -> Void

  private init(_ work: @escaping (Int) -> Void) {
    self.work = work
  }

  func run(count: Int) {
    for index in 0..<count { work(index) }
  }

  /// All of them, by name; each is made when it is asked for, so that its making is not in the
  /// counts of another.
  static let all: [(name: String, make: @MainActor () throws(SDLError) -> Scene)] = [
    ("pointer event", pointerEvent),
    ("frame, row sliding", slidingFrame),
    ("frame, painted", paintedFrame),
    (
      "frame, its row drawn, scale 1",
      { () throws(SDLError) in try drawnFrame(scale: 1, isWhole: false) }
    ),
    (
      "frame, drawn whole, scale 1",
      { () throws(SDLError) in try drawnFrame(scale: 1, isWhole: true) }
    ),
    (
      "frame, its row drawn, scale 2",
      { () throws(SDLError) in try drawnFrame(scale: 2, isWhole: false) }
    ),
    ("frame, list scrolled in a window", scrolledFrame),
    ("text of a row that scrolls in", { () throws(SDLError) in try newRow(everyday) }),
    ("text of one in another script", { () throws(SDLError) in try newRow(mixed) }),
  ]
}

// MARK: - The core

extension Scene {
  private static let rows = 1000

  private static func pointerEvent() -> Scene {
    var list = CoreBenchmark.list(of: rows)
    var time = 20.0
    list.handle(InputEvent(time: time, .down(Pointer(), at: Point(x: 400, y: 200))))
    return Scene { index in
      time += 0.008
      list.handle(
        InputEvent(time: time, .move(id: 0, to: Point(x: 300 + Double(index % 40), y: 200))))
    }
  }

  private static func slidingFrame() -> Scene {
    let start = CoreBenchmark.opening(rows)
    var list = start
    var seen = 0.0
    return Scene { index in
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
    return Scene { index in
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
    return Scene { index in
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

// MARK: - The window

extension Scene {
  /// A list that is scrolled to and fro in a window that nobody sees: what moved is moved, the rest
  /// is drawn.
  private static func scrolledFrame() throws(SDLError) -> Scene {
    // Nothing else runs yet that could read the environment.
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var list = CoreBenchmark.list(of: rows)
    var frame: [DrawCommand] = []
    let painter = Painter(theme: .light)
    let window = try Window(
      title: "", size: list.size, renderer: .surface, shaper: try TextShaper())
    return Scene { index in
      list.scroll(to: 600 + 7 * Double(abs(index % 40 - 20)))
      list.advance(to: list.now + 1.0 / 60)
      painter.paint(list, into: &frame)
      _ = try? window.present(frame, background: painter.theme.background) { source in
        if case .row(let row) = source { "Item number \(row) of the list" } else { "Delete" }
      }
    }
  }
}

// MARK: - Text

extension Scene {
  private static let everyday = [
    "Buy oat milk and a loaf of rye bread", "notes/2026/meeting-with-the-landlord.md",
    "Call Nora about Saturday",
    "Print the photos from the lake, the ones with the boat and the one with the dog on the pier",
  ]
  private static let mixed = [
    "买一斤苹果和两斤梨", "牛乳とパンを買う", "اشتر الحليب والخبز من السوق", "Купить молоко и хлеб",
    "Cake 🎂 for Zoë 👩‍👩‍👧", "दूध और रोटी",
  ]

  /// A row's text that has not been drawn before: shaped, and put into a texture.
  private static func newRow(_ texts: [String]) throws(SDLError) -> Scene {
    let size = Size(width: 480, height: 60)
    let picture = try Picture(size: size, scale: 1, shaper: TextShaper())
    let box = Rect(x: 16, y: 0, width: 448, height: 60)
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var row = 0
    return Scene { _ in
      row += 1
      let text = Text(
        .row(row), box: box, style: Theme.light.rowStyle, color: Theme.light.text)
      picture.draw([DrawCommand(.text(text), clip: window)], background: Theme.light.background) {
        _ in "\(texts[row % texts.count]) \(row)"
      }
    }
  }
}
