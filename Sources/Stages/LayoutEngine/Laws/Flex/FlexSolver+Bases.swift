import ScreenModel

extension FlexSolver {
  /// Finds how long each child would be along the main axis by itself; gives the sum with margins.
  mutating func computeBases(_ box: FlexContainer) -> Float {
    let single = box.mainSizing == .exact ? singleFlexibleChild(box) : -1
    var total: Float = 0
    for child in box.children {
      guard nodes[child].isShown else {
        clear(child)
        continue
      }
      if box.isPlacing { setFirstPosition(child, inner: box.inner) }
      if nodes[child].isAbsolute { continue }
      if child == single {
        nodes[child].computedBasis = 0
      } else {
        computeBasis(child, box)
      }
      total += nodes[child].computedBasis + nodes[child].margins(box.mainDimension, box.inner.x)
    }
    return total
  }

  /// The only child that grows and shrinks: it takes what is left whatever its basis; −1: none.
  private func singleFlexibleChild(_ box: FlexContainer) -> Int {
    var found = -1
    for child in box.children where nodes[child].isFlexible {
      if found >= 0 || abs(nodes[child].grow) < 0.000_1 || abs(nodes[child].shrink) < 0.000_1 {
        return -1
      }
      found = child
    }
    return found
  }

  /// What is not shown has no size, and nothing below it.
  private func clear(_ node: Int) {
    nodes[node].measured = SIMD2(.nan, .nan)
    nodes[node].edges = SIMD4()
    nodes[node].computedBasis = .nan
    nodes[node].placed = SIMD2()
    nodes[node].position = SIMD4()
    for child in nodes[node].firstChild..<nodes[node].firstChild + nodes[node].childCount {
      clear(child)
    }
  }

  /// Where margins and insets put a child before anything else moves it.
  func setFirstPosition(_ child: Int, inner: SIMD2<Float>) {
    var position = nodes[child].ownMargin(inner.x)
    move(&position, child, from: nodes[child].inlineStart, length: inner.x)
    move(&position, child, from: 1, length: inner.y)
    nodes[child].position = position
  }

  private func move(
    _ position: inout SIMD4<Float>, _ child: Int, from start: Int, length: Float
  ) {
    let moved = nodes[child].shift(from: start, length)
    position[start] += moved
    position[start ^ 2] += moved
  }

  private mutating func computeBasis(_ child: Int, _ box: FlexContainer) {
    let dimension = box.mainDimension
    let stated = nodes[child].basis.resolved(box.innerMain)
    let edges = nodes[child].edges(dimension, box.inner.x)
    if !stated.isNaN, !box.innerMain.isNaN {
      // A basis that was once measured stays, as in Yoga.
      if nodes[child].computedBasis.isNaN { nodes[child].computedBasis = longer(stated, edges) }
    } else if nodes[child].isDefinite(dimension, box.innerMain) {
      nodes[child].computedBasis = longer(
        nodes[child].size[dimension].resolved(box.innerMain), edges)
    } else {
      solve(child, basisSpace(child, box), owner: box.inner, isPlacing: false)
      nodes[child].computedBasis = longer(nodes[child].measured[dimension], edges)
    }
  }

  /// The space in which a child without a basis is measured.
  private func basisSpace(_ child: Int, _ box: FlexContainer) -> FlexSpace {
    var space = FlexSpace(lengths: SIMD2(.nan, .nan), width: .free, height: .free)
    let inner = box.inner
    let margins = SIMD2(nodes[child].margins(0, inner.x), nodes[child].margins(1, inner.x))
    for dimension in 0...1 {
      if nodes[child].isDefinite(dimension, inner[dimension]) {
        space.lengths[dimension] =
          nodes[child].size[dimension].resolved(inner[dimension]) + margins[dimension]
        space[dimension] = .exact
      } else if !inner[dimension].isNaN,
        dimension == box.crossDimension || !nodes[box.node].isScrolling
      {
        // 1. Along the axis on which it scrolls a box sets its content no limit.
        space.lengths[dimension] = inner[dimension]
        space[dimension] = .atMost
      }
    }
    // 2. A ratio turns the known cross length into the main one.
    let ratio = nodes[child].aspectRatio
    if !ratio.isNaN, space[box.crossDimension] == .exact {
      let length = space.lengths[box.crossDimension] - margins[box.crossDimension]
      space.lengths[box.mainDimension] =
        margins[box.mainDimension] + (box.isRow ? length * ratio : length / ratio)
      space[box.mainDimension] = .exact
    }
    // 3. A stretched child has the whole cross length, where that is known.
    let cross = box.crossDimension
    if !nodes[child].isDefinite(cross, inner[cross]), !inner[cross].isNaN,
      box.crossSizing == .exact, space[cross] != .exact,
      alignment(of: child, in: box.node) == .stretch
    {
      space.lengths[cross] = inner[cross]
      space[cross] = .exact
      if !ratio.isNaN {
        let length = inner[cross] - margins[cross]
        space.lengths[box.mainDimension] = box.isRow ? length * ratio : length / ratio
        space[box.mainDimension] = .exact
      }
    }
    limitToLargest(&space, child, 0, owner: inner, ownerWidth: inner.x)
    limitToLargest(&space, child, 1, owner: inner, ownerWidth: inner.x)
    return space
  }
}
