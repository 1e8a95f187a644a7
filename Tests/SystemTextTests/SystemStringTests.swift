import SystemText
import Testing

@Suite struct SystemStringTests {
  /// 255 bytes, of which no two are alike: all that a name may hold.
  private static let everyByte = SystemString((1...255).map(UInt8.init))

  @Test func `keeps every byte but the zero`() {
    let bytes = Array(UInt8(1)...255)
    #expect(SystemString(bytes).bytes == bytes)
    #expect(SystemString([97, 0, 98]).bytes == [97])
    let returned = Self.everyByte.withCString { SystemString(cString: $0) }
    #expect(returned == Self.everyByte)
  }

  @Test(arguments: [
    ("todo.txt", "todo.txt"), ("Größe 文", "Größe 文"), ("a\\b", "a\\\\b"), ("a\tb", "a\\x09b"),
    ("\u{1B}[31m", "\\x1B[31m"), ("a\u{9B}b", "a\\xC2\\x9Bb"), ("\u{7F}", "\\x7F"),
    ("a\u{2028}b", "a\\xE2\\x80\\xA8b"), ("a\u{202E}b", "a\\xE2\\x80\\xAEb"),
    // The joiners are part of how words of Persian and Hindi, and some emoji, are written.
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func `is shown as text on one line`(name: String, shown: String) {
    #expect(SystemString(name).description == shown)
  }

  @Test func `a byte that is no UTF-8 is shown by its value`() {
    #expect(SystemString([0x6C, 0xE9]).description == "l\\xE9")
    // The first two of the three bytes of a character, then a letter.
    #expect(SystemString([0xE6, 0x96, 0x61]).description == "\\xE6\\x96a")
  }

  @Test func `what differs is never shown the same`() {
    var shown: [String: [UInt8]] = [:]
    let alphabet: [UInt8] = [
      0x0A, 0x41, 0x5C, 0x78, 0x45, 0x39, 0x80, 0xA9, 0xC3, 0xE2, 0xE9, 0xEF,
    ]
    for first in alphabet {
      for second in alphabet {
        for third in alphabet {
          let bytes = [first, second, third]
          let text = SystemString(bytes).description
          #expect(shown.updateValue(bytes, forKey: text) == nil)
        }
      }
    }
  }

  @Test(arguments: [
    ("todo.txt", ".", "todo.txt"), ("/todo.txt", "/", "todo.txt"), ("a/b/c", "a/b", "c"),
    ("/a/b", "/a", "b"),
  ])
  func `a path has a directory and a name`(
    path: SystemString, directory: SystemString, name: SystemString
  ) {
    #expect(path.directory == directory)
    #expect(path.name == name)
  }

  @Test func `a name is put behind one slash`() {
    #expect(("a" as SystemString).appending("b") == "a/b")
    #expect(("/" as SystemString).appending("b") == "/b")
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abc", 2, "ab"), ("aé", 2, "a"), ("文文", 5, "文"), ("😀", 3, ""), ("", 0, ""),
    ("a", -1, ""),
  ])
  func `is cut short at a character`(text: SystemString, most: Int, left: SystemString) {
    #expect(text.shortened(toBytes: most) == left)
  }

  @Test func `is cut at a byte where it is no text`() {
    let bytes = SystemString([UInt8](repeating: 0x80, count: 9))
    #expect(bytes.shortened(toBytes: 6).bytes.count == 6)
  }
}
