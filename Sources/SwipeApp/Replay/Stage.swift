public import SwipeCore

/// A list in its window, and what is done there.
///
///     var stage = Stage(list: SwipeList(count: 20, size: size), scale: 1)
///     stage.apply(event)
///
/// The real window and a replay both go through it: what was recorded in one is the same thing
/// again in the other.
public struct Stage: Equatable {
  public private(set) var list: SwipeList
  /// Pixels per point.
  public private(set) var scale: Double

  public init(list: SwipeList, scale: Double) {
    self.list = list
    self.scale = scale
  }

  /// Lets time pass.
  public mutating func advance(to time: Double) {
    list.advance(to: time)
  }

  /// Does something with the list that no event says.
  mutating func withList<Result>(_ body: (inout SwipeList) -> Result) -> Result {
    body(&list)
  }

  /// The announcements since the last call.
  public mutating func takeEvents() -> [ListEvent] {
    list.takeEvents()
  }

  /// Does what `event` says, at its time; what that asks for beyond the list is returned.
  public mutating func apply(_ event: TraceEvent) -> Request? {
    switch event.kind {
    case .size(let size, let scale):
      self.scale = scale
      handle(.resize(size), at: event.time)
    case .down(let pointer, let place): handle(.down(pointer, at: place), at: event.time)
    case .move(let id, let place): handle(.move(id: id, to: place), at: event.time)
    case .up(let id, let place):
      handle(.up(id: id, at: place), at: event.time)
      if list.takeHeaderButtonPress() { return .done }
    case .cancel(let id): handle(.cancel(id: id), at: event.time)
    case .wheel(let wheel): handle(.wheel(wheel), at: event.time)
    case .end:
      list.advance(to: event.time)
      return .end
    case .key(let key):
      list.advance(to: event.time)
      switch KeyAction(key) {
      case .command(.dismiss) where !list.canDismiss: return .leave
      case .command(let command): handle(.command(command), at: event.time)
      case .toggleOverlay: return .toggleOverlay
      case .quit: return .end
      case .done: return .done
      case .abort: return .leave
      case .answer(let actions): return .answer(actions)
      case nil: break
      }
    }
    return nil
  }

  private mutating func handle(_ kind: InputEvent.Kind, at time: Double) {
    list.handle(InputEvent(time: time, kind))
  }

  /// What an event asks the program for.
  public enum Request: Equatable, Sendable {
    case toggleOverlay
    case end
    /// To do the first of these that a message offers, where one does.
    case answer([Messages.Action])
    /// To print what is left and to end, where the list is a pipe's.
    case done
    /// To leave without printing anything, where the list is a pipe's.
    case leave
  }
}
