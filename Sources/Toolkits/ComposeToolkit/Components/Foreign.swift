import ComponentModel
import ScreenModel
import SourceText

/// Components of libraries that are not at hand, as far as their calls tell what they show.
///
/// What is named like a text or a button and handed words shows them as the platform's would. What is
/// handed content holds it, nobody knows where. All else takes the room that its modifiers say.
extension BuildContext {
  func foreign(_ call: ComponentCall) -> [ScreenNode] {
    var words = SampleContent.words(of: call.name)
    while words.count > 1, Self.emptyWords.contains(words.last ?? "") { words.removeLast() }
    if call.name.hasSuffix("Scaffold"), let scaffold = ScaffoldComponents.all["Scaffold"] {
      return scaffold.build(call, self)
    }
    let last = words.last ?? ""
    if Self.isText(words), let nodes = foreignText(call) { return nodes }
    if Self.tagWords.contains(last), let nodes = foreignTag(call) { return nodes }
    if last == "button" || last == "chip", let nodes = foreignButton(call, last) { return nodes }
    let isElsewhere = words.contains(where: Self.presentedWords.contains)
    let nodes = isElsewhere ? [] : content(call.arguments.slot("content"))
    guard !nodes.isEmpty else {
      return [modified(ScreenNode(.opaque, name: call.name, span: call.span), by: chain(in: call.arguments))]
    }
    return foreignContainer(call, nodes, isRow: last == "row")
  }

  /// Content in a part that is not known: as high as it likes, unless it moves by itself.
  private func foreignContainer(
    _ call: ComponentCall, _ nodes: [ScreenNode], isRow: Bool
  ) -> [ScreenNode] {
    var traits = NodeTraits()
    traits.placesUnknown = true
    let content = isRow ? nodes.inRow(call.name, call.span) : nodes.inColumn(call.name, call.span)
    let isFree = !nodes.contains { $0.needsHeight }
    let free = ConstraintLaw.wrapContent(.vertical, .topLeading, isUnbounded: isFree)
    let node = ScreenNode.part(free, call.name, call.span, [content], traits: traits)
    return [modified(node, by: chain(in: call.arguments))]
  }

  private func foreignText(_ call: ComponentCall) -> [ScreenNode]? {
    guard let wording = wording(in: call.arguments) else { return nil }
    var all = call.arguments.all.filter { $0.label != nil && !Self.wordingLabels.contains($0.label ?? "") }
    all.removeAll { $0.label == "modifier" }
    all.append(EvaluatedArgument(label: "text", value: wording, span: call.span))
    if let modifier = chain(in: call.arguments) {
      all.append(EvaluatedArgument(label: "modifier", value: modifier, span: call.span))
    }
    let made = ComponentCall(name: call.name, arguments: Arguments(all), span: call.span)
    return text(made, base: localTextStyle)
  }

  /// Whether a name is that of a text: `BodyText`, `TextH40`, `TitleLabel`.
  private static func isText(_ words: [String]) -> Bool {
    if textWords.contains(words.last ?? "") { return true }
    guard words.first == "text", words.count == 2, let kind = words.last else { return false }
    return textWords.contains(kind) || kind.dropFirst().allSatisfy(\.isNumber) || styleWords.contains(kind)
  }

  private static var styleWords: Set<String> { ["body", "display", "small", "medium", "large", "button"] }

  /// Small words with some room around them: a tag, a badge.
  private func foreignTag(_ call: ComponentCall) -> [ScreenNode]? {
    guard call.arguments.trailing == nil else { return nil }
    var wording = wording(in: call.arguments)
    // Whatever the words are called, on a tag they are few.
    let first = call.arguments.all.first?.value
    if case .unknown? = wording ?? first { wording = .unknown(Unknown(hint: "tag")) }
    guard let wording else { return nil }
    let text = EvaluatedArgument(label: "text", value: wording, span: call.span)
    let made = ComponentCall(name: "Text", arguments: Arguments([text] + lineLimits(in: call.arguments)), span: call.span)
    let label = self.text(made, base: role("labelMedium")).boxed(call.name, call.span)
    let room = Insets(top: 4, leading: 8, bottom: 4, trailing: 8)
    return [modified(label.inside(.padding(room), "padding"), by: chain(in: call.arguments)).guessed]
  }

  /// What a call says of the lines of its words.
  private func lineLimits(in arguments: Arguments) -> [EvaluatedArgument] {
    arguments.all.filter { ["maxLines", "minLines", "overflow", "softWrap"].contains($0.label) }
  }

