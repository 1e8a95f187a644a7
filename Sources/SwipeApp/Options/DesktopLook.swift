public import SystemText

/// How the desktop is set to look, as far as its settings' files tell without asking anybody.
///
///     DesktopLook(environment: { $0 == "GTK_THEME" ? "Adwaita:dark" : nil }, file: { _ in nil })
///
/// The variable GTK_THEME comes first, as in GTK. Without it the desktop is dark if GTK's settings
/// file says so, the newest version's that says anything, or GNOME's settings. Otherwise it is light.
public nonisolated struct DesktopLook: Equatable, Sendable {
  public private(set) var isDark = false
  public private(set) var hasHighContrast = false

  /// `environment` is asked for variables, `file` for the bytes of files that may not be there.
  public init(environment: (String) -> SystemString?, file: (SystemString) -> [UInt8]?) {
    if let theme = environment("GTK_THEME"), !theme.isEmpty {
      use(theme: "\(theme)")
      return
    }
    guard let folder = Self.configuration(environment) else { return }
    for version in ["4.0", "3.0"] {
      let settings = SystemString("gtk-\(version)/settings.ini")
      guard let bytes = file(folder.appending(settings)) else { continue }
      if use(settings: String(decoding: bytes, as: UTF8.self)) { break }
    }
    if let bytes = file(folder.appending("dconf/user")) { use(SettingsDatabase(bytes)) }
  }

  private static func configuration(_ environment: (String) -> SystemString?) -> SystemString? {
    if let folder = environment("XDG_CONFIG_HOME"), folder.isAbsolute { return folder }
    return environment("HOME").map { $0.appending(".config") }
  }
}

// MARK: - Reading

nonisolated extension DesktopLook {
  /// Takes what a theme's name tells: Adwaita:dark, Adwaita-dark, HighContrast, HighContrastInverse.
  private mutating func use(theme: String) {
    let name = theme.lowercased()
    hasHighContrast = name.hasPrefix("highcontrast") || name.hasSuffix("-hc")
    isDark = name.hasSuffix(":dark") || name.hasSuffix("-dark") || name.hasSuffix("inverse")
  }

  /// Takes what GNOME's settings say.
  private mutating func use(_ settings: SettingsDatabase) {
    if settings.text("/org/gnome/desktop/interface/color-scheme") == "prefer-dark" {
      isDark = true
    }
    if settings.flag("/org/gnome/desktop/a11y/interface/high-contrast") == true {
      hasHighContrast = true
    }
  }

  /// Takes what GTK's settings file says; whether it says anything of the look.
  private mutating func use(settings: String) -> Bool {
    var prefersDark: Bool?
    var saysTheme = false
    for line in settings.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "gtk-application-prefer-dark-theme":
        prefersDark = ["1", "true"].contains(parts[1].lowercased())
      case "gtk-theme-name":
        use(theme: parts[1])
        saysTheme = true
      default: break
      }
    }
    if prefersDark == true { isDark = true }
    return saysTheme || prefersDark != nil
  }
}
