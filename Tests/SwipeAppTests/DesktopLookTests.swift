import SwipeApp
import SystemText
import Testing

@Suite
struct DesktopLookTests {
  static func look(
    variables: [String: String] = ["HOME": "/home/nora"], files: [String: String] = [:],
    database: [UInt8]? = nil
  ) -> DesktopLook {
    DesktopLook(
      environment: { variables[$0].map { SystemString($0) } },
      file: { $0.name == "user" ? database : files[$0.description].map { Array($0.utf8) } })
  }

  static let version4 = "/home/nora/.config/gtk-4.0/settings.ini"
  static let version3 = "/home/nora/.config/gtk-3.0/settings.ini"

  @Test func `a desktop that says nothing is light`() {
    #expect(!Self.look().isDark && !Self.look().hasHighContrast)
    #expect(!Self.look(variables: [:]).isDark)
  }

  @Test(arguments: [
    ("Adwaita", false, false), ("Adwaita:dark", true, false), ("Yaru-dark", true, false),
    ("HighContrast", false, true), ("HighContrastInverse", true, true),
  ])
  func `a theme's name tells`(name: String, isDark: Bool, hasHighContrast: Bool) {
    for look in [
      Self.look(variables: ["GTK_THEME": name]),
      Self.look(files: [Self.version3: "[Settings]\ngtk-theme-name = \(name)\n"]),
    ] {
      #expect(look.isDark == isDark)
      #expect(look.hasHighContrast == hasHighContrast)
    }
  }

  @Test(arguments: [("1", true), ("true", true), ("0", false), ("false", false)])
  func `the wish for dark is taken`(value: String, isDark: Bool) {
    let text = "[Settings]\r\ngtk-font-name=Sans 11\ngtk-application-prefer-dark-theme=\(value)\n"
    #expect(Self.look(files: [Self.version4: text]).isDark == isDark)
  }

  @Test func `the variable comes before the files, and the newer file before the older`() {
    let dark = "gtk-application-prefer-dark-theme=1"
    let light = "gtk-application-prefer-dark-theme=0"
    #expect(Self.look(files: [Self.version4: "gtk-font-name=Sans", Self.version3: dark]).isDark)
    #expect(!Self.look(files: [Self.version4: light, Self.version3: dark]).isDark)
    #expect(
      !Self.look(
        variables: ["HOME": "/home/nora", "GTK_THEME": "Adwaita"], files: [Self.version4: dark]
      ).isDark)
  }

  // MARK: - GNOME's settings

  /// A database as dconf lays it out, with these settings below one folder.
  static func database(_ folder: String, _ settings: [(String, value: [UInt8])]) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
    let tableStart = 24
    let tableEnd = tableStart + 8 + 24 * (settings.count + 1)
    var table = word(5 << 27) + word(0)
    var rest: [UInt8] = []
    func add(_ name: String, parent: Int, type: Character, value: [UInt8]) {
      let key = tableEnd + rest.count
      rest += Array(name.utf8)
      let start = tableEnd + rest.count
      rest += value
      table += word(0) + word(parent) + word(key)
      table += [UInt8(name.utf8.count), 0, type.asciiValue ?? 0, 0]
      table += word(start) + word(start + value.count)
    }
    add(folder, parent: 0xFFFF_FFFF, type: "L", value: [])
    for (name, value) in settings { add(name, parent: 0, type: "v", value: value) }
    let header = Array("GVariant".utf8) + word(0) + word(0) + word(tableStart) + word(tableEnd)
    return header + table + rest
  }

  static let dark = database(
    "/org/gnome/desktop/interface/",
    [("font-name", Array("Sans 11\0\0s".utf8)), ("color-scheme", Array("prefer-dark\0\0s".utf8))])

  @Test func `what GNOME is set to is taken`() {
    #expect(Self.look(database: Self.dark) == Self.look(variables: ["GTK_THEME": "a:dark"]))
    let light = Self.database(
      "/org/gnome/desktop/interface/", [("color-scheme", Array("default\0\0s".utf8))])
    #expect(!Self.look(database: light).isDark)
    let elsewhere = Self.database("/org/", [("color-scheme", Array("prefer-dark\0\0s".utf8))])
    #expect(!Self.look(database: elsewhere).isDark)
    let contrast = Self.database(
      "/org/gnome/desktop/a11y/interface/", [("high-contrast", [1, 0, UInt8(ascii: "b")])])
    #expect(Self.look(database: contrast).hasHighContrast)
  }

  @Test func `a damaged database says nothing, and nothing breaks`() {
    for length in 0..<Self.dark.count - 1 {
      #expect(!Self.look(database: Array(Self.dark.prefix(length))).isDark)
    }
    for place in Self.dark.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var bytes = Self.dark
        bytes[place] = value
        _ = Self.look(database: bytes)
      }
    }
  }

  @Test func `settings may be elsewhere`() {
    let variables = ["HOME": "/home/nora", "XDG_CONFIG_HOME": "/etc/nora"]
    let dark = "gtk-application-prefer-dark-theme=1"
    #expect(
      Self.look(variables: variables, files: ["/etc/nora/gtk-4.0/settings.ini": dark]).isDark)
    #expect(!Self.look(variables: variables, files: [Self.version4: dark]).isDark)
  }
}
