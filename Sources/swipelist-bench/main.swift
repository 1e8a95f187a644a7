import Glibc

// swipelist-bench [FILE]             measures everything; the figures go to FILE as JSON, too
// swipelist-bench check FILE         compares counts of instructions with those kept in FILE
// swipelist-bench update FILE        keeps today's counts in FILE
// swipelist-bench scene NAME COUNT   does the work of a scene: what the counts are taken of
do {
  let arguments = CommandLine.arguments
  switch (arguments.count, arguments.dropFirst().first) {
  case (3, "check"), (3, "update"):
    try Instructions.check(
      Scene.all.map(\.name), against: arguments[2], isUpdate: arguments[1] == "update")
  case (4, "scene"):
    let scene = Scene.all.first { $0.name == arguments[2] }
    try scene?.make().run(count: Int(arguments[3]) ?? 0)
  default:
    try Report.write(to: arguments.count > 1 ? arguments[1] : nil)
  }
} catch {
  let message = "swipelist-bench: \(error)\n"
  write(STDERR_FILENO, message, message.utf8.count)
  exit(1)
}