  private func foreignButton(_ call: ComponentCall, _ kind: String) -> [ScreenNode]? {
    guard !SampleContent.words(of: call.name).contains("icon") else { return nil }
    let shown = content(call.arguments.slot("content"))
    guard !shown.isEmpty || wording(in: call.arguments) != nil else { return nil }
    let isChip = kind == "chip"
    let component = isChip ? ChipComponents.all["AssistChip"] : ButtonComponents.all["Button"]
    var all = call.arguments.all.filter { $0.label != nil || $0.isTrailing }
    if isChip, let wording = wording(in: call.arguments) {
      all.append(EvaluatedArgument(label: "label", value: wording, span: call.span))
    } else if shown.isEmpty, let wording = wording(in: call.arguments) {
      all.removeAll(where: \.isTrailing)
      all.append(EvaluatedArgument(label: "text", value: wording, span: call.span))
    }
    if call.arguments["modifier"] == nil, let modifier = chain(in: call.arguments) {
      all.append(EvaluatedArgument(label: "modifier", value: modifier, span: call.span))
    }
    let made = ComponentCall(name: call.name, arguments: Arguments(all), span: call.span)
    return component?.build(made, self).map(\.guessed)
  }

  /// The words that a call hands over: by a label that says so, else the first that is a text.
  func wording(in arguments: Arguments) -> Value? {
    for label in Self.wordingLabels {
      guard let value = arguments[label] else { continue }
      if let wording = wording(of: value) { return wording }
    }
    for argument in arguments.all {
      guard let label = argument.label, !Self.wordingLabels.contains(label),
        Self.wordingEndings.contains(SampleContent.words(of: label).last ?? "")
      else { continue }
      if let wording = wording(of: argument.value) { return wording }
    }
    return arguments.positional.lazy.compactMap { self.wording(of: $0, isLabelled: false) }.first
  }

  /// A text, or the resource that holds one; nil for what shows no words by itself.
  private func wording(of value: Value, isLabelled: Bool = true) -> Value? {
    switch value {
    case .text: return value
    case .native(let native): return native is AnnotatedValue ? value : nil
    case .unknown(let unknown):
      guard let name = unknown.type?.unwrapped.name else { return isLabelled ? value : nil }
      return ["String", "AnnotatedString", "CharSequence"].contains(name) ? value : nil
    case .symbol(let symbol):
      let isText = symbol.steps.first?.name == "string" && symbol.steps.count == 2
      guard isText, let key = symbol.steps.last?.name else { return nil }
      return .text(localized(key))
    default: return nil
    }
  }

  /// Content that a component of a known name is handed as words, as other libraries' do.
  func labelled(
    _ arguments: Arguments, _ slot: Value?, style: TextStyleValue, importance: TextImportance?
  ) -> [ScreenNode] {
    let nodes = content(slot, style: style, importance: importance)
    guard nodes.isEmpty, let wording = wording(in: arguments), let first = arguments.all.first else {
      return nodes
    }
    let text = EvaluatedArgument(label: "text", value: wording, span: first.span)
    let call = ComponentCall(
      name: "Text", arguments: Arguments([text] + lineLimits(in: arguments)), span: first.span)
    return with({ $0[ImportanceKey.self] = importance }) { self.text(call, base: style) }.map(\.guessed)
  }

  /// Labels of words, the likeliest first.
  private static var wordingLabels: [String] {
    ["text", "label", "title", "value", "textRes", "titleRes", "labelRes", "stringRes", "textId", "resId"]
  }

  /// What a label of words ends in: `tagText`, `buttonLabel`.
  private static var wordingEndings: Set<String> { ["text", "label", "title"] }

  /// Words at the end of a component's name that say nothing of what it shows.
  private static var emptyWords: Set<String> { ["view", "atom", "molecule", "component", "composable"] }

  private static var tagWords: Set<String> { ["tag", "badge", "pill"] }

  private static var textWords: Set<String> {
    ["text", "label", "title", "subtitle", "heading", "headline", "caption", "paragraph", "subheading"]
  }

  /// What is shown over the screen, whatever holds its call.
  private static var presentedWords: Set<String> {
    [
      "dialog", "sheet", "popup", "menu", "drawer", "tooltip", "snackbar", "modal", "overlay", "effect",
      "handler", "provider", "listener",
    ]
  }
}

extension ScreenNode {
  /// This node as one whose look is only guessed.
  fileprivate var guessed: ScreenNode {
    var copy = self
    copy.traits.isLookGuessed = true
    return copy
  }

  /// Whether something inside takes the height that it is given, and cannot be asked for its own.
  fileprivate var needsHeight: Bool {
    switch law {
    case .constraint(.lazyList), .constraint(.lazyGrid), .constraint(.scaffold), .constraint(.scroll): true
    case .constraint(.fill(_, let height)): height != nil || children.contains { $0.needsHeight }
    default: children.contains { $0.needsHeight }
    }
  }
}
