/// The beginning of a text, as long as a line can show, cut into clusters: what a reader takes for
/// one character.
///
///     VisibleText("👩‍👩‍👧a", clusterLimit: 10).clusterCount   // 2
///
/// Reading it costs what the limit is, however long the text. What would act rather than show is
/// replaced by something that shows.
nonisolated struct VisibleText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where in `scalars` each cluster starts, and where the last ends.
  private(set) var starts: [Int] = [0]
  /// Whether this is all of the text.
  private(set) var isWhole = true

  /// Takes at most `clusterLimit` clusters of `text`.
  init(_ text: String, clusterLimit: Int) {
    var beginning = String.UnicodeScalarView()
    var letterCount = 0
    var scalarCount = 0
    for scalar in text.unicodeScalars {
      if scalar.value < VisibleText.firstMark { letterCount += 1 }
      if letterCount > clusterLimit
        || scalarCount == clusterLimit * VisibleText.averageClusterLength
      {
        isWhole = false
        break
      }
      scalarCount += 1
      beginning.append(VisibleText.visible(scalar))
    }
    for cluster in String(beginning) {
      if starts.count > clusterLimit {
        isWhole = false
        break
      }
      let marks = cluster.unicodeScalars.prefix(VisibleText.longestCluster)
      scalars.append(contentsOf: marks)
      starts.append(scalars.count)
    }
    // Where the text goes on, it may go on with more of the last cluster.
    if !isWhole, clusterCount > 1 {
      starts.removeLast()
      scalars.removeSubrange(starts[clusterCount]...)
    }
  }

  /// Where the characters that join the one before them begin: all before have a cluster each.
  private static let firstMark: UInt32 = 0x0300
  /// How many scalars are read for each cluster; no script needs more than about 5.
  private static let averageClusterLength = 16
  /// How many scalars of a cluster are shown: the longest emoji have some 15, letters with accents piled
  /// up for fun more, and a flood of them would take the shaper seconds.
  private static let longestCluster = 40
}

// MARK: - Clusters

nonisolated extension VisibleText {
  var clusterCount: Int { starts.count - 1 }

  func cluster(_ place: Int) -> Cluster {
    scalars[starts[place]..<starts[place + 1]]
  }

  /// The text of some clusters.
  func string(_ clusters: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[starts[clusters.lowerBound]..<starts[clusters.upperBound]])
    return String(view)
  }
}

// MARK: - Scripts

nonisolated extension VisibleText {
  /// Each cluster's script; nil for one that every script has.
  var scripts: [Script?] { (0..<clusterCount).map { cluster($0).script } }

  /// The language that its letters tell of, where that matters for how Chinese characters look.
  var language: String? {
    for scalar in scalars where scalar.value >= VisibleText.firstEastAsian {
      if let language = Script(scalar)?.language { return language }
    }
    return nil
  }

  /// Where the letters of the Far East begin: Hangul's first block.
  private static let firstEastAsian: UInt32 = 0x1100
}

// MARK: - What would act

nonisolated extension VisibleText {
  /// What shows in the place of `scalar`.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x20...0x7E: scalar
    case 0x09: "\u{2192}"  // →: a tab, so frequent that it must be read at a glance
    case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? box  // ␀ and so on
    case 0x7F: "\u{2421}"  // ␡
    case 0x85, 0x2028, 0x2029: "\u{21B5}"  // ↵: next line, line and paragraph separator
    case 0x80...0x9F: box
    // An override makes text read other than it is stored. It is made a joiner, which is not seen.
    case 0x202D, 0x202E: "\u{2060}"
    default: scalar
    }
  }

  /// □, for a control character that has no picture.
  private static let box: Unicode.Scalar = "\u{25A1}"
}
