import ComponentModel
import ScreenModel
import SourceText

/// `Text` in all its forms, and sums of texts.
enum TextComponents {
  static let all: [String: any Component] = ["Text": TextComponent(), TextSum.name: TextSum()]
}

/// `Text("key")`, `Text(verbatim:)`, `Text(value, format:)`, `Text(date, style:)`,
/// `Text(Image(…))`.
struct TextComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    guard let value = arguments.all.first?.value else { return [] }
    if let format = arguments["format"] {
      let text = context.formatted(value, as: format)
      return [
        context.textNode(text, span: call.span, isCurrency: Formats.isCurrency(format))
      ]
    }
    if let style = arguments["style"] {
      let text = Formats.date(value, style: context.symbol(from: style)?.name)
      return [context.textNode(text, span: call.span)]
    }
    if let text = context.shownText(
      of: value, table: arguments["tableName"] ?? arguments["table"],
      isVerbatim: arguments["verbatim"] != nil)
    {
      return [context.textNode(text, span: call.span)]
    }
    let nodes = context.build(value)
    if !nodes.isEmpty { return nodes }
    if value.isNone { return [] }
    let sample = context.sample(for: Unknown(hint: "text"))
    return [context.textNode(sample, span: call.span)]
  }
}

/// `Text("a") + Text("b")`: one paragraph of several runs.
struct TextSum: Component {
  static let name = "Text + Text"

  /// The sum of two texts; nil when neither is a text of SwiftUI's.
  static func value(_ left: Value, _ right: Value) -> Value? {
    guard isText(left) || isText(right), let span = span(of: left) ?? span(of: right) else {
      return nil
    }
    let arguments = [left, right].map { EvaluatedArgument(label: nil, value: $0, span: span) }
    return .view(
      .component(ComponentCall(name: name, arguments: Arguments(arguments), span: span)))
  }

  private static func isText(_ value: Value) -> Bool {
    switch value {
    case .view(.component(let call)): call.name == "Text" || call.name == name
    case .view(.modified(let base, _)): isText(base)
    default: false
    }
  }

  private static func span(of value: Value) -> SourceSpan? {
    switch value {
    case .view(.component(let call)): call.span
    case .view(.modified(let base, _)): span(of: base)
    default: nil
    }
  }

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let nodes = call.arguments.all.flatMap { context.build($0.value) }
    var first: ScreenNode?
    var total: TextContent?
    for node in nodes {
      guard let content = node.paragraph else { continue }
      if first == nil { first = node }
      total = total.map { $0.joined(with: content) } ?? content
    }
    guard var node = first, let total else { return nodes }
    node = ScreenNode(.text(total), name: "Text", span: call.span, traits: node.traits)
    return [node]
  }
}

extension TextContent {
  fileprivate func joined(with other: TextContent) -> TextContent {
    var copy = self
    copy.runs += other.runs
    if copy.importance == .ordinary { copy.importance = other.importance }
    return copy
  }
}
