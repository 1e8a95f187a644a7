import SwipeCore
import Testing

@testable import SwipeSDL

@Suite(.serialized) @MainActor
struct ScrollingCacheTests {
  /// Every twentieth screen of the list is drawn: some five thousand lines, far more than are kept.
  @Test
  func `the textures stay within their bound while 100 000 rows go by`() throws {
    let size = Size(width: 320, height: 424)
    let rows = 100_000
    let surface = try Surface(width: 320, height: 424)
    let canvas = Canvas(
      renderer: try Renderer(on: surface), scale: 1, shaper: try Sketch.shaper)
    // 4 MiB, and 4 bytes for each pixel of the window.
    let bound = 4 << 20 + 320 * 424 * 4
    var list = SwipeList(count: rows, size: size)
    var frame: [DrawCommand] = []
    var most = 0
    for step in 0..<rows / 120 {
      list.scroll(to: Double(step) * 7200)
      list.advance(to: Double(step + 1) * 10)
      Painter(theme: .light).paint(list, into: &frame)
      canvas.draw(frame, background: Sketch.white, in: canvas.bounds) { source in
        if case .row(let row) = source { "\(row)" } else { "x" }
      }
      most = max(most, canvas.texts.byteCount)
    }
    #expect(list.scrollOffset > 5_900_000)
    #expect(most <= bound)
    #expect(most > bound / 2)
  }
}
