// The notice at the foot of the window.

// MARK: - For the program

extension SwipeList {
  /// Says something of the program's, in place of what the notice said before.
  public mutating func show(_ message: Message) {
    showNotice(.message(message), duration: nil)
  }

  /// Takes a message back, if it is still there.
  public mutating func takeBack(message id: Int) {
    if case .message(let message) = notice?.content, message.id == id { dismissNotice() }
  }

  /// Whether a message is there to be answered.
  public func shows(message id: Int) -> Bool {
    guard case .message(let message) = notice?.content, message.id == id else { return false }
    return isNoticeShown
  }

  /// Whether there is anything that `Command.dismiss` would put away: an open row, or a notice.
  public var canDismiss: Bool { !openRows.isEmpty || isNoticeShown }

  private var isNoticeShown: Bool {
    if case .shown = notice?.phase { true } else { false }
  }

  /// The answer to a message, once: the button that was pressed.
  public mutating func takeAnswer() -> Message.Answer? {
    let taken = answer
    answer = nil
    return taken
  }
}

// MARK: - Coming and going

extension SwipeList {
  /// How long the notice takes to come or go; at once, where motion is reduced.
  var noticeSlideDuration: Double { options.reducesMotion ? 0 : feel.noticeSlideDuration }

  /// How much of the notice there is, 0 to 1.
  var noticePresence: Double {
    notice?.presence(at: now, slideDuration: noticeSlideDuration, curve: feel.notchCurve) ?? 0
  }

  var isNoticeSliding: Bool {
    switch notice?.phase {
    case .shown(let since, _, _): now < since + noticeSlideDuration
    case .leaving: true
    case nil: false
    }
  }

  /// Shows a notice, for so long or until it is put away. What was deleted can be undone without
  /// it: it does not take the place of a message.
  mutating func showNotice(_ content: Notice.Content, duration: Double?) {
    if case .deleted = content, case .message = notice?.content, case .shown = notice?.phase {
      return
    }
    let presence = noticePresence
    let end = duration.map { now + $0 }
    notice = Notice(content: content, phase: .shown(since: now, from: presence, until: end))
  }

  /// Puts the notice away.
  mutating func dismissNotice() {
    guard let old = notice, case .shown = old.phase else { return }
    notice = Notice(content: old.content, phase: .leaving(since: now, from: noticePresence))
  }

  mutating func finishNotice() {
    switch notice?.phase {
    case .shown: dismissNotice()
    case .leaving: notice = nil
    case nil: break
    }
  }

  /// What was deleted stays to be read while the mouse is over it, and its full time again
  /// afterwards.
  mutating func keepNoticeWhileHovered() {
    guard let notice, case .deleted = notice.content,
      case .shown(let since, let from, let until) = notice.phase
    else { return }
    let isHovered = hover.map { noticeFrame.contains($0) } ?? false
    guard isHovered == (until != nil) else { return }
    let end = isHovered ? nil : now + feel.noticeDuration
    self.notice = Notice(
      content: notice.content, phase: .shown(since: since, from: from, until: end))
  }

  /// Puts a message away that has no button to answer it.
  mutating func pressNotice() {
    if case .message(let message) = notice?.content, message.actionWidths.isEmpty {
      dismissNotice()
    }
  }

  /// Does what a button of the notice says.
  mutating func pressNoticeButton(_ index: Int) {
    switch notice?.content {
    case .deleted: undo()
    case .message(let message):
      answer = Message.Answer(id: message.id, action: index)
      dismissNotice()
    case nil: break
    }
  }
}

// MARK: - Its place

extension SwipeList {
  /// The notice's place, once it is all there.
  var noticeFrame: Rect {
    let width = max(0, min(metrics.noticeWidth, size.width - 2 * metrics.noticeInset))
    var height = metrics.noticeHeight
    if case .message(let message) = notice?.content, !message.actionWidths.isEmpty {
      // The words have a line of their own, above the buttons.
      height += metrics.noticeHeight
    }
    return Rect(
      x: (size.width - width) / 2, y: size.height - metrics.noticeInset - height, width: width,
      height: height)
  }

  /// How many buttons the notice has.
  var noticeButtonCount: Int {
    switch notice?.content {
    case .deleted: 1
    case .message(let message): message.actionWidths.count
    case nil: 0
    }
  }

  /// The place of one of the notice's buttons: the last stands at the trailing end.
  func noticeButton(_ index: Int) -> Rect {
    let frame = noticeFrame
    var width = metrics.undoWidth
    var right = frame.maxX
    if case .message(let message) = notice?.content {
      width = message.actionWidths[index]
      right -= message.actionWidths[(index + 1)...].reduce(0, +)
    }
    let left = max(frame.x, right - width)
    return Rect(
      x: left, y: frame.maxY - metrics.noticeHeight, width: right - left,
      height: metrics.noticeHeight)
  }

  /// The notice's button under a point.
  func noticeButton(at point: Point) -> Int? {
    (0..<noticeButtonCount).first { noticeButton($0).contains(point) }
  }
}
