import Testing

/// The manual page, the shells' completions and `--help` name the same options.
@Suite struct OptionStories {
  /// Everything that stands for an option in a text: what `pattern` catches.
  private func options(in text: String, _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  private func manual() throws -> Set<String> {
    let items = try SourceTree.read("man/swipelist.1").split(separator: "\n")
      .filter { $0.hasPrefix(".It Fl ") }
    return options(in: items.joined(separator: "\n"), /Fl -([a-z][a-z-]*)/)
  }

  private func help() throws -> Set<String> {
    let outcome = try Program.run([try swipelistPath(), "--help"], in: try Folder())
    #expect(outcome.status == 0)
    return options(in: String(decoding: outcome.output, as: UTF8.self), /--([a-z][a-z-]*)/)
  }

  @Test func `the manual page describes the options of the program`() throws {
    let help = try help()
    #expect(help.isSuperset(of: ["size", "help", "version"]))
    #expect(help == (try manual()))
  }

  @Test(arguments: ["swipelist.bash", "_swipelist"])
  func `the shells complete the options of the manual page`(completion: String) throws {
    let text = try SourceTree.read("completions/\(completion)")
    #expect(options(in: text, /--([a-z][a-z-]*)/) == (try manual()))
  }

  @Test func `fish completes the options of the manual page`() throws {
    let text = try SourceTree.read("completions/swipelist.fish")
    #expect(options(in: text, /-l ([a-z][a-z-]*)/) == (try manual()))
  }

  @Test(arguments: [
    (words: ["--mo"], proposed: "--mode="),
    (words: ["--mode", "t"], proposed: "tutorial"),
    (words: ["--mode", "=", ""], proposed: "system\ntutorial"),
    (words: ["--theme", "="], proposed: "light\ndark\nauto"),
    (words: ["--renderer", "s"], proposed: "surface"),
    (words: ["--", "--mo"], proposed: ""),
    (words: ["todo"], proposed: ""),
  ])
  func `bash proposes what may follow`(words: [String], proposed: String) throws {
    // Outside of a completion there is nothing that compopt could set.
    let script = """
      compopt() { :; }
      source "$0"
      COMP_WORDS=(swipelist "$@") COMP_CWORD=$#
      _swipelist
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let file = "\(SourceTree.path)/completions/swipelist.bash"
    let outcome = try Program.run(["bash", "-c", script, file] + words, in: try Folder())
    #expect(outcome.errors.isEmpty)
    #expect(String(decoding: outcome.output, as: UTF8.self) == proposed + "\n")
  }
}
