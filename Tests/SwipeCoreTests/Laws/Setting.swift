import SwipeCore

/// A list to play sessions on, by its options.
struct Setting: CustomStringConvertible, Sendable {
  let description: String
  var options: SwipeList.Options
  var count = 30
  var size = Size(width: 480, height: 800)

  init(_ name: String, _ change: (inout SwipeList.Options) -> Void = { _ in }) {
    description = name
    options = SwipeList.Options()
    change(&options)
  }

  var list: SwipeList { SwipeList(count: count, size: size, options: options) }

  func writer(seed: UInt64, manner: SessionWriter.Manner) -> SessionWriter {
    SessionWriter(
      seed: seed, size: size, manner: manner, isRightToLeft: options.isRightToLeft)
  }
}

// MARK: - The ones that are tried

extension Setting {
  static let system = Setting("system")
  static let tutorial = Setting("tutorial") { $0.mode = .tutorial }
  static let rightToLeft = Setting("right to left") { $0.isRightToLeft = true }
  static let reduced = Setting("reduced motion") { $0.reducesMotion = true }
  static let fullSwipe = Setting("full swipe") { $0.allowsFullSwipe = true }
  static let bothSides = Setting("buttons on both sides") { $0.actions = .many }
  static let everything = Setting("right to left, both sides, full swipe") {
    $0.actions = .many
    $0.isRightToLeft = true
    $0.allowsFullSwipe = true
    $0.headerButtonWidth = 80
  }
  static let tutorialOfEverything = Setting("tutorial, both sides, reduced motion") {
    $0.mode = .tutorial
    $0.actions = .many
    $0.reducesMotion = true
  }

  static let all = [
    system, tutorial, rightToLeft, reduced, fullSwipe, bothSides, everything, tutorialOfEverything,
  ]
}

extension RowActions {
  fileprivate static let many = RowActions(
    trailing: [.delete(labelWidth: 60), .other(Color(0x888888))],
    leading: [.other(Color(0x0000FF)), .other(Color(0x00FF00), labelWidth: 80)])
}
