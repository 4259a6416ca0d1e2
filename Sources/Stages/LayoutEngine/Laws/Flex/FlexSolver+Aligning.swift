import ScreenModel

extension FlexSolver {
  /// Sets the children of a line along the main axis and finds how long and how thick it is.
  mutating func justify(_ line: inout FlexLine, _ box: FlexContainer) {
    keepNeeded(&line, box)
    let (leading, between) = mainSpaces(line, box)
    line.mainLength = box.leadingMain + leading
    line.crossLength = 0
    let isBaselineAligned = nodes[box.node].isBaselineAligned
    let share = line.autoMargins > 0 ? line.remaining / Float(line.autoMargins) : 0
    var ascent: Float = 0
    var descent: Float = 0
    for child in line.range where nodes[child].isInFlow {
      if line.remaining > 0, nodes[child].hasAutoMargin(box.main) { line.mainLength += share }
      if box.isPlacing { nodes[child].position[box.main] += line.mainLength }
      if child != line.last { line.mainLength += between }
      if line.remaining > 0, nodes[child].hasAutoMargin(box.main ^ 2) { line.mainLength += share }
      if box.skipsFlexing {
        line.mainLength +=
          nodes[child].margins(box.mainDimension, box.inner.x)
          + nodes[child].computedBasis
        line.crossLength = box.innerCross
        continue
      }
      line.mainLength += outerLength(child, box.mainDimension, ownerWidth: box.inner.x)
      if isBaselineAligned {
        let parts = baselineParts(child, box)
        ascent = longer(ascent, parts.above)
        descent = longer(descent, parts.below)
      } else {
        line.crossLength = longer(
          line.crossLength, outerLength(child, box.crossDimension, ownerWidth: box.inner.x))
      }
    }
    line.mainLength += box.edgesMain - box.leadingMain
    if isBaselineAligned { line.crossLength = ascent + descent }
  }

  /// A box that may be smaller than its room keeps only what its smallest length needs.
  private func keepNeeded(_ line: inout FlexLine, _ box: FlexContainer) {
    guard box.mainSizing == .atMost, line.remaining > 0 else { return }
    let least = nodes[box.node].smallest[box.mainDimension].resolved(
      box.owner[box.mainDimension])
    line.remaining =
      least.isNaN
      ? 0 : longer(0, least - box.edgesMain - (box.innerMain - line.remaining))
  }

  /// The space before the first child of a line, and the one between two.
  private func mainSpaces(_ line: FlexLine, _ box: FlexContainer) -> (
    leading: Float, between: Float
  ) {
    guard line.autoMargins == 0 else { return (0, box.gapMain) }
    let rest = line.remaining
    let count = Float(line.count)
    switch nodes[box.node].justify {
    case .flexStart: return (0, box.gapMain)
    case .center: return (rest / 2, box.gapMain)
    case .flexEnd: return (rest, box.gapMain)
    case .spaceBetween:
      return (0, box.gapMain + (rest > 0 && line.count > 1 ? rest / (count - 1) : 0))
    case .spaceAround:
      // Yoga divides by the number of children even where there is none, and the box has no end.
      guard rest > 0, line.count > 0 else { return (0, box.gapMain) }
      return (0.5 * rest / count, box.gapMain + 0.5 * rest / count * 2)
    case .spaceEvenly:
      guard rest > 0 else { return (0, box.gapMain) }
      return (rest / (count + 1), box.gapMain + rest / (count + 1))
    }
  }

  /// Sets the children of a line along the cross axis.
  ///
  /// - Parameter length: What of the cross axis children are aligned in.
  /// - Parameter before: The lines before this one together.
  mutating func align(
    _ line: FlexLine, _ box: FlexContainer, within length: Float, after before: Float
  ) {
    for child in line.range where nodes[child].isInFlow {
      var leading = box.leadingCross
      if isStretched(child, box) {
        if !nodes[child].isDefinite(box.crossDimension, box.innerCross) {
          stretch(child, line, box)
        }
      } else {
        leading += crossSpace(child, box, within: length)
      }
      nodes[child].position[box.cross] += before + leading
    }
  }

  /// The space before a child on the cross axis.
  private func crossSpace(_ child: Int, _ box: FlexContainer, within length: Float) -> Float {
    let rest = length - outerLength(child, box.crossDimension, ownerWidth: box.inner.x)
    switch (nodes[child].hasAutoMargin(box.cross), nodes[child].hasAutoMargin(box.cross ^ 2)) {
    case (true, true): return longer(0, rest / 2)
    case (false, true): return 0
    case (true, false): return longer(0, rest)
    case (false, false):
      switch alignment(of: child, in: box.node) {
      case .flexStart: return 0
      case .center: return rest / 2
      case .auto, .flexEnd, .stretch, .baseline, .spaceBetween, .spaceAround, .spaceEvenly:
        return rest
      }
    }
  }

  /// Places a child anew with the cross length of its line.
  private mutating func stretch(_ child: Int, _ line: FlexLine, _ box: FlexContainer) {
    let (main, cross) = (box.mainDimension, box.crossDimension)
    let width = box.inner.x
    let length = nodes[child].measured[main]
    let ratio = nodes[child].aspectRatio
    var space = FlexSpace(lengths: SIMD2(), width: .exact, height: .exact)
    space.lengths[main] = length + nodes[child].margins(main, width)
    space.lengths[cross] =
      ratio.isNaN
      ? line.crossLength
      : nodes[child].margins(cross, width) + (box.isRow ? length / ratio : length * ratio)
    var owner = box.inner
    owner[main] = box.innerMain
    limitToLargest(&space, child, main, owner: owner, ownerWidth: width)
    limitToLargest(&space, child, cross, owner: owner, ownerWidth: width)
    let isLoose = box.isWrapping && nodes[box.node].alignContent != .stretch
    if space.lengths[main].isNaN { space[main] = .free }
    if space.lengths[cross].isNaN || isLoose { space[cross] = .free }
    solve(child, space, owner: box.inner, isPlacing: true)
  }
}
