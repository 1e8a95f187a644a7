/// Turns a list into a frame: the commands that draw it.
///
///     var frame: [DrawCommand] = []
///     Painter(theme: .light).paint(list, into: &frame)
///
/// It decides nothing and remembers nothing: the same list gives the same frame, and what differs
/// between two frames is what must be drawn again. The ground is `theme.background`, which whoever
/// draws the frame fills the window with first.
public struct Painter: Equatable, Sendable {
  public var theme: Theme

  public init(theme: Theme) {
    self.theme = theme
  }

  /// Replaces `frame` by the list's frame as it is now. The array keeps its storage, so that a
  /// steady frame allocates nothing.
  public func paint(_ list: SwipeList, into frame: inout [DrawCommand]) {
    var pen = Pen(
      commands: [], mirrorWidth: list.options.isRightToLeft ? list.size.width : nil)
    swap(&pen.commands, &frame)
    pen.commands.removeAll(keepingCapacity: true)
    list.forEachVisibleBand { paint($0, of: list, with: &pen) }
    if list.contentHeight == 0 { paintEmptiness(of: list, with: &pen) }
    paintScrollBar(of: list, with: &pen)
    paintHeader(of: list, with: &pen)
    paintNotice(of: list, with: &pen)
    swap(&pen.commands, &frame)
  }
}

// MARK: - Around the rows

extension Painter {
  private func paintHeader(of list: SwipeList, with pen: inout Pen) {
    let metrics = list.metrics
    let frame = Rect(x: 0, y: 0, width: list.size.width, height: metrics.headerHeight)
    if list.scrollOffset > 0 {
      // Wider than the window, so that the shadow is even along the edge; it comes with the scroll.
      let blur = theme.headerShadowBlur
      pen.draw(
        .shadow(
          frame.inset(dx: -2 * blur, dy: 0), radius: 0, blur: blur,
          theme.shadow.faded(to: list.scrollOffset / blur)),
        clip: Rect(x: 0, y: frame.maxY, width: frame.width, height: blur)
          .intersection(list.viewport))
    }
    pen.draw(.fill(frame, theme.header), clip: frame)
    pen.draw(.hairline(frame, theme.separator), clip: frame)
    if case .arriving(let part?) = list.arrival {
      let bar = Rect(
        x: 0, y: frame.maxY - theme.progressHeight, width: frame.width * min(max(part, 0), 1),
        height: theme.progressHeight)
      pen.draw(.fill(bar, theme.focusRing), clip: frame)
    }
    var content = frame.inset(dx: metrics.inset, dy: 0)
    if let button = list.headerButton {
      paint(headerButton: button, of: list, clip: frame, with: &pen)
      content.width = max(0, content.width - button.width - metrics.inset)
    }
    let countWidth = min(content.width * 0.6, Self.countRoom(for: list) * theme.countStyle.size)
    pen.draw(
      .text(
        Text(
          .title,
          box: Rect(
            x: content.x, y: 0, width: content.width - countWidth - metrics.inset,
            height: frame.height),
          style: titleStyle(of: list), color: theme.text)), clip: frame)
    pen.draw(
      .text(
        Text(
          list.arrival == .complete ? .count(list.count) : .countSoFar(list.count),
          box: Rect(
            x: content.maxX - countWidth, y: 0, width: countWidth, height: frame.height),
          style: theme.countStyle, alignment: .trailing, color: theme.secondaryText)),
      clip: frame)
  }

  private func paint(
    headerButton button: Rect, of list: SwipeList, clip: Rect, with pen: inout Pen
  ) {
    let target = Target.header(isButton: true)
    let isLit = list.isLit(target) || list.isPressed(target)
    pen.draw(
      .rounded(
        button, radius: theme.buttonRadius, isLit ? theme.pressedRow : theme.markedRow),
      clip: clip)
    pen.draw(
      .text(
        Text(
          .headerButton, box: button, style: theme.headerButtonStyle, alignment: .center,
          color: theme.accent)), clip: clip)
  }

  /// Room for the number of rows, in ems: for its digits, a little more than half an em each, and for
  /// the words beside it, which are longer while rows still arrive.
  private static func countRoom(for list: SwipeList) -> Double {
    var (digits, rest) = (1.0, list.count)
    while rest >= 10 { (digits, rest) = (digits + 1, rest / 10) }
    return digits * 0.7 + (list.arrival == .complete ? 3.5 : 7)
  }

  /// The title shrinks by whole points while the first row scrolls away, or all at once where motion
  /// is reduced.
  private func titleStyle(of list: SwipeList) -> TextStyle {
    let (large, small) = (theme.titleStyle, theme.scrolledTitleStyle)
    let way = min(max(list.scrollOffset / list.metrics.rowHeight, 0), 1)
    let part = list.options.reducesMotion ? way.rounded() : way
    var style = part < 1 ? large : small
    style.size = (large.size + (small.size - large.size) * part).rounded()
    return style
  }

  private func paintEmptiness(of list: SwipeList, with pen: inout Pen) {
    let viewport = list.viewport
    let line = theme.emptyStyle.size * 1.8
    let box = Rect(
      x: list.metrics.inset, y: viewport.midY - line,
      width: viewport.width - 2 * list.metrics.inset, height: line)
    guard list.arrival == .complete else {
      pen.draw(
        .text(
          Text(
            .waiting, box: box, style: theme.emptyHintStyle, alignment: .center,
            color: theme.secondaryText)), clip: viewport)
      return
    }
    pen.draw(
      .text(
        Text(
          .empty, box: box, style: theme.emptyStyle, alignment: .center,
          color: theme.secondaryText)), clip: viewport)
    pen.draw(
      .text(
        Text(
          .emptyHint, box: box.offset(dx: 0, dy: line), style: theme.emptyHintStyle,
          alignment: .center, color: theme.secondaryText)), clip: viewport)
  }

  private func paintScrollBar(of list: SwipeList, with pen: inout Pen) {
    let presence = list.barPresence
    guard presence > 0 else { return }
    let thumb = list.barThumb
    let color = list.isLit(.bar) || list.isBarHeld ? theme.scrollBarLit : theme.scrollBar
    pen.draw(
      .rounded(thumb, radius: thumb.width / 2, color.faded(to: presence)), clip: list.viewport)
  }
}
