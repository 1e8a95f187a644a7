import SwipeApp
import SwipeCore
import SwipeSDL
import SystemText
import Testing

@Suite
struct OptionsTests {
  private func options(_ words: String) throws -> Options {
    let arguments = words.split(separator: " ").map { SystemString($0) }
    guard case .run(let options) = try Invocation(arguments: arguments) else {
      throw Unexpected(words: words)
    }
    return options
  }

  private struct Unexpected: Error {
    let words: String
  }

  @Test func `no words open the sample list in a window of 480 by 800`() throws {
    let options = try options("")
    #expect(options.file == nil)
    #expect(options.size == Size(width: 480, height: 800))
    #expect(options.scale == nil)
    #expect(options.textSize == 16)
    #expect(options.appearance == .auto && !options.hasHighContrast)
    #expect(options.mode == .system)
    #expect(options.task == .window(renderer: .auto, recording: nil))
    #expect(!options.allowsFullSwipe && !options.reducesMotion && !options.isRightToLeft)
  }

  @Test(arguments: [
    "--size=320x568", "--size 320x568", "--si=320x568", "--size 1x1 --size 320x568",
  ])
  func `a size is taken as GNU programs take it`(words: String) throws {
    #expect(try options(words).size == Size(width: 320, height: 568))
  }

  @Test(arguments: ["todo.txt --rtl", "--rtl todo.txt", "--rtl -- todo.txt"])
  func `options and the file are taken in any order`(words: String) throws {
    let options = try options(words)
    #expect(options.file == "todo.txt")
    #expect(options.isRightToLeft)
  }

  @Test func `after two dashes everything is a file`() throws {
    #expect(try options("-- --rtl").file == "--rtl")
    #expect(try !options("-- --rtl").isRightToLeft)
  }

  @Test func `a dash alone is no option`() throws {
    #expect(try options("-").file == "-")
  }

  @Test func `every option of the window reaches it`() throws {
    let options = try options(
      "--mode tutorial --font=Sans --text-size=20.5 --theme=dark --high-contrast --scale=2 --full-swipe --reduce-motion --rtl "
        + "--renderer=surface --record=a.trace")
    #expect(options.mode == .tutorial)
    #expect(options.font == "Sans")
    #expect(options.textSize == 20.5)
    #expect(options.appearance == .dark && options.hasHighContrast)
    #expect(options.scale == 2)
    #expect(options.allowsFullSwipe && options.reducesMotion && options.isRightToLeft)
    #expect(options.task == .window(renderer: .surface, recording: "a.trace"))
  }

  @Test func `every option of a replay reaches it`() throws {
    let options = try options(
      "--replay=a.trace --frames --shot=0.5=b.png --shot 1=c=d.png")
    #expect(
      options.task
        == .replay(
          ReplayOptions(
            trace: "a.trace", frameRate: 60,
            shots: [
              ReplayOptions.Shot(time: 0.5, file: "b.png"),
              ReplayOptions.Shot(time: 1, file: "c=d.png"),
            ])))
  }

  @Test func `frames have a rate of their own`() throws {
    #expect(
      try options("--replay=a --frames=144").task
        == .replay(ReplayOptions(trace: "a", frameRate: 144)))
  }

  @Test(arguments: [("1", true), ("0", false), ("", false), ("yes", false)])
  func `the environment can ask for less motion`(value: String, isReduced: Bool) throws {
    let invocation = try Invocation(arguments: []) { name in
      name == "SWIPELIST_REDUCE_MOTION" ? SystemString(value) : nil
    }
    var expected = Options()
    expected.reducesMotion = isReduced
    #expect(invocation == .run(expected))
  }

  @Test(arguments: [
    (["--help", "--nonsense"], Invocation.help), (["--version"], .version), (["a", "--he"], .help),
  ])
  func `help and the version are answered at once`(
    arguments: [SystemString], expected: Invocation
  ) throws {
    #expect(try Invocation(arguments: arguments) == expected)
  }

  @Test func `help stays within 79 columns and names every option`() {
    let lines = helpText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count < 80 })
    for name in [
      "size", "mode", "font", "text-size", "theme", "high-contrast", "scale", "full-swipe",
      "reduce-motion", "rtl", "record", "replay",
      "frames", "shot", "renderer", "help", "version",
    ] {
      #expect(helpText.contains("--\(name)"))
    }
  }

  @Test(arguments: [
    ("--nonsense", "there is no option '--nonsense'"),
    ("--nonsense=3", "there is no option '--nonsense'"),
    ("-q", "there is no option '-q'"),
    ("--=", "there is no option '--'"),
    ("--s=1", "option '--s' could be '--size' or '--scale' or '--shot'"),
    ("--size", "option '--size' needs a value"),
    ("--rtl=1", "option '--rtl' takes no value"),
    (
      "--size=480", "option '--size' takes a size such as 480x800, each side up to 16384, not '480'"
    ),
    ("--mode=fast", "option '--mode' takes 'tutorial' or 'system', not 'fast'"),
    ("--renderer=gl", "option '--renderer' takes 'auto' or 'gpu' or 'surface', not 'gl'"),
    ("--scale=9", "option '--scale' takes a number from 0.25 to 8, not '9'"),
    ("--text-size=99", "option '--text-size' takes a number from 9 to 36, not '99'"),
    ("--theme=red", "option '--theme' takes 'auto' or 'light' or 'dark', not 'red'"),
    ("--font=", "option '--font' takes a name, not ''"),
    ("one two", "one FILE at a time, not also 'two'"),
    ("--frames", "option '--frames' needs '--replay'"),
    ("--shot=1=a.png", "option '--shot' needs '--replay'"),
    ("--record=a --replay=b", "options '--record' and '--replay' do not go together"),
    (
      "--replay=a --renderer=gpu",
      "option '--renderer' is for a window, and '--replay' opens none"
    ),
  ])
  func `a wrong command line says what is wrong`(words: String, message: String) {
    #expect {
      try options(words)
    } throws: { error in
      (error as? UsageError)?.description == message
    }
  }

  @Test(arguments: [
    "--size=0x800", "--size=x", "--size=480x", "--size=480x800x2", "--size=-1x5", "--size=nanx5",
    "--size=99999x5", "--scale=0", "--scale=nan", "--scale=", "--scale=two",
    "--text-size=8.9", "--text-size=nan", "--text-size=", "--theme=", "--high-contrast=1",
    "--replay=a --frames=0", "--replay=a --frames=inf", "--replay=a --frames=x",
    "--replay=a --shot=1", "--replay=a --shot=1=", "--replay=a --shot==a.png",
    "--replay=a --shot=-1=a.png", "--replay=a --shot=nan=a.png", "--replay=", "--record=",
  ])
  func `a value out of bounds is refused`(words: String) {
    #expect(throws: UsageError.self) { try options(words) }
  }
}
