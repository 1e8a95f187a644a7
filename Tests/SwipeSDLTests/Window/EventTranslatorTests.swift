import CSDL2
import SwipeCore
import Testing

@testable import SwipeSDL

@Suite(.serialized) @MainActor
struct EventTranslatorTests {
  /// A translator that started at 1000 ms, in a window of 480 × 800 units, `scale` units a point.
  private static func translator(scale: Double = 1) -> EventTranslator {
    var translator = EventTranslator(unitsPerPoint: scale, startTicks: 1000)
    translator.units = Size(width: 480, height: 800)
    return translator
  }

  /// What the events give, translated at 1500 ms.
  private static func translate(_ events: [SDL_Event], scale: Double = 1) -> [WindowEvent] {
    var translator = translator(scale: scale)
    var result: [WindowEvent] = []
    for event in events {
      translator.translate(event, ticks: 1500, now: 0.5) { result.append($0) }
    }
    return result
  }

  private static func inputs(_ events: [SDL_Event], scale: Double = 1) -> [InputEvent.Kind] {
    translate(events, scale: scale).compactMap { event in
      if case .input(let input) = event { input.kind } else { nil }
    }
  }

  private static func button(
    _ type: SDL_EventType, _ button: Int32 = SDL_BUTTON_LEFT, x: Int32 = 10, y: Int32 = 20,
    at stamp: UInt32 = 1400
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.timestamp = stamp
    event.button.button = UInt8(button)
    event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  private static func motion(x: Int32, y: Int32, at stamp: UInt32 = 1400) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.timestamp = stamp
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  private static func wheel(_ dx: Float, _ dy: Float, isFlipped: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.timestamp = 1400
    (event.wheel.preciseX, event.wheel.preciseY) = (dx, dy)
    (event.wheel.mouseX, event.wheel.mouseY) = (30, 40)
    event.wheel.direction = (isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
    return event
  }

  private static func finger(
    _ type: SDL_EventType, _ finger: SDL_FingerID, x: Float = 0.5, y: Float = 0.25
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.timestamp = 1400
    event.tfinger.touchId = 5
    event.tfinger.fingerId = finger
    (event.tfinger.x, event.tfinger.y) = (x, y)
    return event
  }

  private static func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.timestamp = 1400
    event.window.event = UInt8(id.rawValue)
    return event
  }

  // MARK: - Mouse

  @Test(arguments: [
    (SDL_BUTTON_LEFT, Pointer.Button.left), (SDL_BUTTON_MIDDLE, .middle),
    (SDL_BUTTON_RIGHT, .right),
  ])
  func `a mouse button goes down and up`(sdl: Int32, button: Pointer.Button) {
    let events = [
      Self.button(SDL_MOUSEBUTTONDOWN, sdl), Self.button(SDL_MOUSEBUTTONUP, sdl, x: 12),
    ]
    #expect(
      Self.inputs(events) == [
        .down(Pointer(id: 0, device: .mouse, button: button), at: Point(x: 10, y: 20)),
        .up(id: 0, at: Point(x: 12, y: 20)),
      ])
  }

