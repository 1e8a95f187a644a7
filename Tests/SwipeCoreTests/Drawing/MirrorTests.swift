import SwipeCore
import Testing

/// Read from right to left, everything is the exact mirror image.
@Suite struct MirrorTests {
  static let actions = RowActions(leading: [.other(Color(0x34C759))])

  /// The same told to a list and to its mirror image.
  static func both(_ kinds: [(Double, InputEvent.Kind)]) -> (left: SwipeList, right: SwipeList) {
    let size = Size(width: 480, height: 800)
    var left = SwipeList(count: 20, size: size, options: SwipeList.Options(actions: actions))
    var right = SwipeList(
      count: 20, size: size,
      options: SwipeList.Options(actions: actions, isRightToLeft: true))
    for (time, kind) in kinds {
      left.handle(InputEvent(time: time, kind))
      right.handle(InputEvent(time: time, mirrored(kind)))
    }
    return (left, right)
  }

  static func mirrored(_ point: Point) -> Point { Point(x: 480 - point.x, y: point.y) }

  static func mirrored(_ kind: InputEvent.Kind) -> InputEvent.Kind {
    switch kind {
    case .down(let pointer, let point): .down(pointer, at: mirrored(point))
    case .move(let id, let point): .move(id: id, to: mirrored(point))
    case .up(let id, let point): .up(id: id, at: mirrored(point))
    case .wheel(let wheel):
      .wheel(
        Wheel(
          at: mirrored(wheel.at), dx: -wheel.dx, dy: wheel.dy, isPrecise: wheel.isPrecise))
    case .command(.slide(.left)): .command(.slide(.right))
    case .command(.slide(.right)): .command(.slide(.left))
    case .command, .cancel, .leave, .resize: kind
    }
  }

  static func drag(dx: Double, dy: Double) -> [(Double, InputEvent.Kind)] {
    var kinds: [(Double, InputEvent.Kind)] = [(1, .down(Pointer(), at: Point(x: 200, y: 220)))]
    for step in 1...6 {
      let place = Point(x: 200 + dx * Double(step), y: 220 + dy * Double(step))
      kinds.append((1 + 0.016 * Double(step), .move(id: 0, to: place)))
    }
    return kinds
  }

  static let sessions: [[(Double, InputEvent.Kind)]] = [
    drag(dx: -7, dy: 1), drag(dx: -30, dy: 2), drag(dx: 9, dy: 0), drag(dx: 30, dy: -1),
    drag(dx: 1, dy: -20),
    drag(dx: -13, dy: 1) + [(1.1, .up(id: 0, at: Point(x: 122, y: 226)))],
    [(1, .command(.moveToStart)), (1.1, .command(.slide(.left)))],
    [(1, .command(.moveToStart)), (1.1, .command(.slide(.right)))],
    [(1, .wheel(Wheel(at: Point(x: 200, y: 300), dx: -0.5, dy: 0, isPrecise: true)))],
    [
      (1, .wheel(Wheel(at: Point(x: 200, y: 300), dx: 0, dy: -1))),
      (1.1, .move(id: 0, to: Point(x: 200, y: 300))), (1.2, .command(.menu)),
      (1.3, .command(.delete)),
    ],
  ]

  @Test(arguments: sessions.indices)
  func `mirrored input gives mirrored offsets`(session: Int) {
    var (left, right) = Self.both(Self.sessions[session])
    var moved = false
    for step in 0..<60 {
      left.advance(to: 1.3 + 0.02 * Double(step))
      right.advance(to: 1.3 + 0.02 * Double(step))
      var rows: [VisibleRow] = []
      left.forEachVisibleRow { rows.append($0) }
      var index = 0
      right.forEachVisibleRow { row in
        #expect(row.row == rows[index].row && row.frame == rows[index].frame)
        #expect(row.offset == -rows[index].offset)
        #expect(row.showsButton == rows[index].showsButton)
        moved = moved || row.offset != 0
        index += 1
      }
      #expect(index == rows.count)
      #expect(left.scrollOffset == right.scrollOffset)
    }
    #expect(moved || left.scrollOffset != 0)
  }

  @Test(arguments: sessions.indices)
  func `its frames are mirrored, command by command`(session: Int) {
    var (left, right) = Self.both(Self.sessions[session])
    for step in 0..<20 {
      left.advance(to: 1.3 + 0.06 * Double(step))
      right.advance(to: 1.3 + 0.06 * Double(step))
      let frame = left.frame()
      let mirror = right.frame()
      #expect(frame.count == mirror.count)
      for (one, other) in zip(frame, mirror) {
        #expect(frameText([Self.mirrored(one)]) == frameText([other]))
      }
    }
  }

  static func mirrored(_ rect: Rect) -> Rect {
    Rect(x: 480 - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
  }

  static func mirrored(_ command: DrawCommand) -> DrawCommand {
    let shape: DrawCommand.Shape =
      switch command.shape {
      case .fill(let rect, let color): .fill(mirrored(rect), color)
      case .hairline(let rect, let color): .hairline(mirrored(rect), color)
      case .rounded(let rect, let radius, let color):
        .rounded(mirrored(rect), radius: radius, color)
      case .outline(let rect, let radius, let width, let color):
        .outline(mirrored(rect), radius: radius, width: width, color)
      case .shadow(let rect, let radius, let blur, let color):
        .shadow(mirrored(rect), radius: radius, blur: blur, color)
      case .symbol(let symbol, let rect, let color): .symbol(symbol, mirrored(rect), color)
      case .text(let text): .text(mirrored(text))
      }
    return DrawCommand(shape, clip: mirrored(command.clip))
  }

  static func mirrored(_ text: Text) -> Text {
    var text = text
    text.box = mirrored(text.box)
    text.alignment =
      switch text.alignment {
      case .leading: .trailing
      case .center: .center
      case .trailing: .leading
      }
    return text
  }
}
