import Chance
import Foundation
import SwipeLines
import Testing

@Suite struct CrashTests {
  private static let rounds = 200
  /// So many of them must come after a first save, or there is little to be lost.
  private static let fewestMidway = 50
  /// On a machine that is too quick or too slow for that, or to be caught in the middle of a save, it
  /// is tried on, so often.
  private static let mostRounds = 2000
  private static let rowCount = 1000

  @Test func `killed at any moment, the file is a list that the deletes so far give`() throws {
    // In memory, where it exists: a save takes so little there that many fit before each kill.
    let folder = try (try? Folder(in: "/dev/shm")) ?? Folder()
    var random = SplitMix64(seed: 4)
    var strays = 0
    var midway = 0
    var round = 0
    while round < Self.rounds
      || (strays == 0 || midway < Self.fewestMidway) && round < Self.mostRounds
    {
      let rows = (0..<Self.rowCount).map { Array("row \($0) of round \(round)\r\n".utf8) }
      let path = try folder.file("list", rows.flatMap { $0 })
      let told = try killedAfter(
        .microseconds(.random(in: 0..<8_000, using: &random)), path, seed: round)

      let found = try bytes(of: path)
      #expect(
        isPrefix(found, of: told.deletes, atLeast: told.saved, rows: rows),
        "round \(round): \(told.deletes.count) told, \(told.saved) saved")
      if told.saved > 0 { midway += 1 }
      round += 1

      strays += try folder.names.count - 1
      let queue = try SaveQueue(try Opened(path).saver)
      #expect(queue.flush() == .saved)
      queue.close()
      #expect(try folder.names == ["list"])
    }
    // Were it never killed in the middle of a save, this would show nothing.
    #expect(strays > 0)
    #expect(midway >= Self.fewestMidway)
  }

  /// Whether these bytes are the rows without the first so many deletes.
  private func isPrefix(
    _ found: [UInt8], of deletes: [Int], atLeast saved: Int, rows: [[UInt8]]
  ) -> Bool {
    var left = Set(rows.indices)
    var size = rows.reduce(0) { $0 + $1.count }
    for count in 0...deletes.count {
      if count > 0, let row = left.remove(deletes[count - 1]) { size -= rows[row].count }
      if count >= saved, size == found.count {
        return left.sorted().flatMap { rows[$0] } == found
      }
    }
    return false
  }

  /// Starts the probe, kills it so long after its first word, and returns what it told.
  private func killedAfter(
    _ delay: Duration, _ path: String, seed: Int
  ) throws -> (deletes: [Int], saved: Int) {
    let child = try Child([try Child.probe, "crash", path, "\(seed)"])
    var output = child.read(withinMilliseconds: 10_000) ?? []
    let end = ContinuousClock.now + delay
    while case let left = end - ContinuousClock.now, left > .zero {
      output += child.read(withinMilliseconds: left > .milliseconds(1) ? 1 : 0) ?? []
    }
    child.kill()
    let (rest, status) = child.finish()
    #expect(status & 0x7F == SIGKILL)
    output += rest

    var deletes: [Int] = []
    var saved = 0
    // A line cut short was not told.
    let lines = String(decoding: output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    for line in lines {
      let words = line.split(separator: " ")
      let number = Int(words[1]) ?? -1
      if words[0] == "delete" { deletes.append(number) } else { saved = number }
    }
    return (deletes, saved)
  }
}
