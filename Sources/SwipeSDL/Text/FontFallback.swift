internal import CFontconfig

/// All the system's faces in the order in which they fit a query, and which of them draws what.
@safe final class FontFallback {
  private let candidates: UnsafeMutablePointer<FcFontSet>?
  private var faces: [Int: FontFace] = [:]
  private var places: [Unicode.Scalar: Int?] = [:]

  init(_ query: FontQuery, in configuration: OpaquePointer) {
    unsafe candidates = unsafe query.sortedFaces(in: configuration)
  }

  isolated deinit {
    if let candidates = unsafe candidates { unsafe FcFontSetDestroy(candidates) }
  }

  /// The first face that has all of `cluster`, else the first that has its first scalar.
  func face(for cluster: Cluster) -> FontFace? {
    guard let first = cluster.first, let place = place(of: first) else { return nil }
    guard let face = face(at: place) else { return nil }
    if cluster.count == 1 || face.contains(cluster) { return face }
    return unsafe firstPlace { pattern in
      cluster.allSatisfy { unsafe FontFace.covers(pattern, $0) }
    }.flatMap { self.face(at: $0) } ?? face
  }

  private func place(of scalar: Unicode.Scalar) -> Int? {
    if let known = places[scalar] { return known }
    let place = unsafe firstPlace { unsafe FontFace.covers($0, scalar) }
    places[scalar] = .some(place)
    return place
  }

  private func firstPlace(where fits: (OpaquePointer) -> Bool) -> Int? {
    guard let candidates = unsafe candidates, let patterns = unsafe candidates.pointee.fonts else {
      return nil
    }
    return unsafe (0..<Int(candidates.pointee.nfont)).first { place in
      unsafe patterns[place].map { unsafe fits($0) } ?? false
    }
  }

  private func face(at place: Int) -> FontFace? {
    if let face = faces[place] { return face }
    guard let patterns = unsafe candidates?.pointee.fonts, let pattern = unsafe patterns[place]
    else { return nil }
    unsafe FcPatternReference(pattern)
    let face = unsafe FontFace(owning: pattern)
    faces[place] = face
    return face
  }
}
