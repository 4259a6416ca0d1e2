import ScreenModel

// Provenance: SwiftUI's stacks (iOS 13 to 18) as OpenSwiftUI's StackLayout mirrors them. Complete
// but for the rounding of shares, which it does not do either.

/// How a stack shares a length: least flexible first, equal parts of what is left.
///
/// Grids share their width among columns and their height among rows by the same rule.
struct StackDivision {
  /// A child, column or row that wants a part.
  private struct Item {
    let index: Int
    let priority: Double
    let minimum: Double
    let flexibility: Double

    /// Step 2 of the division: who is served first.
    static func isServedFirst(_ left: Item, _ right: Item) -> Bool {
      if left.priority != right.priority { return left.priority > right.priority }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.flexibility == .infinity, left.minimum != right.minimum {
        return left.minimum > right.minimum
      }
      return left.index < right.index
    }
  }

  /// What is offered to each of `count` items along one axis; nil where nothing is proposed.
  ///
  /// - Parameters:
  ///   - length: The stack's own proposal in points; nil for none.
  ///   - gaps: The sum of all gaps in points.
  ///   - priority: The layout priority of an item.
  ///   - measure: The length with which an item answers an offer.
  static func offers(
    count: Int, length: Double?, gaps: Double, in pass: inout LayoutPass,
    priority: (Int) -> Double, measure: (Int, Double, inout LayoutPass) -> Double
  ) -> [Double?] {
    // 1. Nothing proposed: nothing is proposed to any child.
    guard let length else { return [Double?](repeating: nil, count: count) }
    let available = length - gaps
    // Nothing left, or no end of it: the order cannot matter.
    guard count > 1, available > 0, available < .infinity else {
      return [Double?](repeating: max(available, 0), count: count)
    }
    // 2. The order: priority, then flexibility.
    var items: [Item] = []
    items.reserveCapacity(count)
    for index in 0..<count {
      let minimum = measure(index, 0, &pass)
      let maximum = measure(index, .infinity, &pass)
      items.append(
        Item(
          index: index, priority: priority(index), minimum: minimum,
          flexibility: maximum == .infinity ? .infinity : maximum - minimum))
    }
    items.sort(by: Item.isServedFirst)
    return serve(items, available: available, in: &pass, measure: measure)
  }

  private static func serve(
    _ items: [Item], available: Double, in pass: inout LayoutPass,
    measure: (Int, Double, inout LayoutPass) -> Double
  ) -> [Double?] {
    var offers = [Double?](repeating: 0, count: items.count)
    // 3. The minimums of all lower priorities are set aside until their group begins.
    var left = available - items.reduce(0) { $0 + $1.minimum }
    var start = 0
    while start < items.count {
      let priority = items[start].priority
      let end = items[start...].firstIndex { $0.priority != priority } ?? items.count
      left += items[start..<end].reduce(0) { $0 + $1.minimum }
      // 4. An equal part of what is left for each, less what was really taken.
      for position in start..<end {
        let item = items[position]
        let offer = max(left / Double(end - position), 0)
        offers[item.index] = offer
        left -= measure(item.index, offer, &pass)
      }
      start = end
    }
    return offers
  }
}
