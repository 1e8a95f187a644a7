/// Where things stand and how large they are, in points: what a finger meets and an eye sees.
public struct Metrics: Equatable, Sendable {
  public init() {}

  /// The height of a row (the system's comfortable one).
  public var rowHeight = 60.0
  /// The height of the header above the list.
  public var headerHeight = 64.0
  /// The height of the header's button: what a mouse meets well, with air above and below.
  public var headerButtonHeight = 36.0
  /// How far text stands from the edges, and the separator from its leading one (system).
  public var inset = 16.0
  /// The scroll bar's thickness and its distance from the edges (system).
  public var barWidth = 6.0
  public var barInset = 3.0
  /// The shortest that its thumb gets.
  public var barLeastLength = 36.0
  /// The notice's height, greatest width, and distance from the window's edges.
  public var noticeHeight = 52.0
  public var noticeWidth = 440.0
  public var noticeInset = 16.0
  /// The width of the notice's button.
  public var undoWidth = 84.0
}

extension Metrics {
  /// A line's height with air about it, in ems; the usual text sizes need no more than is there.
  private static let lineRoom = 2.5
  /// Room on each side of Undo's label.
  private static let undoInset = 20.0

  /// Makes what is too small for a theme's text larger, and Undo's button wide enough for a label of
  /// `undoWidth`.
  public mutating func fit(_ theme: Theme, undoWidth label: Double) {
    rowHeight = max(rowHeight, (theme.rowStyle.size * Self.lineRoom).rounded(.up))
    noticeHeight = max(noticeHeight, (theme.noticeStyle.size * Self.lineRoom).rounded(.up))
    undoWidth = max(undoWidth, label + 2 * Self.undoInset)
  }
}
