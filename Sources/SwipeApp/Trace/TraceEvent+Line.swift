import SwipeCore
import SwipeSDL

nonisolated extension TraceEvent {
  /// The event as a line of a trace, its line feed included.
  public var line: String {
    "{\"t\":\(jsonNumber(time)),\"type\":\(kind.fields)}\n"
  }
}

nonisolated extension TraceEvent.Kind {
  /// The type and what follows it.
  fileprivate var fields: String {
    switch self {
    case .size(let size, let scale):
      "\"size\",\"width\":\(jsonNumber(size.width)),\"height\":\(jsonNumber(size.height)),"
        + "\"scale\":\(jsonNumber(scale))"
    case .down(let pointer, let place):
      "\"down\",\(place.fields),\"device\":\"\(pointer.device.name)\","
        + "\"button\":\"\(pointer.button.name)\",\"id\":\(pointer.id)"
    case .move(let id, let place): "\"move\",\(place.fields),\"id\":\(id)"
    case .up(let id, let place): "\"up\",\(place.fields),\"id\":\(id)"
    case .cancel(let id): "\"cancel\",\"id\":\(id)"
    case .wheel(let wheel):
      "\"wheel\",\(wheel.at.fields),\"dx\":\(jsonNumber(wheel.dx)),\"dy\":\(jsonNumber(wheel.dy)),"
        + "\"precise\":\(wheel.isPrecise)"
    case .key(let key):
      "\"key\",\"key\":\(jsonString(key.name)),\"ctrl\":\(key.ctrl),\"shift\":\(key.shift),"
        + "\"alt\":\(key.alt)"
    case .end: "\"end\""
    }
  }
}

nonisolated extension Point {
  fileprivate var fields: String { "\"x\":\(jsonNumber(x)),\"y\":\(jsonNumber(y))" }
}

// MARK: - Names

nonisolated extension Pointer.Device {
  /// Its name in a trace.
  var name: String {
    switch self {
    case .mouse: "mouse"
    case .touch: "touch"
    }
  }
}

nonisolated extension Pointer.Button {
  /// Its name in a trace.
  var name: String {
    switch self {
    case .left: "left"
    case .middle: "middle"
    case .right: "right"
    }
  }
}
