// Provenance: Material 3's InputDecoration, TextField and DropdownButton in Flutter's public source, heights
// held against a real engine's: 8 above and below (4 where dense), 12 at the sides where filled; outlined 20
// and 12 (16 and 8), 12 at the sides; room of 4 and three quarters of the label's size above the input; icons
// in 48; a drop-down's items 48 high, whatever the text size.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum FieldWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for name in ["TextField", "TextFormField"] { all[name] = Widget { $1.field($0) } }
    all["InputDecorator"] = Widget { call, context in
      context.field(call, input: context.child(call.arguments).wrapped("input", call))
    }
    all["DropdownButton"] = Widget { $1.dropdown($0) }
    all["DropdownButtonFormField"] = Widget { call, context in
      context.field(call, input: [context.dropdownRow(call, isDense: true)], control: .picker)
    }
    all["DropdownMenu"] = Widget { $1.dropdownMenu($0) }
    all["DropdownMenuItem"] = Widget { call, context in
      let law = SizeLaw(height: SizeLaw.Bounds(minimum: 48))
      let place = context.fraction(call.arguments["alignment"]) ?? Fraction(x: -1, y: 0)
      let content = ScreenNode.widget(
        .align(place, widthFactor: 1, heightFactor: 1), call, context.child(call.arguments))
      return [.widget(.constrained(law), call, [content])]
    }
    for name in ["SearchBar", "SearchAnchor.bar"] {
      all[name] = Widget { $1.searchBar($0) }
    }
    return all
  }()
}

extension BuildContext {
  /// A text field or what is decorated like one; nil input: the hint in the field's lines.
  func field(
    _ call: ComponentCall, input: [ScreenNode]? = nil, control: Control? = .field
  ) -> [ScreenNode] {
    var decoration = Arguments()
    if let given = call.arguments["decoration"] {
      if case .symbol(let symbol) = given {
        decoration = symbol.stepArguments
        if symbol.steps.last?.name == "collapsed" {
          return input ?? fieldInput(call, decoration)
        }
      } else if !given.isGiven {
        return input ?? fieldInput(call, decoration)
      }
    }
    var label = fieldText(call, decoration, "labelText", .bodyLarge)
    if label.isEmpty { label = child(decoration, "label").wrapped("label", call) }
    var helper =
      fieldText(call, decoration, "errorText", .bodySmall)
      + fieldText(call, decoration, "helperText", .bodySmall)
    if helper.isEmpty, let most = call.arguments.number("maxLength"), most > 0, most < 1_000_000 {
      let counter = Value.text(TextValue("0/\(Int(most))"))
      helper = paragraph(
        ComponentCall(name: "counter", arguments: Arguments(), span: call.span), counter,
        roleStyle(.bodySmall), environment[ScalerKey.self])
    }
    let floats =
      ["initialValue", "value"].contains { call.arguments.given($0) != nil }
      || decoration["floatingLabelBehavior"]?.word == "always" || control == .picker
    var content = input ?? fieldInput(call, decoration)
    if !label.isEmpty, !floats {
      // A hint shows only where the label does not stand in its place.
      content = content.map { node in
        var hidden = node
        hidden.traits.isInvisible = true
        return hidden
      }
    }
    let icons = ["prefixIcon", "suffixIcon"].map { name -> [ScreenNode] in
      let icon = child(decoration, name).wrapped(name, call)
      let law =
        constraints(decoration[name + "Constraints"])
        ?? SizeLaw(width: SizeLaw.Bounds(minimum: 48), height: SizeLaw.Bounds(minimum: 48))
      return icon.map {
        $0.inside(.align(.center, widthFactor: 1, heightFactor: 1), "centre")
          .inside(.constrained(law), name)
      }
    }
    var law = fieldLaw(decoration)
    (law.hasLabel, law.hasHelper, law.floatsLabel) = (!label.isEmpty, !helper.isEmpty, floats)
    (law.hasPrefix, law.hasSuffix) = (!icons[0].isEmpty, !icons[1].isEmpty)
    let children = content.wrapped("input", call) + label + helper.prefix(1) + icons[0] + icons[1]
    return [.widget(.decoratedField(law), call, children, traits: NodeTraits(control: control))]
  }

