import Foundation

/// Applies `transform` to every element on several threads and keeps the order.
///
/// The threads have a large stack, because trees of source code are walked recursively. The result
/// does not depend on the number of jobs.
func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  guard !elements.isEmpty else { return [] }
  let board = WorkBoard<Result>(count: elements.count)
  let finished = DispatchGroup()
  for _ in 0..<max(1, min(jobs, elements.count)) {
    finished.enter()
    let thread = Thread {
      while let position = board.take() {
        board.put(transform(elements[position]), at: position)
      }
      finished.leave()
    }
    thread.stackSize = threadStackSize
    thread.start()
  }
  finished.wait()
  return board.results
}

/// Bytes; reserved, not used, until a deep tree needs them.
private let threadStackSize = 512 << 20

/// Hands out positions and takes in results; every use is under its lock.
private final class WorkBoard<Result: Sendable>: @unchecked Sendable {
  // A class, because threads share it; unchecked, because the lock keeps its state.
  private let lock = NSLock()
  private var next = 0
  private let count: Int
  private var slots: [Result?]

  init(count: Int) {
    self.count = count
    slots = Array(repeating: nil, count: count)
  }

  func take() -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  func put(_ result: Result, at position: Int) { lock.withLock { slots[position] = result } }

  var results: [Result] { lock.withLock { slots.compactMap { $0 } } }
}
