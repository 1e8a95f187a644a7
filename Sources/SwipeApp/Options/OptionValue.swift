import SwipeCore
import SystemText

/// The value of an option as it was typed, and what it may mean.
nonisolated struct OptionValue {
  let name: OptionName
  let bytes: SystemString

  /// It as text: where the value is no name, it has to be some.
  private var text: String { bytes.description }

  private func error(_ expected: String) -> UsageError {
    UsageError("option \(name) takes \(expected), not '\(text)'")
  }
}

// MARK: - Readings

nonisolated extension OptionValue {
  /// A size such as `480x800`, in whole points.
  func size() throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = UInt16(parts[0]), let height = UInt16(parts[1]),
      Options.sizes.contains(Double(width)), Options.sizes.contains(Double(height))
    else {
      throw error("a size such as 480x800, each side up to \(jsonNumber(Options.sizes.upperBound))")
    }
    return Size(width: Double(width), height: Double(height))
  }

  /// A number within `range`.
  func number(in range: ClosedRange<Double>) throws(UsageError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw error(
        "a number from \(jsonNumber(range.lowerBound)) to \(jsonNumber(range.upperBound))")
    }
    return number
  }

  /// One of several words.
  func choice<Meaning>(of words: [(String, Meaning)]) throws(UsageError) -> Meaning {
    for (word, meaning) in words where word == text { return meaning }
    throw error(words.map { "'\($0.0)'" }.joined(separator: " or "))
  }

  /// A name that is not empty.
  func fileName() throws(UsageError) -> SystemString {
    if bytes.isEmpty { throw error("a name") }
    return bytes
  }

  /// An ending that makes another name in the same folder of a file's.
  func suffix() throws(UsageError) -> SystemString {
    if bytes.hasSlash { throw error("an ending for a file's name") }
    return bytes
  }

  /// A time and a picture's file, such as `1.5=open.png`.
  func shot() throws(UsageError) -> ReplayOptions.Shot {
    let parts = bytes.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty,
      let time = Double(SystemString(parts[0]).description),
      TraceEvent.times.contains(time)
    else {
      throw error("a time in seconds and a file, such as 1.5=open.png")
    }
    return ReplayOptions.Shot(time: time, file: SystemString(parts[1]))
  }
}
