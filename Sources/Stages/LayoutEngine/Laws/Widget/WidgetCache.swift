import ScreenModel

/// What nodes answered in one layout: a chain of answers for each node.
struct WidgetCache {
  private struct Entry {
    let constraints: WidgetConstraints
    let answer: WidgetAnswer
    /// Outer nil: nobody asked yet.
    var baseline: Double??
    let next: Int32
  }

  private struct Length {
    let question: WidgetIntrinsic
    let length: Double
    let next: Int32
  }

  private var heads: [Int32]
  private var entries: [Entry] = []
  private var lengthHeads: [Int32]
  private var lengths: [Length] = []

  private static let end: Int32 = -1

  init(nodeCount: Int) {
    heads = Array(repeating: Self.end, count: nodeCount)
    lengthHeads = heads
    entries.reserveCapacity(nodeCount * 2)
  }

  func answer(_ node: Int, _ constraints: WidgetConstraints) -> WidgetAnswer? {
    find(node, constraints).map { entries[$0].answer }
  }

  /// Any answer of a node: the newest; nil: it was never asked.
  func newest(_ node: Int) -> WidgetAnswer? {
    heads[node] == Self.end ? nil : entries[Int(heads[node])].answer
  }

  mutating func add(_ answer: WidgetAnswer, of node: Int, to constraints: WidgetConstraints) {
    let index = Int32(entries.count)
    entries.append(
      Entry(constraints: constraints, answer: answer, baseline: nil, next: heads[node]))
    heads[node] = index
  }

  func baseline(_ node: Int, _ constraints: WidgetConstraints) -> Double?? {
    find(node, constraints).flatMap { entries[$0].baseline }
  }

  mutating func add(baseline: Double?, of node: Int, to constraints: WidgetConstraints) {
    guard let index = find(node, constraints) else { return }
    entries[index].baseline = .some(baseline)
  }

  func intrinsic(_ node: Int, _ question: WidgetIntrinsic) -> Double? {
    var index = lengthHeads[node]
    while index != Self.end {
      let entry = lengths[Int(index)]
      if entry.question == question { return entry.length }
      index = entry.next
    }
    return nil
  }

  mutating func add(_ length: Double, of node: Int, to question: WidgetIntrinsic) {
    let index = Int32(lengths.count)
    lengths.append(Length(question: question, length: length, next: lengthHeads[node]))
    lengthHeads[node] = index
  }

  private func find(_ node: Int, _ constraints: WidgetConstraints) -> Int? {
    var index = heads[node]
    while index != Self.end {
      if entries[Int(index)].constraints == constraints { return Int(index) }
      index = entries[Int(index)].next
    }
    return nil
  }
}
