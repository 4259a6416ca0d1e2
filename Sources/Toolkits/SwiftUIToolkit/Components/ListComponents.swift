// Provenance: insets, margins and minimum heights of lists as observed on iOS 16 to 18; they may be
// off by 2 points. Section headers are footnotes in upper case, as up to iOS 18.

import ComponentModel
import ScreenModel
import SourceText

/// `List`, `Form` and `Section`.
enum ListComponents {
  static let all: [String: any Component] = [
    "List": ListComponent(), "Form": ListComponent(), "Section": SectionComponent(),
  ]
}

/// A column of rows in cards that scrolls.
struct ListComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let isPlain = ["plain", "inset"].contains(context.styleName("listStyle") ?? "")
    let look = ListLook(isPlain: isPlain)
    let available = context.availableSize
    let isEnabled = context.environment.controls.isScrollEnabled
    let nodes = context.with({
      $0.controls.place = .list
      $0[ListLookKey.self] = look
      $0.controls.isScrollEnabled = true
      let margins = 2 * (look.margin + Metrics.rowInsets.leading)
      $0.controls.available = Size(
        width: max(0, available.width - margins), height: available.height)
    }) { rows(call, context) }
    let column = ScreenNode.column(
      look.cards(nodes), spacing: look.isPlain ? 0 : Metrics.sectionGap, horizontal: .leading,
      name: "rows")
    let insets = Insets(
      top: isPlain ? 0 : Metrics.listMargin, leading: look.margin,
      bottom: isPlain ? 0 : Metrics.listMargin, trailing: look.margin)
    let padded = ScreenNode(.padding(insets), name: "margins", span: nil, children: [column])
    var list = ScreenNode(
      .scroll(ScrollLaw(axes: .vertical, isEnabled: isEnabled)), name: call.name, span: call.span,
      children: [padded])
    list.traits.paint.background = isPlain ? SystemColors.card : SystemColors.grouped
    return [list]
  }

  /// `List { }`, `List(data) { element in }`
  private func rows(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let content = call.arguments.content("content", "rowContent")
    if let data = call.arguments.first { return context.repetitions(of: data, content) }
    return context.content(content)
  }
}

/// How a list draws: with cards or without.
struct ListLook: Sendable {
  var isPlain = false

  /// The distance of the cards from the edges of the list, in points.
  var margin: Double { isPlain ? 0 : Metrics.listMargin }

  /// Sections as they are; rows outside sections in a card of their own.
  func cards(_ nodes: [ScreenNode]) -> [ScreenNode] {
    var result: [ScreenNode] = []
    var loose: [ScreenNode] = []
    for node in nodes {
      if node.isListSection {
        if !loose.isEmpty { result.append(card(loose)) }
        loose = []
        result.append(node)
      } else {
        loose.append(node)
      }
    }
    if !loose.isEmpty { result.append(card(loose)) }
    return result
  }

  func card(_ rows: [ScreenNode]) -> ScreenNode {
    var children: [ScreenNode] = []
    for row in rows.map(self.row) {
      if !children.isEmpty {
        children.append(ScreenNode(.divider, name: "separator", span: nil))
      }
      children.append(row)
    }
    var card = ScreenNode.column(children, spacing: 0, horizontal: .leading, name: "card")
    card.traits.paint = Paint(
      background: SystemColors.card, cornerRadius: isPlain ? 0 : Metrics.cardRadius)
    return card
  }

  /// A row at least 44 points high, with the list's insets unless it brings its own.
  ///
  /// A row is as wide as the list whatever stands in it, so that one row does not move the others.
  private func row(_ content: ScreenNode) -> ScreenNode {
    let inner: ScreenNode
    if content.bringsRowInsets {
      inner = content
    } else {
      inner = ScreenNode(
        .padding(Metrics.rowInsets), name: "row insets", span: nil, children: [content])
    }
    let frame = FlexibleFrameLaw(
      width: .init(minimum: 0, maximum: .infinity),
      height: .init(minimum: Metrics.rowHeight), alignment: Alignment(.leading, .center))
    return ScreenNode(.flexibleFrame(frame), name: "row", span: nil, children: [inner])
  }
}

enum ListLookKey: EnvironmentKey {
  static var fallback: ListLook { ListLook() }
}

extension ScreenNode {
  /// The name of a section's node in a list.
  static let listSectionName = "Section"

  /// Whether it is a section of a list, looking through what wraps it.
  fileprivate var isListSection: Bool {
    if name == Self.listSectionName, case .proposal(.stack) = law { return true }
    return isTransparent && children.first?.isListSection == true
  }

  fileprivate var bringsRowInsets: Bool {
    if name == ListModifiers.rowInsetsName { return true }
    return isTransparent && children.first?.bringsRowInsets == true
  }

  /// Whether it lays out just as its first child does.
  private var isTransparent: Bool {
    switch law {
    case .proposal(.wrapper), .proposal(.attachment), .proposal(.offset): true
    default: false
    }
  }
}

/// `Section("Header") { }`, `Section { } header: { } footer: { }`, `Section(header:footer:) { }`
///
/// Outside a list its parts belong to the surrounding container.
struct SectionComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let rows = context.content(arguments.content("content"))
    let title = arguments["header"] ?? arguments.first
    guard context.environment.controls.place == .list else {
      return context.titleNodes(from: title, span: call.span) + rows
        + context.content(arguments["footer"])
    }
    let look = context.environment[ListLookKey.self]
    let header = caption(title, isHeader: true, call, context)
    let footer = caption(arguments["footer"], isHeader: false, call, context)
    let card = rows.isEmpty ? [] : [look.card(rows)]
    return [
      .column(
        header + card + footer, spacing: 6, horizontal: .leading, name: ScreenNode.listSectionName,
        span: call.span)
    ]
  }

  private func caption(
    _ value: Value?, isHeader: Bool, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    guard let value, !value.isNone else { return [] }
    let nodes = context.with({
      $0.controls.place = .plain
      $0.text.font = FontChoice(size: .style(.footnote))
      $0.text.foreground = SystemColors.secondary
      if isHeader { $0.text.letterCase = $0[HeaderCaseKey.self] ? .upper : nil }
    }) { context.titleNodes(from: value, span: call.span) }
    guard !nodes.isEmpty else { return [] }
    let insets = Insets(leading: Metrics.rowInsets.leading, trailing: Metrics.rowInsets.trailing)
    let text = nodes.single(name: "caption", span: nil)
    return [
      ScreenNode(
        .padding(insets), name: isHeader ? "header" : "footer", span: nil, children: [text])
    ]
  }
}

/// Whether section headers are set in upper case: `.textCase(nil)` on a list or section stops it.
enum HeaderCaseKey: EnvironmentKey {
  static var fallback: Bool { true }
}
