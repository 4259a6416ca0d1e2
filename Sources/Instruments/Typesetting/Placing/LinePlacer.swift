import ScreenModel

/// Puts the glyphs of one line beside each other, in visual order.
struct LinePlacer {
  let text: TextAnalysis
  let runs: [ShapingRun]
  /// One for each span.
  let typefaces: [Typeface]
  let fonts: [ResolvedFont]

  /// A part of a line in one font and one direction.
  private enum Element {
    case part(ShapingRun, Range<Int>)
    case ellipsis(span: Int)
  }

  func place(_ line: TextLine, with pen: inout GlyphPen) {
    pen.x = line.frame.minX
    pen.baseline = line.baseline
    for element in visual(elements(of: line)) {
      switch element {
      case .ellipsis(let span): drawEllipsis(span, with: &pen)
      case .part(let run, let range) where run.face == nil || run.typeface.fixedAdvance != nil:
        drawCells(run, range, with: &pen)
      case .part(let run, let range): draw(run, range, with: &pen)
      }
    }
  }

  // MARK: Order

  /// The parts of a line in logical order, each with its level.
  private func elements(of line: TextLine) -> [(Element, level: UInt8)] {
    guard let offset = line.ellipsis else { return parts(line.range) }
    let mark = min(line.range.lowerBound + offset, line.range.upperBound)
    var resumed = mark
    if let hidden = line.hidden, hidden.lowerBound < line.range.upperBound,
      hidden.lowerBound == mark, hidden.upperBound <= line.range.upperBound
    {
      resumed = hidden.upperBound
    }
    let nearest = max(0, min(offset > 0 ? mark - 1 : resumed, text.scalars.count - 1))
    let isLeft = text.runsLeft.isEmpty ? false : text.runsLeft[nearest]
    let span = runs.last { $0.range.lowerBound <= nearest }?.span ?? 0
    return parts(line.range.lowerBound..<mark)
      + [(.ellipsis(span: span), level: isLeft ? 1 : 0)]
      + parts(resumed..<line.range.upperBound)
  }

  private func parts(_ range: Range<Int>) -> [(Element, level: UInt8)] {
    var parts: [(Element, level: UInt8)] = []
    for run in runs where run.range.overlaps(range) {
      parts.append((.part(run, run.range.clamped(to: range)), level: run.level))
    }
    return parts
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level to the lowest odd one, every
  /// stretch at that level or above is reversed.
  private func visual(_ elements: [(Element, level: UInt8)]) -> [Element] {
    var ordered = elements
    var level = elements.map(\.level).max() ?? 0
    while level > 0 {
      var index = 0
      while index < ordered.count {
        guard ordered[index].level >= level else {
          index += 1
          continue
        }
        var end = index
        while end < ordered.count, ordered[end].level >= level { end += 1 }
        ordered[index..<end].reverse()
        index = end
      }
      level -= 1
    }
    return ordered.map(\.0)
  }

  // MARK: Glyphs

  private func drawEllipsis(_ span: Int, with pen: inout GlyphPen) {
    let typeface = typefaces[span]
    let size = fonts[span].size
    for face in typeface.faces {
      guard let glyph = face.glyph(Typeface.ellipsisMark) else { continue }
      pen.draw(glyph, of: face, size: size, dx: 0, dy: 0)
      break
    }
    pen.x += typeface.ellipsis * size + fonts[span].tracking
  }

  private func draw(_ run: ShapingRun, _ range: Range<Int>, with pen: inout GlyphPen) {
    guard let face = run.face else { return }
    let size = fonts[run.span].size
    let glyphs = run.glyphs(of: text, in: range)
    for (index, glyph) in glyphs.enumerated() {
      let scalar = text.scalars[glyph.cluster]
      let isTab = scalar == Shaper.tab
      if !isTab && !TextAnalysis.isNewline(scalar) {
        pen.draw(glyph.id, of: face, size: size, dx: glyph.x * size, dy: glyph.y * size)
        pen.x += glyph.advance * size
      } else if isTab {
        pen.x += Shaper.tabAdvance(run) * size
      }
      let isLastOfCluster =
        index == glyphs.count - 1 || glyphs[index + 1].cluster != glyph.cluster
      guard isLastOfCluster else { continue }
      let next =
        run.isRightToLeft
        ? firstCluster(in: glyphs[..<index], after: glyph.cluster)
        : index + 1 < glyphs.count ? glyphs[index + 1].cluster : nil
      pen.x += fonts[run.span].tracking * Double(readers(glyph.cluster, next ?? range.upperBound))
    }
  }

  /// The cluster that follows in logical order, in a run whose glyphs stand in visual order.
  private func firstCluster(in glyphs: ArraySlice<ShapedGlyph>, after cluster: Int) -> Int? {
    glyphs.last { $0.cluster > cluster }?.cluster
  }

  /// How many characters, as a reader counts them, start in a range of scalars.
  private func readers(_ start: Int, _ end: Int) -> Int {
    guard start < end else { return 1 }
    var count = 0
    for index in start..<end where text.startsCluster[index] { count += 1 }
    return max(1, count)
  }

  /// Characters that stand in cells of a known width: missing ones, and those of a font of one
  /// width that another font stands in for.
  private func drawCells(_ run: ShapingRun, _ range: Range<Int>, with pen: inout GlyphPen) {
    let font = fonts[run.span]
    var cells: [Range<Int>] = []
    for index in range {
      if index == range.lowerBound || text.startsCluster[index] {
        cells.append(index..<index + 1)
      } else {
        cells[cells.count - 1] = cells[cells.count - 1].lowerBound..<index + 1
      }
    }
    for cell in run.isRightToLeft ? cells.reversed() : cells {
      let advance = Shaper.standIn(text.scalars[cell], run) * font.size
      if let face = run.face {
        drawCentred(run.glyphs(of: text, in: cell), face, in: advance, font.size, with: &pen)
      } else if advance > 0, let face = run.typeface.faces.first {
        pen.draw(0, of: face, size: font.size, dx: 0, dy: 0)
      }
      pen.x += advance + font.tracking
    }
  }

  private func drawCentred(
    _ glyphs: [ShapedGlyph], _ face: FontFace, in cell: Double, _ size: Double,
    with pen: inout GlyphPen
  ) {
    let natural = glyphs.reduce(0) { $0 + $1.advance } * size
    guard cell > 0, natural > 0 else { return }
    // Letters wider than their cell, such as W, are drawn smaller rather than over their neighbours.
    let size = size * min(1, cell / natural)
    var x = max(0, cell - natural) / 2
    for glyph in glyphs {
      pen.draw(glyph.id, of: face, size: size, dx: x + glyph.x * size, dy: glyph.y * size)
      x += glyph.advance * size
    }
  }
}
