/// One button behind a row.
///
/// Its words are looked up by `TextSource.action`, so a caller measures them and gives the width:
///
///     let delete = RowAction.delete(labelWidth: 52)
public struct RowAction: Equatable, Sendable {
  /// What pressing it does.
  public var role: Role
  /// How wide it is, in points; at least `leastWidth`.
  public var width: Double

  public init(role: Role, width: Double) {
    precondition(width >= RowAction.leastWidth, "A row's button is at least 75 points wide")
    self.role = role
    self.width = width
  }

  /// The narrowest that a button may be, in points.
  public static let leastWidth = 75.0
  /// Room on each side of a label, in points.
  public static let labelInset = 12.0

  /// The Delete button, wide enough for a label of that width in points.
  public static func delete(labelWidth: Double = 0) -> RowAction {
    RowAction(role: .delete, width: width(forLabel: labelWidth))
  }

  /// A button of another kind, wide enough for its label.
  public static func other(_ color: Color, labelWidth: Double = 0) -> RowAction {
    RowAction(role: .other(color), width: width(forLabel: labelWidth))
  }

  private static func width(forLabel label: Double) -> Double {
    max(leastWidth, label + 2 * labelInset)
  }

  /// What a button is for.
  public enum Role: Equatable, Sendable {
    /// Deletes the row; painted in the theme's red.
    case delete
    /// Announced for the program to act upon; painted in its own colour. The row closes.
    case other(Color)
  }
}

/// Both sides' buttons of a list's rows. The first of a side stands at the window's edge.
public struct RowActions: Equatable, Sendable {
  public let trailing: [RowAction]
  public let leading: [RowAction]
  /// The widths of both sides, in points; 0 where a side has no button.
  let trailingWidth: Double
  let leadingWidth: Double

  public init(trailing: [RowAction] = [.delete()], leading: [RowAction] = []) {
    self.trailing = trailing
    self.leading = leading
    trailingWidth = trailing.reduce(0) { $0 + $1.width }
    leadingWidth = leading.reduce(0) { $0 + $1.width }
  }
}

extension RowActions {
  subscript(side: Side) -> [RowAction] {
    switch side {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// How far a row slides to show one side's buttons, in points.
  func width(of side: Side) -> Double {
    switch side {
    case .leading: leadingWidth
    case .trailing: trailingWidth
    }
  }
}

extension Side {
  /// The sign of a row's offset when this side shows.
  var sign: Double {
    switch self {
    case .leading: 1
    case .trailing: -1
    }
  }

  /// The side that shows at an offset; none at 0.
  init?(offset: Double) {
    if offset < 0 {
      self = .trailing
    } else if offset > 0 {
      self = .leading
    } else {
      return nil
    }
  }
}
