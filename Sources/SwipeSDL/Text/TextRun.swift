/// Some clusters of a line that are drawn at once: of one face, one script and one direction.
struct TextRun {
  var clusters: Range<Int>
  let face: FontFace
  let script: Script
  /// How deeply it is embedded: odd means from right to left.
  let level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}

// MARK: - From a text

extension TextRun {
  /// The runs of `text`, in the order in which it is stored.
  static func runs(
    of text: VisibleText, levels: [UInt8], isBold: Bool, in catalog: FontCatalog
  ) -> [TextRun] {
    var runs: [TextRun] = []
    let scripts = text.scripts
    // What comes before the first letter goes with it.
    var script = scripts.lazy.compactMap { $0 }.first ?? .common
    let language = text.language
    for place in 0..<text.clusterCount {
      script = scripts[place] ?? script
      let face = face(
        for: text.cluster(place), isShared: scripts[place] == nil, after: runs.last?.face,
        isBold: isBold, language: language, in: catalog)
      let level = levels[text.starts[place]]
      if let last = runs.last, last.face === face, !face.isColored, last.level == level,
        last.script == script
      {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<place + 1
      } else {
        runs.append(
          TextRun(clusters: place..<place + 1, face: face, script: script, level: level))
      }
    }
    return runs
  }

  /// The face of one cluster. What every script has (`isShared`), such as a space, keeps to the face
  /// before it rather than break a run in two.
  private static func face(
    for cluster: Cluster, isShared: Bool, after previous: FontFace?,
    isBold: Bool, language: String?, in catalog: FontCatalog
  ) -> FontFace {
    let primary = catalog.primary(isBold: isBold)
    var last = previous ?? primary
    if last.isColored { last = primary }
    let seen = cluster.seen
    if seen.isEmpty { return last }
    let isEmoji = cluster.isEmoji
    if isShared, !isEmoji, last !== primary, last.contains(seen),
      seen.isSpace || !primary.contains(seen)
    {
      return last
    }
    return catalog.face(for: seen, isEmoji: isEmoji, isBold: isBold, language: language)
  }
}
