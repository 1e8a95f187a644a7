internal import CSDL2
internal import SwipeCore

/// Turns what SDL says about pointers and keys into what the list understands.
///
///     translator.translate(event, ticks: SDL_GetTicks64(), now: 0.5) { events.append($0) }
///
/// A press that was reported always ends, by an `up` or a `cancel`, and no place or distance that
/// is not finite gets through. Times never decrease.
nonisolated struct EventTranslator {
  let unitsPerPoint: Double
  /// SDL's milliseconds at the time 0.
  let startTicks: UInt64
  /// Whether a key of the layout in use is labelled with that.
  let hasKey: (SDL_Keycode) -> Bool
  /// The window's size in units: a finger's place is a share of it.
  var units = Size(width: 0, height: 0)
  /// The time of the last event, in seconds.
  private(set) var lastTime = 0.0
  /// The mouse button that presses; another does not count until all are up.
  private var button: UInt8?
  /// All mouse buttons that are down.
  private var buttonsDown: Set<UInt8> = []
  /// The fingers that are down, by the place that their id names.
  private var fingers: [SDL_FingerID?] = []

  /// The mouse's id; the fingers' follow it.
  private static let mouseID = 0
  /// How old an event may be before its time stamp counts as nonsense, in milliseconds.
  private static let oldest: Int32 = 1000

  init(
    unitsPerPoint: Double, startTicks: UInt64,
    hasKey: @escaping (SDL_Keycode) -> Bool = { SDL_GetScancodeFromKey($0) != SDL_SCANCODE_UNKNOWN }
  ) {
    self.hasKey = hasKey
    self.unitsPerPoint = unitsPerPoint
    self.startTicks = startTicks
  }
}

// MARK: - Translating

nonisolated extension EventTranslator {
  /// Emits what `event` means, if anything, at its own time. `ticks` are SDL's milliseconds and
  /// `now` the seconds since the start at this moment.
  mutating func translate(
    _ event: SDL_Event, ticks: UInt64, now: Double, emit: (WindowEvent) -> Void
  ) {
    let time = unsafe time(of: event.common.timestamp, ticks: ticks, now: now)
    switch unsafe SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard let kind = unsafe mouseButton(event.button) else { return }
      emit(.input(InputEvent(time: time, kind)))
    case SDL_MOUSEMOTION where unsafe event.motion.which != swipe_mouse_of_touch:
      let place = unsafe point(Double(event.motion.x), Double(event.motion.y))
      emit(.input(InputEvent(time: time, .move(id: Self.mouseID, to: place))))
    case SDL_MOUSEWHEEL where unsafe event.wheel.which != swipe_mouse_of_touch:
      guard let wheel = unsafe wheel(event.wheel) else { return }
      emit(.input(InputEvent(time: time, .wheel(wheel))))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      guard let kind = unsafe finger(event.tfinger) else { return }
      emit(.input(InputEvent(time: time, kind)))
    case SDL_KEYDOWN:
      unsafe emit(.key(KeyPress(event.key, meaning: code(of: event.key.keysym))))
    case SDL_WINDOWEVENT:
      unsafe window(event.window, time: time, emit: emit)
    case SDL_QUIT:
      emit(.quit)
    default:
      break
    }
  }

  /// Stamps are whole milliseconds of SDL's clock: those of one batch stay equal.
  private mutating func time(of stamp: UInt32, ticks: UInt64, now: Double) -> Double {
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- stamp)
    let isSane = age >= 0 && age <= Self.oldest
    let milliseconds = Double(ticks) - Double(startTicks) - Double(age)
    lastTime = max(lastTime, isSane ? milliseconds / 1000 : now)
    return lastTime
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x / unitsPerPoint, y: y / unitsPerPoint)
  }
}

// MARK: - Mouse

nonisolated extension EventTranslator {
  private mutating func mouseButton(_ event: SDL_MouseButtonEvent) -> InputEvent.Kind? {
    guard event.which != swipe_mouse_of_touch else { return nil }
    let place = point(Double(event.x), Double(event.y))
    if event.state == UInt8(SDL_RELEASED) {
      buttonsDown.remove(event.button)
      guard button == event.button else { return nil }
      button = nil
      return .up(id: Self.mouseID, at: place)
    }
    let isFirst = buttonsDown.isEmpty
    buttonsDown.insert(event.button)
    guard isFirst, let pressed = Pointer.Button(sdl: event.button) else { return nil }
    button = event.button
    return .down(Pointer(id: Self.mouseID, device: .mouse, button: pressed), at: place)
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> Wheel? {
    let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    let (dx, dy) = (Double(event.preciseX), Double(event.preciseY))
    guard dx.isFinite, dy.isFinite, dx != 0 || dy != 0 else { return nil }
    return Wheel(
      at: point(Double(event.mouseX), Double(event.mouseY)), dx: dx * sign, dy: dy * sign,
      isPrecise: dx != dx.rounded() || dy != dy.rounded())
  }
}

nonisolated extension Pointer.Button {
  fileprivate init?(sdl button: UInt8) {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .right
    default: return nil
    }
  }
}

