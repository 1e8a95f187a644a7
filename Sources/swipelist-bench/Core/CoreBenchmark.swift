import SwipeCore

/// What the core costs, for lists of few and of very many rows.
nonisolated enum CoreBenchmark {
  static let rowCounts = [10, 1_000, 1_000_000, 10_000_000]
  /// So many rows show, however many there are: what is compared is the same work.
  private static let visibleRows = 6.0

  /// One line of the table.
  struct Result {
    let name: String
    let rows: Int
    let cost: Cost
  }

  static func run() -> [Result] {
    rowCounts.flatMap { rows in
      [
        Result(name: "frame, at rest", rows: rows, cost: restingFrame(rows)),
        Result(name: "frame, row sliding", rows: rows, cost: slidingFrame(rows)),
        Result(name: "frame, painted", rows: rows, cost: paintedFrame(rows)),
        Result(name: "pointer event", rows: rows, cost: pointerEvent(rows)),
        Result(name: "wheel event", rows: rows, cost: wheelEvent(rows)),
        Result(name: "delete and undo", rows: rows, cost: deleteAndUndo(rows)),
      ]
    }
  }

  /// A list in the middle of which a few rows are gone.
  static func list(of rows: Int) -> SwipeList {
    var list = SwipeList(count: rows, size: Size(width: 480, height: 64 + visibleRows * 60))
    for row in [1, 3, 8] { list.delete(row) }
    list.advance(to: 10)
    _ = list.takeEvents()
    list.scroll(to: Double(rows) / 2 * 60)
    list.advance(to: 20)
    return list
  }

  private static func restingFrame(_ rows: Int) -> Cost {
    var list = list(of: rows)
    var seen = 0.0
    return measure(count: 5_000) { index in
      list.advance(to: 20 + Double(index) / 60)
      list.forEachVisibleRow { seen += $0.offset }
    }
  }

  private static func slidingFrame(_ rows: Int) -> Cost {
    let start = opening(rows)
    var list = start
    var seen = 0.0
    return measure(count: 5_000) { index in
      // Half a second of sliding, over and over; a copy of a list costs no more than a few counts.
      if index % 30 == 0 { list = start }
      list.advance(to: 20 + Double(index % 30) / 60)
      list.forEachVisibleRow { seen += $0.offset }
    }
  }

  private static func paintedFrame(_ rows: Int) -> Cost {
    let start = opening(rows)
    var list = start
    let painter = Painter(theme: .light)
    var frame: [DrawCommand] = []
    return measure(count: 5_000) { index in
      if index % 30 == 0 { list = start }
      list.advance(to: 20 + Double(index % 30) / 60)
      painter.paint(list, into: &frame)
    }
  }

  /// A list whose third row in sight begins to open.
  static func opening(_ rows: Int) -> SwipeList {
    var list = list(of: rows)
    var visible: [Int] = []
    list.forEachVisibleRow { visible.append($0.row) }
    list.open(visible[min(2, visible.count - 1)])
    _ = list.takeEvents()
    return list
  }

  private static func pointerEvent(_ rows: Int) -> Cost {
    var list = list(of: rows)
    var time = 20.0
    // A drag to and fro that is never let go: every event moves the row.
    list.handle(InputEvent(time: time, .down(Pointer(), at: Point(x: 400, y: 200))))
    return measure(count: 5_000) { index in
      time += 0.008
      let x = 300 + Double(index % 40)
      list.handle(InputEvent(time: time, .move(id: 0, to: Point(x: x, y: 200))))
    }
  }

  private static func wheelEvent(_ rows: Int) -> Cost {
    var list = list(of: rows)
    var time = 20.0
    return measure(count: 5_000) { index in
      time += 0.016
      let wheel = Wheel(at: Point(x: 200, y: 200), dx: 0, dy: index % 20 < 10 ? 1 : -1)
      list.handle(InputEvent(time: time, .wheel(wheel)))
    }
  }

  private static func deleteAndUndo(_ rows: Int) -> Cost {
    var list = list(of: rows)
    var time = 20.0
    return measure(count: 1_000) { _ in
      time += 10
      list.advance(to: time)
      list.delete(rows / 2)
      list.undo()
      _ = list.takeEvents()
    }
  }
}
