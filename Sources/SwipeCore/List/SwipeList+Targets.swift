// What a pointer meets, and where the parts of a row and the scroll bar stand.

extension SwipeList {
  /// What is under a point, in reading direction.
  func target(at point: Point) -> Target {
    if let notice, noticeFrame.contains(point) {
      // On its way out it takes no click any more, nor lets one through to what is behind.
      if case .leaving = notice.phase { return .notice(button: nil) }
      return .notice(button: noticeButton(at: point))
    }
    guard viewport.contains(point) else {
      return .header(isButton: headerButton?.contains(point) ?? false)
    }
    if barPresence > 0 && barThumb.inset(dx: -metrics.barInset, dy: 0).contains(point) {
      return .bar
    }
    guard let band = band(at: point), band.state?.isLeaving != true else { return .space }
    return .row(band.row, button: button(at: point, in: band))
  }

  private func button(at point: Point, in band: Band) -> ButtonPlace? {
    guard let side = Side(offset: band.offset) else { return nil }
    let uncovered = uncovered(of: band.frame, offset: band.offset)
    guard uncovered.contains(point) else { return nil }
    for index in actions[side].indices {
      let place = ButtonPlace(side: side, index: index)
      if buttonFrames(place, in: band).button.contains(point) { return place }
    }
    return nil
  }
}

// MARK: - Buttons

extension SwipeList {
  /// What a row has uncovered of its band.
  func uncovered(of band: Rect, offset: Double) -> Rect {
    let width = min(abs(offset), band.width)
    return Rect(
      x: offset < 0 ? band.maxX - width : band.x, y: band.y, width: width, height: band.height)
  }

  /// Where a button stands in a row's band, and its label in it. Beyond their width the buttons
  /// stretch, each its part; the label keeps its place beside the row's edge.
  func buttonFrames(_ place: ButtonPlace, in band: Band) -> (button: Rect, label: Rect) {
    let buttons = actions[place.side]
    let stretch = max(1, abs(band.offset) / actions.width(of: place.side))
    var near = 0.0
    for index in 0..<place.index { near += buttons[index].width * stretch }
    let own = buttons[place.index].width
    var far = near + own * stretch
    if isArmed(band) {
      // Armed, the first button has all that is uncovered to itself.
      near = place.index == 0 ? 0 : abs(band.offset)
      far = abs(band.offset)
    }
    let frame = band.frame
    switch place.side {
    case .trailing:
      return (
        Rect(x: frame.maxX - far, y: frame.y, width: far - near, height: frame.height),
        Rect(x: frame.maxX - far, y: frame.y, width: own, height: frame.height)
      )
    case .leading:
      return (
        Rect(x: frame.x + near, y: frame.y, width: far - near, height: frame.height),
        Rect(x: frame.x + far - own, y: frame.y, width: own, height: frame.height)
      )
    }
  }
}

// MARK: - The scroll bar

extension SwipeList {
  /// The thumb's place at the trailing edge; of no size where everything shows.
  var barThumb: Rect {
    let content = contentHeight
    let track = barTrack
    guard content > viewport.height, track.height > 0 else { return .zero }
    let scrolled = scrollOffset
    // Past an end the thumb shrinks against it.
    let past = max(0, -scrolled) + max(0, scrolled - scrollLimit)
    let length = max(
      min(metrics.barLeastLength, track.height),
      track.height * viewport.height / (content + past))
    let part = min(max(scrolled / scrollLimit, 0), 1)
    return Rect(
      x: track.x, y: track.y + (track.height - length) * part, width: track.width, height: length)
  }

  private var barTrack: Rect {
    Rect(
      x: size.width - metrics.barInset - metrics.barWidth, y: viewport.y + metrics.barInset,
      width: metrics.barWidth, height: viewport.height - 2 * metrics.barInset)
  }

  /// Scrolls so that the thumb's top stands there.
  mutating func dragBar(thumbTop: Double) {
    let track = barTrack
    let room = track.height - barThumb.height
    guard room > 0 else { return }
    closeOpenRows(except: nil)
    scroll = .resting(min(max((thumbTop - track.y) / room, 0), 1) * scrollLimit)
    lastScroll = now
  }

  /// How much of the scroll bar there is, 0 to 1.
  var barPresence: Double {
    guard contentHeight > viewport.height else { return 0 }
    guard let start = barFadeStart else { return isScrollVisiblyHeld ? 1 : 0 }
    if now <= start { return 1 }
    if options.reducesMotion { return 0 }
    return 1 - feel.curve.value(at: (now - start) / feel.barFadeDuration)
  }

  /// When the scroll bar begins to fade; nothing, when it stays or is gone.
  var barFadeStart: Double? {
    guard let lastScroll, !isScrollVisiblyHeld else { return nil }
    let start = lastScroll + feel.barLinger
    return now < start + (options.reducesMotion ? 0 : feel.barFadeDuration) ? start : nil
  }

  private var isScrollVisiblyHeld: Bool {
    if scroll.isMoving { return true }
    switch press?.phase {
    case .vertical, .bar: return true
    case .undecided, .sideways, .idle, nil: return false
    }
  }
}
