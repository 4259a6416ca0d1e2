// Provenance: the bars of iOS 16 to 18: 44 points at every text size, a large title adds 52, a
// search field 52; titles and items grow no further than XXXL.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

/// Puts the bars that content asked for around it.
enum Bars {
  static func around(
    _ content: ScreenNode, _ bars: BarCollector, name: String, span: SourceSpan?, always: Bool
  ) -> ScreenNode {
    var node = content
    if !bars.bottom.isEmpty {
      node = inset(node, bottomBar(bars), edge: .bottom, name: name, span: span)
    }
    let hasTop = !bars.isTopHidden && (always || bars.asksForTopBar)
    if hasTop { node = inset(node, topBar(bars), edge: .top, name: name, span: span) }
    if !hasTop, bars.bottom.isEmpty {
      node = ScreenNode(.wrapper, name: name, span: span, children: [node])
    }
    return node
  }

  private static func inset(
    _ content: ScreenNode, _ bar: ScreenNode, edge: Edge, name: String, span: SourceSpan?
  ) -> ScreenNode {
    ScreenNode(.inset(InsetLaw(edge: edge)), name: name, span: span, children: [content, bar])
  }

  private static func topBar(_ bars: BarCollector) -> ScreenNode {
    let isLarge = bars.title != nil && bars.principal.isEmpty && bars.isTitleLarge
    let middle = bars.principal.isEmpty && !isLarge ? bars.title.map { [$0] } ?? [] : bars.principal
    let line = ScreenNode.row(
      bars.leading + [.spacer(0)] + middle + [.spacer(0)] + bars.trailing, name: "bar line")
    var rows = [bar(line, height: Metrics.barHeight, name: "bar line")]
    if isLarge, let title = bars.title {
      let large = title.mappingTexts { text in
        text.runs = text.runs.map { run in
          var run = run
          run.font = FontChoice(size: .style(.largeTitle), weight: FontWeight.bold.number)
          return run
        }
      }
      rows.append(
        bar(large, height: Metrics.largeTitleHeight, alignment: .leading, name: "large title"))
    }
    if bars.hasSearchField {
      let field = ScreenNode.box(
        .flexible(minimum: 0, ideal: 100), .fixed(36), .field, name: "search field", span: nil)
      rows.append(bar(field, height: Metrics.searchHeight, name: "search field"))
    }
    var column = ScreenNode.column(rows, spacing: 0, name: "navigation bar")
    column.traits.isPinned = true
    column.traits.paint.background = SystemColors.bar
    return column
  }

  private static func bottomBar(_ bars: BarCollector) -> ScreenNode {
    var items: [ScreenNode] = []
    for item in bars.bottom {
      if !items.isEmpty { items.append(.spacer(0)) }
      items.append(item)
    }
    let row = ScreenNode.row(items, name: "toolbar items")
    var node = bar(row, height: Metrics.toolbarHeight, name: "toolbar")
    node.traits.isPinned = true
    node.traits.paint.background = SystemColors.bar
    return node
  }

  /// A strip of fixed height over the whole width.
  private static func bar(
    _ content: ScreenNode, height: Double, alignment: HorizontalAlignment = .center, name: String
  ) -> ScreenNode {
    let margins = Insets(leading: Metrics.barMargin, trailing: Metrics.barMargin)
    let padded = ScreenNode(.padding(margins), name: name, span: nil, children: [content])
    let wide = ScreenNode(
      .flexibleFrame(
        FlexibleFrameLaw(
          width: .init(maximum: .infinity), alignment: Alignment(alignment, .center))),
      name: name, span: nil, children: [padded])
    return ScreenNode(
      .frame(FrameLaw(width: nil, height: height)), name: name, span: nil, children: [wide])
  }

  /// How an item of a bar is set: in the bar's own size, which the text size does not change.
  static func itemSettings(_ text: inout TextSettings) {
    text = TextSettings()
    text.limits.maximumLines = 1
    text.sizes = .large ... .large
    text.importance = .barTitle
  }

  /// How text in a bar is set: one line, no larger than at XXXL.
  static func textSettings(_ text: inout TextSettings) {
    text = TextSettings()
    text.font = FontChoice(size: .style(.headline))
    text.limits.maximumLines = 1
    text.sizes = .extraSmall ... .extraExtraExtraLarge
    text.importance = .barTitle
  }
}
