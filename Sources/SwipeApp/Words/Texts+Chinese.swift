import SwipeLines

nonisolated extension Texts {
  public static func simplifiedChinese(numbers: NumberGrouping) -> Texts {
    Texts(
      sampleTitle: "待办事项",
      delete: "删除",
      undo: "撤销",
      done: "完成",
      empty: "全部完成",
      emptyHint: "列表中已没有任何内容。",
      pipeTitle: "标准输入",
      readOnlyTitle: { "\($0)（只读）" },
      waiting: "正在等待第一行…",
      count: { "\(numbers.text(of: $0)) 行" },
      countSoFar: { "已读 \(numbers.text(of: $0)) 行…" },
      notSaved: { "尚未保存：\($0)" },
      neverSaved: { "不会保存：\($0)" },
      changedByOthers: { change in
        switch change {
        case .changed: "其他程序更改了此文件"
        case .replaced: "其他程序替换了此文件"
        case .removed: "其他程序删除了此文件"
        case .beingWritten: "其他程序正在写入此文件"
        }
      },
      printOrNot: { "已删除 \(numbers.text(of: $0)) 行。是否输出结果？" },
      discard: "放弃",
      stillReading: { "仍在读取，目前 \(numbers.text(of: $0)) 行" },
      wait: "等待",
      finishHere: "就此结束",
      endsWhenRead: "全部读取后结束",
      remark: { remark in
        switch remark {
        case .foundForeignFile(let name): "在保存中断处发现其他程序写入的内容，现为 \(name)"
        case .finishedSave(let name): "已完成先前中断的保存：\(name)"
        case .keptUnfinishedSave(let name, let kept):
          "\(name) 在保存中断后被更改；当时要保存的列表在 \(kept)"
        case .leftInTrash(let name, let count):
          "\(name) 被其他程序写入，恢复的 \(numbers.text(of: count)) 行仍留在其中"
        case .stillWritten(let name, let other): "其他程序仍在写入 \(name) 的旧文件，现为 \(other)"
        }
      },
      notRead: { "未能全部读取：\($0)" },
      reload: "重新载入",
      saveAnyway: "仍要保存",
      deleted: { isBlank($0) ? "已删除空白行" : "已删除“\(quoted($0))”" })
  }
}
