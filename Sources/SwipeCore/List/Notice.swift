/// What the foot of the window says: of the last deletion, with a way back, or for the program.
struct Notice: Equatable, Sendable {
  var content: Content
  var phase: Phase

  /// What it says.
  enum Content: Equatable, Sendable {
    /// That a row was deleted, with Undo.
    case deleted(row: Int)
    /// Something of the program's.
    case message(Message)
  }

  /// Whether it comes and stays, or goes; `from` is how much of it was there before, 0 to 1.
  enum Phase: Equatable, Sendable {
    /// It stays until a time; without one, until it is put away.
    case shown(since: Double, from: Double, until: Double?)
    case leaving(since: Double, from: Double)
  }
}

/// Something that the program has to say, with up to a few buttons to answer it: it stays until it
/// is answered, dismissed, or taken back.
///
///     list.show(Message(id: 1, actionWidths: [96, 120]))
///     …
///     if let answer = list.takeAnswer() { … }
///
/// Its words are looked up by `TextSource.message` and `.messageAction`.
public struct Message: Equatable, Sendable {
  /// Names it; another message has another.
  public var id: Int
  /// How wide its buttons are, in points, from the leading one on.
  public var actionWidths: [Double]

  public init(id: Int, actionWidths: [Double] = []) {
    self.id = id
    self.actionWidths = actionWidths
  }

  /// That one of its buttons was pressed.
  public struct Answer: Equatable, Sendable {
    /// The message's name.
    public let id: Int
    /// Which button, from the leading one on.
    public let action: Int
  }
}

extension Notice {
  /// How much of it there is at a time, 0 to 1.
  func presence(at time: Double, slideDuration: Double, curve: CubicBezier) -> Double {
    func part(since: Double) -> Double {
      slideDuration > 0 ? curve.value(at: (time - since) / slideDuration) : 1
    }
    switch phase {
    case .shown(let since, let from, _): return from + (1 - from) * part(since: since)
    case .leaving(let since, let from): return from * (1 - part(since: since))
    }
  }

  /// When its phase ends by itself, or never.
  func nextEnd(slideDuration: Double) -> Double? {
    switch phase {
    case .shown(_, _, let until): until
    case .leaving(let since, _): since + slideDuration
    }
  }
}
