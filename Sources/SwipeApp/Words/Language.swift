import Glibc

/// A language that the window speaks.
///
///     Language { $0 == "LANG" ? "zh_CN.UTF-8" : nil }   // .simplifiedChinese
public nonisolated enum Language: CaseIterable, Sendable {
  case english
  case simplifiedChinese

  /// The user's, by the variables LC_ALL, LC_MESSAGES and LANG: the first that is set counts. English
  /// stands in for those that are missing.
  public init(environment: (String) -> String?) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
    let locale = names.first { !$0.isEmpty } ?? "C"
    let parts = locale.split { "_-.@".contains($0) }.map { $0.lowercased() }
    // Readers of traditional characters are better off with English.
    let isTraditional = !Set(parts).isDisjoint(with: ["tw", "hk", "mo", "hant"])
    self = parts.first == "zh" && !isTraditional ? .simplifiedChinese : .english
  }

  static var current: Language {
    Language { name in getenv(name).map { String(cString: $0) } }
  }
}

nonisolated extension Language {
  /// Its words, with numbers set apart as `numbers` says.
  public func texts(numbers: NumberGrouping) -> Texts {
    switch self {
    case .english: .english(numbers: numbers)
    case .simplifiedChinese: .simplifiedChinese(numbers: numbers)
    }
  }
}
