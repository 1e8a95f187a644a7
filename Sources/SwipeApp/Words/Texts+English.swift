nonisolated extension Texts {
  public static func english(numbers: NumberGrouping) -> Texts {
    Texts(
      sampleTitle: "Things to do",
      delete: "Delete",
      undo: "Undo",
      empty: "All done",
      emptyHint: "There is nothing left on this list.",
      count: { $0 == 1 ? "1 row" : "\(numbers.text(of: $0)) rows" },
      deleted: { "Deleted “\(shortened($0))”" })
  }
}
