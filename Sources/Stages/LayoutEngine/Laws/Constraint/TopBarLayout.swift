import ScreenModel

// Provenance: Material 3's app bars up to 1.3: every part is offered no more than the bar's height, a
// title gets what navigation and actions leave, and stands in the middle of the height, or in a second
// line at the bottom. Later versions let the bar grow with its title.

/// A bar with a title between its navigation and its actions, of a fixed height.
struct TopBarLayout: ConstraintLayout {
  let law: TopBarLaw
  let children: Range<Int>

  /// Around navigation, title and actions, in dp.
  private static let sidePadding: Double = 4
  /// From the bar's edge to the title's padding where there is no navigation, in dp.
  private static let titleInset: Double = 12
  /// From the title's last baseline to the bottom of the second line, in dp: of medium and of large bars.
  private static let mediumBottom: Double = 24
  private static let largeBottom: Double = 28
  /// The height in dp of the second line of a medium bar.
  private static let mediumLine: Double = 48

  private struct Parts {
    let title: Int?
    let navigation: Int?
    let actions: Int?
    let rest: [Int]
  }

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let side = pass.pixels(Self.sidePadding)
    let height = pass.pixels(law.height)
    let parts = parts
    let line = constraints.loose.with(.vertical, minimum: 0, maximum: height)
    let beside = line.reduced(by: Size(width: side, height: 0))
    // 1. Navigation and actions, each with a distance at its outer side.
    let navigation = parts.navigation.map { pass.measure($0, beside) } ?? .zero
    let actions = parts.actions.map { pass.measure($0, beside) } ?? .zero
    let start = navigation.width + side
    let end = actions.width + side
    // 2. The title, in what they leave or in a line of its own.
    let below = law.expandedHeight.map { max(0, pass.pixels($0) - height) }
    let taken = below == nil ? start + end : 2 * side
    let offer = line.with(.vertical, minimum: 0, maximum: below ?? height)
      .reduced(by: Size(width: taken + 2 * side, height: 0))
    let title = parts.title.map { pass.measure($0, offer) } ?? .zero
    let most = constraints.maximum.width
    let width = most.isFinite ? most : taken + title.width + 2 * side
    // 3. The places.
    var placements: [ConstraintPlacement] = []
    if let child = parts.title {
      let x = titleStart(
        width: title.width + 2 * side, in: width, start: below == nil ? start : side,
        end: below == nil ? end : side, pass: pass)
      let y =
        below.map { height + lowered(child, offer, title, in: $0, pass: &pass) }
        ?? Self.centred(title.height, in: height)
      placements.append(ConstraintPlacement(child, at: Point(x: x + side, y: y), offer))
    }
    if let child = parts.navigation {
      let origin = Point(x: side, y: Self.centred(navigation.height, in: height))
      placements.append(ConstraintPlacement(child, at: origin, beside))
    }
    if let child = parts.actions {
      let origin = Point(
        x: width - end, y: Self.centred(actions.height, in: height))
      placements.append(ConstraintPlacement(child, at: origin, beside))
    }
    for child in parts.rest { placements.append(ConstraintPlacement(child, at: .zero, line)) }
    let size = Size(width: width, height: height + (below ?? 0))
    return Measured(size: size, placements: placements)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    guard question.axis == .vertical else {
      let side = pass.pixels(Self.sidePadding)
      return children.reduce(4 * side) { $0 + pass.intrinsic($1, question) }
    }
    return max(pass.pixels(law.height), law.expandedHeight.map { pass.pixels($0) } ?? 0)
  }

  private var parts: Parts {
    var rest = Array(children)
    func next(if exists: Bool) -> Int? { exists && !rest.isEmpty ? rest.removeFirst() : nil }
    let title = next(if: true)
    let navigation = next(if: law.hasNavigation)
    let actions = next(if: law.hasActions)
    return Parts(title: title, navigation: navigation, actions: actions, rest: rest)
  }

  /// Where the title with its padding starts: beside the navigation, or in the middle of the bar and
  /// from there only as far as its neighbours push it.
  private func titleStart(
    width: Double, in space: Double, start: Double, end: Double, pass: ConstraintPass
  ) -> Double {
    let least = max(pass.pixels(Self.titleInset), start)
    guard law.isCentered else { return least }
    let centred = HorizontalAlignment.center.place(of: width, in: space)
    if centred < start { return start }
    if centred + width > space - end { return space - end - width }
    return centred
  }

  /// The title's top in the second line: its last baseline keeps a distance from the bottom where
  /// there is room.
  private func lowered(
    _ child: Int, _ offer: PixelConstraints, _ title: Size, in height: Double,
    pass: inout ConstraintPass
  ) -> Double {
    let isLarge = height > pass.pixels(Self.mediumLine)
    let wanted = pass.pixels(isLarge ? Self.largeBottom : Self.mediumBottom)
    let baseline = pass.baseline(child, offer, isFirst: false) ?? 0
    let below = wanted - (title.height - baseline)
    let over = max(0, below + title.height - height)
    return height - title.height - max(0, below - over)
  }

  private static func centred(_ length: Double, in space: Double) -> Double {
    ((space - length) / 2).rounded(.towardZero)
  }
}
