import ScreenModel

/// What the steps of arranging one node's children share.
struct FlexContainer {
  let node: Int
  let children: Range<Int>
  let main: FlexAxis
  let cross: FlexAxis
  /// What the node's parent is inside.
  let owner: SIMD2<Float>
  /// The room for children; no number where it is not known.
  let inner: SIMD2<Float>
  /// The room along the main axis, which a line may change for those after it.
  var innerMain: Float
  let innerCross: Float
  var mainSizing: FlexSizing
  let crossSizing: FlexSizing
  let isPlacing: Bool
  let isWrapping: Bool
  /// Padding and border along both axes.
  let edgesMain: Float
  let edgesCross: Float
  let leadingMain: Float
  let leadingCross: Float
  let gapMain: Float
  let gapCross: Float
  /// Whether the bases are longer together than the room.
  var overflows = false

  var mainDimension: Int { main & 1 }
  var crossDimension: Int { cross & 1 }
  var isRow: Bool { main & 1 == 0 }
  /// Lines need not be solved where only the size is asked and the cross size is known.
  var skipsFlexing: Bool { !isPlacing && crossSizing == .exact }

  init(
    _ nodes: UnsafeMutableBufferPointer<FlexNode>, _ node: Int, _ space: FlexSpace,
    owner: SIMD2<Float>, isPlacing: Bool
  ) {
    self.node = node
    children = nodes[node].firstChild..<nodes[node].firstChild + nodes[node].childCount
    main = nodes[node].main
    cross = nodes[node].cross
    self.owner = owner
    let edges = nodes[node].edges
    let around = SIMD2(edges.x + edges.z, edges.y + edges.w)
    inner = SIMD2(
      nodes[node].room(0, space.lengths.x - around.x, around.x, owner: owner.x),
      nodes[node].room(1, space.lengths.y - around.y, around.y, owner: owner.y))
    innerMain = inner[main & 1]
    innerCross = inner[cross & 1]
    mainSizing = space[main & 1]
    crossSizing = space[cross & 1]
    self.isPlacing = isPlacing
    isWrapping = nodes[node].wrap != .noWrap
    edgesMain = around[main & 1]
    edgesCross = around[cross & 1]
    leadingMain = edges[main]
    leadingCross = edges[cross]
    gapMain = nodes[node].gaps[main & 1]
    gapCross = nodes[node].gaps[cross & 1]
  }
}

extension FlexSolver {
  /// Lays the children of a node out in lines; on placing gives them their positions.
  mutating func arrange(
    _ node: Int, _ space: FlexSpace, owner: SIMD2<Float>, isPlacing: Bool
  ) {
    var box = FlexContainer(nodes, node, space, owner: owner, isPlacing: isPlacing)
    var basis = computeBases(box)
    if box.children.count > 1 { basis += box.gapMain * Float(box.children.count - 1) }
    box.overflows = box.mainSizing != .free && basis > box.innerMain
    if box.isWrapping, box.overflows, box.mainSizing == .atMost { box.mainSizing = .exact }

    var total: Float = 0
    var longest: Float = 0
    var lineCount = 0
    var next = box.children.lowerBound
    while next < box.children.upperBound {
      var line = collectLine(box, from: next, number: lineCount)
      next = line.range.upperBound
      limit(&line, &box)
      if !box.skipsFlexing { flex(&line, box) }
      justify(&line, box)
      let cross = crossLength(&line, box)
      if isPlacing { align(line, box, within: cross, after: total) }
      total += line.crossLength + (lineCount > 0 ? box.gapCross : 0)
      longest = longer(longest, line.mainLength)
      lineCount += 1
    }
    if isPlacing, box.isWrapping || nodes[node].isBaselineAligned {
      alignLines(box, count: lineCount, total: total)
    }
    finish(box, space, longest: longest, total: total)
    guard isPlacing else { return }
    reverseLines(box)
    if box.main >= 2 { setTrailingPositions(box, along: box.main) }
    if box.cross >= 2 { setTrailingPositions(box, along: box.cross) }
    for child in box.children where nodes[child].isAbsolute && nodes[child].isShown {
      placeAbsolute(child, box, widthSizing: box.isRow ? box.mainSizing : box.crossSizing)
    }
  }

