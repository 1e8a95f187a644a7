public import SwipeCore

/// What the window's events are in a trace.
///
///     var presses = PressesDown()
///     let kind = presses.traced(event.kind)
///
/// A trace has no word for a mouse that leaves the window: it becomes a movement to a place outside
/// of it, unless something is pressed, which stays where it is.
public struct PressesDown {
  private var ids: Set<Int> = []

  public init() {}

  /// What a trace says of `event`; `nil`: nothing.
  public mutating func traced(_ event: InputEvent.Kind) -> TraceEvent.Kind? {
    switch event {
    case .down(let pointer, let place):
      ids.insert(pointer.id)
      return .down(pointer, at: place)
    case .move(let id, let place):
      return .move(id: id, to: place)
    case .up(let id, let place):
      ids.remove(id)
      return .up(id: id, at: place)
    case .cancel(let id):
      ids.remove(id)
      return .cancel(id: id)
    case .leave:
      return ids.isEmpty ? .move(id: 0, to: Point(x: -1, y: -1)) : nil
    case .wheel(let wheel):
      return .wheel(wheel)
    case .command, .resize:
      // The window says these by its keys and its sizes.
      return nil
    }
  }
}
