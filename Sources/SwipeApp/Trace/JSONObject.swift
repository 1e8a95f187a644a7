import CJansson

/// One JSON object, and what stands under its keys.
///
///     let object = try JSONObject(line)
///     let x = try object.number("x", in: -1e6...1e6)
///
/// It owns Jansson's value and gives it back. A reading that fails says what was expected.
nonisolated struct JSONObject: ~Copyable {
  private let value: UnsafeMutablePointer<json_t>

  /// Reads the one object that `text` is.
  init(_ text: ArraySlice<UInt8>) throws(Expected) {
    var error = json_error_t()
    let parsed = text.withUnsafeBytes {
      json_loadb($0.baseAddress, $0.count, Int(JSON_REJECT_DUPLICATES), &error)
    }
    guard let parsed else {
      throw Expected("one JSON object (\(Self.message(of: error)))")
    }
    guard parsed.pointee.type == JSON_OBJECT else {
      json_decref(parsed)
      throw Expected("one JSON object")
    }
    value = parsed
  }

  deinit {
    json_decref(value)
  }

  private static func message(of error: json_error_t) -> String {
    withUnsafeBytes(of: error.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// What was looked for and not found.
  struct Expected: Error {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}

// MARK: - Readings

nonisolated extension JSONObject {
  func has(_ key: String) -> Bool {
    json_object_get(value, key) != nil
  }

  /// The number under `key`; `missing` where there is none.
  func number(
    _ key: String, in range: ClosedRange<Double>, missing: Double? = nil
  ) throws(Expected) -> Double {
    guard let field = json_object_get(value, key) else {
      if let missing { return missing }
      throw Expected("a number \"\(key)\"")
    }
    guard field.pointee.type == JSON_INTEGER || field.pointee.type == JSON_REAL else {
      throw Expected("\"\(key)\" to be a number")
    }
    let number = json_number_value(field)
    guard range.contains(number) else {
      throw Expected(
        "\"\(key)\" from \(jsonNumber(range.lowerBound)) to \(jsonNumber(range.upperBound))")
    }
    return number
  }

  /// The whole number under `key`; `missing` where there is none.
  func integer(_ key: String, missing: Int) throws(Expected) -> Int {
    guard let field = json_object_get(value, key) else { return missing }
    guard field.pointee.type == JSON_INTEGER else {
      throw Expected("\"\(key)\" to be a whole number")
    }
    return Int(json_integer_value(field))
  }

  /// The truth under `key`; false where there is none.
  func flag(_ key: String) throws(Expected) -> Bool {
    guard let field = json_object_get(value, key) else { return false }
    switch field.pointee.type {
    case JSON_TRUE: return true
    case JSON_FALSE: return false
    default: throw Expected("\"\(key)\" to be true or false")
    }
  }

  /// The string under `key`.
  func string(_ key: String) throws(Expected) -> String {
    guard let field = json_object_get(value, key) else {
      throw Expected("a string \"\(key)\"")
    }
    guard let text = json_string_value(field) else {
      throw Expected("\"\(key)\" to be a string")
    }
    return String(cString: text)
  }

  /// What the word under `key` means; `missing` where there is none.
  func choice<Meaning>(
    _ key: String, of words: [(String, Meaning)], missing: Meaning? = nil
  ) throws(Expected) -> Meaning {
    if !has(key), let missing { return missing }
    let word = try string(key)
    for (name, meaning) in words where name == word { return meaning }
    let names = words.map { "\"\($0.0)\"" }
    throw Expected("\"\(key)\" to be one of \(names.joined(separator: ", "))")
  }
}
