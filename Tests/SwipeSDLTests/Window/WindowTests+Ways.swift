import CSDL2
import Glibc
import SwipeCore
import Testing

@testable import SwipeSDL

/// On a real display, whose graphics library may well be a software one. Of one suite with the tests
/// on the dummy driver, since SDL has one driver at a time.
extension WindowTests {
  @Test(.enabled(if: getenv("DISPLAY") != nil), arguments: [1.0, 2])
  func `the accelerated way gives the pixels of a picture`(scale: Double) throws {
    unsetenv("SDL_VIDEODRIVER")
    let window = try Window(
      title: "Ways", size: Sketch.size, minimumSize: Size(width: 10, height: 10), scale: scale,
      renderer: .gpu, shaper: Sketch.shaper)
    #expect(window.isAccelerated)
    var chance = SeededGenerator(state: 21)
    for _ in 0..<5 {
      let frame = (0..<20).map { _ in DrawCommand.random(using: &chance) }
      window.canvas.draw(
        frame, background: Sketch.white, in: window.canvas.bounds, text: Sketch.words)
      let sketch = try Sketch(blankAt: scale)
      sketch.draw(frame)
      let (width, height) = (sketch.picture.width, sketch.picture.height)
      var bytes = [UInt8](repeating: 0, count: width * height * 3)
      try #require(
        SDL_RenderReadPixels(
          window.way.renderer.pointer, nil, SDL_PIXELFORMAT_RGB24.rawValue, &bytes,
          Int32(width * 3)) == 0)
      let farthest = zip(bytes, sketch.picture.bytes).map { abs(Int($0) - Int($1)) }.max()
      // Each of the layers that may lie on a pixel rounds in its own way, by up to two steps.
      #expect((farthest ?? 0) <= 16)
    }
  }
}
