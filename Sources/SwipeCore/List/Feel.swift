/// Every number that is felt: how far, how fast, how long.
///
///     var feel = Feel()
///     feel.openDuration = 0.3
///
/// "Tutorial" names the iOS tutorial that takes the swipe-to-delete cell apart, "system" what the
/// phone's own list does, "desktop" the custom of mouse-driven lists.
public struct Feel: Equatable, Sendable {
  public init() {}

  // MARK: The tutorial's timeline

  /// How long the slide aside takes, in seconds (tutorial).
  public var openDuration = 0.5
  /// How far past the button's width the slide goes, in points (tutorial).
  public var overshoot = 5.0
  /// How long it takes back to the button's width, in seconds (tutorial).
  public var bounceDuration = 0.1
  /// How long the slide back to the edge takes, in seconds (tutorial).
  public var closeDuration = 0.5
  /// The curve of each of those (tutorial: the system's default, ease-in-out).
  public var curve = CubicBezier.easeInOut

  // MARK: A press

  /// How far a mouse may stray and still click, in points (desktop).
  public var mouseSlop = 4.0
  /// How far a finger may stray and still tap, in points (system).
  public var touchSlop = 10.0

  /// How long a press lasts before its row looks pressed, in seconds: a flick never does (system).
  public var pressDelay = 0.1

  // MARK: A flick

  /// The longest time from the press to the flick, in seconds (the system's swipe recogniser).
  public var flickDuration = 0.5
  /// The least travel along the x axis, in points (the system's swipe recogniser).
  public var flickDistance = 50.0
  /// The most travel across it at once after the press, in points; it narrows evenly…
  public var flickStray = 50.0
  /// …to this much at the longest time, in points.
  public var flickLeastStray = 10.0
  /// Coming back this far from the furthest point takes a flick back, in points.
  public var flickReturn = 20.0

  // MARK: Following and letting go

  /// How stiff the rubber band is (system: 0.55).
  public var rubberBand = RubberBand()
  /// Above this speed the direction decides, not the place, in pt/s.
  public var decisiveSpeed = 300.0
  /// The spring of a released row (critically damped; response in seconds).
  public var rowSpring = Spring(response: 0.25)
  /// As close as this to its end a spring counts as there, in points.
  public var settleDistance = 0.5
  /// How much of the row's width a full swipe must uncover…
  public var fullSwipeFraction = 0.6
  /// …and how far past its buttons at the least, in points.
  public var fullSwipeExtra = 50.0

  // MARK: Scrolling

  /// How far a notch of the wheel scrolls, in points: one row (desktop).
  public var notch = 60.0
  /// How long a notch is spread over, in seconds.
  public var notchDuration = 0.15
  /// How a notch is spread: at once at full speed, so that nothing lags.
  public var notchCurve = CubicBezier.easeOut
  /// Above this speed a list that is let go coasts, in pt/s.
  public var coastThreshold = 50.0
  /// The highest speed of coasting, in pt/s (system).
  public var coastSpeedLimit = 8000.0
  /// What is left of the speed after each millisecond (system: normal deceleration).
  public var coastDecay = Friction.decayPerMillisecond
  /// Below this speed coasting is at rest, in pt/s.
  public var coastRestSpeed = Friction.restSpeed
  /// The spring back from past an end (critically damped; response in seconds).
  public var endSpring = Spring(response: 0.4)
  /// How much more sideways than up-and-down a trackpad must move to drag a row.
  public var sidewaysRatio = 1.2
  /// So long without a delta ends a trackpad's movement, in seconds.
  public var wheelPause = 0.15
  /// How long a scroll to a place takes, in seconds.
  public var scrollDuration = 0.3

  // MARK: Deleting

  /// How long a deleted row takes to go, and an undone one to come, in seconds.
  public var collapseDuration = 0.3
  /// How long the notice stays, in seconds.
  public var noticeDuration = 5.0
  /// How long the notice takes to slide in or out, in seconds.
  public var noticeSlideDuration = 0.25

  // MARK: The scroll bar

  /// How long it stays after the last movement, in seconds (system).
  public var barLinger = 0.8
  /// How long it takes to fade, in seconds (system).
  public var barFadeDuration = 0.25

  // MARK: Reduced motion

  /// How long slides and fades take when motion is reduced, in seconds.
  public var reducedDuration = 0.15
}

extension Feel {
  /// How far a pointer may stray and still click, in points.
  func slop(of device: Pointer.Device) -> Double {
    switch device {
    case .mouse: mouseSlop
    case .touch: touchSlop
    }
  }

  /// Whether a travel of `dx`, `dy` in `duration` seconds since the press is a flick.
  func isFlick(dx: Double, dy: Double, duration: Double) -> Bool {
    let stray = max(flickLeastStray, flickStray * (1 - duration / flickDuration))
    return duration <= flickDuration && abs(dx) >= flickDistance && abs(dy) <= stray
  }
}
