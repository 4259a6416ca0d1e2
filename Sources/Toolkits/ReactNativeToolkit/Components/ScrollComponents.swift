// Provenance: React Native's source of ScrollView and its lists: a scroll view grows and shrinks, its
// content stands in a container of its own; a list sets every item in a cell.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum ScrollComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for name in ["ScrollView", "Animated.ScrollView", "KeyboardAwareScrollView", "BottomSheetScrollView"] {
      all[name] = SimpleComponent { props, call, context in
        [context.scroll(props, name: call.name, children: context.content(props.children))]
      }
    }
    let lists = [
      "FlatList", "Animated.FlatList", "FlashList", "VirtualizedList", "BottomSheetFlatList",
      "KeyboardAwareFlatList", "DraggableFlatList", "LegendList",
    ]
    for name in lists { all[name] = ListComponent(hasSections: false) }
    for name in ["SectionList", "Animated.SectionList", "BottomSheetSectionList"] {
      all[name] = ListComponent(hasSections: true)
    }
    return all
  }()
}

extension BuildContext {
  /// A scroll view around the container of its content.
  func scroll(_ props: Props, name: String, children: [ScreenNode]) -> ScreenNode {
    let isHorizontal = props.isTrue("horizontal")
    let base = Style.of([
      "flexGrow": .number(1), "flexShrink": .number(1), "overflow": .text(TextValue("scroll")),
    ])
    let style = Style(props["style"], self).over(base)
    var inner = Style(props["contentContainerStyle"], self)
    if isHorizontal, inner["flexDirection"] == nil { inner.set("flexDirection", .text(TextValue("row"))) }
    let content = ScreenNode(
      .flex(FlexLaw(.children, FlexStyle(inner))), name: "content", span: props.span, children: children)
    let law = ScrollLaw(axes: Axes(isHorizontal ? .horizontal : .vertical), isEnabled: !props.isFalse("scrollEnabled"))
    var node = box(style, .scroll(law), props: props, name: name, children: [content])
    node.traits.paint = Paint(style)
    return node
  }
}

/// `FlatList` and its kin: a few items of a list that is not known.
struct ListComponent: Component {
  let hasSections: Bool

  /// How many items of a known list are shown, and of one that is not known.
  private static let maximumItems = 8
  private static let sampleItems = 3

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let props = Props(call)
    var rows: [ScreenNode] = context.element(props["ListHeaderComponent"])
    let body = hasSections ? sections(props, context) : items(of: props["data"], props, context)
    rows += body.isEmpty ? context.element(props["ListEmptyComponent"]) : body
    rows += context.element(props["ListFooterComponent"])
    if props.isTrue("horizontal") { rows = rows.map { Self.cell($0, props) } }
    return [context.scroll(props, name: call.name, children: rows)]
  }

  /// The elements of the data; none where a list with nothing in it is to be shown.
  private func elements(_ data: Value?, _ props: Props, _ context: any BuildContext) -> [Value] {
    switch data {
    case .list(let values)?: return Array(values.prefix(Self.maximumItems))
    case .none?, .boolean?, .number?, .text?: return []
    case nil: return Array(repeating: .unknown(Unknown(hint: "item")), count: Self.sampleItems)
    default: break
    }
    if props["ListEmptyComponent"] != nil, let span = props.span(of: "ListEmptyComponent") {
      guard context.choose(2, at: span, preferring: 0) == 0 else { return [] }
    }
    let element = data.map { context.member("first", of: $0) } ?? .unknown(Unknown(hint: "item"))
    return Array(repeating: element, count: Self.sampleItems)
  }

  private func items(of data: Value?, _ props: Props, _ context: any BuildContext) -> [ScreenNode] {
    let elements = elements(data, props, context)
    let columns = max(Numbers.count(from: props["numColumns"]) ?? 1, 1)
    var cells: [ScreenNode] = []
    for (position, element) in elements.enumerated() {
      let item = ObjectEntries.make([
        "item": element, "index": .number(Double(position)), "section": .unknown(Unknown(hint: "section")),
      ])
      let nodes = context.rendered(props["renderItem"], with: [item])
      cells.append(columns > 1 ? Self.only(nodes, props) : Self.cell(nodes, props))
    }
    if columns > 1 { return rows(of: cells, columns, props, context) }
    return separated(cells, props, context)
  }

  private func rows(
    of cells: [ScreenNode], _ columns: Int, _ props: Props, _ context: any BuildContext
  ) -> [ScreenNode] {
    var style = Style(props["columnWrapperStyle"], context)
    if style["flexDirection"] == nil { style.set("flexDirection", .text(TextValue("row"))) }
    return stride(from: 0, to: cells.count, by: columns).map { start in
      ScreenNode(
        .flex(FlexLaw(.children, FlexStyle(style))), name: "row", span: props.span,
        children: Array(cells[start..<min(start + columns, cells.count)]))
    }
  }

  private func separated(
    _ cells: [ScreenNode], _ props: Props, _ context: any BuildContext
  ) -> [ScreenNode] {
    guard props["ItemSeparatorComponent"] != nil else { return cells }
    var result: [ScreenNode] = []
    for cell in cells {
      if !result.isEmpty { result += context.element(props["ItemSeparatorComponent"]) }
      result.append(cell)
    }
    return result
  }

  private func sections(_ props: Props, _ context: any BuildContext) -> [ScreenNode] {
    elements(props["sections"], props, context).prefix(Self.sampleItems).flatMap { section -> [ScreenNode] in
      let argument = ObjectEntries.make(["section": section])
      var nodes = context.rendered(props["renderSectionHeader"], with: [argument])
      nodes += items(of: context.member("data", of: section), props, context)
      return nodes + context.rendered(props["renderSectionFooter"], with: [argument])
    }
  }

  private static func cell(_ node: ScreenNode, _ props: Props) -> ScreenNode { cell([node], props) }

  private static func cell(_ nodes: [ScreenNode], _ props: Props) -> ScreenNode {
    ScreenNode(.flex(FlexLaw()), name: "cell", span: props.span, children: nodes)
  }

  private static func only(_ nodes: [ScreenNode], _ props: Props) -> ScreenNode {
    if nodes.count == 1, let only = nodes.first { return only }
    return cell(nodes, props)
  }
}
