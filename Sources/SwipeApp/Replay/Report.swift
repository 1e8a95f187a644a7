public import SwipeCore

/// The lines that a replay prints, each with its line feed.
///
///     Report.line(of: event)   // {"t":0.583,"type":"event","name":"did-open","row":0}
public nonisolated enum Report {
  /// An announcement.
  public static func line(of event: ListEvent) -> String {
    "{\"t\":\(jsonNumber(event.time)),\"type\":\"event\",\"name\":\"\(event.kind.name)\","
      + "\"row\":\(event.row)\(event.kind.details)}\n"
  }

  /// The list as it is shown now.
  public static func frameLine(of list: SwipeList) -> String {
    let view = list.viewport
    var line =
      "{\"t\":\(jsonNumber(list.now)),\"type\":\"frame\",\"scroll\":\(jsonNumber(list.scrollOffset)),"
      + "\"list\":{\"x\":\(jsonNumber(view.x)),\"y\":\(jsonNumber(view.y)),"
      + "\"width\":\(jsonNumber(view.width)),\"height\":\(jsonNumber(view.height))},\"rows\":["
    var separator = ""
    list.forEachVisibleRow { row in
      line +=
        "\(separator){\"row\":\(row.row),\"y\":\(jsonNumber(row.frame.y)),"
        + "\"height\":\(jsonNumber(row.frame.height)),\"offset\":\(jsonNumber(row.offset)),"
        + "\"button\":\(row.showsButton)}"
      separator = ","
    }
    return line + "]}\n"
  }

  /// The list as it was left.
  public static func endLine(of list: SwipeList) -> String {
    let open = list.openRows.map(String.init).joined(separator: ",")
    return "{\"t\":\(jsonNumber(list.now)),\"type\":\"end\",\"count\":\(list.count),"
      + "\"open\":[\(open)],\"scroll\":\(jsonNumber(list.scrollOffset)),"
      + "\"moving\":\(list.isMoving)}\n"
  }
}

// MARK: - Names

nonisolated extension ListEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .swipe: "swipe"
    case .willOpen: "will-open"
    case .didOpen: "did-open"
    case .willClose: "will-close"
    case .didClose: "did-close"
    case .delete: "delete"
    case .undo: "undo"
    case .redo: "redo"
    case .fullSwipeEnter: "full-swipe-enter"
    case .fullSwipeExit: "full-swipe-exit"
    case .select: "select"
    case .action: "action"
    }
  }

  /// What only this kind says.
  fileprivate var details: String {
    switch self {
    case .swipe(.left): ",\"direction\":\"left\""
    case .swipe(.right): ",\"direction\":\"right\""
    case .action(.leading, let index): ",\"side\":\"leading\",\"index\":\(index)"
    case .action(.trailing, let index): ",\"side\":\"trailing\",\"index\":\(index)"
    case .willOpen, .didOpen, .willClose, .didClose, .delete, .undo, .redo, .fullSwipeEnter,
      .fullSwipeExit, .select:
      ""
    }
  }
}
