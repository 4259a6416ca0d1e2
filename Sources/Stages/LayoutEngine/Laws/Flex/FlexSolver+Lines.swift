import ScreenModel

/// One line of children under way.
struct FlexLine {
  /// All children from the first of the line to the one before the next line, also those not in flow.
  var range: Range<Int>
  var count = 0
  /// The last child in flow; −1: none.
  var last = -1
  /// Bases, margins and gaps together.
  var consumed: Float = 0
  /// Whether any child grows or shrinks.
  var isFlexing = false
  var growth: Float = 0
  /// Never above 0: the sign decides on which side a share of nothing falls.
  var shrinkage: Float = 0
  var autoMargins = 0
  var remaining: Float = 0
  var mainLength: Float = 0
  var crossLength: Float = 0
}

extension FlexSolver {
  /// The children from one on that share a line.
  func collectLine(_ box: FlexContainer, from start: Int, number: Int) -> FlexLine {
    var line = FlexLine(range: start..<box.children.upperBound)
    for child in start..<box.children.upperBound where nodes[child].isInFlow {
      let gap = line.count == 0 ? 0 : box.gapMain
      let length =
        basis(child, box) + nodes[child].margins(box.mainDimension, box.inner.x) + gap
      // As in Yoga, the automatic margins of the child that starts the next line count in this one.
      if nodes[child].countsAutoMargin(box.main) { line.autoMargins += 1 }
      if nodes[child].countsAutoMargin(box.main ^ 2) { line.autoMargins += 1 }
      if box.isWrapping, line.count > 0, line.consumed + length > box.innerMain {
        line.range = start..<child
        break
      }
      nodes[child].line = number
      line.consumed += length
      if nodes[child].isFlexible {
        line.isFlexing = true
        line.growth += nodes[child].grow
        line.shrinkage -= nodes[child].shrink * nodes[child].computedBasis
      }
      line.count += 1
      line.last = child
    }
    if line.growth > 0, line.growth < 1 { line.growth = 1 }
    return line
  }

  /// A child's basis held between its limits.
  private func basis(_ child: Int, _ box: FlexContainer) -> Float {
    nodes[child].bounded(
      nodes[child].computedBasis, box.mainDimension, owner: box.owner[box.mainDimension])
  }

  /// Holds the room for a line between the node's limits and finds what is left of it.
  func limit(_ line: inout FlexLine, _ box: inout FlexContainer) {
    if box.mainSizing != .exact, nodes[box.node].isLimited {
      let dimension = box.mainDimension
      let owner = box.owner[dimension]
      let least = nodes[box.node].smallest[dimension].resolved(owner) - box.edgesMain
      let most = nodes[box.node].largest[dimension].resolved(owner) - box.edgesMain
      if line.consumed < least {
        box.innerMain = least
      } else if line.consumed > most {
        box.innerMain = most
      }
    }
    if !box.innerMain.isNaN {
      line.remaining = box.innerMain - line.consumed
    } else if line.consumed < 0 {
      line.remaining = -line.consumed
    }
  }

  /// Grows or shrinks the children of a line: first those that meet a limit, then the others.
  mutating func flex(_ line: inout FlexLine, _ box: FlexContainer) {
    let original = line.remaining
    freeze(&line, box)
    var spent: Float = 0
    for child in line.range where nodes[child].isInFlow {
      let basis = basis(child, box)
      let length = flexed(child, basis, line, box)
      spent += length - basis
      solve(
        child, flexedSpace(child, length, box), owner: box.inner,
        isPlacing: box.isPlacing && !needsStretching(child, box))
    }
    line.remaining = original - spent
  }

