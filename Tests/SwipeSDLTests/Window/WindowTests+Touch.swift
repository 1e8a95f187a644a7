import CSDL2
import Glibc
import SwipeCore
import Testing

@testable import SwipeSDL

/// Fingers, by way of SDL's own queue: no X server gives any that a test could move.
extension WindowTests {
  private static let touchSize = Size(width: 480, height: 400)
  /// The middle of the first row's band, in points.
  private static let firstRow = 94.0

  private func touchWindow(scale: Double) throws -> Window {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    return try Window(
      title: "Touch", size: Self.touchSize, scale: scale, renderer: .surface, shaper: Sketch.shaper)
  }

  /// Has SDL say that a finger did something at a place, in points.
  private func push(_ type: SDL_EventType, finger: SDL_FingerID, x: Double, y: Double) {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = 7
    event.tfinger.fingerId = finger
    event.tfinger.x = Float(x / Self.touchSize.width)
    event.tfinger.y = Float(y / Self.touchSize.height)
    event.tfinger.pressure = 1
    #expect(SDL_PushEvent(&event) == 1)
  }

  /// Has SDL say again, as a mouse, what a finger did.
  private func pushMouse(ofTouch type: SDL_EventType, x: Int32, y: Int32) {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    event.button.which = swipe_mouse_of_touch
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
    event.button.x = x
    event.button.y = y
    #expect(SDL_PushEvent(&event) == 1)
  }

  /// Hands the list all that SDL has.
  private func handle(_ window: Window, _ list: inout SwipeList) {
    while let event = window.nextEvent(waitingUpTo: 0) {
      if case .input(let input) = event { list.handle(input) }
    }
  }

  private func list() -> SwipeList { SwipeList(count: 20, size: Self.touchSize) }

  @Test(arguments: [1.0, 2])
  func `a finger drags a row open and another one is ignored`(scale: Double) throws {
    let window = try touchWindow(scale: scale)
    var list = list()
    handle(window, &list)

    push(SDL_FINGERDOWN, finger: 1001, x: 400, y: Self.firstRow)
    push(SDL_FINGERDOWN, finger: 1002, x: 400, y: Self.firstRow + 60)
    for x in stride(from: 385.0, through: 300, by: -5) {
      push(SDL_FINGERMOTION, finger: 1001, x: x, y: Self.firstRow)
      push(SDL_FINGERMOTION, finger: 1002, x: x, y: Self.firstRow + 60)
    }
    handle(window, &list)
    // From the lock at 385 pt on, with the rubber band past the button.
    var offsets: [Int: Double] = [:]
    list.forEachVisibleRow { offsets[$0.row] = $0.offset }
    #expect(try #require(offsets[0]) < -75 && (try #require(offsets[0])) > -85)
    #expect(offsets.filter { $0.key != 0 }.allSatisfy { $0.value == 0 })

    push(SDL_FINGERUP, finger: 1001, x: 300, y: Self.firstRow)
    push(SDL_FINGERUP, finger: 1002, x: 300, y: Self.firstRow + 60)
    handle(window, &list)
    list.advance(to: list.now + 1)
    #expect(list.openRows == [0])
    #expect(!list.isMoving)
  }

  @Test
  func `a tap strays up to 10 pt, comes once, and hovers nothing`() throws {
    let window = try touchWindow(scale: 1)
    var list = list()
    handle(window, &list)

    push(SDL_FINGERDOWN, finger: 5, x: 200, y: Self.firstRow)
    pushMouse(ofTouch: SDL_MOUSEBUTTONDOWN, x: 200, y: Int32(Self.firstRow))
    push(SDL_FINGERMOTION, finger: 5, x: 209, y: Self.firstRow)
    push(SDL_FINGERUP, finger: 5, x: 209, y: Self.firstRow)
    pushMouse(ofTouch: SDL_MOUSEBUTTONUP, x: 209, y: Int32(Self.firstRow))
    handle(window, &list)
    #expect(list.takeEvents().map(\.kind) == [.select])
    // SDL itself makes no mouse of a finger, and no finger of a mouse.
    #expect(SDL_GetHintBoolean(SDL_HINT_TOUCH_MOUSE_EVENTS, SDL_TRUE) == SDL_FALSE)
    #expect(SDL_GetHintBoolean(SDL_HINT_MOUSE_TOUCH_EVENTS, SDL_TRUE) == SDL_FALSE)
  }

  @Test
  func `a finger scrolls, and the open row closes`() throws {
    let window = try touchWindow(scale: 1)
    var list = list()
    handle(window, &list)
    list.open(2)
    list.advance(to: list.now + 1)
    _ = list.takeEvents()

    push(SDL_FINGERDOWN, finger: 1, x: 200, y: 300)
    for y in stride(from: 285.0, through: 200, by: -5) {
      push(SDL_FINGERMOTION, finger: 1, x: 200, y: y)
    }
    handle(window, &list)
    // A press elsewhere closes already; the scroll follows from the lock at 285 pt on.
    #expect(list.openRows.isEmpty)
    #expect(abs(list.scrollOffset - 85) < 0.01)
    #expect(list.takeEvents().map(\.kind).prefix(1) == [.willClose])
  }

  @Test
  func `a finger whose window loses the focus lets go without a click or a flick`() throws {
    let window = try touchWindow(scale: 1)
    var list = list()
    handle(window, &list)
    push(SDL_FINGERDOWN, finger: 1, x: 400, y: Self.firstRow)
    push(SDL_FINGERMOTION, finger: 1, x: 380, y: Self.firstRow)
    push(SDL_FINGERMOTION, finger: 1, x: 345, y: Self.firstRow)
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = SDL_GetWindowID(window.way.window.pointer)
    event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
    #expect(SDL_PushEvent(&event) == 1)
    push(SDL_FINGERUP, finger: 1, x: 345, y: Self.firstRow)
    handle(window, &list)
    list.advance(to: list.now + 1)
    // 35 pt from the lock is short of the half.
    #expect(list.openRows.isEmpty)
    #expect(!list.takeEvents().contains { $0.kind == .select })
  }
}
