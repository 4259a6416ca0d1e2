import ScreenModel

extension FlexNode {
  /// A node with the numbers of a style, for its own writing direction, its parent's and the one
  /// around that.
  @inline(__always)
  init(_ law: borrowing FlexLaw, isRightToLeft: Bool, in around: FlexSurroundings) {
    let start = isRightToLeft ? 2 : 0
    writing = FlexWriting(isOwnFlipped: isRightToLeft, isOuterFlipped: around.isRightToLeft)
    switch law.style.direction {
    case .column: main = 1
    case .columnReverse: main = 3
    case .row: main = start
    case .rowReverse: main = start ^ 2
    }
    cross = law.style.isRow ? 1 : start
    wrap = FlexWrap(law.style.wrap)
    justify = FlexJustify(law.style.justify)
    alignItems = FlexAlign(law.style.alignItems)
    if alignItems == .auto { alignItems = .stretch }
    alignSelf = FlexAlign(law.style.alignSelf)
    alignContent = FlexAlign(law.style.alignContent)
    if case .relative = law.style.position { isAbsolute = false } else { isAbsolute = true }
    isShown = law.style.isShown
    if case .scroll = law.style.overflow { isScrolling = true }
    grow = Self.factor(law.style.grow)
    shrink = Self.factor(law.style.shrink)
    basis = FlexValue(law.style.basis)
    if let ratio = law.style.aspectRatio, ratio > 0, ratio.isFinite { aspectRatio = Float(ratio) }
    gaps = SIMD2(Float(Sane.length(law.style.columnGap)), Float(Sane.length(law.style.rowGap)))
    smallest = FlexPair(
      width: FlexValue(law.style.minWidth), height: FlexValue(law.style.minHeight))
    largest = FlexPair(width: FlexValue(law.style.maxWidth), height: FlexValue(law.style.maxHeight))
    size = FlexPair(
      width: Self.used(FlexValue(law.style.width), smallest.width, largest.width),
      height: Self.used(FlexValue(law.style.height), smallest.height, largest.height))
    setEdges(law, in: around)
    hasLargest = largest.width.unit != .undefined || largest.height.unit != .undefined
    isLimited =
      hasLargest || smallest.width.unit != .undefined || smallest.height.unit != .undefined
  }

  private mutating func setEdges(_ law: borrowing FlexLaw, in around: FlexSurroundings) {
    if law.style.margin.isStated {
      margins = FlexBothWays(law.style.margin)
      autoMargins = law.style.margin.automatic(around.isRightToLeft)
      countedAutoMargins = law.style.margin.automatic(around.isOuterRightToLeft)
    }
    if law.style.padding.isStated {
      paddings = FlexBothWays(law.style.padding)
      paddings.limitToPositive()
    }
    if law.style.border.isStated {
      var borders = FlexBothWays(law.style.border)
      borders.limitToPositive()
      border = borders.edges(.nan, isFlipped: writing.isOwnFlipped, hasShares: false)
      outerBorder = borders.edges(.nan, isFlipped: writing.isOuterFlipped, hasShares: false)
    }
    if law.style.inset.isStated {
      insets = FlexBothWays(law.style.inset)
      ownInsets = law.style.inset.stated(writing.isOwnFlipped)
      outerInsets = law.style.inset.stated(writing.isOuterFlipped)
    }
    hasShares = margins.hasShares || paddings.hasShares
    sumUp()
  }

  /// Adds what lies on opposite edges up.
  mutating func sumUp() {
    let margin = margins.points
    marginSums = SIMD2(margin.x + margin.z, margin.y + margin.w)
    let edges = padding(.nan, isFlipped: writing.isOuterFlipped) + outerBorder
    edgeSums = SIMD2(edges.x + edges.z, edges.y + edges.w)
  }

  /// Where the largest length equals the smallest, it is the length.
  private static func used(
    _ length: FlexValue, _ smallest: FlexValue, _ largest: FlexValue
  ) -> FlexValue {
    let isPinned =
      largest.unit.rawValue >= FlexValue.Unit.points.rawValue && largest.unit == smallest.unit
      && isSameLength(largest.number, smallest.number)
    return isPinned ? largest : length
  }

  private static func factor(_ factor: Double) -> Float {
    factor > 0 && factor.isFinite ? Float(min(factor, Sane.longest)) : 0
  }
}

