nonisolated extension Texts {
  public static func simplifiedChinese(numbers: NumberGrouping) -> Texts {
    Texts(
      sampleTitle: "待办事项",
      delete: "删除",
      undo: "撤销",
      empty: "全部完成",
      emptyHint: "列表中已没有任何内容。",
      count: { "\(numbers.text(of: $0)) 行" },
      deleted: { "已删除“\(shortened($0))”" })
  }
}
