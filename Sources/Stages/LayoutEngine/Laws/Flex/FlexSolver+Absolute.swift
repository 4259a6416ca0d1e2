import ScreenModel

extension FlexSolver {
  /// Sizes and places a child that is out of the lines, in the inner size of its parent.
  mutating func placeAbsolute(_ child: Int, _ box: FlexContainer, widthSizing: FlexSizing) {
    let block = box.inner
    let margins = SIMD2(nodes[child].margins(0, block.x), nodes[child].margins(1, block.x))
    var lengths = SIMD2(
      statedLength(child, box, 0) ?? .nan, statedLength(child, box, 1) ?? .nan)
    let ratio = nodes[child].aspectRatio
    if !ratio.isNaN, lengths.x.isNaN != lengths.y.isNaN {
      if lengths.x.isNaN {
        lengths.x = margins.x + (lengths.y - margins.y) * ratio
      } else {
        lengths.y = margins.y + (lengths.x - margins.x) / ratio
      }
    }
    if lengths.x.isNaN || lengths.y.isNaN {
      var space = FlexSpace(
        lengths: lengths, width: lengths.x.isNaN ? .free : .exact,
        height: lengths.y.isNaN ? .free : .exact)
      if !box.isRow, lengths.x.isNaN, widthSizing != .free, block.x > 0 {
        space.lengths.x = block.x
        space.width = .atMost
      }
      solve(child, space, owner: block, isPlacing: false)
      lengths = nodes[child].measured + margins
    }
    solve(
      child, FlexSpace(lengths: lengths, width: .exact, height: .exact), owner: block,
      isPlacing: true)
    positionAbsolute(child, box, along: box.main, isMain: true)
    positionAbsolute(child, box, along: box.cross, isMain: false)
    if box.main >= 2 { setTrailingPosition(child, along: box.main, in: box.node) }
    if box.cross >= 2 { setTrailingPosition(child, along: box.cross, in: box.node) }
  }

  /// The length with margins that the style or two insets give; nil: the content decides.
  private func statedLength(_ child: Int, _ box: FlexContainer, _ dimension: Int) -> Float? {
    let block = box.inner[dimension]
    if nodes[child].isDefinite(dimension, block) {
      return nodes[child].size[dimension].resolved(block)
        + nodes[child].margins(dimension, box.inner.x)
    }
    let (start, end) = (dimension, dimension ^ 2)
    guard nodes[child].hasInset(start), nodes[child].hasInset(end) else { return nil }
    let border = nodes[box.node].border
    let length =
      nodes[box.node].measured[dimension] - (border[start] + border[end])
      - (nodes[child].inset(start, block) + nodes[child].inset(end, block))
    return nodes[child].held(length, dimension, owner: block, ownerWidth: box.inner.x)
  }

  private func positionAbsolute(
    _ child: Int, _ box: FlexContainer, along axis: FlexAxis, isMain: Bool
  ) {
    let dimension = axis & 1
    let block = box.inner[dimension]
    let start = dimension == 1 ? 1 : nodes[box.node].inlineStart
    let end = start ^ 2
    let border = nodes[box.node].border
    let margin = nodes[child].margin(block)
    let rest = nodes[box.node].measured[dimension] - nodes[child].measured[dimension]
    let fromStart: Float
    if nodes[child].hasInset(start) {
      fromStart = nodes[child].inset(start, block) + border[start] + margin[start]
    } else if nodes[child].hasInset(end) {
      fromStart = rest - border[end] - margin[end] - nodes[child].inset(end, block)
    } else {
      nodes[child].position[axis] = staticPosition(child, box, along: axis, isMain: isMain)
      return
    }
    nodes[child].position[axis] = start == axis ? fromStart : rest - fromStart
  }

  private enum Place { case start, center, end }

  /// Where the parent's alignment puts a child that states no inset, from the start of the axis.
  private func staticPosition(
    _ child: Int, _ box: FlexContainer, along axis: FlexAxis, isMain: Bool
  ) -> Float {
    let dimension = axis & 1
    let border = nodes[box.node].border
    let margin = nodes[child].margin(box.inner.x)
    let rest = nodes[box.node].measured[dimension] - nodes[child].measured[dimension]
    switch isMain ? justifiedPlace(box) : alignedPlace(child, box) {
    case .start: return margin[axis] + border[axis]
    case .end: return rest - (border[axis ^ 2] + margin[axis ^ 2])
    case .center:
      let margins = nodes[child].margins(dimension, box.inner.x)
      let free = rest - border[axis] - border[axis ^ 2] - margins
      return free / 2 + border[axis] + margin[axis]
    }
  }

  private func justifiedPlace(_ box: FlexContainer) -> Place {
    switch nodes[box.node].justify {
    case .flexStart, .spaceBetween: .start
    case .flexEnd: .end
    case .center, .spaceAround, .spaceEvenly: .center
    }
  }

  private func alignedPlace(_ child: Int, _ box: FlexContainer) -> Place {
    let align = alignment(of: child, in: box.node)
    if align == .center { return .center }
    let isReversed = nodes[box.node].wrap == .wrapReverse
    return (align == .flexEnd) == isReversed ? .start : .end
  }
}
