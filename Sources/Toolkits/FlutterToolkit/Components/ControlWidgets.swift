// Provenance: Material 3's controls in Flutter's public source: fields with 12 around the input (16 at the
// sides where outlined), switches 60 by 48, check boxes and radio buttons 48, chips 32 in a target of 48,
// floating buttons 56, navigation bars 80 with labels capped at 1.3.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum ControlWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "CustomScrollView": Widget { call, context in
        let slivers = context.children(call.arguments, "slivers")
        return [.widget(.slivers(ScrollLaw(axes: .vertical)), call, slivers)]
      },
      "SliverToBoxAdapter": Widget { [.widget(.wrapper, $0, $1.child($0.arguments))] },
      "SliverPadding": Widget { call, context in
        let insets = context.insets(call.arguments["padding"]) ?? .zero
        return [.widget(.padding(insets), call, context.child(call.arguments, "sliver"))]
      },
      "LinearProgressIndicator": Widget { call, _ in
        let law = BoxLaw(
          width: .flexible(minimum: 0, ideal: 0), height: .fixed(4), drawing: .progress)
        return [.widget(.box(law), call)]
      },
      "CircleAvatar": Widget { call, context in
        let side = 2 * max(0, call.arguments.number("radius") ?? 20)
        let law = SizeLaw(width: .exactly(side), height: .exactly(side))
        let content = context.with({ environment in
          // Its text does not grow.
          environment[ScalerKey.self] = .noScaling
          environment[ImportanceKey.self] = .decoration
        }) { context.child(call.arguments) }
        let centred = ScreenNode.widget(.align(.center, widthFactor: nil, heightFactor: nil), call, content)
        return [.widget(.constrained(law), call, [centred])]
      },
      "NavigationBar": Widget { $1.bar($0, height: 80, label: "destinations", cap: .navigationBarLabel) },
      "BottomNavigationBar": Widget { $1.bar($0, height: 56, label: "items", cap: .bottomNavigationBarLabel) },
    ]
    for name in ["TextField", "TextFormField"] { all[name] = Widget { $1.field($0) } }
    for (name, width, control) in [
      ("Switch", 60.0, Control.toggle), ("Checkbox", 48, .toggle), ("Radio", 48, .toggle),
    ] {
      all[name] = Widget { call, _ in
        let law = BoxLaw(width: .fixed(width), height: .fixed(48), drawing: .toggle)
        return [.widget(.box(law), call, traits: NodeTraits(control: control))]
      }
    }
    all["Slider"] = Widget { call, _ in
      let law = BoxLaw(
        width: .flexible(minimum: 0, ideal: 144), height: .fixed(48), drawing: .slider)
      return [.widget(.box(law), call, traits: NodeTraits(control: .slider))]
    }
    for name in ["Chip", "ActionChip", "FilterChip", "ChoiceChip", "InputChip"] {
      all[name] = Widget { $1.chip($0) }
    }
    all["FloatingActionButton"] = Widget { $1.floatingButton($0) }
    return all
  }()
}

extension BuildContext {
  /// Content in a role of the text theme, as a control's label.
  private func label(
    _ arguments: Arguments, _ label: String, _ role: Material3Role
  ) -> [ScreenNode] {
    with({ environment in
      environment[StyleKey.self] = roleStyle(role)
      environment[ImportanceKey.self] = .control
    }) { child(arguments, label) }
  }

