import ScreenModel

/// How far a child reaches above and below its baseline, margins included.
struct BaselineParts {
  let above: Float
  let below: Float
}

extension FlexSolver {
  /// The distance from a node's top to the first baseline in it; its height where it holds no text.
  mutating func baseline(_ node: Int) -> Float {
    if nodes[node].content == .text {
      let edges = nodes[node].edges
      let width = nodes[node].measured.x - edges.x - edges.z
      return edges.y + leaves.baseline(nodes[node].leaf, width: width)
    }
    var found = -1
    for child in nodes[node].firstChild..<nodes[node].firstChild + nodes[node].childCount {
      if nodes[child].line > 0 { break }
      if nodes[child].isAbsolute { continue }
      if alignment(of: child, in: node) == .baseline {
        found = child
        break
      }
      if found < 0 { found = child }
    }
    guard found >= 0 else { return nodes[node].measured.y }
    return baseline(found) + nodes[found].position.y
  }

  mutating func baselineParts(_ child: Int, _ box: FlexContainer) -> BaselineParts {
    let margin = nodes[child].margin(box.inner.x)
    let above = baseline(child) + margin.y
    return BaselineParts(
      above: above, below: nodes[child].measured.y + (margin.y + margin.w) - above)
  }

  /// Spreads the lines over the cross axis and sets the children in them again.
  mutating func alignLines(_ box: FlexContainer, count: Int, total: Float) {
    let rest = crossRest(box, total: total)
    let spaces = lineSpaces(rest, count: count, align: nodes[box.node].alignContent)
    var lead = box.leadingCross + spaces.leading
    var next = box.children.lowerBound
    for number in 0..<count {
      let start = next
      let extent = lineExtent(box, from: &next, number: number)
      if number > 0 { lead += box.gapCross }
      let height = extent.length + spaces.stretch
      for child in start..<next where nodes[child].isInFlow {
        set(child, box, lead: lead, height: height, between: spaces.between, above: extent.above)
      }
      lead += spaces.between + height
    }
  }

  /// What is left of the cross axis beside the lines.
  private func crossRest(_ box: FlexContainer, total: Float) -> Float {
    let dimension = box.crossDimension
    let owner = box.owner[dimension]
    let length: Float
    if box.crossSizing == .exact {
      length = box.innerCross + box.edgesCross
    } else if nodes[box.node].isDefinite(dimension, owner) {
      length = nodes[box.node].size[dimension].resolved(owner)
    } else {
      length = total + box.edgesCross
    }
    // Shares of a wrapping column's limits are of the height around it.
    let held = nodes[box.node].settled(length, dimension, owner: box.owner.y)
    return held - box.edgesCross - total
  }

  /// The space before the first line, between two, and what each line gains.
  private func lineSpaces(
    _ rest: Float, count: Int, align: FlexAlign
  ) -> (leading: Float, between: Float, stretch: Float) {
    let lines = Float(count)
    switch align {
    case .flexEnd: return (rest, 0, 0)
    case .center: return (rest / 2, 0, 0)
    case .stretch where rest >= 0: return (0, 0, rest / lines)
    case .spaceAround where rest >= 0: return (rest / (2 * lines), rest / lines, 0)
    case .spaceEvenly where rest >= 0: return (rest / (lines + 1), rest / (lines + 1), 0)
    case .spaceBetween where rest >= 0 && count > 1: return (0, rest / (lines - 1), 0)
    case .auto, .flexStart, .baseline, .stretch, .spaceAround, .spaceEvenly, .spaceBetween:
      return (0, 0, 0)
    }
  }

  /// The thickness of a line and its greatest ascent; moves `next` behind it.
  private mutating func lineExtent(
    _ box: FlexContainer, from next: inout Int, number: Int
  ) -> (length: Float, above: Float) {
    var length: Float = 0
    var above: Float = 0
    var below: Float = 0
    while next < box.children.upperBound {
      let child = next
      if nodes[child].isInFlow {
        if nodes[child].line != number { break }
        if nodes[child].measured[box.crossDimension] >= 0 {
          length = longer(length, outerLength(child, box.crossDimension, ownerWidth: box.inner.x))
        }
        if alignment(of: child, in: box.node) == .baseline {
          let parts = baselineParts(child, box)
          above = longer(above, parts.above)
          below = longer(below, parts.below)
          length = longer(length, above + below)
        }
      }
      next += 1
    }
    return (length, above)
  }

  private mutating func set(
    _ child: Int, _ box: FlexContainer, lead: Float, height: Float, between: Float, above: Float
  ) {
    let dimension = box.crossDimension
    let margin = nodes[child].margin(box.inner.x)
    let length = nodes[child].measured[dimension]
    switch alignment(of: child, in: box.node) {
    case .flexStart:
      nodes[child].position[box.cross] = lead + nodes[child].inset(box.cross, box.inner.x)
    case .flexEnd:
      nodes[child].position[box.cross] = lead + height - margin[box.cross ^ 2] - length
    case .center: nodes[child].position[box.cross] = lead + (height - length) / 2
    case .stretch:
      nodes[child].position[box.cross] = lead + margin[box.cross]
      if !nodes[child].isDefinite(dimension, box.innerCross) {
        stretchAgain(child, box, to: between + height)
      }
    case .baseline:
      let moved = nodes[child].inset(1, box.innerCross)
      nodes[child].position.y = lead + above - baseline(child) + moved
    case .auto, .spaceBetween, .spaceAround, .spaceEvenly: break
    }
  }

  private mutating func stretchAgain(_ child: Int, _ box: FlexContainer, to length: Float) {
    let measured = nodes[child].measured
    var space = FlexSpace(lengths: SIMD2(), width: .exact, height: .exact)
    space.lengths[box.crossDimension] = length
    // Yoga takes the margins at the sides also for the height of a child in a wrapping column.
    let margins = nodes[child].margins(0, box.inner.x)
    space.lengths[box.mainDimension] = measured[box.mainDimension] + margins
    guard
      !isSameLength(space.lengths.x, measured.x) || !isSameLength(space.lengths.y, measured.y)
    else { return }
    solve(child, space, owner: box.inner, isPlacing: true)
  }
}
