import SwipeLines

nonisolated extension Texts {
  public static func english(numbers: NumberGrouping) -> Texts {
    Texts(
      sampleTitle: "Things to do",
      delete: "Delete",
      undo: "Undo",
      done: "Done",
      empty: "All done",
      emptyHint: "There is nothing left on this list.",
      pipeTitle: "Standard input",
      readOnlyTitle: { "\($0) (read-only)" },
      waiting: "Waiting for the first row…",
      count: { $0 == 1 ? "1 row" : "\(numbers.text(of: $0)) rows" },
      countSoFar: { $0 == 1 ? "1 row so far…" : "\(numbers.text(of: $0)) rows so far…" },
      notSaved: { "Not saved yet: \($0)" },
      neverSaved: { "Nothing is saved, \($0)" },
      changedByOthers: { change in
        switch change {
        case .changed: "Another program has changed the file"
        case .replaced: "Another program has replaced the file"
        case .removed: "Another program has removed the file"
        case .beingWritten: "Another program has the file open for writing"
        }
      },
      printOrNot: {
        $0 == 1
          ? "1 row deleted. Print the result?"
          : "\(numbers.text(of: $0)) rows deleted. Print the result?"
      },
      discard: "Discard",
      stillReading: {
        $0 == 1
          ? "Still reading, 1 row so far" : "Still reading, \(numbers.text(of: $0)) rows so far"
      },
      wait: "Wait",
      finishHere: "Finish Here",
      endsWhenRead: "Ends when the rest has been read",
      remark: \.description,
      notRead: { "Not all was read: \($0)" },
      reload: "Reload",
      saveAnyway: "Save Anyway",
      deleted: { isBlank($0) ? "Deleted a blank row" : "Deleted “\(quoted($0))”" })
  }
}
