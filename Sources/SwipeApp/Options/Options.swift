public import SwipeCore
public import SwipeSDL
public import SystemText

/// What the program was asked to do, in full: nothing else reads the command line.
///
///     switch try Invocation(arguments: ["--mode", "tutorial", "todo.txt"]) {
///     case .run(let options): …
///
/// Every value in it has been checked; whether the files it names can be read has not.
public nonisolated struct Options: Equatable, Sendable {
  /// The file whose lines are the rows; `-`: standard input; `nil`: standard input, or the sample
  /// list where that is a terminal.
  public var file: SystemString?
  /// Whether rows end in a zero byte rather than a newline.
  public var isNullSeparated = false
  /// Whether a pipe prints the rows that were struck out rather than those that are left.
  public var printsDeleted = false
  /// Whether the file is never written.
  public var isReadOnly = false
  /// What is added to the file's name for a copy of it as it was; `nil`: no copy.
  public var backupSuffix: SystemString?
  /// The file to which rows are added once they cannot be undeleted any more.
  public var trash: SystemString?
  /// The window's size; a trace may change it.
  public var size = Size(width: 480, height: 800)
  /// Pixels per point; `nil`: whatever the display says, 1 where it cannot be asked.
  public var scale: Double?
  public var mode = SwipeList.Mode.system
  public var allowsFullSwipe = false
  public var reducesMotion = false
  public var isRightToLeft = false
  /// A font's name or its file; `nil`: the best one found on the system.
  public var font: SystemString?
  /// The size of a row's text, in points.
  public var textSize = Theme.usualTextSize
  public var appearance = Appearance.auto
  /// Whether colours are further apart than usual; the desktop may ask for it too.
  public var hasHighContrast = false
  public var task = Task.window(renderer: .auto, recording: nil)

  public init() {}

  /// What is done with the list.
  public enum Task: Equatable, Sendable {
    /// It is shown in a window; what is done there is written to the file `recording`.
    case window(renderer: RendererChoice, recording: SystemString?)
    /// A trace is played on it, without a window.
    case replay(ReplayOptions)
  }
}

/// Whether the window is light or dark.
public nonisolated enum Appearance: String, CaseIterable, Sendable {
  /// As the desktop is.
  case auto
  case light
  case dark
}

/// What a replay plays and what it leaves behind.
public nonisolated struct ReplayOptions: Equatable, Sendable {
  /// The trace's file.
  public var trace: SystemString
  /// Frames reported per second; `nil`: none.
  public var frameRate: Double?
  /// The pictures to take, in the order in which they were asked for.
  public var shots: [Shot]

  public init(trace: SystemString, frameRate: Double? = nil, shots: [Shot] = []) {
    self.trace = trace
    self.frameRate = frameRate
    self.shots = shots
  }

  /// A picture of the window as it is at a time.
  public struct Shot: Equatable, Sendable {
    /// In seconds since the trace's start.
    public var time: Double
    /// The PNG file to write.
    public var file: SystemString

    public init(time: Double, file: SystemString) {
      self.time = time
      self.file = file
    }
  }
}

// MARK: - Limits

nonisolated extension Options {
  /// Widths and heights of a window, in points.
  public static let sizes = 1.0...16_384.0
  /// Pixels per point.
  public static let scales = 0.25...8.0
  /// Sizes of a row's text, in points.
  public static let textSizes = 9.0...36.0
  /// Frames per second that a report can be asked for.
  public static let frameRates = 0.001...10_000.0
  /// The rate of `--frames` without a number, in frames per second.
  public static let usualFrameRate = 60.0
}