// MARK: - Fingers

nonisolated extension EventTranslator {
  private mutating func finger(_ event: SDL_TouchFingerEvent) -> InputEvent.Kind? {
    guard event.touchId != swipe_touch_of_mouse else { return nil }
    let place = point(Double(event.x) * units.width, Double(event.y) * units.height)
    let slot = fingers.firstIndex(of: event.fingerId)
    let isPlace = place.x.isFinite && place.y.isFinite
    switch (SDL_EventType(event.type), slot) {
    case (SDL_FINGERUP, let slot?) where !isPlace:
      // It ended, wherever that was.
      fingers[slot] = nil
      return .cancel(id: Self.id(of: slot))
    case _ where !isPlace:
      return nil
    case (SDL_FINGERDOWN, nil):
      return .down(Pointer(id: add(event.fingerId), device: .touch), at: place)
    case (SDL_FINGERMOTION, let slot?):
      return .move(id: Self.id(of: slot), to: place)
    case (SDL_FINGERUP, let slot?):
      fingers[slot] = nil
      return .up(id: Self.id(of: slot), at: place)
    default:
      return nil
    }
  }

  /// Gives the finger the lowest id that is free.
  private mutating func add(_ finger: SDL_FingerID) -> Int {
    let slot = fingers.firstIndex(of: nil) ?? fingers.count
    if slot == fingers.count { fingers.append(finger) } else { fingers[slot] = finger }
    return Self.id(of: slot)
  }

  private static func id(of slot: Int) -> Int { mouseID + 1 + slot }
}

// MARK: - Window

nonisolated extension EventTranslator {
  private mutating func window(
    _ event: SDL_WindowEvent, time: Double, emit: (WindowEvent) -> Void
  ) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      cancelPresses(time: time, emit: emit)
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      emit(.focused)
    case SDL_WINDOWEVENT_LEAVE:
      emit(.input(InputEvent(time: time, .leave)))
    case SDL_WINDOWEVENT_CLOSE:
      emit(.quit)
    default:
      break
    }
  }

  private mutating func cancelPresses(time: Double, emit: (WindowEvent) -> Void) {
    if button != nil { emit(.input(InputEvent(time: time, .cancel(id: Self.mouseID)))) }
    button = nil
    buttonsDown.removeAll(keepingCapacity: true)
    for slot in fingers.indices where fingers[slot] != nil {
      emit(.input(InputEvent(time: time, .cancel(id: Self.id(of: slot)))))
    }
    fingers.removeAll(keepingCapacity: true)
  }
}

// MARK: - Keys

nonisolated extension EventTranslator {
  /// The key that is meant: the one so labelled or, on a layout that has no Latin letters, the letter
  /// that a US layout has in its place.
  private func code(of key: SDL_Keysym) -> SDL_Keycode {
    let places = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    let letters = SDL_Keycode(SDLK_a.rawValue)...SDL_Keycode(SDLK_z.rawValue)
    guard places.contains(key.scancode.rawValue), !letters.contains(key.sym) else { return key.sym }
    let place = key.scancode.rawValue - SDL_SCANCODE_A.rawValue
    let letter = SDL_Keycode(SDLK_a.rawValue + place)
    // A Latin layout has something of its own there, and this letter elsewhere.
    return hasKey(letter) ? key.sym : letter
  }
}

nonisolated extension KeyPress {
  fileprivate init(_ event: SDL_KeyboardEvent, meaning code: SDL_Keycode) {
    let held = UInt32(event.keysym.mod)
    self.init(
      name: unsafe String(cString: SDL_GetKeyName(code)),
      ctrl: held & KMOD_CTRL.rawValue != 0, shift: held & KMOD_SHIFT.rawValue != 0,
      alt: held & KMOD_ALT.rawValue != 0, isRepeat: event.repeat != 0)
  }
}
