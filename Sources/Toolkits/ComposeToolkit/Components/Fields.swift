// Provenance: Material 3's text fields in androidx's public source: at least 280 by 56 dp, 16 dp at the
// sides, 8 above and below a field with a label inside, icons in squares of 48 dp, supporting text in
// bodySmall 4 dp below. A field's own characters scroll, so that none of them can be lost.

import ComponentModel
import ScreenModel
import SourceText

/// Fields for text.
enum FieldComponents {
  static let all: [String: any Component] = [
    "TextField": SimpleComponent { $1.field($0, isOutlined: false) },
    "OutlinedTextField": SimpleComponent { $1.field($0, isOutlined: true) },
    "SecureTextField": SimpleComponent { $1.field($0, isOutlined: false) },
    "OutlinedSecureTextField": SimpleComponent { $1.field($0, isOutlined: true) },
    "BasicTextField": SimpleComponent { $1.bareField($0) },
    "BasicSecureTextField": SimpleComponent { $1.bareField($0) },
    "BasicTextField2": SimpleComponent { $1.bareField($0) },
    "innerTextField": SimpleComponent { call, context in
      context.environment[FieldTextKey.self].map { [$0] } ?? []
    },
    "SearchBar": SimpleComponent { $1.searchBar($0) },
    "DockedSearchBar": SimpleComponent { $1.searchBar($0) },
    "ExposedDropdownMenuBox": SimpleComponent { call, context in
      context.node(
        .layers(.topLeading, propagatesMinimum: false), call, modifier: call.arguments.named("modifier", 2),
        children: context.content(call.arguments.slot("content")))
    },
    "SearchBarDefaults": SimpleComponent(defaults), "TextFieldDefaults": SimpleComponent(defaults),
    "OutlinedTextFieldDefaults": SimpleComponent(defaults),
    "ExposedDropdownMenuDefaults": SimpleComponent(defaults),
  ]

  /// `TextFieldDefaults.DecorationBox(…)`, `SearchBarDefaults.InputField(…)`: the part by its name.
  @Sendable
  private static func defaults(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    guard case .symbol(let symbol)? = call.arguments.all.first?.value, let step = symbol.steps.first,
      let arguments = step.arguments
    else { return [] }
    let part = ComponentCall(name: step.name, arguments: arguments, span: step.span ?? call.span)
    switch step.name {
    case "InputField": return context.inputField(part)
    case "DecorationBox", "TextFieldDecorationBox", "OutlinedTextFieldDecorationBox":
      return [context.decorated(part, isOutlined: call.name.hasPrefix("Outlined"))]
    case "TrailingIcon":
      let law = BoxLaw(width: .fixed(24), height: .fixed(24), drawing: .picture)
      return [.part(.box(law), step.name, part.span, traits: .decoration)]
    default: return []
    }
  }
}

/// The line of text of the field around.
enum FieldTextKey: EnvironmentKey {
  static var fallback: ScreenNode? { nil }
}

extension NodeTraits {
  static let decoration: NodeTraits = {
    var traits = NodeTraits()
    traits.isDecorative = true
    return traits
  }()
}

extension BuildContext {
  /// `TextField(value, onValueChange, modifier, …, label =, placeholder =, supportingText =)`
  fileprivate func field(_ call: ComponentCall, isOutlined: Bool) -> [ScreenNode] {
    let box = decorated(call, isOutlined: isOutlined)
    let arguments = call.arguments
    let hasCallback = arguments.positional.count > 1 && arguments["state"] == nil
    return [modified(box, by: arguments["modifier"] ?? (hasCallback ? arguments.named("modifier", 2) : chain(in: arguments)))]
  }

  /// The first argument without a name that is a chain of modifiers.
  func chain(in arguments: Arguments) -> Value? {
    arguments["modifier"] ?? arguments.positional.first { !steps(of: $0).isEmpty }
  }

