/// A law that was broken, and how.
struct Breach: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Nothing, where `holds`; else a breach of the law.
func demand(_ holds: Bool, _ law: @autoclosure () -> String) throws(Breach) {
  if !holds { throw Breach(law()) }
}
