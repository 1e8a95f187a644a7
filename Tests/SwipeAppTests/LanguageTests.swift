import SwipeApp
import Testing

@Suite
struct LanguageTests {
  @Test(arguments: [
    ([:], Language.english), (["LANG": "C.UTF-8"], .english), (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "zh_CN.UTF-8"], .simplifiedChinese), (["LANG": "zh"], .simplifiedChinese),
    (["LANG": "zh_SG"], .simplifiedChinese), (["LANG": "zh_TW.UTF-8"], .english),
    (["LANG": "zh-Hans"], .simplifiedChinese), (["LANG": "zh_Hant"], .english),
    (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"], .simplifiedChinese),
    (["LANG": "zh_CN", "LC_MESSAGES": "en_GB"], .english),
    (["LANG": "en_GB", "LC_ALL": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB"], .simplifiedChinese),
    (["LANG": "zh_CN.UTF-8", "LC_ALL": ""], .simplifiedChinese),
  ])
  func `the first variable that is set says the language`(
    variables: [String: String], language: Language
  ) {
    #expect(Language { variables[$0] } == language)
  }

  @Test(arguments: Language.allCases)
  func `each language has every text`(language: Language) {
    let texts = language.texts(numbers: .usual)
    let words = Mirror(reflecting: texts).children.compactMap { $0.value as? String }
    #expect(words.contains(texts.delete) && words.contains(texts.undo))
    #expect(words.allSatisfy { !$0.isEmpty })
    #expect(Set(words).count == words.count)
    for number in [0, 1, 2, 1_234_567] {
      let digits = NumberGrouping.usual.text(of: number)
      #expect(texts.count(number).contains(digits))
      #expect(texts.countSoFar(number).contains(digits))
    }
    for phrase in [texts.deleted, texts.readOnlyTitle, texts.notSaved, texts.notRead] {
      #expect(phrase("milk").contains("milk") && phrase("milk") != "milk")
    }
  }

  @Test func `no text of one language is left in another`() {
    let english = Language.english.texts(numbers: .usual)
    let chinese = Language.simplifiedChinese.texts(numbers: .usual)
    func words(_ texts: Texts) -> Set<String> {
      Set(Mirror(reflecting: texts).children.compactMap { $0.value as? String })
        .union([texts.count(3), texts.deleted("")])
    }
    #expect(words(english).isDisjoint(with: words(chinese)))
    #expect(chinese.delete == "删除" && chinese.undo == "撤销")
  }

  @Test func `a wide character takes the room of two`() {
    let texts = Texts.simplifiedChinese(numbers: .usual)
    #expect(texts.deleted(String(repeating: "米", count: 14)).hasSuffix("米\u{2069}”"))
    #expect(
      texts.deleted(String(repeating: "米", count: 15))
        == "已删除“\u{2068}" + String(repeating: "米", count: 14) + "…\u{2069}”")
  }
}

@Suite
struct NumberGroupingTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12_345, "12,345"), (1_234_567, "1,234,567"),
    (-1234, "-1,234"),
  ])
  func `thousands are set apart`(number: Int, text: String) {
    #expect(NumberGrouping.usual.text(of: number) == text)
  }

  @Test func `groups may have several sizes`() {
    #expect(NumberGrouping(separator: ",", sizes: [3, 2]).text(of: 123_456_789) == "12,34,56,789")
    #expect(NumberGrouping(separator: ".", sizes: [3]).text(of: 1_000_000) == "1.000.000")
    #expect(NumberGrouping(separator: " ", sizes: [4, .max]).text(of: 123_456_789) == "12345 6789")
  }
}
