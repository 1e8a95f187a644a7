/// How the desktop is set to look, as far as GTK's settings tell without asking anybody.
///
///     DesktopLook(environment: { $0 == "GTK_THEME" ? "Adwaita:dark" : nil }, file: { _ in nil })
///
/// GTK's own order: the variable GTK_THEME, then the newest version's settings file that says
/// anything. Where nothing does, the desktop is light.
public nonisolated struct DesktopLook: Equatable, Sendable {
  public private(set) var isDark = false
  public private(set) var hasHighContrast = false

  /// `environment` is asked for variables, `file` for the bytes of files that may not be there.
  public init(environment: (String) -> String?, file: (String) -> [UInt8]?) {
    if let theme = environment("GTK_THEME"), !theme.isEmpty {
      use(theme: theme)
      return
    }
    guard let folder = Self.configuration(environment) else { return }
    for version in ["4.0", "3.0"] {
      guard let bytes = file("\(folder)/gtk-\(version)/settings.ini") else { continue }
      if use(settings: String(decoding: bytes, as: UTF8.self)) { return }
    }
  }

  private static func configuration(_ environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return folder }
    return environment("HOME").map { "\($0)/.config" }
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
