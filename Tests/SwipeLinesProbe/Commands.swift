import Glibc
import SwipeLines
import SystemText

/// Prints a line at once, whoever reads it.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// Tells each delete before it is scheduled, and how many are on the disk after every flush.
func deleteUntilKilled(_ path: String, seed: UInt64) throws {
  let file = try ListFile(opening: SystemString(path))
  guard case .writable(let saver) = file.access else { exit(3) }
  try file.store.startReading()
  _ = file.store.waitUntilRead()
  var timing = SaveQueue.Timing()
  timing.delay = .microseconds(200)
  let queue = try SaveQueue(saver, timing: timing)
  var state = seed
  func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
  var left = Array(0..<file.store.rowCount)
  var deleted: [Int] = []
  while !left.isEmpty {
    let row = left.remove(at: next(below: left.count))
    deleted.append(row)
    say("delete \(row)")
    queue.schedule(deleted: deleted.sorted())
    if next(below: 3) == 0 {
      guard queue.flush() == .saved else { exit(4) }
      say("saved \(deleted.count)")
    }
  }
  exit(5)
}

/// Saves, says how it went, rescues the list if it went wrong, and tries once more.
func saveOnce(_ path: String, rows: String, limits: ArraySlice<String>) throws {
  func limit(_ name: String) -> UInt? {
    limits.first { $0.hasPrefix("\(name)=") }.flatMap { UInt($0.dropFirst(name.count + 1)) }
  }
  if let user = limit("uid"), setuid(uid_t(user)) != 0 { exit(3) }
  let file = try ListFile(opening: SystemString(path))
  switch file.access {
  case .readOnly(let reason):
    say("\(reason)")
  case .writable(let saver):
    try file.store.startReading()
    if let size = limit("fsize") {
      var most = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t.max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &most)
    }
    let queue = try SaveQueue(saver)
    queue.schedule(deleted: rows.split(separator: " ").compactMap { Int($0) })
    let state = queue.flush()
    say("\(state)")
    if state != .saved {
      do { say("rescued \(try queue.rescue())") } catch { say("not rescued: \(error)") }
      say("\(queue.flush())")
    }
    queue.close()
  }
}

/// Deletes rows, brings one back and deletes another, and saves after each; with an empty name there is
/// no trash or no backup. What fails is told and tried once more. Two calls of `access` with a name that is none tell where it starts and ends.
func sweep(_ path: String, trash: String, backupSuffix: String) throws {
  let file = try ListFile(
    opening: SystemString(path),
    backupSuffix: backupSuffix.isEmpty ? nil : SystemString(backupSuffix),
    trash: trash.isEmpty ? nil : Trash(SystemString(trash)))
  guard case .writable(let saver) = file.access else { exit(3) }
  try file.store.startReading()
  _ = file.store.waitUntilRead()
  access("sweep starts", F_OK)
  for deleted in [[1, 3], [1], [1, 5]] {
    do {
      try saver.save(deleted: deleted)
    } catch {
      say("\(error)")
      try saver.save(deleted: deleted)
    }
  }
  saver.close()
  access("sweep ends", F_OK)
}

/// Opens the list as a window does, and prints what it is to be told.
func openAndClose(_ path: String) throws {
  let file = try ListFile(opening: SystemString(path))
  guard case .writable(let saver) = file.access else { exit(3) }
  try file.store.startReading()
  let queue = try SaveQueue(saver)
  guard queue.flush() == .saved else { exit(4) }
  queue.close()
  for remark in queue.takeRemarks() { say("\(remark)") }
}

/// Prints how long it takes to save the list without a row, once it has been read.
func timeSave(_ path: String, trash: String) throws {
  let file = try ListFile(
    opening: SystemString(path), trash: trash.isEmpty ? nil : Trash(SystemString(trash)))
  guard case .writable(let saver) = file.access else { exit(3) }
  try file.store.startReading()
  _ = file.store.waitUntilRead()
  let row = file.store.rowCount / 2
  say("\(try ContinuousClock().measure { try saver.save(deleted: [row]) })")
  saver.close()
}

/// Prints times in µs and the peak of memory.
func measure(_ path: String) throws {
  let clock = ContinuousClock()
  let start = clock.now
  let file = try ListFile(opening: SystemString(path), isReadOnly: true)
  say("rows at the start: \(file.store.rowCount) after \(clock.now - start)")
  try file.store.startReading()
  _ = file.store.waitUntilRead()
  let count = file.store.rowCount
  say("all \(count) rows after \(clock.now - start)")
  guard count > 0 else { return }
  var random: UInt64 = 1
  var total = 0
  let calls = 100_000
  let time = clock.measure {
    for _ in 0..<calls {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      total += file.store.text(ofRow: Int(random >> 33) % count, limit: 4096).utf8.count
    }
  }
  say("text of a random row: \(time / calls) (\(total / calls) bytes)")
  if let status = fopen("/proc/self/status", "r") {
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, status) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      if text.hasPrefix("VmHWM") || text.hasPrefix("RssAnon") { say(String(text.dropLast())) }
    }
    fclose(status)
  }
}
