import Chance
import CSDL2
import SwipeCore
import Testing

@testable import SwipeSDL

/// On SDL's dummy driver: a window that nobody sees.
@Suite(.serialized) @MainActor
struct WindowTests {
  private static let size = Size(width: 120, height: 90)

  private func window(scale: Double = 1) throws -> Window {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    return try Window(
      title: "A list", size: Self.size, minimumSize: Size(width: 10, height: 10), scale: scale,
      renderer: .surface, shaper: Sketch.shaper)
  }

  private func present(_ frame: [DrawCommand], in window: Window) throws -> Presentation {
    try window.present(frame, background: Sketch.white, text: Sketch.words)
  }

  /// What the window shows, three bytes a pixel.
  private func shown(by window: Window) throws -> [UInt8] {
    let surface = try #require(SDL_GetWindowSurface(window.way.window.pointer)).pointee
    var bytes: [UInt8] = []
    for y in 0..<Int(surface.h) {
      for x in 0..<Int(surface.w) {
        let pixel = surface.pixels.load(
          fromByteOffset: y * Int(surface.pitch) + x * 4, as: UInt32.self)
        for shift in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: pixel >> UInt32(shift))) }
      }
    }
    return bytes
  }

  private func drain(_ window: Window) -> [WindowEvent] {
    var events: [WindowEvent] = []
    while let event = window.nextEvent(waitingUpTo: 0) { events.append(event) }
    return events
  }

  @Test(arguments: [1.0, 2])
  func `a window shows what a picture shows frame after frame`(scale: Double) throws {
    var chance = SplitMix64(seed: 11)
    let window = try window(scale: scale)
    _ = drain(window)
    #expect(window.size == Self.size)
    #expect(window.scale == scale)
    var frame = (0..<10).map { _ in DrawCommand.random(using: &chance) }
    for _ in 0..<10 {
      frame[Int.random(in: 0..<frame.count, using: &chance)] = .random(using: &chance)
      _ = try present(frame, in: window)
      let sketch = try Sketch(blankAt: scale)
      sketch.draw(frame)
      #expect(try shown(by: window) == sketch.picture.bytes)
    }
  }

  @Test
  func `a frame that changes nothing is not presented`() throws {
    let window = try window()
    let frame = [DrawCommand(.fill(Sketch.everything, Sketch.red), clip: Sketch.everything)]
    #expect(try present(frame, in: window) == .shown)
    _ = drain(window)
    _ = try present(frame, in: window)
    #expect(try present(frame, in: window) == .unchanged)
    window.forgetTexts()
    #expect(try present(frame, in: window) == .shown)
  }

  @Test
  func `a resized window says so in points and is drawn whole`() throws {
    let window = try window(scale: 2)
    let frame = [DrawCommand(.fill(Sketch.everything, Sketch.red), clip: Sketch.everything)]
    _ = try present(frame, in: window)
    _ = drain(window)
    SDL_SetWindowSize(window.way.window.pointer, 200, 300)
    let events = drain(window)
    #expect(events.contains(.resized(Size(width: 100, height: 150), scale: 2)))
    #expect(window.size == Size(width: 100, height: 150))
    #expect(try present(frame, in: window) == .shown)
    let bytes = try shown(by: window)
    #expect(bytes.count == 200 * 300 * 3)
    #expect(Array(bytes.prefix(3)) == [255, 0, 0])
    #expect(Array(bytes.suffix(3)) == [255, 255, 255])
  }

  @Test
  func `a window that had another size for a moment is drawn whole`() throws {
    let window = try window()
    let size = window.size
    let frame = [DrawCommand(.fill(Sketch.everything, Sketch.red), clip: Sketch.everything)]
    _ = try present(frame, in: window)
    _ = drain(window)
    _ = try present(frame, in: window)
    // SDL gives it a new surface, of the same size as the old one when it is next asked for.
    SDL_SetWindowSize(window.way.window.pointer, 200, 300)
    SDL_SetWindowSize(window.way.window.pointer, Int32(size.width), Int32(size.height))
    _ = drain(window)
    #expect(window.size == size)
    #expect(try present(frame, in: window) == .shown)
    #expect(try Array(shown(by: window).prefix(3)) == [255, 0, 0])
  }

  @Test(arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func `lost textures are made anew`(type: SDL_EventType) throws {
    let window = try window()
    let frame = [
      DrawCommand(
        .text(
          Text(.row(1), box: Sketch.everything, style: TextStyle(size: 15), color: Sketch.black)),
        clip: Sketch.everything)
    ]
    _ = try present(frame, in: window)
    _ = drain(window)
    _ = try present(frame, in: window)
    var event = SDL_Event()
    event.type = type.rawValue
    SDL_PushEvent(&event)
    #expect(window.nextEvent(waitingUpTo: 0) == .redraw)
    var asked = 0
    let presentation = try window.present(frame, background: Sketch.white) { source in
      asked += 1
      return Sketch.words(source)
    }
    #expect(presentation == .shown)
    #expect(asked == 1)
  }

  @Test
  func `another thread wakes the window`() async throws {
    let window = try window()
    _ = drain(window)
    await Task.detached { window.wake() }.value
    #expect(window.nextEvent() == .woken)
    #expect(window.nextEvent(waitingUpTo: 0) == nil)
  }

  @Test
  func `a title is kept and a display has a pace`() throws {
    let window = try window()
    #expect(window.title == "A list")
    window.title = "Another"
    #expect(window.title == "Another")
    #expect(window.refreshInterval > 0)
    #expect(window.frameInterval == window.refreshInterval)
    #expect(!window.isAccelerated)
  }

  @Test
  func `its clock never runs backwards`() throws {
    let window = try window()
    var last = window.now
    for _ in 0..<1000 {
      let now = window.now
      #expect(now >= last)
      last = now
    }
  }
}
