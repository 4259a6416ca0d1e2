import ScreenModel

// Provenance: the padding is Roboto's: its bounding box (2163 above, 555 below of 2048 units) against
// its line metrics (1900 and 500), which Android adds to texts with includeFontPadding.

extension SpanMetrics {
  /// The same metrics with the stated line height spent above and below.
  func spread(_ box: LineBox) -> SpanMetrics {
    guard let stated = statedHeight else { return self }
    var metrics = self
    let extra = stated - height
    let isProportional = box.isProportional && height > 0
    metrics.addedAbove = isProportional ? extra * ascent / height : extra / 2
    metrics.addedBelow = extra - metrics.addedAbove
    metrics.ascent += metrics.addedAbove
    metrics.descent += metrics.addedBelow
    metrics.roundLine()
    return metrics
  }

  /// The box of a line that is the first, the last or both.
  func bounding(isFirst: Bool, isLast: Bool, _ box: LineBox) -> SpanMetrics {
    var metrics = self
    switch box.ends {
    case .whole: break
    case .trimmed:
      if isFirst { metrics.ascent -= addedAbove }
      if isLast { metrics.descent -= addedBelow }
    case .atLeastFont:
      if isFirst { metrics.ascent -= min(0, addedAbove) }
      if isLast { metrics.descent -= min(0, addedBelow) }
    }
    if box.hasFontPadding, statedHeight == nil {
      if isFirst { metrics.ascent += Self.paddingAbove * fontSize }
      if isLast { metrics.descent += Self.paddingBelow * fontSize }
    }
    return metrics
  }

  /// What the ends of a text of equal lines add to the sum of its lines.
  func endsHeight(_ box: LineBox) -> Double {
    bounding(isFirst: true, isLast: true, box).height - height
  }

  private static let paddingAbove: Double = (2163 - 1900) / 2048
  private static let paddingBelow: Double = (555 - 500) / 2048
}

extension MeasuredParagraph {
  /// The same paragraph with stated line heights spent as a text says.
  func spread(_ box: LineBox) -> MeasuredParagraph {
    let statesNone = first.statedHeight == nil && others.allSatisfy { $0.statedHeight == nil }
    guard !statesNone else { return self }
    var paragraph = self
    paragraph.first = first.spread(box)
    paragraph.others = others.map { $0.spread(box) }
    return paragraph
  }
}
