/// An option as one types it, without the dashes.
nonisolated enum OptionName: String, CaseIterable {
  case size
  case mode
  case font
  case textSize = "text-size"
  case theme
  case highContrast = "high-contrast"
  case scale
  case fullSwipe = "full-swipe"
  case reduceMotion = "reduce-motion"
  case rtl
  case renderer
  case null
  case deleted
  case readOnly = "read-only"
  case backup
  case trash
  case record
  case replay
  case frames
  case shot
  case help
  case version

  /// Whether a value belongs to it.
  var argument: Argument {
    switch self {
    case .size, .mode, .font, .textSize, .theme, .scale, .renderer, .trash, .record, .replay,
      .shot:
      .required
    case .frames, .backup: .optional
    case .null, .deleted, .readOnly, .highContrast, .fullSwipe, .reduceMotion, .rtl, .help,
      .version:
      .none
    }
  }

  /// Its one letter, behind a single dash.
  var letter: Character? {
    self == .null ? "0" : nil
  }

  enum Argument {
    case none
    case optional
    case required
  }
}

nonisolated extension OptionName: CustomStringConvertible {
  /// The option as it stands in a message.
  var description: String { "'--\(rawValue)'" }
}