extension FlexWrap {
  init(_ wrap: FlexStyle.Wrap) {
    switch wrap {
    case .noWrap: self = .noWrap
    case .wrap: self = .wrap
    case .wrapReverse: self = .wrapReverse
    }
  }
}

extension FlexJustify {
  init(_ justify: FlexStyle.Justify) {
    switch justify {
    case .flexStart: self = .flexStart
    case .center: self = .center
    case .flexEnd: self = .flexEnd
    case .spaceBetween: self = .spaceBetween
    case .spaceAround: self = .spaceAround
    case .spaceEvenly: self = .spaceEvenly
    }
  }
}

extension FlexAlign {
  init(_ align: FlexStyle.Align) {
    switch align {
    case .auto: self = .auto
    case .flexStart: self = .flexStart
    case .center: self = .center
    case .flexEnd: self = .flexEnd
    case .stretch: self = .stretch
    case .baseline: self = .baseline
    case .spaceBetween: self = .spaceBetween
    case .spaceAround: self = .spaceAround
    case .spaceEvenly: self = .spaceEvenly
    }
  }
}

extension FlexValue {
  /// The length as a style states it; a number that is none counts as not stated.
  init(_ length: FlexLength) {
    switch length {
    case .undefined: self = .undefined
    case .auto: self = FlexValue(number: 0, unit: .auto)
    case .points(let points) where points.isFinite:
      self = FlexValue(number: Float(Sane.distance(points)), unit: .points)
    case .percent(let share) where share.isFinite:
      self = FlexValue(number: Float(Sane.distance(share)), unit: .percent)
    case .points, .percent: self = .undefined
    }
  }
}

extension FlexBothWays {
  init(_ edges: FlexEdges) {
    for edge in 0..<4 {
      let value = FlexValue(edges[edge, false])
      if value.unit == .points { points[edge] = value.number }
      if value.unit == .percent { shares[edge] = value.number }
      guard edge & 1 == 0 else { continue }
      let flipped = FlexValue(edges[edge, true])
      if flipped.unit == .points { flippedPoints[edge >> 1] = flipped.number }
      if flipped.unit == .percent { flippedShares[edge >> 1] = flipped.number }
    }
  }

  /// Makes the length at an edge longer, whatever the direction of writing.
  mutating func add(_ length: Float, at edge: Int) {
    points[edge] += length
    if edge & 1 == 0 { flippedPoints[edge >> 1] += length }
  }

  var hasShares: Bool { shares != SIMD4() || flippedShares != SIMD2() }

  /// Padding and border are never less than 0.
  mutating func limitToPositive() {
    points.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: .infinity))
    shares.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: .infinity))
    flippedPoints.clamp(lowerBound: SIMD2(), upperBound: SIMD2(repeating: .infinity))
    flippedShares.clamp(lowerBound: SIMD2(), upperBound: SIMD2(repeating: .infinity))
  }
}

extension FlexEdges {
  /// Whether any edge has a length; written out, because comparing all of them is slow.
  fileprivate var isStated: Bool {
    if case .undefined = left, case .undefined = top, case .undefined = right,
      case .undefined = bottom, case .undefined = start, case .undefined = end
    {
      return false
    }
    return true
  }

  /// A bit for each edge whose length is automatic.
  fileprivate func automatic(_ isRightToLeft: Bool) -> UInt8 {
    bits(isRightToLeft) { if case .auto = $0 { true } else { false } }
  }

  /// A bit for each edge whose length is a number.
  fileprivate func stated(_ isRightToLeft: Bool) -> UInt8 {
    bits(isRightToLeft) { FlexValue($0).unit.rawValue >= FlexValue.Unit.points.rawValue }
  }

  private func bits(_ isRightToLeft: Bool, where holds: (FlexLength) -> Bool) -> UInt8 {
    var bits: UInt8 = 0
    for edge in 0..<4 where holds(self[edge, isRightToLeft]) { bits |= 1 << UInt8(edge) }
    return bits
  }

  /// The length at an edge, 0 left to 3 bottom; that of the writing direction comes first.
  fileprivate subscript(edge: Int, isRightToLeft: Bool) -> FlexLength {
    switch edge {
    case 0: Self.first(isRightToLeft ? end : start, left)
    case 1: top
    case 2: Self.first(isRightToLeft ? start : end, right)
    default: bottom
    }
  }

  private static func first(_ flowing: FlexLength, _ fixed: FlexLength) -> FlexLength {
    if case .undefined = flowing { fixed } else { flowing }
  }
}
