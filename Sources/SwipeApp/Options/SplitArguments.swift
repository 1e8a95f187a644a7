import SystemText

/// A command line taken apart into options and operands, as GNU programs do it.
///
///     let split = try SplitArguments(["todo.txt", "--size=480x800"])
///     split.operands   // ["todo.txt"]
///
/// Options may be cut short where that is clear, options and operands may be mixed, and `--` ends
/// the options. Swift sees nothing of the C library's `getopt_long`, whose rules these are.
nonisolated struct SplitArguments {
  /// The options in their order, each with its value.
  private(set) var options: [(name: OptionName, value: SystemString?)] = []
  /// What is left, in its order.
  private(set) var operands: [SystemString] = []

  /// Takes `arguments` apart, the program's own name not among them.
  init(_ arguments: [SystemString]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        let (name, value) = try Self.option(argument.bytes.dropFirst(2), rest: &rest)
        options.append((name, value))
        // What comes after these two may be wrong: they are answered at once.
        if name == .help || name == .version { return }
      } else if argument.hasPrefix("-"), argument != "-" {
        for letter in argument.description.dropFirst() {
          guard let name = OptionName.allCases.first(where: { $0.letter == letter }) else {
            throw UsageError("there is no option '-\(letter)'")
          }
          options.append((name, nil))
        }
      } else {
        operands.append(argument)
      }
    }
  }
}

// MARK: - One option

nonisolated extension SplitArguments {
  /// The option that `text`, without its dashes, is; its value may be the next of `rest`.
  private static func option(
    _ text: ArraySlice<UInt8>, rest: inout ArraySlice<SystemString>
  ) throws(UsageError) -> (OptionName, SystemString?) {
    let parts = text.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = try name(SystemString(parts[0]).description)
    let value = parts.count == 2 ? SystemString(parts[1]) : nil
    switch (name.argument, value) {
    case (.none, nil), (.optional, _), (.required, _?):
      return (name, value)
    case (.none, _?):
      throw UsageError("option \(name) takes no value")
    case (.required, nil):
      guard let next = rest.popFirst() else { throw UsageError("option \(name) needs a value") }
      return (name, next)
    }
  }

  /// The option that `stem` stands for.
  private static func name(_ stem: String) throws(UsageError) -> OptionName {
    if let name = OptionName(rawValue: stem) { return name }
    let matches = OptionName.allCases.filter { !stem.isEmpty && $0.rawValue.hasPrefix(stem) }
    switch matches.count {
    case 0: throw UsageError("there is no option '--\(stem)'")
    case 1: return matches[0]
    default:
      let names = matches.map(\.description).joined(separator: " or ")
      throw UsageError("option '--\(stem)' could be \(names)")
    }
  }
}
