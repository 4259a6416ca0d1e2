// Provenance: styled-components for React Native: a component, a style written as CSS with values in it
// that may be functions of the attributes, attributes of its own.

import ComponentModel
import ScreenModel
import SourceText

/// `styled.Text` with a style.
struct StyledValue: NativeValue {
  /// The component: a symbol of the dictionary, a function, a class, another styled one.
  var base: Value
  /// The parts of the template, or a function or object that gives a style.
  var styles: [Value] = []
  var attributes: [Value] = []
}

enum StyledComponents {
  static let all: [String: any Component] = ["styled": StyledComponent()]
}

/// An element of a styled component; the component itself is an argument with an empty label.
struct StyledComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    var arguments = call.arguments.all
    guard let position = arguments.firstIndex(where: { $0.label == "" }),
      case .native(let native) = arguments.remove(at: position).value
    else { return [] }
    if let consumer = native as? ConsumerValue {
      let held = context.held(by: consumer.context)
      return Props(call).children.flatMap { context.rendered($0, with: [held]) }
    }
    guard let styled = native as? StyledValue else {
      context.note(Unresolved(kind: .component, name: call.name, span: call.span))
      return [ScreenNode(.opaque, name: call.name, span: call.span)]
    }
    let props = ObjectEntries.make(of: Arguments(arguments), theme: context.environment.named["theme"])
    for attributes in styled.attributes {
      let value = context.resolved(attributes, props)
      arguments.insert(EvaluatedArgument(label: "...", value: value, span: call.span), at: 0)
    }
    var styles: [Value] = styled.styles.map { context.style(of: $0, props) }
    let own = arguments.last { $0.label == "style" }?.value
    if let own { styles.append(own) }
    arguments.removeAll { $0.label == "style" }
    arguments.append(EvaluatedArgument(label: "style", value: .list(styles), span: call.span))
    return context.build(Self.element(styled.base, Arguments(arguments), call))
  }

  private static func element(_ base: Value, _ arguments: Arguments, _ call: ComponentCall) -> Value {
    switch base {
    case .symbol(let symbol):
      let steps = [symbol.root].compactMap { $0 } + symbol.steps.map(\.name)
      let name = steps.joined(separator: ".")
      let known = symbol.library.flatMap { Libraries.component(name, from: $0) }
      return .view(
        .component(
          ComponentCall(name: known ?? name, arguments: arguments, span: call.span)))
    case .closure(let closure):
      let props = EvaluatedArgument(
        label: nil, value: ObjectEntries.make(of: arguments, theme: nil), span: call.span)
      return .view(
        .function(FunctionCall(closure: closure, arguments: Arguments([props]), span: call.span)))
    case .type(let type):
      let props = ObjectEntries.make(of: arguments, theme: nil)
      return .view(
        .project(ObjectValue(type: type, fields: ["props": props], span: call.span), call.span))
    case .native:
      let subject = EvaluatedArgument(label: "", value: base, span: call.span)
      return .view(
        .component(
          ComponentCall(name: "styled", arguments: Arguments([subject] + arguments.all), span: call.span)))
    default:
      return .view(.component(ComponentCall(name: call.name, arguments: arguments, span: call.span)))
    }
  }
}

extension ObjectEntries {
  /// The attributes of an element as an object.
  static func make(of arguments: Arguments, theme: Value?) -> Value {
    var entries: [KeyedValue] = []
    if let theme { entries.append(KeyedValue(key: .text(TextValue("theme")), value: theme)) }
    var children: [Value] = []
    for argument in arguments.all {
      switch argument.label {
      case "..."?:
        entries += named(in: argument.value).map(\.entry)
      case let label?:
        entries.append(
          KeyedValue(key: .text(TextValue(label)), value: argument.value, span: argument.span))
      case nil: children.append(argument.value)
      }
    }
    if !children.isEmpty {
      let value = children.count == 1 ? children[0] : .list(children)
      entries.append(KeyedValue(key: .text(TextValue("children")), value: value))
    }
    if theme == nil { return .dictionary(entries) }
    return .dictionary(entries)
  }
}

extension BuildContext {
  /// A value, or what a function of the attributes gives.
  fileprivate func resolved(_ value: Value, _ props: Value) -> Value {
    guard case .closure(let closure) = value else { return value }
    return call(closure, with: [props])
  }

  /// A style object of what a styled component was given: a template's parts, an object, a function.
  fileprivate func style(of value: Value, _ props: Value) -> Value {
    guard case .list(let parts) = value else { return resolved(value, props) }
    return StyleText.style(text(of: parts, props, depth: 0))
  }

  /// The characters of a template, functions called with the attributes.
  private func text(of parts: [Value], _ props: Value, depth: Int) -> String {
    guard depth < 8 else { return "" }
    return parts.map { part -> String in
      switch resolved(part, props) {
      case .list(let inner): text(of: inner, props, depth: depth + 1)
      case .text(let text): text.string
      case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
      case .native(let native):
        // `css` gives the parts of another template.
        (native as? StyledValue)?.styles.map { style in
          if case .list(let inner) = style { text(of: inner, props, depth: depth + 1) } else { "" }
        }.joined() ?? ""
      default: ""
      }
    }.joined()
  }
}
