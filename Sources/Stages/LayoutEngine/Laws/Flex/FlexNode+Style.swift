import ScreenModel

extension FlexNode {
  /// A node with the numbers of a style, for its own writing direction, its parent's and the one
  /// around that.
  init(_ style: FlexStyle, isRightToLeft: Bool, in around: FlexSurroundings) {
    let start = isRightToLeft ? 2 : 0
    writing = FlexWriting(isOwnFlipped: isRightToLeft, isOuterFlipped: around.isRightToLeft)
    switch style.direction {
    case .column: main = 1
    case .columnReverse: main = 3
    case .row: main = start
    case .rowReverse: main = start ^ 2
    }
    cross = style.isRow ? 1 : start
    wrap = style.wrap
    justify = style.justify
    alignItems = style.alignItems == .auto ? .stretch : style.alignItems
    alignSelf = style.alignSelf
    alignContent = style.alignContent
    isAbsolute = style.position != .relative
    isShown = style.isShown
    isScrolling = style.overflow == .scroll
    grow = Self.factor(style.grow)
    shrink = Self.factor(style.shrink)
    basis = FlexValue(style.basis)
    if let ratio = style.aspectRatio, ratio > 0, ratio.isFinite { aspectRatio = Float(ratio) }
    gaps = SIMD2(Float(Sane.length(style.columnGap)), Float(Sane.length(style.rowGap)))
    smallest = FlexPair(width: FlexValue(style.minWidth), height: FlexValue(style.minHeight))
    largest = FlexPair(width: FlexValue(style.maxWidth), height: FlexValue(style.maxHeight))
    size = FlexPair(
      width: Self.used(FlexValue(style.width), smallest.width, largest.width),
      height: Self.used(FlexValue(style.height), smallest.height, largest.height))
    setEdges(style, in: around)
  }

  private mutating func setEdges(_ style: FlexStyle, in around: FlexSurroundings) {
    let none = FlexEdges()
    if style.margin != none {
      margins = FlexBothWays(style.margin)
      autoMargins = style.margin.automatic(around.isRightToLeft)
      countedAutoMargins = style.margin.automatic(around.isOuterRightToLeft)
    }
    if style.padding != none {
      paddings = FlexBothWays(style.padding)
      paddings.limitToPositive()
    }
    if style.border != none {
      var borders = FlexBothWays(style.border)
      borders.limitToPositive()
      border = borders.edges(.nan, isFlipped: writing.isOwnFlipped, hasShares: false)
      outerBorder = borders.edges(.nan, isFlipped: writing.isOuterFlipped, hasShares: false)
    }
    if style.inset != none {
      insets = FlexBothWays(style.inset)
      ownInsets = style.inset.stated(writing.isOwnFlipped)
      outerInsets = style.inset.stated(writing.isOuterFlipped)
    }
    hasShares = margins.hasShares || paddings.hasShares
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
  /// A bit for each edge whose length is automatic.
  fileprivate func automatic(_ isRightToLeft: Bool) -> UInt8 {
    bits(isRightToLeft) { $0 == .auto }
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
    flowing == .undefined ? fixed : flowing
  }
}
