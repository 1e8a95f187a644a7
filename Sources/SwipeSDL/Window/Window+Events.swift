internal import CSDL2
internal import SwipeCore

// MARK: - Waiting

extension Window {
  /// The next thing that happened. Sleeps until there is one, or for at most `seconds`, and is nil
  /// then; 0 does not sleep.
  public func nextEvent(waitingUpTo seconds: Double? = nil) -> WindowEvent? {
    let deadline: Double? = if let seconds { counted + max(seconds, 0) } else { nil }
    while pending.isEmpty {
      var event = unsafe SDL_Event()
      if unsafe takeQueued(&event) {
        unsafe receive(event)
        continue
      }
      if let seconds, seconds <= 0, hasAsked { return nil }
      hasAsked = true
      if let deadline {
        // Rounded up, so as not to wake for the last fraction of a millisecond again and again.
        let left = (max(deadline - counted, 0) * 1000).rounded(.up)
        let milliseconds = Int32(min(left, Double(Int32.max)))
        guard unsafe SDL_WaitEventTimeout(&event, milliseconds) == 1 else { return nil }
      } else {
        guard unsafe SDL_WaitEvent(&event) == 1 else { return .quit }
      }
      unsafe receive(event)
    }
    return pending.removeFirst()
  }

  /// Takes what SDL has already heard of, without asking the window system again: one look at that
  /// for each frame is enough, and costs more than all else of handling an event.
  private func takeQueued(_ event: inout SDL_Event) -> Bool {
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return unsafe SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) == 1
  }

  /// Has `nextEvent` return `woken`. May be called on any thread, but not in a signal handler.
  public nonisolated func wake() {
    var event = unsafe SDL_Event()
    unsafe event.type = wakeType
    unsafe SDL_PushEvent(&event)
  }
}

// MARK: - Receiving

extension Window {
  /// Takes note of what `event` means.
  private func receive(_ event: SDL_Event) {
    if unsafe event.type == wakeType {
      pending.append(.woken)
      return
    }
    switch unsafe SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      canvas.forgetTextures()
      redraw()
    case SDL_WINDOWEVENT:
      unsafe receiveWindow(SDL_WindowEventID(UInt32(event.window.event)))
    default:
      break
    }
    unsafe translator.translate(event, ticks: SDL_GetTicks64(), now: counted) {
      pending.append($0)
    }
  }

  private func receiveWindow(_ event: SDL_WindowEventID) {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      measure()
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      redraw()
    default:
      break
    }
  }

  private func redraw() {
    shown.invalidate()
    pending.append(.redraw)
  }

  /// Looks how large the window is, in points and in pixels.
  private func measure() {
    let units = way.window.units
    let newSize = Size(width: units.width / unitsPerPoint, height: units.height / unitsPerPoint)
    let newScale = Self.pixelScale(of: way, unitsPerPoint: unitsPerPoint)
    // A surface that was made anew is blank, even where a window came back to the size it had.
    guard newSize != size || newScale != scale else { return redraw() }
    size = newSize
    translator.units = units
    canvas.adapt(toScale: newScale)
    shown.invalidate()
    pending.append(.resized(newSize, scale: newScale))
  }
}
