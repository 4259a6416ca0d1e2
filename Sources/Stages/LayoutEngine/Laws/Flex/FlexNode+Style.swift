import ScreenModel

extension FlexNode {
  /// A node with the numbers of a style, whose edges are resolved for a writing direction.
  init(_ style: FlexStyle, isRightToLeft: Bool) {
    let start = isRightToLeft ? 2 : 0
    inlineStart = start
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
    setEdges(style, isRightToLeft: isRightToLeft)
  }

  private mutating func setEdges(_ style: FlexStyle, isRightToLeft: Bool) {
    for edge in 0..<4 {
      let margin = FlexValue(style.margin[edge, isRightToLeft])
      switch margin.unit {
      case .points: marginPoints[edge] = margin.number
      case .percent: marginShares[edge] = margin.number
      case .auto: autoMargins |= 1 << UInt8(edge)
      case .undefined: break
      }
      let padding = FlexValue(style.padding[edge, isRightToLeft])
      if padding.unit == .points { paddingPoints[edge] = max(0, padding.number) }
      if padding.unit == .percent { paddingShares[edge] = max(0, padding.number) }
      let border = FlexValue(style.border[edge, isRightToLeft])
      if border.unit == .points { self.border[edge] = max(0, border.number) }
      let inset = FlexValue(style.inset[edge, isRightToLeft])
      insetNumbers[edge] = inset.number
      insetUnits[edge] = inset.unit.rawValue
    }
    hasShares = marginShares != SIMD4() || paddingShares != SIMD4()
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

extension FlexEdges {
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
