// Provenance: Material 3's list tiles in Flutter's public source: titles 16, subtitles 14, ends 11 (13 and 12
// where dense), 16 before and 24 after; tiles of switches, check boxes and radio buttons whose control takes
// no more than 40 high; expansion tiles between two lines, which are looked at opened.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum TileWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "ListTile": Widget { $1.tile($0) },
      "ExpansionTile": Widget { $1.expansionTile($0) },
      "ExpansionPanelList": Widget { $1.expansionPanels($0) },
      "AboutListTile": Widget { call, context in
        context.tile(call, title: "child", leading: context.child(call.arguments, "icon"))
      },
    ]
    for (name, width, isFirst) in [
      ("SwitchListTile", 60.0, false), ("CheckboxListTile", 40, false), ("RadioListTile", 40, true),
    ] {
      all[name] = Widget { call, context in
        let control = context.toggle(call, width: width)
        let secondary = context.child(call.arguments, "secondary")
        let affinity = call.arguments["controlAffinity"]?.word
        let leads = affinity == "leading" || (affinity != "trailing" && isFirst)
        return context.tile(
          call, leading: leads ? [control] : secondary, trailing: leads ? secondary : [control],
          control: .toggle)
      }
    }
    return all
  }()
}

extension BuildContext {
  /// A control of Material that is 40 high where its target shrinks.
  func toggle(_ call: ComponentCall, width: Double) -> ScreenNode {
    let law = BoxLaw(width: .fixed(width), height: .fixed(40), drawing: .toggle)
    return ScreenNode(.widget(.box(law)), name: "control", span: call.span)
  }

  /// A tile with the texts of its call and the ends that are given, or those of the call.
  func tile(
    _ call: ComponentCall, title: String = "title", leading: [ScreenNode]? = nil,
    trailing: [ScreenNode]? = nil, control: Control? = nil
  ) -> [ScreenNode] {
    let arguments = call.arguments
    let isDense = arguments["dense"]?.flag ?? false
    func part(_ label: String, _ role: Material3Role, _ own: String, dense: Double? = nil)
      -> [ScreenNode]
    {
      var style = roleStyle(role)
      if isDense, let dense { style.size = dense }
      if let given = self.style(arguments[own]) { style = style.merged(with: given) }
      let nodes = with({ $0[StyleKey.self] = style }) { child(arguments, label) }
      return nodes.isEmpty ? [] : [nodes.one(label, call.span)]
    }
    let titleNodes = part(title, .bodyLarge, "titleTextStyle", dense: 13)
    let subtitle = part("subtitle", .bodyMedium, "subtitleTextStyle", dense: 12)
    let ends = "leadingAndTrailingTextStyle"
    let first = (leading ?? part("leading", .labelSmall, ends)).wrapped("leading", call)
    let last = (trailing ?? part("trailing", .labelSmall, ends)).wrapped("trailing", call)
    var law = WidgetTileLaw(
      hasSubtitle: !subtitle.isEmpty, hasLeading: !first.isEmpty, hasTrailing: !last.isEmpty,
      isThreeLine: arguments["isThreeLine"]?.flag ?? false, isDense: isDense)
    let given = arguments["contentPadding"] ?? arguments["tilePadding"]
    if let insets = insets(given) { law.padding = insets }
    if let gap = arguments.number("horizontalTitleGap") { law.titleGap = gap }
    if let least = arguments.number("minVerticalPadding") {
      law.minimumVerticalPadding = max(0, least)
    }
    if let width = arguments.number("minLeadingWidth") { law.minimumLeadingWidth = max(0, width) }
    law.minimumHeight = arguments.number("minTileHeight").map { max(0, $0) }
    let reacts = ["onTap", "onChanged", "onLongPress"].contains { arguments.given($0) != nil }
    let traits = NodeTraits(control: control ?? (reacts ? .tappable : nil))
    let heading = titleNodes.isEmpty ? [ScreenNode.widget(.wrapper, call)] : titleNodes
    return [.widget(.tile(law), call, heading + subtitle + first + last, traits: traits)]
  }

  fileprivate func expansionTile(_ call: ComponentCall) -> [ScreenNode] {
    let given = child(call.arguments, "trailing")
    let hides = call.arguments["showTrailingIcon"]?.flag == false
    let trailing = given.isEmpty ? (hides ? [] : [icon(24, call)]) : given
    let leading = child(call.arguments, "leading")
    let head = tile(call, leading: leading, trailing: trailing, control: .tappable)
    var content = children(call.arguments)
    if let insets = insets(call.arguments["childrenPadding"]) {
      content = content.isEmpty ? [] : [.widget(.padding(insets), call, content)]
    }
    let cross: WidgetFlexLaw.Cross =
      switch call.arguments["expandedCrossAxisAlignment"]?.word {
      case "start": .start
      case "end": .end
      case "stretch": .stretch
      default: .center
      }
    let inner = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .vertical, cross: cross, isMaximal: false)), call, content)
    let place = fraction(call.arguments["expandedAlignment"]) ?? .center
    let body =
      content.isEmpty
      ? [] : [inner.inside(.align(place, widthFactor: nil, heightFactor: 1), "content")]
    let law = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    let column = ScreenNode.widget(.flex(law), call, head + body)
    // A line above and one below.
    return [column.inside(.padding(Insets(top: 1, bottom: 1)), "lines")]
  }

  fileprivate func expansionPanels(_ call: ComponentCall) -> [ScreenNode] {
    guard case .list(let values)? = call.arguments["children"] else { return [] }
    let panels = values.flatMap { value -> [ScreenNode] in
      guard case .symbol(let symbol) = value, let arguments = symbol.steps.first?.arguments else {
        return []
      }
      let unknowns = ["context", "isExpanded"].map { Value.unknown(Unknown(hint: $0)) }
      let head = built(by: arguments["headerBuilder"], with: unknowns).map {
        $0.inside(.constrained(SizeLaw(height: SizeLaw.Bounds(minimum: 48))), "header")
          .inside(.flexible(factor: 1, isTight: true), "share")
      }
      let row = ScreenNode.widget(
        .flex(WidgetFlexLaw(axis: .horizontal)), call, head + [iconButton(call, [icon(24, call)])])
      return [row] + child(arguments, "body")
    }
    let law = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    return [.widget(.flex(law), call, panels)]
  }
}

extension [ScreenNode] {
  /// The one node that they are, or none.
  func wrapped(_ name: String, _ call: ComponentCall) -> [ScreenNode] {
    isEmpty ? [] : [one(name, call.span)]
  }
}