  private func fieldLaw(_ decoration: Arguments) -> WidgetFieldLaw {
    let border = decoration.given("border") ?? decoration.given("enabledBorder")
    var kind: String?
    if case .symbol(let symbol)? = border { kind = symbol.root }
    let isOutlined = kind == "OutlineInputBorder" || (border != nil && kind == nil)
    let isDense = decoration["isDense"]?.flag ?? false
    let isFilled = decoration["filled"]?.flag ?? false
    let sides: Double = isOutlined || isFilled ? 12 : 0
    let top: Double = isOutlined ? (isDense ? 16 : 20) : (isDense ? 4 : 8)
    let bottom: Double = isOutlined ? (isDense ? 8 : 12) : (isDense ? 4 : 8)
    let padding =
      insets(decoration["contentPadding"])
      ?? Insets(top: top, leading: sides, bottom: bottom, trailing: sides)
    let labelSize = style(decoration["labelStyle"])?.size ?? 16
    let room = FontChoice(size: .scaled(4 + 0.75 * labelSize, environment[ScalerKey.self]))
    let least = isDense || decoration["isCollapsed"]?.flag == true ? 0 : 48.0
    return WidgetFieldLaw(
      padding: padding, isOutlined: isOutlined, labelRoom: room, minimumHeight: least)
  }

  /// A label or a helper: one line with a mark of omission unless the decoration says more.
  private func fieldText(
    _ call: ComponentCall, _ decoration: Arguments, _ name: String, _ role: Material3Role
  ) -> [ScreenNode] {
    guard let value = decoration.given(name) else { return [] }
    let span = decoration.span(name) ?? call.span
    let lines = decoration.given(name.replacing("Text", with: "MaxLines")) ?? .number(1)
    let own = style(decoration[name.replacing("Text", with: "Style")])
    let base = roleStyle(role)
    return with({ environment in
      if name == "errorText" { environment[ImportanceKey.self] = .failure }
    }) {
      paragraph(
        ComponentCall(name: name, arguments: oneLine(lines, span), span: span), value,
        own.map { base.merged(with: $0) } ?? base, environment[ScalerKey.self])
    }
  }

  private func oneLine(_ lines: Value, _ span: SourceSpan) -> Arguments {
    // Not the app's own wish.
    let overflow = Value.symbol(Symbol(root: "Decoration", steps: [.init(name: "ellipsis")]))
    return Arguments([
      EvaluatedArgument(label: "maxLines", value: lines, span: span),
      EvaluatedArgument(label: "overflow", value: overflow, span: span),
    ])
  }

  /// The hint in as many lines as the field has.
  private func fieldInput(_ call: ComponentCall, _ decoration: Arguments) -> [ScreenNode] {
    let base = roleStyle(.bodyLarge)
    let own = style(call.arguments["style"]).map { base.merged(with: $0) } ?? base
    let most = call.arguments.given("maxLines")?.number ?? 1
    let least = call.arguments.number("minLines") ?? most
    let span = decoration.span("hintText") ?? call.span
    let hintLines = decoration.given("hintMaxLines") ?? .number(max(1, most))
    var nodes = paragraph(
      ComponentCall(name: "input", arguments: oneLine(hintLines, span), span: span),
      decoration.given("hintText") ?? .text(TextValue(" ")), own, environment[ScalerKey.self])
    guard 1 < least, least < 100, case .widget(.text(var content))? = nodes.first?.law else {
      return nodes
    }
    content.limits.minimumLines = Int(least)
    nodes[0].law = .widget(.text(content))
    return nodes
  }

