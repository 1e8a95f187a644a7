import SwipeCore
import SwipeSDL
public import SystemText

/// What a command line asks for.
///
///     let invocation = try Invocation(arguments: ["--size", "480x800", "todo.txt"])
///
/// Reading it changes nothing and prints nothing; what is wrong with it is thrown.
public nonisolated enum Invocation: Equatable, Sendable {
  case help
  case version
  case run(Options)

  /// Reads `arguments`, the program's own name not among them; `environment` is asked for the
  /// variables that stand in for options.
  public init(
    arguments: [SystemString], environment: (String) -> SystemString? = { _ in nil }
  ) throws(UsageError) {
    let split = try SplitArguments(arguments)
    var options = Options()
    options.reducesMotion = environment("SWIPELIST_REDUCE_MOTION") == "1"
    var task = TaskWords()

    for (name, value) in split.options {
      let value = OptionValue(name: name, bytes: value ?? "")
      switch name {
      case .help:
        self = .help
        return
      case .version:
        self = .version
        return
      case .size: options.size = try value.size()
      case .mode:
        options.mode = try value.choice(of: [("tutorial", .tutorial), ("system", .system)])
      case .font: options.font = try value.fileName()
      case .textSize: options.textSize = try value.number(in: Options.textSizes)
      case .theme:
        options.appearance = try value.choice(
          of: Appearance.allCases.map { ($0.rawValue, $0) })
      case .highContrast: options.hasHighContrast = true
      case .scale: options.scale = try value.number(in: Options.scales)
      case .fullSwipe: options.allowsFullSwipe = true
      case .reduceMotion: options.reducesMotion = true
      case .rtl: options.isRightToLeft = true
      case .renderer:
        task.renderer = try value.choice(of: RendererChoice.allCases.map { ($0.rawValue, $0) })
      case .null: options.isNullSeparated = true
      case .deleted: options.printsDeleted = true
      case .readOnly: options.isReadOnly = true
      case .backup: options.backupSuffix = value.bytes.isEmpty ? "~" : try value.suffix()
      case .trash: options.trash = try value.fileName()
      case .record: task.recording = try value.fileName()
      case .replay: task.trace = try value.fileName()
      case .frames:
        task.frameRate =
          value.bytes.isEmpty
          ? Options.usualFrameRate : try value.number(in: Options.frameRates)
      case .shot: task.shots.append(try value.shot())
      }
    }

    if split.operands.count > 1 {
      throw UsageError("one FILE at a time, not also '\(split.operands[1])'")
    }
    options.file = split.operands.first
    try options.checkWhatNeedsAFile()
    options.task = try task.resolved()
    self = .run(options)
  }
}

nonisolated extension Options {
  /// Some options make sense for a file alone, and one without.
  fileprivate func checkWhatNeedsAFile() throws(UsageError) {
    let isFile = file != nil && file != "-"
    if isReadOnly && !isFile { throw UsageError("option \(OptionName.readOnly) needs FILE") }
    if backupSuffix != nil && !isFile { throw UsageError("option \(OptionName.backup) needs FILE") }
  }
}

/// The words about what to do with the list, before it is known whether they go together.
private nonisolated struct TaskWords {
  var renderer: RendererChoice?
  var recording: SystemString?
  var trace: SystemString?
  var frameRate: Double?
  var shots: [ReplayOptions.Shot] = []

  func resolved() throws(UsageError) -> Options.Task {
    guard let trace else {
      if frameRate != nil { throw UsageError("option '--frames' needs '--replay'") }
      if !shots.isEmpty { throw UsageError("option '--shot' needs '--replay'") }
      return .window(renderer: renderer ?? .auto, recording: recording)
    }
    if recording != nil {
      throw UsageError("options '--record' and '--replay' do not go together")
    }
    if renderer != nil {
      throw UsageError("option '--renderer' is for a window, and '--replay' opens none")
    }
    return .replay(ReplayOptions(trace: trace, frameRate: frameRate, shots: shots))
  }
}
