import SwipeApp
import Testing

@Suite
struct DesktopLookTests {
  static func look(
    variables: [String: String] = ["HOME": "/home/nora"], files: [String: String] = [:]
  ) -> DesktopLook {
    DesktopLook(environment: { variables[$0] }, file: { files[$0].map { Array($0.utf8) } })
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

  @Test func `settings may be elsewhere`() {
    let variables = ["HOME": "/home/nora", "XDG_CONFIG_HOME": "/etc/nora"]
    let dark = "gtk-application-prefer-dark-theme=1"
    #expect(
      Self.look(variables: variables, files: ["/etc/nora/gtk-4.0/settings.ini": dark]).isDark)
    #expect(!Self.look(variables: variables, files: [Self.version4: dark]).isDark)
  }
}
