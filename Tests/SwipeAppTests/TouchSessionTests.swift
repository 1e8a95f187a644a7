import CSDL2
import Glibc
import SwipeCore
import SwipeLines
import SwipeSDL
import SystemText
import Testing

@testable import SwipeApp

/// The whole program but its command line, touched: fingers come out of SDL's own queue, go through
/// the window, its loop and the recorder, and what is recorded is played.
@Suite(.serialized) @MainActor
struct TouchSessionTests {
  private static let size = Size(width: 480, height: 800)

  /// Has SDL say that a finger did something at a place, in points.
  private func push(_ type: SDL_EventType, x: Double, y: Double) {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = 7
    event.tfinger.fingerId = 1001
    event.tfinger.x = Float(x / Self.size.width)
    event.tfinger.y = Float(y / Self.size.height)
    #expect(SDL_PushEvent(&event) == 1)
  }

  /// A row dragged open by a finger, its Delete tapped if asked for, and the window closed.
  private func record(tapsDelete: Bool, to path: String) throws -> Options {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    let options = Options()
    let document = try Document(lines: 20)
    let shaper = try TextShaper(font: nil)
    let window = try Window(
      title: "Touch", size: Self.size, renderer: .surface, shaper: shaper)
    let stage = options.stage(
      rowCount: document.store.rowCount, size: window.size, scale: window.scale, theme: .light,
      shaper: shaper)
    let recorder = try TraceWriter(creating: SystemString(path))
    let session = Session(
      document, stage: stage, window: window, theme: .light, recorder: recorder, signals: nil)

    push(SDL_FINGERDOWN, x: 440, y: 154)
    for x in stride(from: 425.0, through: 340, by: -5) { push(SDL_FINGERMOTION, x: x, y: 154) }
    push(SDL_FINGERUP, x: 340, y: 154)
    if tapsDelete {
      push(SDL_FINGERDOWN, x: 440, y: 154)
      push(SDL_FINGERUP, x: 440, y: 154)
    }
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    #expect(SDL_PushEvent(&quit) == 1)
    _ = try session.run()
    return options
  }

  @Test(arguments: [false, true])
  func `a finger opens a row, and its recording does it again`(tapsDelete: Bool) throws {
    let path = "/tmp/swipelist-touch-\(getpid())-\(tapsDelete)"
    defer { unlink(path) }
    let options = try record(tapsDelete: tapsDelete, to: path)
    let trace = try TraceReader.events(of: bytes(ofFile: SystemString(path)), file: "touch")

    // Each finger once, and no mouse.
    let pointers = trace.compactMap { event -> Pointer? in
      if case .down(let pointer, _) = event.kind { pointer } else { nil }
    }
    #expect(pointers.count == (tapsDelete ? 2 : 1))
    #expect(pointers.allSatisfy { $0 == Pointer(id: 1, device: .touch) })
    #expect(trace.last?.kind == .end)

    // The window closed at once: without that end all comes to rest.
    let stage = options.stage(
      rowCount: 20, size: Self.size, scale: 1, theme: .light, shaper: nil)
    var replay = Replay(trace.dropLast(), on: stage)
    var announced: [ListEvent.Kind] = []
    replay.play { step, stage in
      switch step {
      case .announced(let event):
        #expect(event.row == 1)
        announced.append(event.kind)
      case .ended:
        #expect(stage.list.openRows == (tapsDelete ? [] : [1]))
        #expect(stage.list.count == (tapsDelete ? 19 : 20))
        #expect(!stage.list.isMoving)
      case .frame, .shot: break
      }
    }
    // Whether so quick a drag is a flick too is up to the machine's clock.
    announced.removeAll { $0 == .swipe(.left) }
    #expect(announced == (tapsDelete ? [.willOpen, .delete] : [.willOpen, .didOpen]))
  }
}

extension Document {
  /// A list of so many lines, by way of a file as the program reads it.
  @MainActor fileprivate convenience init(lines: Int) throws {
    let path = "/tmp/swipelist-touch-\(getpid()).txt"
    defer { unlink(path) }
    var output = try OutputFile(creating: SystemString(path))
    for line in 1...lines { try output.write("row \(line)\n") }
    try output.flush()
    var source = Source()
    source.origin = .file(SystemString(path))
    source.isReadOnly = true
    try self.init(source)
  }
}
