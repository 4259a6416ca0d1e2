import ScreenModel

extension Scene {
  /// Whether a node's length along an axis says nothing: it holds something that takes all it is
  /// offered, and a component on its own offers it nothing.
  ///
  /// A picture without a known size, a shape, a scroll view have a token length then; on a screen
  /// they would have another.
  func hasArbitraryLength(_ spot: Spot, along axis: Axis) -> Bool {
    guard spot.laidOut.proposal[axis] == nil else { return false }
    return spots[spot.index..<spot.end].contains { inner in
      inner.laidOut.proposal[axis] == nil && inner.fills(axis)
    }
  }

  /// Whether two nodes lie on each other over something whose size says nothing, or whose places are
  /// not known.
  func areOnArbitraryBase(_ first: Spot, _ second: Spot) -> Bool {
    guard let common = commonAncestor(of: first.index, and: second.index) else { return false }
    if common.node.traits.placesUnknown { return true }
    if standsInParentsHeight(common), isOverlaid(first, on: common) || isOverlaid(second, on: common) {
      return true
    }
    guard common.node.law.isLayered || common.node.law.isAttachment else { return false }
    return Axis.allCases.contains { hasArbitraryLength(common, along: $0) }
  }
}

extension Scene {
  /// Whether a box is as high as what the component stands in, which nobody knows of a component on
  /// its own: there it is only as high as its content.
  private func standsInParentsHeight(_ spot: Spot) -> Bool {
    guard spot.laidOut.proposal.height == nil, case .flex(let law) = spot.node.law else { return false }
    if case .percent = law.style.height { return true }
    return law.style.grow > 0
  }

  /// Whether a node lies in a part that a box places by its edges and not after its other children.
  private func isOverlaid(_ spot: Spot, on base: Spot) -> Bool {
    var isOut = false
    for candidate in [spot] + ancestors(of: spot.index) {
      if candidate.index == base.index { return isOut }
      guard case .flex(let law) = candidate.node.law else { return false }
      if case .wrapper = law.content { continue }
      isOut = law.style.position != .relative
    }
    return false
  }
}

extension Spot {
  /// Whether the node takes all that it is offered along an axis.
  fileprivate func fills(_ axis: Axis) -> Bool {
    let law = node.law
    if let scroll = law.scroll { return scroll.axes.contains(axis) }
    if law.isMeasuredLate { return true }
    if let image = law.image { return image.isResizable }
    if let box = law.box, case .flexible = axis == .horizontal ? box.width : box.height {
      return true
    }
    return false
  }
}
