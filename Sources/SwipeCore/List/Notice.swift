/// What the foot of the window says of the last deletion, with a way back.
struct Notice: Equatable, Sendable {
  /// The row that was deleted.
  var row: Int
  var phase: Phase

  /// Whether it comes and stays, or goes; `from` is how much of it was there before, 0 to 1.
  enum Phase: Equatable, Sendable {
    /// It stays until a time; without one, while the mouse is over it.
    case shown(since: Double, from: Double, until: Double?)
    case leaving(since: Double, from: Double)
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
