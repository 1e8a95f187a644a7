// The header's button, where there is one.

extension SwipeList {
  /// Whether the header's button was pressed since the last call.
  public mutating func takeHeaderButtonPress() -> Bool {
    let taken = isHeaderButtonPressed
    isHeaderButtonPressed = false
    return taken
  }

  /// Its place at the header's trailing end, before it is mirrored; nothing, where there is none.
  var headerButton: Rect? {
    guard let wanted = options.headerButtonWidth else { return nil }
    let width = max(0, min(wanted, size.width - 2 * metrics.inset))
    let height = min(metrics.headerButtonHeight, metrics.headerHeight)
    return Rect(
      x: size.width - metrics.inset - width, y: (metrics.headerHeight - height) / 2, width: width,
      height: height)
  }
}
