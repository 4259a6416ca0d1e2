import ScreenModel

// Provenance: NavigationToolbar and ListTile of Flutter's framework (3.16 to 3.41).

/// The inside of a bar: leading, middle and trailing parts.
struct WidgetToolbarLayout: WidgetLayout {
  let law: WidgetToolbarLaw
  let children: Range<Int>

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    var slots = children.makeIterator()
    let leading = law.hasLeading ? slots.next() : nil
    let middle = law.hasMiddle ? slots.next() : nil
    let trailing = law.hasTrailing ? slots.next() : nil
    let isBounded = constraints.isBounded(.vertical)
    let most = constraints.biggest
    // 1. The ends take what they like; the leading one is as high as the bar.
    let leadingOffer = WidgetConstraints(
      maxWidth: most.width, minHeight: isBounded ? most.height : 0, maxHeight: most.height)
    let looseOffer = WidgetConstraints.loose(most)
    let leadingSize = leading.map { pass.measure($0, leadingOffer) } ?? .zero
    let trailingSize = trailing.map { pass.measure($0, looseOffer) } ?? .zero
    // 2. The middle gets the rest.
    let taken = leadingSize.width + trailingSize.width + 2 * law.middleSpacing
    let middleOffer = looseOffer.with(.horizontal, 0, max(0, most.width - taken))
    let middleSize = middle.map { pass.measure($0, middleOffer) } ?? .zero
    let size = constraints.constrain(
      Size(
        width: most.width.isFinite ? most.width : taken + middleSize.width,
        height: isBounded
          ? most.height : max(leadingSize.height, middleSize.height, trailingSize.height)))
    // 3. All are centred across; the middle also along, as far as it may.
    var answer = WidgetAnswer(size: size)
    func place(_ child: Int?, _ own: Size, _ x: Double, _ offer: WidgetConstraints) {
      guard let child else { return }
      let origin = Point(x: x, y: (size.height - own.height) / 2)
      answer.placements.append(WidgetPlacement(child, at: origin, offer))
    }
    place(leading, leadingSize, 0, leadingOffer)
    let margin = leadingSize.width + law.middleSpacing
    var x = margin
    if law.isCentered {
      x = (size.width - middleSize.width) / 2
      if x + middleSize.width > size.width - trailingSize.width {
        x = size.width - trailingSize.width - middleSize.width - law.middleSpacing
      } else if x < margin {
        x = margin
      }
    }
    place(middle, middleSize, x, middleOffer)
    place(trailing, trailingSize, size.width - trailingSize.width, looseOffer)
    return answer
  }
}

/// A list tile. It is as wide as it may be, and throws where that has no end.
struct WidgetTileLayout: WidgetLayout {
  let node: Int
  let law: WidgetTileLaw
  let children: Range<Int>

  /// Lengths in logical pixels.
  private static let iconHeight: (plain: Double, dense: Double) = (56, 48)
  private static let leastTrailing: Double = 32
  private static let oneLine: (plain: Double, dense: Double) = (56, 48)
  private static let twoLines: (plain: Double, dense: Double) = (72, 64)
  private static let threeLines: (plain: Double, dense: Double) = (88, 76)
  /// Where the first baselines stand.
  private static let titleBaseline: (plain: Double, dense: Double) = (32, 28)
  private static let subtitleBaseline: (plain: Double, dense: Double) = (52, 48)
  private static let threeLineTitle: (plain: Double, dense: Double) = (28, 22)
  private static let threeLineSubtitle: (plain: Double, dense: Double) = (48, 42)

  private func length(_ pair: (plain: Double, dense: Double)) -> Double {
    law.isDense ? pair.dense : pair.plain
  }

  private struct Parts {
    var title: Int?
    var subtitle: Int?
    var leading: Int?
    var trailing: Int?
  }

  private var parts: Parts {
    var slots = children.makeIterator()
    var parts = Parts(title: slots.next())
    if law.hasSubtitle { parts.subtitle = slots.next() }
    if law.hasLeading { parts.leading = slots.next() }
    if law.hasTrailing { parts.trailing = slots.next() }
    return parts
  }

  private var targetHeight: Double {
    if let minimum = law.minimumHeight { return minimum }
    if law.isThreeLine { return length(Self.threeLines) }
    return length(law.hasSubtitle ? Self.twoLines : Self.oneLine)
  }

