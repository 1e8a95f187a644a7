import Foundation

// Lists of one's own, and what the foot of the window says of them.

extension Session {
  /// The window of a list that is saved, with its rows.
  convenience init(file: String, options: [String] = [], in folder: Folder) throws {
    try self.init([try swipelistPath()] + options + [file], in: folder)
    try waitUntilRowsShow()
  }

  /// The window that a shell's line opens, in which `swipelist` is the program under test; it works
  /// in the folder `work`.
  ///
  ///     try Session(shell: "ls | swipelist --deleted | xargs rm", in: folder)
  ///
  /// - Parameter privileges: what even the superuser may not do in it, in `setpriv`'s words
  convenience init(shell line: String, in folder: Folder, dropping privileges: String = "") throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "work"), withIntermediateDirectories: true)
    let drop =
      privileges.isEmpty || geteuid() != 0 ? [] : ["setpriv", "--bounding-set=\(privileges)"]
    try self.init(
      drop + ["sh", "-c", "swipelist() { \"$SWIPELIST\" \"$@\"; }; cd work; \(line)"],
      environment: ["SWIPELIST": try swipelistPath()], in: folder)
  }

  /// Deletes the row that stands first.
  func deleteFirstRow() throws {
    try press("Home", "Delete")
  }
}

// MARK: - The notice

extension Session {
  /// The notice's colour in the light theme.
  private static let noticeColor: UInt32 = 0x2C2C2E
  /// Below its upper edge and above its words, where it has a line of buttons below them.
  private static let tallNotice = Area(x: 40, y: 684, width: 400, height: 1)
  /// Across its last line, above any word.
  private static let lowNotice = Area(x: 40, y: 736, width: 400, height: 1)
  private static let lastLine = Area(x: 22, y: 742, width: 436, height: 32)

  /// Waits until the window asks something, and rests.
  func waitUntilItAsks() throws {
    try eventually("the window asks", staying: .milliseconds(300)) {
      try picture(of: Self.tallNotice).allSatisfy { $0 == Self.noticeColor }
    }
  }

  /// Waits until the window says something with so many buttons.
  func waitUntilItOffers(_ count: Int) throws {
    try eventually("the window offers \(count)", staying: .milliseconds(300)) {
      try picture(of: Self.tallNotice).allSatisfy { $0 == Self.noticeColor }
        && answers().count == count
    }
  }

  func waitUntilNothingIsSaid() throws {
    try eventually("nothing is said") {
      try picture(of: Self.lowNotice).allSatisfy { $0 != Self.noticeColor }
    }
  }

  /// Waits until the window says something that has no button.
  func waitUntilItTells() throws {
    try eventually("the window tells something", staying: .milliseconds(300)) {
      try picture(of: Self.lowNotice).allSatisfy { $0 == Self.noticeColor }
        && answers().count == 1
    }
  }

  /// Clicks on one of the notice's buttons, from the leading one on.
  func answer(_ index: Int) throws {
    let places = try answers()
    guard places.indices.contains(index) else { throw StoryFailure("\(places) are the answers") }
    try make([.move(places[index], 758), .click(1), Layout.aside])
  }

  /// The middles of what is written on the notice's last line, apart by more than words are.
  private func answers() throws -> [Int] {
    let area = Self.lastLine
    let picture = try picture(of: area)
    let written = (0..<area.width).filter { x in
      (0..<area.height).contains { picture[$0 * area.width + x] != Self.noticeColor }
    }
    let gap = 20
    var middles: [Int] = []
    var start = written.first ?? 0
    for (place, x) in written.enumerated() {
      let next = place + 1 < written.count ? written[place + 1] : Int.max
      guard next - x > gap else { continue }
      middles.append(area.x + (start + x) / 2)
      start = next
    }
    return middles
  }
}
