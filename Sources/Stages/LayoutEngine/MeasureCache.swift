import ScreenModel

/// What nodes answered to proposals in one layout.
///
/// Stacks ask their children at 0, at infinity and at the real proposal; without a memory a nest of
/// them would cost a power of its depth. The answers of a node form a chain in one array.
struct MeasureCache {
  /// One answer; baselines are filled in when somebody asks.
  struct Entry {
    let width: Double
    let height: Double
    let size: Size
    var firstBaseline: Baseline
    var lastBaseline: Baseline
    let next: Int32
  }

  /// A baseline's distance from the top of a node, as far as it is known.
  enum Baseline {
    case unknown
    case none
    case at(Double)
  }

  private var heads: [Int32]
  private(set) var entries: [Entry] = []

  init(nodeCount: Int) {
    heads = [Int32](repeating: Self.end, count: nodeCount)
    entries.reserveCapacity(nodeCount * 8)
  }

  /// The place of the answer of a node to a proposal, or nil.
  func find(_ node: Int, _ proposal: Proposal) -> Int? {
    let width = Self.key(proposal.width)
    let height = Self.key(proposal.height)
    var index = heads[node]
    while index != Self.end {
      let entry = entries[Int(index)]
      if entry.width == width, entry.height == height { return Int(index) }
      index = entry.next
    }
    return nil
  }

  /// Any answer of a node: the newest; nil: it was never asked.
  func newest(_ node: Int) -> Size? {
    heads[node] == Self.end ? nil : entries[Int(heads[node])].size
  }

  mutating func add(_ node: Int, _ proposal: Proposal, size: Size) {
    let entry = Entry(
      width: Self.key(proposal.width), height: Self.key(proposal.height), size: size,
      firstBaseline: .unknown, lastBaseline: .unknown, next: heads[node])
    heads[node] = Int32(entries.count)
    entries.append(entry)
  }

  mutating func setBaseline(_ baseline: Baseline, isFirst: Bool, at index: Int) {
    if isFirst {
      entries[index].firstBaseline = baseline
    } else {
      entries[index].lastBaseline = baseline
    }
  }

  /// No proposal is negative, so −1 stands for none.
  private static func key(_ length: Double?) -> Double { length ?? -1 }

  private static let end: Int32 = -1
}