  fileprivate func chip(_ call: ComponentCall) -> [ScreenNode] {
    let avatar = child(call.arguments, "avatar")
    let label = label(call.arguments, "label", .labelLarge)
      .map { $0.inside(.flexible(factor: 1, isTight: false), "label") }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, isMaximal: false)), call, avatar + label)
    let box = row.inside(.padding(Insets(top: 0, leading: 16, bottom: 0, trailing: 16)), "padding")
      .inside(.constrained(SizeLaw(height: SizeLaw.Bounds(minimum: 32))), "chip")
    let reacts = call.name != "Chip"
    return [box.inside(.minimumTarget(48), call.name, traits: NodeTraits(control: reacts ? .button : nil))]
  }

  fileprivate func floatingButton(_ call: ComponentCall) -> [ScreenNode] {
    let traits = NodeTraits(control: .button)
    guard call.name.hasSuffix("extended") else {
      let law = SizeLaw(width: .exactly(56), height: .exactly(56))
      let centred = ScreenNode.widget(
        .align(.center, widthFactor: nil, heightFactor: nil), call, child(call.arguments))
      return [.widget(.constrained(law), call, [centred], traits: traits)]
    }
    let content = child(call.arguments, "icon") + label(call.arguments, "label", .labelLarge)
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, isMaximal: false, spacing: 8)), call, content)
    let padded = row.inside(.padding(Insets(leading: 16, trailing: 20)), "padding")
    let law = SizeLaw(width: SizeLaw.Bounds(minimum: 80), height: .exactly(56))
    return [.widget(.constrained(law), call, [padded], traits: traits)]
  }

  fileprivate func field(_ call: ComponentCall) -> [ScreenNode] {
    var decoration = Arguments()
    if case .symbol(let symbol)? = call.arguments["decoration"],
      let arguments = symbol.steps.first?.arguments
    {
      decoration = arguments
    }
    func text(_ label: String, _ role: Material3Role) -> [ScreenNode] {
      guard let value = decoration.given(label) else { return [] }
      // Labels and helpers are one line with a mark of omission unless the decoration says more.
      let span = decoration.span(label) ?? call.span
      let lines = decoration.given(label.replacing("Text", with: "MaxLines")) ?? .number(1)
      let overflow = Value.symbol(Symbol(root: "TextOverflow", steps: [.init(name: "ellipsis")]))
      let arguments = Arguments([
        EvaluatedArgument(label: "maxLines", value: lines, span: span),
        EvaluatedArgument(label: "overflow", value: overflow, span: span),
      ])
      return paragraph(
        ComponentCall(name: label, arguments: arguments, span: span),
        value, roleStyle(role), environment[ScalerKey.self])
    }
    let base = style(call.arguments["style"]).map { roleStyle(.bodyLarge).merged(with: $0) }
    let hint = decoration.given("hintText") ?? .text(TextValue(" "))
    let input = paragraph(
      ComponentCall(name: "input", arguments: Arguments(), span: call.span), hint,
      base ?? roleStyle(.bodyLarge), environment[ScalerKey.self])
    let label = text("labelText", .bodyLarge)
    let helper = text("errorText", .bodySmall) + text("helperText", .bodySmall)
    let prefix = child(decoration, "prefixIcon")
    let suffix = child(decoration, "suffixIcon")
    let isOutlined = decoration.given("border") != nil
    let padding = insets(decoration["contentPadding"])
      ?? Insets(
        top: isOutlined ? 16 : 12, leading: isOutlined ? 12 : 0, bottom: isOutlined ? 16 : 12,
        trailing: isOutlined ? 12 : 0)
    let law = WidgetFieldLaw(
      hasLabel: !label.isEmpty, hasHelper: !helper.isEmpty, hasPrefix: !prefix.isEmpty,
      hasSuffix: !suffix.isEmpty, padding: padding, isOutlined: isOutlined)
    let children = input + label + helper.prefix(1)
      + (prefix.isEmpty ? [] : [prefix.one("prefix", call.span)])
      + (suffix.isEmpty ? [] : [suffix.one("suffix", call.span)])
    return [.widget(.decoratedField(law), call, children, traits: NodeTraits(control: .field))]
  }

  /// A bar of destinations, each an icon over a label.
  fileprivate func bar(
    _ call: ComponentCall, height: Double, label: String, cap: FlutterWidgetCap
  ) -> [ScreenNode] {
    var items: [ScreenNode] = []
    if case .list(let values)? = call.arguments[label] {
      items = values.compactMap { item($0, call, cap) }
    }
    let row = ScreenNode.widget(.flex(WidgetFlexLaw(axis: .horizontal, cross: .center)), call, items)
    var traits = NodeTraits()
    traits.isPinned = true
    let own = call.arguments.number("height") ?? height
    return [
      row.inside(.constrained(SizeLaw(height: SizeLaw.Bounds(minimum: max(0, own)))), "bar")
        .inside(.safeArea([.bottom], minimum: .zero), call.name, traits: traits)
    ]
  }

  private func item(_ value: Value, _ call: ComponentCall, _ cap: FlutterWidgetCap) -> ScreenNode? {
    guard case .symbol(let symbol) = value, let arguments = symbol.steps.first?.arguments else {
      return nil
    }
    let icon = child(arguments, "icon")
    let scaler = environment[ScalerKey.self].capped(cap)
    var style = roleStyle(.labelMedium)
    // The bar of Material 2 sets its labels at 12.
    if cap == .bottomNavigationBarLabel { style.size = 12 }
    let span = arguments.span("label") ?? call.span
    // What the bar itself holds back is no fault of the source.
    let text = with({ $0[ImportanceKey.self] = .barTitle }) {
      arguments.given("label").map {
        paragraph(
          ComponentCall(name: "label", arguments: Arguments(), span: span), $0, style, scaler)
      } ?? []
    }
    let column = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .vertical, main: .center, isMaximal: false)), call, icon + text)
    return column.inside(
      .flexible(factor: 1, isTight: true), "destination", traits: NodeTraits(control: .tab))
  }
}
