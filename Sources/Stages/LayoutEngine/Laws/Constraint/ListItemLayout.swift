import ScreenModel

// Provenance: Material 3's ListItem and its tokens: leading and trailing content first, then headline,
// supporting text and overline in what they leave; supporting text of more than one line, or with an
// overline, makes an item of three lines, which stands at the top instead of in the middle.

/// A row of Material's lists.
struct ListItemLayout: ConstraintLayout {
  let law: ListItemLaw
  let children: Range<Int>

  /// Distances in dp: at the sides, between the parts, above and below.
  private static let side: Double = 16
  private static let gap: Double = 16
  private static let vertical: Double = 8
  private static let verticalOfThreeLines: Double = 12
  /// The least heights in dp of items of one, two and three lines.
  private static let heights: [Double] = [56, 72, 88]
  /// Supporting text that would be higher than a font of this size in sp is taken for several lines
  /// before it is measured.
  private static let oneLine: Double = 30

  private struct Parts {
    var headline: Int?
    var overline: Int?
    var supporting: Int?
    var leading: Int?
    var trailing: Int?
  }

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let parts = parts
    let side = pass.pixels(Self.side)
    let gap = pass.pixels(Self.gap)
    // 1. The sides, in order.
    let loose = constraints.loose.reduced(
      by: Size(width: 2 * side, height: expectedPadding(parts, constraints, pass: &pass)))
    var taken: Double = 0
    var sizes: [Int: Size] = [:]
    var offers: [Int: PixelConstraints] = [:]
    func add(_ child: Int?, beside: Double = 0, below: Double = 0) -> Size {
      guard let child else { return .zero }
      let offer = loose.reduced(by: Size(width: taken + beside, height: below))
      offers[child] = offer
      let size = pass.measure(child, offer)
      sizes[child] = size
      return size
    }
    let leading = add(parts.leading, beside: gap)
    if parts.leading != nil { taken += leading.width + gap }
    let start = side + taken
    let trailing = add(parts.trailing, beside: gap)
    if parts.trailing != nil { taken += trailing.width + gap }
    // 2. The texts, in what is left.
    let headline = add(parts.headline)
    let supporting = add(parts.supporting, below: headline.height)
    let overline = add(parts.overline, below: headline.height + supporting.height)
    // 3. How many lines it has, and the size.
    let isMultiline = isMultiline(parts.supporting, offers, pass: &pass)
    let lines = lineCount(parts, isMultiline: isMultiline)
    let padding = pass.pixels(lines == 3 ? Self.verticalOfThreeLines : Self.vertical)
    let content = headline.height + supporting.height + overline.height
    let least = max(constraints.minimum.height, pass.pixels(Self.heights[lines - 1]))
    let most = constraints.maximum
    let widest = max(headline.width, supporting.width, overline.width)
    let size = Size(
      width: most.width.isFinite ? most.width : 2 * side + taken + widest,
      height: min(
        most.height, max(least, 2 * padding + max(leading.height, content, trailing.height))))
    // 4. The places.
    func top(_ height: Double) -> Double {
      lines == 3 ? padding : VerticalAlignment.center.place(of: height, in: size.height)
    }
    let first = top(content)
    var places: [Int: Point] = [:]
    if let child = parts.overline { places[child] = Point(x: start, y: first) }
    if let child = parts.headline { places[child] = Point(x: start, y: first + overline.height) }
    if let child = parts.supporting {
      places[child] = Point(x: start, y: first + overline.height + headline.height)
    }
    if let child = parts.leading { places[child] = Point(x: side, y: top(leading.height)) }
    if let child = parts.trailing {
      places[child] = Point(x: size.width - side - trailing.width, y: top(trailing.height))
    }
    let placements = children.map {
      ConstraintPlacement($0, at: places[$0] ?? .zero, offers[$0] ?? loose)
    }
    return Measured(size: size, placements: placements)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    guard question.axis == .horizontal else { return pass.measuredIntrinsic(self, question) }
    let parts = parts
    var widest: Double = 0
    for child in [parts.headline, parts.overline, parts.supporting] {
      widest = max(widest, child.map { pass.intrinsic($0, question) } ?? 0)
    }
    for child in [parts.leading, parts.trailing] {
      widest += child.map { pass.intrinsic($0, question) + pass.pixels(Self.gap) } ?? 0
    }
    return widest + 2 * pass.pixels(Self.side)
  }

  private var parts: Parts {
    var rest = Array(children)
    func next(if exists: Bool) -> Int? { exists && !rest.isEmpty ? rest.removeFirst() : nil }
    var parts = Parts()
    parts.headline = next(if: true)
    parts.overline = next(if: law.hasOverline)
    parts.supporting = next(if: law.hasSupporting)
    parts.leading = next(if: law.hasLeading)
    parts.trailing = next(if: law.hasTrailing)
    return parts
  }

  private func lineCount(_ parts: Parts, isMultiline: Bool) -> Int {
    let hasBoth = parts.overline != nil && parts.supporting != nil
    if hasBoth || isMultiline { return 3 }
    return parts.overline != nil || parts.supporting != nil ? 2 : 1
  }

  private func isMultiline(
    _ supporting: Int?, _ offers: [Int: PixelConstraints], pass: inout ConstraintPass
  ) -> Bool {
    guard let supporting, let offer = offers[supporting] else { return false }
    return pass.baseline(supporting, offer, isFirst: true)
      != pass.baseline(supporting, offer, isFirst: false)
  }

  /// The padding above and below as it is expected before anything is measured.
  private func expectedPadding(
    _ parts: Parts, _ constraints: PixelConstraints, pass: inout ConstraintPass
  ) -> Double {
    var taken = 2 * pass.pixels(Self.side)
    for child in [parts.leading, parts.trailing] {
      guard let child else { continue }
      let question = IntrinsicQuestion(
        axis: .horizontal, kind: .minimum, across: constraints.maximum.height)
      taken += pass.intrinsic(child, question) + pass.pixels(Self.gap)
    }
    var isMultiline = false
    if let supporting = parts.supporting {
      let question = IntrinsicQuestion(
        axis: .vertical, kind: .minimum, across: max(0, constraints.maximum.width - taken))
      let height = pass.intrinsic(supporting, question)
      let line = pass.fonts.size(FontChoice(size: .scaledPixels(Self.oneLine)))
      isMultiline = height > pass.pixels(line)
    }
    let lines = lineCount(parts, isMultiline: isMultiline)
    return 2 * pass.pixels(lines == 3 ? Self.verticalOfThreeLines : Self.vertical)
  }
}