  @Test
  func `places are points whatever the scale`() {
    #expect(
      Self.inputs([Self.motion(x: 100, y: 30)], scale: 2) == [.move(id: 0, to: Point(x: 50, y: 15))]
    )
  }

  @Test
  func `no button counts until all are up`() {
    let events = [
      Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT),
      Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT),
      Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT),
      Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT),
      Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT),
      Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT),
      Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT),
    ]
    let place = Point(x: 10, y: 20)
    #expect(
      Self.inputs(events) == [
        .down(Pointer(), at: place), .up(id: 0, at: place), .down(Pointer(), at: place),
      ])
  }

  @Test
  func `a second button does not end the press of the first`() {
    let events = [
      Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT),
      Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT),
      Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT),
      Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT),
    ]
    #expect(
      Self.inputs(events) == [
        .down(Pointer(), at: Point(x: 10, y: 20)), .up(id: 0, at: Point(x: 10, y: 20)),
      ])
  }

  @Test(arguments: [Int32(4), 5, 9])
  func `buttons without a meaning are nobody's`(button: Int32) {
    #expect(
      Self.inputs([
        Self.button(SDL_MOUSEBUTTONDOWN, button), Self.button(SDL_MOUSEBUTTONUP, button),
      ]).isEmpty)
  }

  @Test
  func `a mouse that a finger pretends to be is ignored`() {
    var down = Self.button(SDL_MOUSEBUTTONDOWN)
    down.button.which = TouchMouse.id
    var motion = Self.motion(x: 1, y: 1)
    motion.motion.which = TouchMouse.id
    var wheel = Self.wheel(0, 1)
    wheel.wheel.which = TouchMouse.id
    #expect(Self.translate([down, motion, wheel]).isEmpty)
  }

  // MARK: - Wheel

  @Test(arguments: [
    (Float(0), Float(-1), false), (1, 0, false), (0, 0.25, true), (-0.5, 2, true),
  ])
  func `a wheel turns by notches or by fractions`(dx: Float, dy: Float, isPrecise: Bool) {
    let wheel = Wheel(
      at: Point(x: 30, y: 40), dx: Double(dx), dy: Double(dy), isPrecise: isPrecise)
    #expect(Self.inputs([Self.wheel(dx, dy)]) == [.wheel(wheel)])
    let flipped = Wheel(
      at: Point(x: 30, y: 40), dx: Double(-dx), dy: Double(-dy), isPrecise: isPrecise)
    #expect(Self.inputs([Self.wheel(dx, dy, isFlipped: true)]) == [.wheel(flipped)])
  }

  @Test(arguments: [(Float.nan, Float(0)), (0, .infinity), (0, 0)])
  func `a wheel that turns by nothing sensible is ignored`(dx: Float, dy: Float) {
    #expect(Self.translate([Self.wheel(dx, dy)]).isEmpty)
  }

  // MARK: - Fingers

  @Test
  func `fingers have small ids of their own and places in the window`() {
    let events = [
      Self.finger(SDL_FINGERDOWN, 9_000_000_001), Self.finger(SDL_FINGERDOWN, -3, x: 0, y: 1),
      Self.finger(SDL_FINGERMOTION, -3, x: 1, y: 1), Self.finger(SDL_FINGERUP, 9_000_000_001),
      Self.finger(SDL_FINGERDOWN, 77),
    ]
    let (middle, corner) = (Point(x: 240, y: 200), Point(x: 0, y: 800))
    #expect(
      Self.inputs(events) == [
        .down(Pointer(id: 1, device: .touch), at: middle),
        .down(Pointer(id: 2, device: .touch), at: corner),
        .move(id: 2, to: Point(x: 480, y: 800)), .up(id: 1, at: middle),
        .down(Pointer(id: 1, device: .touch), at: middle),
      ])
  }

  @Test
  func `a finger that goes up nowhere is taken away`() {
    let events = [
      Self.finger(SDL_FINGERDOWN, 1), Self.finger(SDL_FINGERUP, 1, x: .nan),
      Self.finger(SDL_FINGERUP, 1),
    ]
    #expect(Self.inputs(events).dropFirst() == [.cancel(id: 1)])
  }

  @Test
  func `a finger nobody saw going down is ignored`() {
    #expect(
      Self.translate([Self.finger(SDL_FINGERMOTION, 1), Self.finger(SDL_FINGERUP, 1)]).isEmpty)
  }

  @Test
  func `a place that is not a number is ignored`() {
    #expect(Self.translate([Self.finger(SDL_FINGERDOWN, 1, x: .nan)]).isEmpty)
    #expect(Self.translate([Self.finger(SDL_FINGERDOWN, 1, y: .infinity)]).isEmpty)
  }

  // MARK: - Window

  @Test(arguments: [
    SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED,
  ])
  func `every press is cancelled with the window and once`(id: SDL_WindowEventID) {
    let events = [
      Self.button(SDL_MOUSEBUTTONDOWN), Self.finger(SDL_FINGERDOWN, 8), Self.window(id),
      Self.window(id), Self.button(SDL_MOUSEBUTTONUP), Self.finger(SDL_FINGERUP, 8),
    ]
    #expect(Self.inputs(events).dropFirst(2) == [.cancel(id: 0), .cancel(id: 1)])
  }

  @Test
  func `the keyboard comes back`() {
    #expect(Self.translate([Self.window(SDL_WINDOWEVENT_FOCUS_GAINED)]) == [.focused])
  }

  @Test
  func `the mouse leaves and the window closes`() {
    #expect(
      Self.translate([Self.window(SDL_WINDOWEVENT_LEAVE), Self.window(SDL_WINDOWEVENT_CLOSE)])
        == [.input(InputEvent(time: 0.4, .leave)), .quit])
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    #expect(Self.translate([quit]) == [.quit])
  }

  // MARK: - Keys

  @Test
  func `a key has its name and what is held with it`() {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(SDLK_z.rawValue)
    event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue)
    event.key.repeat = 1
    var up = event
    up.key.type = SDL_KEYUP.rawValue
    var down = event
    down.key.keysym.sym = SDL_Keycode(SDLK_DOWN.rawValue)
    down.key.keysym.mod = UInt16(KMOD_LALT.rawValue)
    down.key.repeat = 0
    #expect(
      Self.translate([event, up, down]) == [
        .key(KeyPress(name: "Z", ctrl: true, shift: true, isRepeat: true)),
        .key(KeyPress(name: "Down", alt: true)),
      ])
  }

  /// Keys of layouts by their place in a US layout, their label, and the Latin letters that the layout
  /// has: of Russian, Greek, Hebrew, Thai and Georgian none, of French and Turkish all.
  @Test(
    arguments: [
      (SDL_SCANCODE_Z, 0x44F, "", "Z"), (SDL_SCANCODE_Q, 0x439, "", "Q"),
      (SDL_SCANCODE_Z, 0x3B6, "", "Z"), (SDL_SCANCODE_Z, 0x5D6, "", "Z"),
      (SDL_SCANCODE_C, 0xE41, "", "C"), (SDL_SCANCODE_Y, 0x10E7, "", "Y"),
      (SDL_SCANCODE_Z, 0, "", "Z"),
      // The label counts where it is a letter, wherever that is.
      (SDL_SCANCODE_W, 0x7A, "abcdefghijklmnopqrstuvwxyz", "Z"),
      (SDL_SCANCODE_Q, 0x61, "aqwz", "A"),
      // Hebrew has punctuation there, as Dvorak has.
      (SDL_SCANCODE_Q, 0x2F, "", "Q"), (SDL_SCANCODE_Q, 0x27, "q", "'"),
      // ğ of the Turkish F layout, whose W is elsewhere.
      (SDL_SCANCODE_W, 0x11F, "abcdefghijklmnopqrstuvwxyz", "ğ"),
      // What is no letter in a US layout either.
      (SDL_SCANCODE_SEMICOLON, 0x436, "", "ж"),
    ] as [(SDL_Scancode, SDL_Keycode, String, String)])
  func `a key without a Latin letter is one by its place`(
    scancode: SDL_Scancode, label: SDL_Keycode, letters: String, name: String
  ) {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.scancode = scancode
    event.key.keysym.sym = label
    let codes = Set(letters.unicodeScalars.map { SDL_Keycode($0.value) })
    var translator = EventTranslator(
      unitsPerPoint: 1, startTicks: 0, hasKey: { codes.contains($0) })
    var names: [String] = []
    translator.translate(event, ticks: 0, now: 0) {
      if case .key(let key) = $0 { names.append(key.name) }
    }
    #expect(names == [name])
  }

  // MARK: - Time

  @Test
  func `an event has its stamp's time and one batch one time`() {
    let events = [Self.motion(x: 1, y: 1, at: 1250), Self.motion(x: 2, y: 2, at: 1250)]
    var translator = Self.translator()
    var times: [Double] = []
    for (event, now) in zip(events, [0.5, 0.5004]) {
      translator.translate(event, ticks: 1500, now: now) { event in
        if case .input(let input) = event { times.append(input.time) }
      }
    }
    #expect(times == [0.25, 0.25])
  }

  @Test(arguments: [UInt32(1501), 0, 400])
  func `a stamp that makes no sense counts as now`(stamp: UInt32) {
    #expect(
      Self.translate([Self.motion(x: 1, y: 1, at: stamp)])
        == [.input(InputEvent(time: 0.5, .move(id: 0, to: Point(x: 1, y: 1))))])
  }

  @Test
  func `times never decrease`() {
    let times = Self.translate([
      Self.motion(x: 1, y: 1, at: 1300), Self.motion(x: 1, y: 1, at: 1200),
      Self.motion(x: 1, y: 1, at: 1350),
    ]).compactMap { event in
      if case .input(let input) = event { input.time } else { nil }
    }
    #expect(times == [0.3, 0.3, 0.35])
  }

  @Test
  func `stamps go on where 32 bits end`() {
    var translator = EventTranslator(unitsPerPoint: 1, startTicks: (1 << 32) - 500)
    var times: [Double] = []
    for (stamp, ticks) in [
      (UInt32.max - 99, UInt64((1 << 32) - 50)), (150, UInt64((1 << 32) + 200)),
    ] {
      translator.translate(Self.motion(x: 1, y: 1, at: stamp), ticks: ticks, now: 9) { event in
        if case .input(let input) = event { times.append(input.time) }
      }
    }
    #expect(times == [0.4, 0.65])
  }
}

/// SDL's number for a mouse that a finger pretends to be: all bits, in its documentation.
private enum TouchMouse {
  static let id = UInt32.max
}
