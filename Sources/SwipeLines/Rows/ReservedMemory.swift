import CLinux
import Glibc
import Synchronization

/// Memory that grows in place: a wide range of addresses, of which only what is used costs memory.
///
///     let memory = try ReservedMemory(capacity: 1 << 36)
///     try memory.makeUsable(4096)
///
/// What was written never moves, so a thread may read it while another writes behind it; only
/// one makes it grow.
struct ReservedMemory: ~Copyable, @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  let capacity: Int
  private let usable = Atomic<Int>(0)

  /// How much more becomes usable at a time, in bytes: a system call a megabyte.
  private static let step = 1 << 20
  /// From this size on a known amount is asked for in huge pages, in bytes: the size of one.
  private static let hugePage = 1 << 21

  init(capacity: Int) throws(SystemError) {
    let capacity = ReservedMemory.roundedUp(capacity)
    let address = mmap(
      nil, capacity, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let address, address != MAP_FAILED else { throw .last }
    start = address
    self.capacity = capacity
  }

  deinit {
    munmap(start, capacity)
  }

  private static func roundedUp(_ count: Int) -> Int {
    (max(count, 1) + step - 1) / step * step
  }
}

// MARK: - Growing

extension ReservedMemory {
  /// Makes the first `count` bytes usable.
  func makeUsable(_ count: Int) throws(SystemError) {
    let usable = usable.load(ordering: .relaxed)
    if count <= usable { return }
    if count > capacity { throw SystemError(ENOMEM) }
    let goal = ReservedMemory.roundedUp(count)
    let more = start + usable
    if mprotect(more, goal - usable, PROT_READ | PROT_WRITE) != 0 { throw .last }
    self.usable.store(goal, ordering: .relaxed)
  }

  /// Makes room for `count` bytes that are sure to come, with fewer page faults where it is much.
  func prepare(_ count: Int) throws(SystemError) {
    try makeUsable(count)
    if count >= ReservedMemory.hugePage {
      // A hint: without it the memory is the same, only slower to get.
      madvise(
        start, count / ReservedMemory.hugePage * ReservedMemory.hugePage,
        swipelist_madvise_huge_pages)
    }
  }
}