  /// How a child stands across its parent's lines.
  func alignment(of child: Int, in node: Int) -> FlexAlign {
    let own = nodes[child].alignSelf
    let align = own == .auto ? nodes[node].alignItems : own
    return align == .baseline && !nodes[node].isRow ? .flexStart : align
  }

  /// Whether a child takes the cross length of its line.
  func isStretched(_ child: Int, _ box: FlexContainer) -> Bool {
    alignment(of: child, in: box.node) == .stretch && !nodes[child].hasAutoMargin(box.cross)
      && !nodes[child].hasAutoMargin(box.cross ^ 2)
  }

  /// Holds an offered length below a child's largest one.
  func limitToLargest(
    _ space: inout FlexSpace, _ child: Int, _ dimension: Int, owner: SIMD2<Float>, ownerWidth: Float
  ) {
    guard nodes[child].hasLargest else { return }
    let most = nodes[child].largest[dimension].resolved(owner[dimension])
    guard !most.isNaN else { return }
    let length = most + nodes[child].margins(dimension, ownerWidth)
    switch space[dimension] {
    case .exact, .atMost:
      if !(space.lengths[dimension] < length) { space.lengths[dimension] = length }
    case .free:
      space[dimension] = .atMost
      space.lengths[dimension] = length
    }
  }

  /// The size of a node along a dimension with its margins.
  func outerLength(_ child: Int, _ dimension: Int, ownerWidth: Float) -> Float {
    nodes[child].measured[dimension] + nodes[child].margins(dimension, ownerWidth)
  }

  /// Gives a child the distance from the end of an axis that follows from the one from its start.
  func setTrailingPosition(_ child: Int, along axis: FlexAxis, in node: Int) {
    nodes[child].position[axis ^ 2] =
      nodes[node].measured[axis & 1] - nodes[child].measured[axis & 1] - nodes[child].position[axis]
  }

  private func setTrailingPositions(_ box: FlexContainer, along axis: FlexAxis) {
    for child in box.children where nodes[child].isInFlow {
      setTrailingPosition(child, along: axis, in: box.node)
    }
  }

  /// The node's own size.
  private func finish(_ box: FlexContainer, _ space: FlexSpace, longest: Float, total: Float) {
    let node = box.node
    var size = SIMD2<Float>()
    for dimension in 0...1 {
      let isMain = dimension == box.mainDimension
      let edges = isMain ? box.edgesMain : box.edgesCross
      let content = isMain ? longest : total + edges
      let sizing = isMain ? box.mainSizing : box.crossSizing
      let owner = box.owner[dimension]
      if sizing == .free || (sizing == .atMost && !nodes[node].isScrolling) {
        size[dimension] = nodes[node].settled(content, dimension, owner: owner)
      } else if sizing == .atMost {
        let room = isMain ? box.innerMain : box.innerCross
        size[dimension] = longer(
          shorter(room + edges, nodes[node].bounded(content, dimension, owner: owner)), edges)
      } else {
        size[dimension] = nodes[node].settled(space.lengths[dimension], dimension, owner: owner)
      }
    }
    nodes[node].measured = size
  }

  /// Lines were stacked from the start of the cross axis; turn them around where they begin at its end.
  private func reverseLines(_ box: FlexContainer) {
    guard nodes[box.node].wrap == .wrapReverse else { return }
    for child in box.children where !nodes[child].isAbsolute {
      nodes[child].position[box.cross] =
        nodes[box.node].measured[box.crossDimension] - nodes[child].position[box.cross]
        - nodes[child].measured[box.crossDimension]
    }
  }
}
