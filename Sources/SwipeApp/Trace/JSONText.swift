/// A number as JSON: the shortest form that reads back as the same value, without a trailing `.0`.
nonisolated func jsonNumber(_ number: Double) -> String {
  precondition(number.isFinite, "JSON has no word for \(number)")
  // Negative zero says nothing more than zero does.
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A string as JSON, its quotation marks included.
nonisolated func jsonString(_ string: String) -> String {
  var text = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\u{0}"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}
