/// A list whose rows one swipes aside to uncover their buttons: all of its behaviour, none of its
/// contents, clock or pixels.
///
///     var list = SwipeList(count: 20, size: Size(width: 480, height: 800))
///     list.handle(InputEvent(time: 0.10, .down(Pointer(), at: Point(x: 400, y: 90))))
///     list.handle(InputEvent(time: 0.15, .move(id: 0, to: Point(x: 320, y: 90))))
///     list.handle(InputEvent(time: 0.20, .up(id: 0, at: Point(x: 320, y: 90))))
///     list.advance(to: 1)
///     for event in list.takeEvents() { … }
///
/// The same events at the same times give the same states, bit for bit, however often `advance` is
/// called between them. A copy is a snapshot. A row is named by its place in the list as it was
/// opened; that never changes. Lengths are points, times seconds.
public struct SwipeList: Equatable, Sendable {
  /// What was chosen when the list was made.
  public let options: Options
  /// The list's time: that of the last event or step.
  public internal(set) var now = 0.0
  /// The window's size.
  public internal(set) var size: Size
  /// Why the last gesture ended as it did.
  public internal(set) var lastDecision: Decision?

  /// How many rows there were and came since, deleted ones included.
  public internal(set) var total: Int
  var deletions = Deletions()
  /// The few rows that are not plainly closed, sorted by identity.
  var active: [ActiveRow] = []
  var scroll = Scroll.resting(0)
  /// When the list last scrolled, for the scroll bar.
  var lastScroll: Double?
  var press: Press?
  var pointersDown = PointersDown()
  /// Where the mouse hovers, mirrored where the list is.
  var hover: Point?
  var wheel: WheelMovement?
  var focus: Focus?
  var history = History()
  var notice: Notice?
  var answer: Message.Answer?
  var isHeaderButtonPressed = false
  /// Whether all rows are there, or more are on their way.
  public internal(set) var arrival = Arrival.complete
  var events: [ListEvent] = []

  /// A list of `count` rows, all closed, in a window of that size.
  public init(count: Int, size: Size, options: Options = Options()) {
    precondition(count >= 0, "A list cannot have fewer than no rows")
    total = count
    self.size = size
    self.options = options
  }

  /// How a gesture moves a row.
  public enum Mode: Equatable, Sendable {
    /// A recognised flick plays the tutorial's timeline; the row never follows the pointer.
    case tutorial
    /// The row follows the pointer, and springs where it was meant to.
    case system
  }

  /// What is chosen once, when a list is made.
  public struct Options: Equatable, Sendable {
    public var mode: Mode
    public var actions: RowActions
    /// Whether everything is the mirror image, as for readers of Arabic or Hebrew.
    public var isRightToLeft: Bool
    /// Whether nothing overshoots, bounces or travels far.
    public var reducesMotion: Bool
    /// Whether a row that is pulled far enough is deleted when it is let go.
    public var allowsFullSwipe: Bool
    /// How wide the header's button is, in points; nil: it has none. Its words are looked up by
    /// `TextSource.headerButton`.
    public var headerButtonWidth: Double?
    public var metrics: Metrics
    public var feel: Feel

    public init(
      mode: Mode = .system, actions: RowActions = RowActions(), isRightToLeft: Bool = false,
      reducesMotion: Bool = false, allowsFullSwipe: Bool = false,
      headerButtonWidth: Double? = nil, metrics: Metrics = Metrics(), feel: Feel = Feel()
    ) {
      self.mode = mode
      self.actions = actions
      self.isRightToLeft = isRightToLeft
      self.reducesMotion = reducesMotion
      self.allowsFullSwipe = allowsFullSwipe
      self.headerButtonWidth = headerButtonWidth
      self.metrics = metrics
      self.feel = feel
    }
  }
}

// MARK: - What is so now

extension SwipeList {
  /// How many rows are left.
  public var count: Int { total - deletions.count }

  /// The identities of the deleted rows, in the list's order.
  public var deletedRows: [Int] { deletions.rows }

  /// Whether a row is deleted.
  public func isDeleted(_ row: Int) -> Bool { deletions.contains(row) }

  /// The rows that are open or opening: at most one.
  public var openRows: [Int] {
    active.filter { $0.heading.isOpen && !$0.isLeaving }.map { $0.row }
  }

  /// Whether a deletion can be undone.
  public var canUndo: Bool { history.canUndo }

  /// Whether an undone deletion can be done again.
  public var canRedo: Bool { history.canRedo }

  /// Takes what was announced since the last call, in the order of time.
  public mutating func takeEvents() -> [ListEvent] {
    let taken = events
    events.removeAll(keepingCapacity: true)
    return taken
  }

  var feel: Feel { options.feel }
  var metrics: Metrics { options.metrics }
  var actions: RowActions { options.actions }

  mutating func announce(_ row: Int, _ kind: ListEvent.Kind) {
    events.append(ListEvent(time: now, row: row, kind))
  }
}

// MARK: - More rows

extension SwipeList {
  /// Adds rows at the end, as they arrive, and says whether more are on their way.
  public mutating func append(_ count: Int, arrival: Arrival = .complete) {
    precondition(count >= 0, "A list cannot grow by fewer than no rows")
    self.arrival = arrival
    guard count > 0 else { return }
    replanningScroll { $0.total += count }
  }
}

/// Whether all rows of a list are there.
public enum Arrival: Equatable, Sendable {
  /// They are.
  case complete
  /// More are on their way; that part of all has been read (0 to 1), where it is known.
  case arriving(part: Double?)
}
