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
      let shadow = Rect(
        x: 0, y: frame.maxY, width: frame.width, height: theme.headerShadowHeight)
      pen.draw(
        .gradient(
          shadow, from: theme.shadow.faded(to: 0.5), to: theme.shadow.faded(to: 0),
          axis: .vertical), clip: shadow.intersection(list.viewport))
    }
    pen.draw(.fill(frame, theme.header), clip: frame)
    pen.draw(.hairline(frame, theme.separator), clip: frame)
    let content = frame.inset(dx: metrics.inset, dy: 0)
    let countWidth = content.width * 0.4
    pen.draw(
      .text(
        Text(
          .title,
          box: Rect(
            x: content.x, y: 0, width: content.width - countWidth - metrics.inset,
            height: frame.height),
          style: theme.titleStyle, color: theme.text)), clip: frame)
    pen.draw(
      .text(
        Text(
          .count(list.count),
          box: Rect(
            x: content.maxX - countWidth, y: 0, width: countWidth, height: frame.height),
          style: theme.countStyle, alignment: .trailing, color: theme.secondaryText)),
      clip: frame)
  }

  private func paintEmptiness(of list: SwipeList, with pen: inout Pen) {
    let viewport = list.viewport
    let line = theme.emptyStyle.size * 1.8
    let box = Rect(
      x: list.metrics.inset, y: viewport.midY - line,
      width: viewport.width - 2 * list.metrics.inset, height: line)
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
    pen.draw(
      .rounded(thumb, radius: thumb.width / 2, theme.scrollBar.faded(to: presence)),
      clip: list.viewport)
  }

  private func paintNotice(of list: SwipeList, with pen: inout Pen) {
    guard let notice = list.notice else { return }
    let presence = list.noticePresence
    guard presence > 0 else { return }
    let metrics = list.metrics
    let window = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    let down = (1 - presence) * (metrics.noticeHeight + metrics.noticeInset)
    let frame = list.noticeFrame.offset(dx: 0, dy: down)
    let undo = list.undoFrame.offset(dx: 0, dy: down)
    pen.opacity = presence
    defer { pen.opacity = 1 }
    pen.draw(
      .shadow(
        frame, radius: theme.noticeRadius, blur: theme.noticeShadowBlur, theme.shadow),
      clip: window)
    pen.draw(.rounded(frame, radius: theme.noticeRadius, theme.notice), clip: window)
    if list.isLit(.undo) {
      pen.draw(
        .rounded(
          undo.inset(dx: 6, dy: 6), radius: theme.noticeRadius / 2, theme.noticeActionHovered),
        clip: window)
    }
    let text = Rect(
      x: frame.x + metrics.inset, y: frame.y,
      width: frame.width - undo.width - metrics.inset - 4, height: frame.height)
    pen.draw(
      .text(
        Text(
          .deleted(row: notice.row), box: text, style: theme.noticeStyle, color: theme.noticeText)),
      clip: window)
    pen.draw(
      .text(
        Text(
          .undo, box: undo, style: theme.noticeActionStyle, alignment: .center,
          color: theme.noticeAction)), clip: window)
  }
}
