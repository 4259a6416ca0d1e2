import ScreenModel

/// A paragraph broken into lines at one width and one scale, before anything is cut.
struct Composition {
  let paragraph: MeasuredParagraph
  let limits: TextLimits
  let width: Double?
  let breaker: LineBreaker
  let lines: [BrokenLine]
  /// How many lines the line limit and the height leave; at least 1.
  let kept: Int

  init(_ paragraph: MeasuredParagraph, limits: TextLimits, width: Double?, height: Double?) {
    self.paragraph = paragraph
    self.limits = limits
    self.width = width
    breaker = LineBreaker(
      paragraph.text, units: paragraph.units, width: width, wraps: limits.wraps,
      startsLongWordsInLine: limits.startsLongWordsInLine)
    lines = breaker.lines()
    let most = min(lines.count, limits.maximumLines ?? .max)
    guard let height else {
      kept = most
      return
    }
    var bottom: Double = 0
    var count = 0
    let box = limits.lineBox
    while count < most {
      bottom += paragraph.box(of: lines[count]).bounding(isFirst: count == 0, isLast: false, box).height
      let own = paragraph.box(of: lines[count])
      let below = own.bounding(isFirst: false, isLast: true, box).descent - own.descent
      guard bottom + below <= height + LineBreaker.tolerance || count == 0 else { break }
      count += 1
      bottom += limits.lineSpacing
    }
    kept = count
  }

  /// Whether all characters are seen.
  var fits: Bool {
    guard kept == lines.count else { return false }
    guard !limits.wraps, let width else { return true }
    return !lines.contains { $0.width > width + LineBreaker.tolerance }
  }

  /// The size of all lines, without a limit of lines or height.
  var wanted: Size {
    var size = Size.zero
    for (index, line) in lines.enumerated() {
      size.width = max(size.width, breaker.fullWidth(of: line))
      size.height += box(of: line, at: index, of: lines.count).height
    }
    size.height += Double(lines.count - 1) * limits.lineSpacing
    if limits.wraps, let width { size.width = min(size.width, width) }
    size.height = max(size.height, reservedHeight)
    return size
  }

  private func box(of line: BrokenLine, at index: Int, of count: Int) -> SpanMetrics {
    paragraph.box(of: line).bounding(isFirst: index == 0, isLast: index == count - 1, limits.lineBox)
  }

  /// The height that the minimum number of lines takes in the first font.
  private var reservedHeight: Double {
    guard limits.minimumLines > 1 else { return 0 }
    let count = Double(limits.minimumLines)
    return count * paragraph.first.height + (count - 1) * limits.lineSpacing
      + paragraph.first.endsHeight(limits.lineBox)
  }

  /// The layout of a text of which nothing is hidden.
  func layout(_ characters: String, wanted: Size, scale: Double) -> TextLayout {
    let set = lines.map { SetLine($0, in: paragraph, fullWidth: breaker.fullWidth(of: $0)) }
    return stacked(set, characters, wanted: wanted, scale: scale)
  }

  /// The layout of a text of which the limits hide a part.
  func truncated(_ characters: String, wanted: Size, scale: Double) -> TextLayout {
    var set: [SetLine] = []
    for (index, line) in lines.prefix(kept).enumerated() {
      let isLast = index == kept - 1 && kept < lines.count
      if isLast {
        set.append(Truncator(self).lastLine(index))
      } else if !limits.wraps, let width, line.width > width + LineBreaker.tolerance {
        set.append(Truncator(self).wideLine(index))
      } else {
        set.append(SetLine(line, in: paragraph, fullWidth: breaker.fullWidth(of: line)))
      }
    }
    return stacked(set, characters, wanted: wanted, scale: scale)
  }

  /// Puts lines below each other.
  private func stacked(
    _ set: [SetLine], _ characters: String, wanted: Size, scale: Double
  ) -> TextLayout {
    var size = Size.zero
    for line in set { size.width = max(size.width, line.fullWidth) }
    if let width { size.width = min(size.width, width) }
    var placed: [TextLine] = []
    placed.reserveCapacity(set.count)
    var hidden = 0
    for (index, line) in set.enumerated() {
      let box = box(of: line.broken, at: index, of: set.count)
      if index > 0 { size.height += limits.lineSpacing }
      placed.append(
        TextLine(
          range: line.range,
          frame: Rect(
            x: place(of: line, in: size.width), y: size.height, width: line.width,
            height: max(0, box.height)),
          baseline: size.height + box.ascent, ellipsis: line.ellipsis, hidden: line.hidden))
      size.height += box.height
      hidden += line.hiddenCount
    }
    size.height = max(size.height, reservedHeight)
    let total = paragraph.text.scalarCount
    let isTruncated = set.contains(where: \.isTruncated)
    let brokenWords = BrokenWords(characters, paragraph.text).found(in: set.map(\.broken))
    return TextLayout(
      size: size, lines: placed, isTruncated: isTruncated, visibleScalars: total - hidden,
      totalScalars: total, wanted: wanted, brokenWords: brokenWords, scale: scale,
      missingGlyphs: paragraph.text.missing)
  }

  /// The left edge of a line; leading is the right edge in a paragraph that runs to the left.
  private func place(of line: SetLine, in width: Double) -> Double {
    let start = paragraph.text.clusters[line.broken.start].traits
    let isRightToLeft = start.contains(.rightToLeft)
    let rest = width - line.width
    switch limits.alignment {
    case .leading: return isRightToLeft ? rest : 0
    case .center: return rest / 2
    case .trailing: return isRightToLeft ? 0 : rest
    }
  }
}

/// A line with what is shown of it.
struct SetLine {
  var broken: BrokenLine
  var range: Range<Int>
  var width: Double
  /// With the trailing spaces that take space.
  var fullWidth: Double
  var ellipsis: Int?
  var hidden: Range<Int>?
  /// Scalars that are not seen because of this line's end.
  var hiddenCount = 0
  var isTruncated = false

  /// A line that is shown whole.
  init(_ line: BrokenLine, in paragraph: MeasuredParagraph, fullWidth: Double) {
    broken = line
    let clusters = paragraph.text.clusters
    range = Int(clusters[line.start].scalar)..<Int(clusters[line.visibleEnd].scalar)
    width = line.width
    self.fullWidth = fullWidth
  }
}
