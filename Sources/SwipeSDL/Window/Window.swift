internal import CSDL2
public import SwipeCore

/// A window on the desktop that shows frames of draw commands and says what happens to it.
///
///     let window = try Window(title: "List", size: Size(width: 480, height: 800), shaper: shaper)
///     while let event = window.nextEvent() {
///       …
///       try window.present(frame, background: theme.background) { words($0) }
///     }
///
/// Everything here is in points. What did not change since the last frame is not drawn, and a frame
/// that is the same as the last one is not presented.
public final class Window {
  let canvas: Canvas
  let way: Way
  var translator: EventTranslator
  /// What happened and was not asked for yet.
  var pending: [WindowEvent] = []
  var shown = ShownFrame()
  /// Whether the window system has been asked for events since the last frame.
  var hasAsked = false
  private let start: UInt64
  /// SDL's number for the event that `wake` sends.
  nonisolated let wakeType: UInt32
  /// Units of the window system that a point takes.
  let unitsPerPoint: Double
  /// Its size, in points.
  public internal(set) var size: Size

  /// Opens a window. `scale` is the number of units of the window system that a point takes, beside
  /// what the window system itself scales. The shaper is asked for once the window is there.
  public init(
    title: String, size: Size, minimumSize: Size = Size(width: 240, height: 240),
    scale: Double = 1, renderer: RendererChoice = .auto,
    shaper: @autoclosure () throws(SDLError) -> TextShaper
  ) throws(SDLError) {
    precondition(scale > 0 && scale.isFinite, "a scale is a positive number")
    guard Self.hasDisplay else {
      throw SDLError(
        message: "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY"
          + " is set)")
    }
    let video = try VideoSystem()
    func units(_ points: Double) -> Int32 { PixelScale(scale).edge(points) }
    let way = try Way(renderer) { () throws(SDLError) in
      try WindowHandle(
        video: video, title: title, width: units(size.width), height: units(size.height))
    }
    unsafe SDL_SetWindowMinimumSize(
      way.window.pointer, units(minimumSize.width), units(minimumSize.height))
    let shaper = try shaper()
    unsafe SDL_ShowWindow(way.window.pointer)
    self.way = way
    unitsPerPoint = scale
    start = SDL_GetPerformanceCounter()
    translator = EventTranslator(unitsPerPoint: scale, startTicks: SDL_GetTicks64())
    wakeType = SDL_RegisterEvents(1)
    let units = way.window.units
    self.size = Size(width: units.width / scale, height: units.height / scale)
    canvas = Canvas(
      renderer: way.renderer, scale: Self.pixelScale(of: way, unitsPerPoint: scale),
      shaper: shaper)
    translator.units = units
  }
}

// MARK: - Display

extension Window {
  /// Whether the environment names a display, or SDL has been told which driver to take.
  public static var hasDisplay: Bool {
    VideoSystem.isDriverNamed
      || ["DISPLAY", "WAYLAND_DISPLAY"].contains { Way.environment($0) != nil }
  }

  /// What shapes its text.
  public var shaper: TextShaper { canvas.shaper }

  /// Pixels a point.
  public var scale: Double { canvas.scale.value }

  public var title: String {
    get { unsafe String(cString: SDL_GetWindowTitle(way.window.pointer)) }
    set { unsafe SDL_SetWindowTitle(way.window.pointer, newValue) }
  }

  /// Takes it off the screen; it is still there.
  public func hide() {
    unsafe SDL_HideWindow(way.window.pointer)
    SDL_PumpEvents()
  }

  /// Whether frames are drawn by a graphics processor.
  public var isAccelerated: Bool { !way.isSurface }

  /// Seconds between two pictures of the display.
  public var refreshInterval: Double { way.window.refreshInterval }

  /// Seconds to leave between two frames; nil where presenting waits for the display.
  public var frameInterval: Double? { way.isPacedByDisplay ? nil : refreshInterval }

  static func pixelScale(of way: Way, unitsPerPoint: Double) -> Double {
    let units = way.window.units
    let pixels = way.renderer.bounds
    guard units.width > 0, pixels.width > 0 else { return unitsPerPoint }
    return unitsPerPoint * Double(pixels.width) / units.width
  }
}

// MARK: - Time

extension Window {
  /// Seconds since the window opened; never less than the time of an event it gave.
  public var now: Double {
    max(counted, translator.lastTime)
  }

  /// What the machine's clock says.
  var counted: Double {
    Double(SDL_GetPerformanceCounter() - start) / Double(SDL_GetPerformanceFrequency())
  }
}
