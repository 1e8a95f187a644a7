public import SystemText

/// Saves a list beside the window: soon after every change, many changes at once, again after a
/// failure.
///
///     let queue = try SaveQueue(saver) { state in tellTheWindow(state) }
///     queue.schedule(deleted: [4])
///     if queue.flush() != .saved { print(try queue.rescue()) }
///     queue.close()
///
/// Nobody waits for the disk but who calls `flush` or `close`. At its start it removes what a
/// killed process left of its saves.
public final class SaveQueue: Sendable {
  /// How long it waits.
  public struct Timing: Equatable, Sendable {
    /// From the first change that is not saved to its save: half of the second in which it has
    /// to be on the disk.
    public var delay: Duration = .milliseconds(500)
    /// From a failure to the next attempt.
    public var retry: Duration = .seconds(5)

    public init() {}
  }

  private struct Work: Sendable {
    var wanted: [Int] = []
    var isUnsaved = false
    /// Whether to look at the file, though nothing is to be saved.
    var isToLook = false
    var isForced = false
    /// When to save; nil while nothing is to be done, or somebody has to decide first.
    var due: MonotonicTime?
    var isBusy = true
    var state = SaveState.saved
    var reported = SaveState.saved
    var remarks: [SaveRemark] = []
    /// Whether the window has not been told yet that there are new ones.
    var hasNewRemarks = false
    var isClosing = false
    var hasEnded = false
  }

  private enum Job {
    case report(SaveState)
    case save([Int], isForced: Bool)
    case look
    case end
  }

  private let saver: Saver
  private let timing: Timing
  private let work = Monitor(Work())

  /// - Parameter onChange: called on the queue's thread with every new state, in order, and again
  ///   where there are new remarks
  public init(
    _ saver: Saver, timing: Timing = Timing(),
    onChange: @escaping @Sendable (SaveState) -> Void = { _ in }
  ) throws(SaveError) {
    self.saver = saver
    self.timing = timing
    do {
      try BackgroundThread.start { [saver, work, timing] in
        SaveQueue.run(saver, work, timing, onChange)
      }
    } catch {
      throw .failed(name: saver.path.description, error.sentence)
    }
  }

  deinit {
    work.withLock { $0.isClosing = true }
  }
}

// MARK: - For the window

extension SaveQueue {
  public var state: SaveState { work.withLock { $0.state } }

  /// The list is now the one without these rows: in order, each once.
  public func schedule(deleted: [Int]) {
    let latest = MonotonicTime.now + timing.delay
    work.withLock { work in
      work.wanted = deleted
      work.isUnsaved = true
      work.due = min(work.due ?? latest, latest)
      if work.state == .saved { work.state = .pending }
    }
  }

  /// Looks at the file now: whether somebody else has touched it or, where something could not be
  /// saved, whether it can by now.
  public func look() {
    let now = MonotonicTime.now
    work.withLock { work in
      if work.isUnsaved { work.due = now } else { work.isToLook = true }
    }
  }

  /// Saves over what somebody else made of the file, as far as the last state told of it.
  public func saveAnyway() {
    let now = MonotonicTime.now
    work.withLock { work in
      work.isUnsaved = true
      work.isForced = true
      work.due = now
      // Another change since then is told as well.
      work.state = .pending
    }
  }

  /// Saves now what is not saved, waits for the outcome and returns it; `saved`, where nothing is to
  /// be saved, whatever somebody else made of the file.
  public func flush() -> SaveState {
    let now = MonotonicTime.now
    work.withLock { if $0.isUnsaved { $0.due = now } }
    return work.wait { work in
      let isOver = !work.isBusy && (work.due.map { $0 > now } ?? true)
      guard isOver || work.hasEnded else { return nil }
      return work.isUnsaved ? work.state : .saved
    }
  }

  /// Keeps the list as it is on the screen in a file of its own and returns that file's name.
  public func rescue() throws(SaveError) -> SystemString {
    let wanted = work.withLock { $0.wanted }
    return try saver.store.rescue(deleted: wanted, of: saver.path)
  }

  /// What the user should be told, each once; after `close` for the last time.
  public func takeRemarks() -> [SaveRemark] {
    work.withLock { work in
      defer { work.remarks = [] }
      return work.remarks
    }
  }

  /// Ends without saving what is not saved, takes in what others appended, and gives the file free for other windows.
  public func close() {
    work.withLock { $0.isClosing = true }
    work.wait { $0.hasEnded ? () : nil }
  }
}

// MARK: - On its own thread

extension SaveQueue {
  private static func run(
    _ saver: Saver, _ work: Monitor<Work>, _ timing: Timing,
    _ onChange: @Sendable (SaveState) -> Void
  ) {
    saver.clearStrays()
    while true {
      takeRemarks(of: saver, work)
      switch nextJob(work) {
      case .report(let state):
        onChange(state)
      case .save(let deleted, let isForced):
        save(saver, work, timing, deleted, isForced)
      case .look:
        look(at: saver, work)
      case .end:
        saver.close()
        takeRemarks(of: saver, work)
        work.withLock { $0.hasEnded = true }
        return
      }
    }
  }

  private static func takeRemarks(of saver: Saver, _ work: Monitor<Work>) {
    let new = saver.takeRemarks()
    if new.isEmpty { return }
    work.withLock { work in
      work.remarks += new
      work.hasNewRemarks = true
    }
  }

  private static func nextJob(_ work: Monitor<Work>) -> Job {
    work.withLock { $0.isBusy = false }
    return work.wait(until: { $0.due }) { work in
      let job: Job
      if work.isClosing {
        job = .end
      } else if work.reported != work.state || work.hasNewRemarks {
        work.reported = work.state
        work.hasNewRemarks = false
        job = .report(work.state)
      } else if let due = work.due, due <= .now {
        job = .save(work.wanted, isForced: work.isForced)
        work.due = nil
        work.isForced = false
        work.isToLook = false
      } else if work.isToLook {
        job = .look
        work.isToLook = false
      } else {
        return nil
      }
      work.isBusy = true
      return job
    }
  }

  private static func look(at saver: Saver, _ work: Monitor<Work>) {
    do {
      let hasNewRows = try saver.look()
      work.withLock { work in
        if hasNewRows {
          work.isUnsaved = true
          work.due = .now
        }
        if !work.isUnsaved { work.state = .saved } else if hasNewRows { work.state = .pending }
      }
    } catch {
      // What else is wrong shows when there is something to save.
      guard case .changedByOthers = error else { return }
      work.withLock { if !$0.isUnsaved { $0.state = .unsaved(error) } }
    }
  }

  private static func save(
    _ saver: Saver, _ work: Monitor<Work>, _ timing: Timing, _ deleted: [Int], _ isForced: Bool
  ) {
    do {
      try saver.save(deleted: deleted, isForced: isForced)
      work.withLock { work in
        let isLatest = work.wanted == deleted
        work.isUnsaved = !isLatest
        work.state = isLatest ? .saved : .pending
      }
    } catch {
      let next = MonotonicTime.now + timing.retry
      work.withLock { work in
        work.state = .unsaved(error)
        guard case .failed = error else { return }
        work.isForced = work.isForced || isForced
        work.due = min(work.due ?? next, next)
      }
    }
  }
}