  /// The chosen item beside an arrow; as wide as the widest item unless it is expanded.
  fileprivate func dropdownRow(_ call: ComponentCall, isDense: Bool) -> ScreenNode {
    let base = roleStyle(.titleMedium)
    let own = style(call.arguments["style"]).map { base.merged(with: $0) } ?? base
    let isExpanded = call.arguments["isExpanded"]?.flag ?? false
    var items = with({ environment in
      environment[StyleKey.self] = own
      environment[ImportanceKey.self] = .control
    }) { children(call.arguments, "items") + child(call.arguments, "hint") }
    let height = isDense ? nil : call.arguments.number("itemHeight") ?? 48
    items = items.map { item in
      // Where it is dense the item's own least height does not count.
      let content = isDense ? item.children.first ?? item : item
      return height.map { content.inside(.constrained(SizeLaw(height: .exactly($0))), "item") }
        ?? content
    }
    let stack = ScreenNode.widget(
      .stack(WidgetStackLaw(alignment: Fraction(x: -1, y: 0), shownIndex: 0)), call, items)
    let shown = isExpanded ? stack.inside(.flexible(factor: 1, isTight: true), "share") : stack
    let side = call.arguments.number("iconSize") ?? 24
    let law = WidgetFlexLaw(axis: .horizontal, main: .spaceBetween, isMaximal: isExpanded)
    let row = ScreenNode.widget(.flex(law), call, [shown, icon(side, call)])
    return isDense
      ? row.inside(.constrained(SizeLaw(height: SizeLaw.Bounds(minimum: 24))), "row") : row
  }

  fileprivate func dropdown(_ call: ComponentCall) -> [ScreenNode] {
    let row = dropdownRow(call, isDense: call.arguments["isDense"]?.flag ?? false)
    return [row.inside(.wrapper, call.name, traits: NodeTraits(control: .picker))]
  }

  /// A field with the first entry's label, 48 for its arrow.
  fileprivate func dropdownMenu(_ call: ComponentCall) -> [ScreenNode] {
    let label = child(call.arguments, "label").wrapped("label", call)
    let hint = call.arguments.given("hintText") ?? .text(TextValue(" "))
    let input = paragraph(
      ComponentCall(name: "input", arguments: oneLine(.number(1), call.span), span: call.span),
      hint,
      roleStyle(.bodyLarge), environment[ScalerKey.self])
    let law = WidgetFieldLaw(
      hasLabel: !label.isEmpty, hasSuffix: true,
      padding: Insets(top: 20, leading: 12, bottom: 12, trailing: 12), isOutlined: true,
      floatsLabel: false)
    let field = ScreenNode.widget(
      .decoratedField(law), call, input + label + [iconButton(call, [icon(24, call)])],
      traits: NodeTraits(control: .picker))
    let width = call.arguments.number("width")
    return [
      field.inside(
        .constrained(SizeLaw(width: width.map { .exactly($0) } ?? SizeLaw.Bounds(maximum: 280))),
        call.name)
    ]
  }

  /// 56 high at least, 16 at the sides.
  fileprivate func searchBar(_ call: ComponentCall) -> [ScreenNode] {
    let hint =
      call.arguments.given("hintText") ?? call.arguments.given("barHintText")
      ?? .text(TextValue(" "))
    let input = paragraph(
      ComponentCall(name: "input", arguments: oneLine(.number(1), call.span), span: call.span),
      hint,
      roleStyle(.bodyLarge), environment[ScalerKey.self]
    )
    .map { $0.inside(.flexible(factor: 1, isTight: true), "share") }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal)), call,
      child(call.arguments, "leading") + input + children(call.arguments, "trailing"))
    let law = SizeLaw(
      width: SizeLaw.Bounds(minimum: 360, maximum: 800), height: SizeLaw.Bounds(minimum: 56))
    return [
      row.inside(.padding(Insets(leading: 16, trailing: 16)), "padding")
        .inside(.constrained(law), call.name, traits: NodeTraits(control: .field))
    ]
  }
}
