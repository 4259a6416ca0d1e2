package import ScreenModel

/// A prepared paragraph over any source of measures: real fonts or a block font.
package struct PreparedText: PreparedParagraph {
  /// The paragraph at its own size.
  package let measured: MeasuredParagraph
  private let paragraph: Paragraph
  private let limits: TextLimits
  private let measurer: any ParagraphMeasurer

  package init(_ paragraph: Paragraph, measuredBy measurer: some ParagraphMeasurer) {
    self.paragraph = paragraph
    self.measurer = measurer
    limits = paragraph.limits.usable
    measured = measurer.measured(paragraph).spread(paragraph.limits.lineBox)
  }

  private var characters: String {
    paragraph.spans.count == 1 ? paragraph.spans[0].string : paragraph.string
  }

  package func layOut(width: Double?, height: Double?) -> TextLayout {
    let width = usableWidth(width)
    let height = usableWidth(height)
    let natural = Composition(measured, limits: limits, width: width, height: height)
    if natural.fits { return natural.layout(characters, wanted: natural.wanted, scale: 1) }
    guard limits.minimumScale < 1 else {
      return natural.truncated(characters, wanted: natural.wanted, scale: 1)
    }
    return shrunk(from: natural, width: width, height: height)
  }

  package func size(width: Double?) -> Size {
    let breaker = LineBreaker(
      measured.text, units: measured.units, width: width, wraps: limits.wraps,
      startsLongWordsInLine: limits.startsLongWordsInLine)
    let (lines, widest) = breaker.measure()
    let isPlain =
      measured.others.isEmpty && lines <= limits.maximumLines ?? .max && limits.wraps
    guard isPlain else { return layOut(width: width, height: nil).size }
    let count = Double(max(lines, limits.minimumLines))
    let pitch = measured.first.height
    let ends = measured.first.endsHeight(limits.lineBox)
    let height = count * pitch + (count - 1) * limits.lineSpacing + ends
    return Size(width: min(widest, usableWidth(width) ?? widest), height: max(0, height))
  }

  /// Scales are tried in steps of a hundredth; the largest that fits is taken.
  ///
  /// Apple does not say in which steps `minimumScaleFactor` searches, so the finest step that
  /// changes a picture visibly is used. A scale that fits is taken to mean that smaller ones do.
  private func shrunk(from natural: Composition, width: Double?, height: Double?) -> TextLayout {
    let steps = 100
    func composed(_ scale: Double) -> Composition {
      Composition(
        measurer.measured(paragraph.scaled(by: scale)).spread(limits.lineBox), limits: limits, width: width, height: height
      )
    }
    let least = composed(limits.minimumScale)
    guard least.fits else {
      return least.truncated(characters, wanted: natural.wanted, scale: limits.minimumScale)
    }
    var best = (scale: limits.minimumScale, composition: least)
    var low = Int((limits.minimumScale * Double(steps)).rounded(.down)) + 1
    var high = steps - 1
    while low <= high {
      let middle = (low + high) / 2
      let scale = Double(middle) / Double(steps)
      let candidate = composed(scale)
      if candidate.fits {
        best = (scale, candidate)
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return best.composition.layout(characters, wanted: natural.wanted, scale: best.scale)
  }
}

extension TextLimits {
  /// The same limits with numbers that can be worked with.
  var usable: TextLimits {
    var limits = self
    if let maximumLines { limits.maximumLines = max(1, maximumLines) }
    limits.minimumLines = min(max(1, minimumLines), 10_000)
    if !minimumScale.isFinite || minimumScale >= 1 { limits.minimumScale = 1 }
    limits.minimumScale = max(0.01, limits.minimumScale)
    if !lineSpacing.isFinite { limits.lineSpacing = 0 }
    return limits
  }
}
