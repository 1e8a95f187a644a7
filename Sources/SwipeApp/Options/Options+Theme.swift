import SwipeCore
import SystemText

extension Options {
  /// The colours and sizes of text that were asked for, or that the desktop is set to.
  var theme: Theme {
    var (isDark, needsContrast) = (appearance == .dark, hasHighContrast)
    if appearance == .auto {
      let desktop = DesktopLook.current
      isDark = desktop.isDark
      needsContrast = needsContrast || desktop.hasHighContrast
    }
    var theme: Theme =
      switch (isDark, needsContrast) {
      case (false, false): .light
      case (false, true): .lightHighContrast
      case (true, false): .dark
      case (true, true): .darkHighContrast
      }
    if textSize != Theme.usualTextSize { theme.scaleText(toRowSize: textSize) }
    return theme
  }
}

extension DesktopLook {
  fileprivate static var current: DesktopLook {
    DesktopLook(
      environment: SystemString.variable,
      file: { path in try? bytes(ofFile: path) })
  }
}
