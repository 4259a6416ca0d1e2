import ComponentModel
import ScreenModel
import SourceText
import TextScaling

extension BuildContext {
  /// A text in the environment's font and limits.
  func textNode(
    _ text: TextValue, name: String = "Text", span: SourceSpan?, isCurrency: Bool = false
  ) -> ScreenNode {
    let settings = environment.text
    let readsMarks = text.key != nil && text.origin != .sample
    let segments =
      readsMarks ? Markdown.segments(of: text.string) : [MarkedText(string: text.string)]
    let runs = segments.map { run($0, settings: settings, origin: text.origin) }
    let content = TextContent(
      runs: runs, limits: settings.limits, sizes: settings.sizes,
      importance: settings.importance ?? Importance.of(text, isCurrency: isCurrency))
    var traits = NodeTraits()
    traits.isHeading = (settings.font ?? FontChoice(size: .style(.body))).isHeading
    traits.paint.foreground = settings.foreground
    return ScreenNode(.text(content), name: name, span: span, traits: traits)
  }

  private func run(_ segment: MarkedText, settings: TextSettings, origin: ContentOrigin) -> TextRun
  {
    var font = settings.choice
    if segment.isBold { font = font.emphasized }
    if segment.isItalic { font.isItalic = true }
    if segment.isCode, font.family == .system { font.family = .monospaced }
    let string: String
    switch settings.letterCase {
    case .upper?: string = segment.string.uppercased()
    case .lower?: string = segment.string.lowercased()
    case nil: string = segment.string
    }
    return TextRun(string: string, font: font, tracking: settings.tracking, origin: origin)
  }

  /// A title that may be given as text or as a view, as nodes.
  func titleNodes(from value: Value?, span: SourceSpan?) -> [ScreenNode] {
    guard let value else { return [] }
    switch value {
    case .view, .closure, .object: return build(value)
    default: return shownText(of: value).map { [textNode($0, span: span)] } ?? []
    }
  }

  /// Whether a value is shown as a text rather than built as a view.
  func isTitle(_ value: Value?) -> Bool {
    switch value {
    case .text?, .unknown?, .number?, .symbol?: true
    default: false
    }
  }
}

extension ScreenNode {
  /// The paragraph of this node, looking through what only wraps it.
  var paragraph: TextContent? {
    if case .proposal(.text(let content)) = law { return content }
    return children.count == 1 ? children.first?.paragraph : nil
  }

  /// How many texts the tree below holds.
  var textCount: Int {
    if case .proposal(.text) = law { return 1 }
    return children.reduce(0) { $0 + $1.textCount }
  }

  /// The same tree with every node changed.
  func mapped(_ change: (inout ScreenNode) -> Void) -> ScreenNode {
    var copy = self
    change(&copy)
    copy.children = copy.children.map { $0.mapped(change) }
    return copy
  }

  /// The same tree with every text changed.
  func mappingTexts(_ change: (inout TextContent) -> Void) -> ScreenNode {
    mapped { node in
      guard case .proposal(.text(var content)) = node.law else { return }
      change(&content)
      node.law = .proposal(.text(content))
    }
  }
}

extension [ScreenNode] {
  /// The same nodes with the one text among them marked as a control's label; several texts are
  /// content rather than a label and stay as they are.
  func markedAsLabel() -> [ScreenNode] {
    guard reduce(0, { $0 + $1.textCount }) == 1 else { return self }
    return map { node in
      node.mappingTexts { if $0.importance == .ordinary { $0.importance = .control } }
    }
  }
}
