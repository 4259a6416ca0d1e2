import ScreenModel

/// What nodes answered in one layout: sizes to constraints, and intrinsic lengths.
///
/// The answers of a node form a chain in one array.
struct ConstraintCache {
  struct Entry {
    let constraints: PixelConstraints
    let measured: Measured
    var firstBaseline = MeasureCache.Baseline.unknown
    var lastBaseline = MeasureCache.Baseline.unknown
    let next: Int32
  }

  private struct Length {
    let question: IntrinsicQuestion
    let length: Double
    let next: Int32
  }

  private var heads: [Int32]
  private var lengthHeads: [Int32]
  private(set) var entries: [Entry] = []
  private var lengths: [Length] = []

  init(nodeCount: Int) {
    heads = [Int32](repeating: Self.end, count: nodeCount)
    lengthHeads = heads
    entries.reserveCapacity(nodeCount * 2)
  }

  /// The place of the answer of a node to constraints, or nil.
  func find(_ node: Int, _ constraints: PixelConstraints) -> Int? {
    var index = heads[node]
    while index != Self.end {
      if entries[Int(index)].constraints == constraints { return Int(index) }
      index = entries[Int(index)].next
    }
    return nil
  }

  /// The place of any answer of a node: the newest; nil: it was never asked.
  func newest(_ node: Int) -> Int? {
    heads[node] == Self.end ? nil : Int(heads[node])
  }

  mutating func add(_ node: Int, _ constraints: PixelConstraints, _ measured: Measured) -> Int {
    let place = entries.count
    entries.append(Entry(constraints: constraints, measured: measured, next: heads[node]))
    heads[node] = Int32(truncatingIfNeeded: place)
    return place
  }

  mutating func setBaseline(_ distance: Double?, isFirst: Bool, at index: Int) {
    let baseline = distance.map { MeasureCache.Baseline.at($0) } ?? .none
    if isFirst {
      entries[index].firstBaseline = baseline
    } else {
      entries[index].lastBaseline = baseline
    }
  }

  func length(_ node: Int, _ question: IntrinsicQuestion) -> Double? {
    var index = lengthHeads[node]
    while index != Self.end {
      let entry = lengths[Int(index)]
      if entry.question == question { return entry.length }
      index = entry.next
    }
    return nil
  }

  mutating func add(_ node: Int, _ question: IntrinsicQuestion, length: Double) {
    lengths.append(Length(question: question, length: length, next: lengthHeads[node]))
    lengthHeads[node] = Int32(truncatingIfNeeded: lengths.count - 1)
  }

  private static let end: Int32 = -1
}
