// Provenance: React Native's documentation of Text, nested text included.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum TextComponents {
  static let all: [String: any Component] = [
    "Text": TextComponent(), "Animated.Text": TextComponent(),
    "TextInput": TextInputComponent(), "FormattedMessage": FormattedMessageComponent(),
    "Trans": TransComponent(),
    "ForeignText": SimpleComponent { EstimatedComponents.foreignText($0, $1, $2) },
  ]
}

/// `Text`: a paragraph, or inside another text a run of it.
struct TextComponent: Component {
  /// What is under the element's own style.
  var base = Style()

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    var call = call
    if let defaults = context.environment.defaultProps(of: "Text") {
      call.arguments.all.insert(EvaluatedArgument(label: "...", value: defaults, span: call.span), at: 0)
    }
    let props = Props(call)
    let style = Style(props["style"], context).over(base)
    return [context.textNode(style, props, name: call.name)]
  }
}

extension BuildContext {
  /// A text of an element's children.
  func textNode(_ style: Style, _ props: Props, name: String) -> ScreenNode {
    let setting = TextSetting(style: style, props: props, self)
    var words = TextValue("")
    let runs = with({ $0.text = setting.inherited }) {
      self.runs(of: props.children, setting, &words)
    }
    return textNode(runs, of: words, setting, style, props, name: name)
  }

  /// A text of given characters.
  func textNode(_ text: TextValue, _ style: Style, _ props: Props, name: String) -> ScreenNode {
    let setting = TextSetting(style: style, props: props, self)
    return textNode([setting.run(text)], of: text, setting, style, props, name: name)
  }

  private func textNode(
    _ runs: [TextRun], of words: TextValue, _ setting: TextSetting, _ style: Style, _ props: Props,
    name: String
  ) -> ScreenNode {
    let shown = runs.filter { !$0.string.isEmpty }
    guard !shown.isEmpty else { return box(style, props: props, name: name) }
    let content = TextContent(
      runs: shown, limits: setting.limits(props), importance: TextImportance(of: words))
    var node = box(style, .text(content), props: props, name: name)
    if let ramp = setting.scaling.dynamicTypeRamp, Self.headingRamps.contains(ramp) {
      node.traits.isHeading = true
    }
    return node
  }

  private static var headingRamps: Set<TextStyle> { [.largeTitle, .title1, .title2, .title3, .headline] }

  /// The runs that children give; `words` gathers the characters and the names that they came from.
  private func runs(of values: [Value], _ setting: TextSetting, _ words: inout TextValue) -> [TextRun] {
    var result: [TextRun] = []
    for value in values { result += runs(of: value, setting, &words) }
    return result
  }

  private func runs(of value: Value, _ setting: TextSetting, _ words: inout TextValue) -> [TextRun] {
    switch value {
    case .list(let values), .view(.group(let values)): return runs(of: values, setting, &words)
    case .symbol(let symbol) where symbol.steps.last?.name.first?.isLowercase == true:
      // A word of a library's or of a file that is not at hand.
      guard let text = displayedText(of: value), !text.string.isEmpty else { return [] }
      words.string += text.string
      return [setting.run(text)]
    case .text, .number, .unknown:
      guard let text = childText(value) else { return [] }
      words.string += text.string
      if words.hint.isEmpty { words.hint = text.hint }
      return [setting.run(text)]
    case .view, .closure, .object, .symbol:
      return build(value).flatMap { Self.runs(in: $0) }
    case .none, .boolean, .dictionary, .tuple, .range, .type, .keyPath, .native: return []
    }
  }

  /// The characters of a child; those of content that nobody gave are words that stand for a label.
  private func childText(_ value: Value) -> TextValue? {
    guard case .unknown(let unknown) = value else { return displayedText(of: value) }
    if case .boolean? = unknown.likely { return nil }
    let name = unknown.hint.split(separator: ".").last.map(String.init) ?? ""
    if name.isEmpty { return nil }
    return sample(for: name == "children" ? Unknown(hint: "label") : unknown)
  }

  /// The runs of texts inside a text; what else stands there becomes a space of its width.
  private static func runs(in node: ScreenNode) -> [TextRun] {
    if let text = node.law.text { return text.runs }
    if case .flex(let law) = node.law {
      let width = law.style.width.points ?? law.content.fixedWidth
      if let width, width > 0 {
        // An em space is as wide as its font is large.
        return [TextRun(string: "\u{2003}", font: FontChoice(size: .fixed(width)))]
      }
    }
    return node.children.flatMap { runs(in: $0) }
  }
}

extension FlexLaw.Content {
  /// The width of a leaf that always has the same.
  fileprivate var fixedWidth: Double? {
    switch self {
    case .box(let box): if case .fixed(let width) = box.width { width } else { nil }
    case .image(let image): if case .picture(let size) = image.kind { size.width } else { nil }
    case .children, .text, .scroll, .window, .wrapper, .safeArea: nil
    }
  }
}

/// `TextInput`: one line that scrolls sideways, or several that grow.
struct TextInputComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let props = Props(call)
    var style = Style(props["style"], context)
    if context.device.system == .android, !FlexEdges(style, "padding").isStated {
      style = style.over(Self.androidPadding)
    }
    let shown =
      [props["value"], props["defaultValue"], props["placeholder"]].compactMap { $0 }
      .compactMap { context.fieldText($0) }.first { !$0.string.isEmpty }
    let setting = TextSetting(style: style, props: props, context, inherits: false)
    var limits = setting.limits(props)
    if !props.isTrue("multiline") {
      limits.maximumLines = 1
      limits.truncation = .clip
    } else {
      limits.maximumLines = nil
      limits.minimumLines = max(Numbers.count(from: props["numberOfLines"]) ?? 1, 1)
    }
    // What a field holds scrolls inside it and cannot be lost.
    let content = TextContent(
      runs: [setting.run(shown ?? TextValue(" "))], limits: limits, importance: .decoration)
    var node = context.box(style, .text(content), props: props, name: call.name)
    node.traits.control = .field
    return [node]
  }

  /// The room inside Android's own field, which stays unless the source states a padding.
  private static let androidPadding = Style.of([
    "paddingTop": .number(10), "paddingBottom": .number(11), "paddingHorizontal": .number(4),
  ])
}

extension BuildContext {
  /// What a field shows; a state that starts empty shows nothing yet.
  fileprivate func fieldText(_ value: Value) -> TextValue? {
    if case .unknown(let unknown) = value, !unknown.hint.lowercased().contains("placeholder") { return nil }
    return displayedText(of: value)
  }
}

/// `FormattedMessage id="…"`: a translation as a text, or as a run inside one.
struct FormattedMessageComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let props = Props(call)
    let text = context.translation(
      key: props["id"], values: props["values"], fallback: props["defaultMessage"])
    return [context.textNode(text, Style(), props, name: call.name)]
  }
}

/// `Trans i18nKey="…"`, or with its text as children.
struct TransComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let props = Props(call)
    guard let key = props["i18nKey"] ?? props["id"] else {
      return [context.textNode(Style(), props, name: call.name)]
    }
    let text = context.translation(key: key, values: props["values"], fallback: props["defaults"])
    return [context.textNode(text, Style(), props, name: call.name)]
  }
}