  /// Takes out of the sums what meets a limit.
  private func freeze(_ line: inout FlexLine, _ box: FlexContainer) {
    guard line.isFlexing, line.remaining != 0 else { return }
    let isShrinking = line.remaining < 0
    var spent: Float = 0
    for child in line.range where nodes[child].isInFlow {
      let basis = basis(child, box)
      let wanted: Float
      if isShrinking {
        let factor = -nodes[child].shrink * basis
        guard factor != 0 else { continue }
        wanted = basis + line.remaining / line.shrinkage * factor
      } else {
        guard nodes[child].grow != 0 else { continue }
        wanted = basis + line.remaining / line.growth * nodes[child].grow
      }
      let held = nodes[child].held(
        wanted, box.mainDimension, owner: box.innerMain, ownerWidth: box.inner.x)
      guard !wanted.isNaN, wanted != held else { continue }
      spent += held - basis
      if isShrinking {
        line.shrinkage += nodes[child].shrink * nodes[child].computedBasis
      } else {
        line.growth -= nodes[child].grow
      }
    }
    line.remaining -= spent
  }

  private func flexed(
    _ child: Int, _ basis: Float, _ line: FlexLine, _ box: FlexContainer
  ) -> Float {
    guard line.isFlexing else { return basis }
    let wanted: Float
    if line.remaining < 0 {
      let factor = -nodes[child].shrink * basis
      guard factor != 0 else { return basis }
      wanted =
        line.shrinkage == 0
        ? basis + factor : basis + line.remaining / line.shrinkage * factor
    } else {
      guard line.remaining > 0, nodes[child].grow != 0 else { return basis }
      wanted = basis + line.remaining / line.growth * nodes[child].grow
    }
    return nodes[child].held(
      wanted, box.mainDimension, owner: box.innerMain, ownerWidth: box.inner.x)
  }

  private func needsStretching(_ child: Int, _ box: FlexContainer) -> Bool {
    !nodes[child].isDefinite(box.crossDimension, box.innerCross) && isStretched(child, box)
  }

  /// The space of a child whose main length is settled.
  private func flexedSpace(_ child: Int, _ length: Float, _ box: FlexContainer) -> FlexSpace {
    let (main, cross) = (box.mainDimension, box.crossDimension)
    let crossMargins = nodes[child].margins(cross, box.inner.x)
    var space = FlexSpace(lengths: SIMD2(.nan, .nan), width: .free, height: .free)
    space.lengths[main] = length + nodes[child].margins(main, box.inner.x)
    space[main] = .exact
    let ratio = nodes[child].aspectRatio
    if !ratio.isNaN {
      space.lengths[cross] = (box.isRow ? length / ratio : length * ratio) + crossMargins
      space[cross] = .exact
    } else if nodes[child].isDefinite(cross, box.innerCross) {
      space.lengths[cross] = nodes[child].size[cross].resolved(box.innerCross) + crossMargins
      let isLoose = nodes[child].size[cross].unit == .percent && box.crossSizing != .exact
      space[cross] = isLoose ? .free : .exact
    } else if !box.innerCross.isNaN {
      let isWhole =
        box.crossSizing == .exact && !(box.isWrapping && box.overflows) && isStretched(child, box)
      space.lengths[cross] = box.innerCross
      space[cross] = isWhole ? .exact : .atMost
    }
    var owner = box.inner
    owner[main] = box.innerMain
    limitToLargest(&space, child, owner: owner, box)
    return space
  }

  private func limitToLargest(
    _ space: inout FlexSpace, _ child: Int, owner: SIMD2<Float>, _ box: FlexContainer
  ) {
    limitToLargest(&space, child, 0, owner: owner, ownerWidth: box.inner.x)
    limitToLargest(&space, child, 1, owner: owner, ownerWidth: box.inner.x)
  }

  /// The cross length of a line, set in it, and the one in which its children are aligned.
  func crossLength(_ line: inout FlexLine, _ box: FlexContainer) -> Float {
    let owner = box.owner[box.crossDimension]
    func held(_ length: Float) -> Float {
      nodes[box.node].settled(length + box.edgesCross, box.crossDimension, owner: owner)
        - box.edgesCross
    }
    let container = box.crossSizing == .exact ? box.innerCross : held(line.crossLength)
    if !box.isWrapping {
      if box.crossSizing == .exact { line.crossLength = box.innerCross }
      line.crossLength = held(line.crossLength)
    }
    return container
  }
}
