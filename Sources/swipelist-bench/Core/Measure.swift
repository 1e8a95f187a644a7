import CAllocations
import Glibc

/// What one piece of work costs.
nonisolated struct Cost {
  /// The median over several rounds, in nanoseconds.
  let nanoseconds: Double
  /// Blocks asked of the allocator, each time, once everything is warm.
  let allocations: Double
}

/// Measures `work`: `count` times in a round, the median of the rounds.
nonisolated func measure(count: Int, rounds: Int = 9, _ work: (Int) -> Void) -> Cost {
  for index in 0..<count { work(index) }
  var times: [Double] = []
  times.reserveCapacity(rounds)
  let before = swipelist_allocations()
  for _ in 0..<rounds {
    let start = processorTime()
    for index in 0..<count { work(index) }
    times.append(Double(processorTime() - start) / Double(count))
  }
  let allocations = swipelist_allocations() - before
  times.sort()
  return Cost(
    nanoseconds: times[rounds / 2], allocations: Double(allocations) / Double(count * rounds))
}

/// This thread's time on a processor, in nanoseconds: what other programs take is not in it.
nonisolated func processorTime() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