  func answer(_ outer: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let constraints = outer.deflated(by: law.padding)
    let parts = parts
    let loose = constraints.loosened()
    // 1. The ends first, as wide as they like.
    let icon = loose.with(.vertical, 0, min(loose.maxHeight, length(Self.iconHeight)))
    let leading = parts.leading.map { pass.measure($0, icon) } ?? .zero
    let trailing = parts.trailing.map { pass.measure($0, icon) } ?? .zero
    // 2. The texts get what is left.
    let start =
      parts.leading == nil ? 0 : max(law.minimumLeadingWidth, leading.width) + law.titleGap
    let end = parts.trailing == nil ? 0 : max(trailing.width + law.titleGap, Self.leastTrailing)
    var text = loose
    if loose.isBounded(.horizontal) {
      text = loose.tightened(.horizontal, max(0, loose.maxWidth - start - end))
    }
    let title = parts.title.map { pass.measure($0, text) } ?? .zero
    let lines = lines(parts, title, text, in: &pass)
    let width =
      loose.isBounded(.horizontal) ? loose.maxWidth : start + title.width + end
    let size = constraints.constrain(Size(width: width, height: lines.height))
    // 3.
    var answer = WidgetAnswer(
      size: Size(
        width: size.width + law.padding.leading + law.padding.trailing,
        height: size.height + law.padding.top + law.padding.bottom))
    if outer.lacksEnd(.horizontal) {
      answer.faults.append(.init(node: node, fault: .unbounded(.horizontal)))
    }
    let corner = Point(x: law.padding.leading, y: law.padding.top)
    func place(_ child: Int?, _ x: Double, _ y: Double, _ offer: WidgetConstraints) {
      guard let child else { return }
      answer.placements.append(
        WidgetPlacement(child, at: Point(x: corner.x + x, y: corner.y + y), offer))
    }
    func side(_ own: Size) -> Double {
      law.isThreeLine ? law.minimumVerticalPadding : (lines.height - own.height) / 2
    }
    place(parts.title, start, lines.title, text)
    place(parts.subtitle, start, lines.subtitle, text)
    place(parts.leading, 0, side(leading), icon)
    place(parts.trailing, size.width - trailing.width, side(trailing), icon)
    return answer
  }

  /// The height of the tile and where the texts stand.
  private func lines(
    _ parts: Parts, _ title: Size, _ text: WidgetConstraints, in pass: inout WidgetPass
  ) -> (height: Double, title: Double, subtitle: Double) {
    let target = targetHeight
    let padding = law.minimumVerticalPadding
    guard let subtitle = parts.subtitle, let titleNode = parts.title else {
      let height = max(target, title.height + 2 * padding)
      return (height, (height - title.height) / 2, 0)
    }
    let own = pass.measure(subtitle, text)
    let titleBaseline = pass.baseline(titleNode, text) ?? title.height
    let subtitleBaseline = pass.baseline(subtitle, text) ?? own.height
    let titleTarget = length(law.isThreeLine ? Self.threeLineTitle : Self.titleBaseline)
    let subtitleTarget = length(law.isThreeLine ? Self.threeLineSubtitle : Self.subtitleBaseline)
    var titleY = titleTarget - titleBaseline
    var subtitleY = subtitleTarget - subtitleBaseline
    let overlap = max(0, titleY + title.height - subtitleY) / 2
    titleY -= overlap
    subtitleY += overlap
    let isCompact = titleY < padding || subtitleY + own.height + padding > target
    guard isCompact else { return (target, titleY, subtitleY) }
    return (title.height + own.height + 2 * padding, padding, padding + title.height)
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    let parts = parts
    guard question.axis == .horizontal else {
      let width = max(0, question.across - law.padding.leading - law.padding.trailing)
      let inner = WidgetIntrinsic(.vertical, isMinimum: true, across: width)
      let title = parts.title.map { pass.intrinsic($0, inner) } ?? 0
      let subtitle = parts.subtitle.map { pass.intrinsic($0, inner) } ?? 0
      return max(targetHeight, title + subtitle) + law.padding.top + law.padding.bottom
    }
    var maximum = question
    maximum = WidgetIntrinsic(.horizontal, isMinimum: false, across: question.across)
    let title = parts.title.map { pass.intrinsic($0, question) } ?? 0
    let subtitle = parts.subtitle.map { pass.intrinsic($0, question) } ?? 0
    let leading =
      parts.leading.map {
        max(law.minimumLeadingWidth, pass.intrinsic($0, question)) + law.titleGap
      } ?? 0
    let trailing = parts.trailing.map { pass.intrinsic($0, maximum) } ?? 0
    return law.padding.leading + law.padding.trailing + leading + max(title, subtitle) + trailing
  }
}
