// The notice at the foot of the window.

extension Painter {
  func paintNotice(of list: SwipeList, with pen: inout Pen) {
    guard let notice = list.notice else { return }
    let presence = list.noticePresence
    guard presence > 0 else { return }
    let window = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    let place = list.noticeFrame
    let down = (1 - presence) * (place.height + list.metrics.noticeInset)
    let frame = place.offset(dx: 0, dy: down)
    pen.draw(
      .shadow(
        frame, radius: theme.noticeRadius, blur: theme.noticeShadowBlur, theme.shadow),
      clip: window)
    pen.draw(.rounded(frame, radius: theme.noticeRadius, theme.notice), clip: window)
    paintWords(of: notice, in: frame, of: list, clip: window, with: &pen)
    for index in 0..<list.noticeButtonCount {
      let button = list.noticeButton(index).offset(dx: 0, dy: down)
      if list.isLit(.notice(button: index)) {
        pen.draw(
          .rounded(
            button.inset(dx: 6, dy: 6), radius: theme.noticeRadius / 2,
            theme.noticeActionHovered), clip: window)
      }
      pen.draw(
        .text(
          Text(
            title(ofButton: index, of: notice), box: button, style: theme.noticeActionStyle,
            alignment: .center, color: theme.noticeAction)), clip: window)
    }
  }

  private func paintWords(
    of notice: Notice, in frame: Rect, of list: SwipeList, clip: Rect, with pen: inout Pen
  ) {
    let inset = list.metrics.inset
    let source: TextSource
    var width = frame.width - 2 * inset
    switch notice.content {
    case .deleted(let row):
      source = .deleted(row: row)
      // Its button stands on the same line.
      width -= list.metrics.undoWidth - inset + 4
    case .message(let message):
      source = .message(message.id)
    }
    let box = Rect(x: frame.x + inset, y: frame.y, width: width, height: list.metrics.noticeHeight)
    pen.draw(
      .text(Text(source, box: box, style: theme.noticeStyle, color: theme.noticeText)), clip: clip)
  }

  private func title(ofButton index: Int, of notice: Notice) -> TextSource {
    switch notice.content {
    case .deleted: .undo
    case .message(let message): .messageAction(message.id, index: index)
    }
  }
}
