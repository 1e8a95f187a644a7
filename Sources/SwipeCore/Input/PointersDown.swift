/// Which pointers are down: only the first drives the list, until all are up.
struct PointersDown: Equatable, Sendable {
  /// How often each is down: a mouse has several buttons.
  private var counts: [Count] = []

  private struct Count: Equatable, Sendable {
    let id: Int
    var buttons: Int
  }
}

extension PointersDown {
  /// Whether none is.
  var isEmpty: Bool { counts.isEmpty }

  /// Notes that a pointer went down, and says whether it is the only one.
  mutating func down(_ id: Int) -> Bool {
    let isFirst = counts.isEmpty
    if let index = index(of: id) {
      counts[index].buttons += 1
    } else {
      counts.append(Count(id: id, buttons: 1))
    }
    return isFirst
  }

  /// Notes that a pointer went up, and says whether the last of its buttons did.
  mutating func up(_ id: Int) -> Bool {
    guard let index = index(of: id) else { return false }
    counts[index].buttons -= 1
    guard counts[index].buttons == 0 else { return false }
    counts.remove(at: index)
    return true
  }

  /// Forgets a pointer that was taken away.
  mutating func cancel(_ id: Int) {
    counts.removeAll { $0.id == id }
  }

  private func index(of id: Int) -> Int? {
    counts.firstIndex { $0.id == id }
  }
}