  /// The box of a field with its label, icons and the text below.
  fileprivate func decorated(_ call: ComponentCall, isOutlined: Bool) -> ScreenNode {
    let arguments = call.arguments
    let style = textStyle(from: arguments["textStyle"]).map { localTextStyle.merged(with: $0) } ?? role("bodyLarge")
    let value = line(of: arguments, style: style, call.span)
    var middle: [ScreenNode] = []
    let label = arguments["label"]
    if value.isEmpty {
      let shown = label ?? arguments["placeholder"]
      middle = content(shown, style: style, importance: label == nil ? .decoration : nil)
      if middle.isEmpty { middle = [textNode(TextValue(" "), style: style, span: nil)] }
    } else {
      middle = content(label, style: role("bodySmall"))
      if isOutlined { middle = [] }
      middle += value
    }
    var parts = slotted(arguments["leadingIcon"], call.span)
    parts += content(arguments["prefix"], style: style)
    parts.append(middle.inColumn("text", call.span).weighted(1))
    parts += content(arguments["suffix"], style: style)
    parts += slotted(arguments["trailingIcon"], call.span)
    let above: Double = label != nil && !value.isEmpty && !isOutlined ? 8 : 16
    let insets = Insets(
      top: above, leading: arguments["leadingIcon"] == nil ? 16 : 0, bottom: above,
      trailing: arguments["trailingIcon"] == nil ? 16 : 0)
    var traits = NodeTraits(control: .field)
    traits.paint = Paint(background: isOutlined ? nil : schemeColor("surfaceContainerHighest"), cornerRadius: 4)
    let row = parts.inRow("field", call.span, LinearLaw(vertical: .center))
      .inside(.padding(insets), "padding").inside(.intrinsic(width: .minimum, height: nil), "width")
      .inside(.defaultMinimum(width: 280, height: 56), "minimum")
    let field = ScreenNode.part(
      .layers(.center, propagatesMinimum: true), call.name, call.span, [row], traits: traits)
    let supporting = content(arguments["supportingText"], style: role("bodySmall"))
    guard !supporting.isEmpty else { return field }
    let below = supporting.boxed("supporting text", call.span)
      .inside(.padding(Insets(top: 4, leading: 16, trailing: 16)), "padding")
    return [field, below].inColumn("field and text", call.span)
  }

  /// What is typed in a field, as one line that scrolls; nothing for a field that is empty at first.
  private func line(of arguments: Arguments, style: TextStyleValue, _ span: SourceSpan) -> [ScreenNode] {
    let value = arguments.named("value", 0) ?? arguments["query"] ?? arguments["state"]
    var text: TextValue?
    switch value {
    case .text(let known)? where !known.string.isEmpty: text = known
    case .unknown(let unknown)? where unknown.type?.name == "String": text = sample(for: unknown)
    case .native?: text = pieces(of: value).first?.text
    default: break
    }
    guard let text else { return [] }
    let isSingle = arguments["singleLine"]?.flag ?? false
    var limits = TextLimits(maximumLines: isSingle ? 1 : nil, truncation: .clip)
    limits.wraps = !isSingle
    return with({ $0[ImportanceKey.self] = .decoration }) {
      [textNode(text, style: style, limits: limits, name: "value", span: span)]
    }
  }

  /// An icon in its square of 48 dp.
  fileprivate func slotted(_ value: Value?, _ span: SourceSpan) -> [ScreenNode] {
    let nodes = content(value)
    guard !nodes.isEmpty else { return [] }
    let law = SizeLaw(width: .init(minimum: 48), height: .init(minimum: 48))
    return [
      ScreenNode.part(.layers(.center, propagatesMinimum: false), "icon", span, nodes)
        .inside(.defaultMinimum(width: law.width.minimum, height: law.height.minimum), "target")
    ]
  }

  /// `BasicTextField(value, onValueChange, modifier, …) { innerTextField -> }`
  fileprivate func bareField(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let style = textStyle(from: arguments["textStyle"]) ?? TextStyleValue.basic
    let line = line(of: arguments, style: style, call.span).first
      ?? textNode(TextValue(" "), style: style, name: "value", span: call.span)
    var children = [line]
    let decoration = arguments["decorationBox"] ?? arguments["decorator"] ?? arguments.trailing
    if case .closure(let closure)? = decoration {
      let inner = Value.symbol(Symbol(root: "innerTextField", steps: [], span: call.span))
      children = with({ $0[FieldTextKey.self] = line }) { build(self.call(closure, with: [inner])) }
    }
    return node(
      .layers(.topLeading, propagatesMinimum: true), call, modifier: chain(in: arguments),
      children: children, traits: NodeTraits(control: .field))
  }

  /// A field of a search bar: 56 dp high at least, icons at its ends.
  fileprivate func inputField(_ call: ComponentCall) -> [ScreenNode] {
    [modified(decorated(call, isOutlined: true), by: chain(in: call.arguments))]
  }

  /// A bar with a field; what it shows when it is open is not shown.
  fileprivate func searchBar(_ call: ComponentCall) -> [ScreenNode] {
    let own = content(call.arguments["inputField"])
    let children = own.isEmpty ? [decorated(call, isOutlined: true)] : own
    return node(
      .layers(.topLeading, propagatesMinimum: true), call, modifier: chain(in: call.arguments),
      children: children)
  }
}
