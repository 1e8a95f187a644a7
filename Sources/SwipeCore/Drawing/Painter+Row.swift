// One row: its buttons, uncovered as it slides, and the row itself above them.

extension Painter {
  func paint(_ band: SwipeList.Band, of list: SwipeList, with pen: inout Pen) {
    let clip = band.frame.intersection(list.viewport)
    guard !clip.isEmpty else { return }
    if let resize = band.state?.resize, resize.isFade {
      pen.opacity = resize.presence(at: list.now)
    }
    defer { pen.opacity = 1 }
    if let side = Side(offset: band.offset) {
      paintButtons(side, in: band, of: list, clip: clip, with: &pen)
    }
    // A row that shrinks or grows keeps its shape; its band uncovers it from the top.
    let row = Rect(
      x: band.frame.x + band.offset, y: band.frame.y, width: band.frame.width,
      height: list.metrics.rowHeight)
    paintGround(of: row, in: band, of: list, clip: clip, with: &pen)
    paintContent(of: row, in: band, of: list, clip: clip, with: &pen)
  }

  private func paintButtons(
    _ side: Side, in band: SwipeList.Band, of list: SwipeList, clip: Rect, with pen: inout Pen
  ) {
    let uncovered = list.uncovered(of: band.frame, offset: band.offset)
    let clip = clip.intersection(uncovered)
    for index in list.actions[side].indices {
      let place = ButtonPlace(side: side, index: index)
      let frames = list.buttonFrames(place, in: band)
      let ground = ground(of: place, of: band.row, in: list)
      let isOutermost = index == 0 && !list.isArmed(band)
      pen.draw(
        isOutermost
          ? .rounded(reachingUnderRow(frames.button, side), radius: theme.buttonRadius, ground)
          : .fill(frames.button, ground), clip: clip.intersection(frames.button))
      // In the middle of what is left of a row that collapses.
      let label = frames.label
      pen.draw(
        .text(
          Text(
            .action(side, index: index), box: label, style: theme.buttonStyle, alignment: .center,
            color: theme.buttonText)), clip: clip.intersection(frames.button))
      if list.actions[side][index].role == .delete {
        paintTrash(beside: label, in: frames.button, clip: clip, with: &pen)
      }
    }
    if list.isArmed(band) { return }
    // Higher than the row, so that the shadow is even along its edge.
    let shadow = band.frame.offset(dx: band.offset, dy: 0).inset(
      dx: 0, dy: -2 * theme.rowShadowBlur)
    pen.draw(.shadow(shadow, radius: 0, blur: theme.rowShadowBlur, theme.shadow), clip: clip)
  }

  /// A button whose round corners on the row's side lie under the row: those at the window's edge are
  /// the ones that show.
  private func reachingUnderRow(_ button: Rect, _ side: Side) -> Rect {
    let reach = theme.buttonRadius
    return Rect(
      x: side == .trailing ? button.x - reach : button.x, y: button.y,
      width: button.width + reach, height: button.height)
  }

  /// The trash that comes with a label, once the button has stretched enough for both.
  private func paintTrash(
    beside label: Rect, in button: Rect, clip: Rect, with pen: inout Pen
  ) {
    let stretch = button.width - label.width
    let presence = (stretch - theme.trashRoom) / theme.trashSize
    guard presence > 0 else { return }
    let isAfter = label.x == button.x
    let trash = Rect(
      x: isAfter ? label.maxX : label.x - theme.trashSize, y: label.midY - theme.trashSize / 2,
      width: theme.trashSize, height: theme.trashSize)
    pen.draw(
      .symbol(.trash, trash, theme.buttonText.faded(to: presence)),
      clip: clip.intersection(button))
  }

  private func ground(of place: ButtonPlace, of row: Int, in list: SwipeList) -> Color {
    let target = Target.row(row, button: place)
    switch list.actions[place.side][place.index].role {
    case .delete:
      if list.isPressed(target) { return theme.deletePressed }
      return list.isLit(target) ? theme.deleteHovered : theme.delete
    case .other(let color):
      return list.isPressed(target) ? color.faded(to: 0.75) : color
    }
  }

  private func paintGround(
    of row: Rect, in band: SwipeList.Band, of list: SwipeList, clip: Rect, with pen: inout Pen
  ) {
    if list.isPressed(.row(band.row, button: nil)) && band.state?.isLeaving != true {
      pen.draw(.fill(row, theme.pressedRow), clip: clip)
      return
    }
    if list.isArmed(band) {
      // The button fills the row: to let go deletes it.
      pen.draw(.fill(row, theme.delete), clip: clip)
      return
    }
    let focus = list.focus?.row == band.row ? list.focus : nil
    if let focus, !focus.hasRing {
      pen.draw(.fill(row, theme.markedRow), clip: clip)
      return
    }
    if band.offset != 0 { pen.draw(.fill(row, theme.background), clip: clip) }
    if focus != nil {
      pen.draw(
        .rounded(ring(of: row), radius: theme.focusRingRadius, theme.markedRow), clip: clip)
    }
  }

  private func ring(of row: Rect) -> Rect {
    row.inset(dx: 4, dy: 4)
  }

  private func paintContent(
    of row: Rect, in band: SwipeList.Band, of list: SwipeList, clip: Rect, with pen: inout Pen
  ) {
    let inset = list.metrics.inset
    pen.draw(
      .text(
        Text(
          .row(band.row), box: row.inset(dx: inset, dy: 0), style: theme.rowStyle,
          color: list.isArmed(band) ? theme.buttonText : theme.text)), clip: clip)
    let bottom = Rect(
      x: row.x + inset, y: band.frame.y, width: row.width - inset, height: band.frame.height)
    pen.draw(.hairline(bottom, theme.separator), clip: clip)
    if let focus = list.focus, focus.row == band.row, focus.hasRing {
      pen.draw(
        .outline(
          ring(of: row), radius: theme.focusRingRadius, width: theme.focusRingWidth,
          theme.focusRing), clip: clip)
    }
  }
}

// MARK: - What the pointer does

extension SwipeList {
  /// Whether a press on it may still become its click, and the pointer is on it.
  func isPressed(_ target: Target) -> Bool {
    guard let press, press.isUndecided, press.target == target, pressedLookStart == nil
    else { return false }
    return self.target(at: place(ofTravel: press.last)) == target
  }

  /// When the row under a press begins to look pressed, if it does not yet. A button does at once.
  var pressedLookStart: Double? {
    guard let press, press.isUndecided, case .row(_, nil) = press.target else { return nil }
    let start = press.time + feel.pressDelay
    return now < start ? start : nil
  }

  /// Whether a row that is let go now is deleted.
  func isArmed(_ band: Band) -> Bool {
    if case .held(let hold) = band.state?.swipe { return hold.isArmed }
    return false
  }

  /// Whether a pointer drags the scroll bar.
  var isBarHeld: Bool {
    if case .bar = press?.phase { return true }
    return false
  }

  /// Whether the mouse hovers over it and nothing else is pressed.
  func isLit(_ target: Target) -> Bool {
    guard let hover, press == nil || isPressed(target) else { return false }
    return self.target(at: hover) == target
  }
}
