import ScreenModel

/// Trees of all laws of the constraint family from a fixed seed.
struct RandomTrees {
  private var state: UInt64
  /// Whether lengths may be no lengths, and laws may leave their constraints.
  private let isAbsurd: Bool

  init(seed: UInt64, isAbsurd: Bool) {
    state = seed &* 2_654_435_769 &+ 88_172_645_463_325_252
    self.isAbsurd = isAbsurd
  }

  mutating func node(depth: Int) -> ScreenNode {
    guard depth > 0, next(8) > 0 else { return leaf() }
    let children = (0..<next(5)).map { _ in node(depth: depth - 1) }
    return law(next(Self.lawCount), around: children)
  }

  static let lawCount = 22

  mutating func law(_ index: Int, around children: [ScreenNode]) -> ScreenNode {
    Dp.node(law(index), children)
  }

  private mutating func leaf() -> ScreenNode {
    switch next(4) {
    case 0: Dp.box(length(), length())
    case 1: flexible()
    case 2:
      Dp.node(
        .image(
          ImageContent(
            kind: .picture(Size(width: length(), height: length())), isResizable: next(2) == 0)))
    default: text()
    }
  }

  private mutating func flexible() -> ScreenNode {
    let extent = BoxLaw.Extent.flexible(minimum: length(), ideal: length())
    return Dp.node(.box(BoxLaw(width: extent, height: extent, drawing: .fill)))
  }

  private mutating func text() -> ScreenNode {
    let limits = TextLimits(
      maximumLines: next(2) == 0 ? nil : next(4), minimumLines: next(3),
      truncation: next(2) == 0 ? .clip : .tail, alignment: .center, wraps: next(4) > 0)
    let words = ["a", "bbbb ", "cc-dd", "eeeeeeeeeeeee ", "\n"]
    return Dp.text((0..<next(9)).map { _ in words[next(words.count)] }.joined(), limits)
  }

  private mutating func law(_ index: Int) -> ConstraintLaw {
    switch index {
    case 0: .row(linear())
    case 1: .column(linear())
    case 2: .layers(.center, propagatesMinimum: next(2) == 0)
    case 3:
      .flow(
        FlowLaw(
          axis: axis(), mainSpacing: length(), crossSpacing: length(),
          maximumPerLine: next(2) == 0 ? nil : next(4)))
    case 4:
      .size(SizeLaw(width: bounds(), height: bounds(), isRequired: isAbsurd && next(2) == 0))
    case 5: .defaultMinimum(width: length(), height: next(2) == 0 ? nil : length())
    case 6: .fill(width: number(1), height: next(2) == 0 ? nil : number(1))
    case 7: .wrapContent(.both, .center, isUnbounded: isAbsurd && next(2) == 0)
    case 8: .padding(Insets(top: length(), leading: length(), bottom: length(), trailing: length()))
    case 9: .offset(Point(x: number(50), y: number(50)))
    case 10: .scroll(ScrollLaw(axes: Axes(axis())))
    case 11: isAbsurd ? .aspectRatio(number(4), matchesHeightFirst: next(2) == 0) : .wrapper
    case 12: .clip
    case 13: isAbsurd ? .minimumTarget(length()) : .clip
    case 14:
      .intrinsic(width: next(2) == 0 ? .minimum : .maximum, height: next(2) == 0 ? nil : .minimum)
    case 15: .attachment(.center, isBehind: next(2) == 0)
    default: container(index)
    }
  }

  private mutating func container(_ index: Int) -> ConstraintLaw {
    let insets = Insets(top: length(), leading: length())
    switch index {
    case 16:
      return .lazyList(
        LazyListLaw(
          axis: axis(), spacing: length(), contentPadding: insets, isPaged: next(2) == 0))
    case 17:
      return .lazyGrid(
        LazyTracksLaw(
          axis: axis(), tracks: tracks(), mainSpacing: length(), crossSpacing: length(),
          contentPadding: insets, isStaggered: next(2) == 0))
    case 18:
      return .scaffold(
        ScaffoldLaw(hasTopBar: true, hasFloatingButton: true, contentAvoidsBars: next(2) == 0))
    case 19:
      return .listItem(
        ListItemLaw(hasOverline: next(2) == 0, hasSupporting: true, hasTrailing: next(2) == 0))
    case 20 where isAbsurd:
      return .topBar(
        TopBarLaw(
          height: length(), isCentered: next(2) == 0, hasNavigation: true,
          expandedHeight: next(2) == 0 ? nil : length()))
    case 20: return .wrapper
    default: return next(2) == 0 ? .anchors(AnchorsLaw(helpers: helpers())) : .placed(hints())
    }
  }

  private mutating func hints() -> ParentHints {
    ParentHints(
      weight: number(3), fillsWeight: next(2) == 0,
      vertical: isAbsurd ? .firstTextBaseline : .bottom,
      matchesParent: next(4) == 0, anchor: anchor())
  }

  private mutating func anchor() -> AnchorHints {
    var width = AnchorLength([.spread, .fixed(length()), .percent(number(1)), .ratio(number(2)), .wrap(isBounded: true)][next(5)])
    if next(3) == 0 { width.maximum = .length(length()) }
    return AnchorHints(
      name: "\(next(3))",
      links: [
        AnchorLink(side: .start, target: "\(next(6))", targetSide: .end, margin: number(20), goneMargin: number(9)),
        AnchorLink(side: .end, target: next(2) == 0 ? nil : "\(next(6))", targetSide: .end, bias: number(1)),
      ], width: width, height: next(2) == 0 ? .parent : .ratio(number(2)), isGone: next(5) == 0)
  }

  private mutating func helpers() -> [AnchorGuide] {
    let members = (0..<3).map { AnchorChain.Member("\($0)", before: number(9), weight: next(2) == 0 ? nil : number(2)) }
    let place: AnchorPlace = next(2) == 0 ? .share(number(1)) : .fromEnd(length())
    return [
      AnchorGuide(name: "3", kind: .guideline(axis(), place)),
      AnchorGuide(name: "4", kind: .barrier(.end, of: ["0", "\(next(6))"], margin: number(20))),
    ] + (next(3) == 0
      ? [AnchorGuide(name: "5", kind: .chain(AnchorChain(axis: axis(), members: members, style: .packed, bias: number(1))))] : [])
  }

  private mutating func tracks() -> LazyTracksLaw.Tracks {
    switch next(3) {
    case 0: .count(next(5))
    case 1: .adaptive(length())
    default: .fixed(length())
    }
  }

  private mutating func linear() -> LinearLaw {
    let all: [LinearLaw.Arrangement] = [
      .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly,
    ]
    return LinearLaw(
      arrangement: all[next(all.count)], spacing: next(2) == 0 ? 0 : length(), horizontal: .center,
      vertical: isAbsurd ? .lastTextBaseline : .center)
  }

  private mutating func bounds() -> SizeLaw.Bounds {
    SizeLaw.Bounds(minimum: next(2) == 0 ? nil : length(), maximum: next(2) == 0 ? nil : length())
  }

  private mutating func axis() -> Axis { next(2) == 0 ? .horizontal : .vertical }

  private mutating func length() -> Double { number(120) }

  private mutating func number(_ most: Double) -> Double {
    let absurd: [Double] = [.nan, .infinity, -.infinity, -7, 1e308, -1e308, .leastNonzeroMagnitude]
    if isAbsurd, next(12) == 0 { return absurd[next(absurd.count)] }
    return most * Double(next(1000)) / 1000
  }

  private mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, count)))
  }
}
