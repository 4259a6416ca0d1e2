// Provenance: the parameters and defaults of Text, RichText and DefaultTextStyle in Flutter's public
// source: lines are cut without a mark unless told, and `RichText` does not scale by itself.

import ComponentModel
import ScreenModel
import SourceText

enum TextWidgets {
  static let all: [String: any Component] = [
    "Text": Widget { $1.text($0) },
    "SelectableText": Widget { $1.text($0) },
    "AutoSizeText": Widget { $1.text($0) },
    "RichText": Widget { call, context in
      let scaler = context.scaler(call.arguments["textScaler"] ?? call.arguments["textScaleFactor"])
      // Its own default style is that of the engine: 14 without a theme.
      var base = StyleValue()
      base.size = 14
      return context.paragraph(call, call.arguments["text"], base, scaler ?? .noScaling)
    },
    "DefaultTextStyle": Widget { call, context in
      let own = context.style(call.arguments["style"]) ?? StyleValue()
      let base = call.name.hasSuffix("merge") ? context.environment[StyleKey.self] : StyleValue()
      return context.with({ $0[StyleKey.self] = base.merged(with: own) }) { context.child(call.arguments) }
    },
    "MediaQuery": Widget { $1.mediaQuery($0) },
  ]
}

extension BuildContext {
  func text(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let base = environment[StyleKey.self]
    let merged = style(arguments["style"]).map { base.merged(with: $0) } ?? base
    let scaler = self.scaler(arguments.given("textScaler") ?? arguments.given("textScaleFactor"))
    return paragraph(call, arguments.first, merged, scaler ?? environment[ScalerKey.self])
  }

  func paragraph(
    _ call: ComponentCall, _ value: Value?, _ style: StyleValue, _ scaler: ScalerChoice
  ) -> [ScreenNode] {
    var texts: [(TextValue, StyleValue)] = []
    collect(value, style, &texts, depth: 0)
    var limits = limits(call.arguments)
    if let least = call.arguments.number("minFontSize"), let size = style.size, size > 0 {
      limits.minimumScale = min(1, max(0.1, least / size))
    }
    let importance = environment[ImportanceKey.self]
      ?? texts.lazy.map { Importance.of($0.0) }.first { $0 != .ordinary } ?? .ordinary
    let runs = texts.map { run($0.0, $0.1, scaler) }
    var traits = NodeTraits()
    traits.growthSpan = environment[ScalerSpanKey.self]
    traits.isHeading = style.isHeading ?? false
    traits.paint.foreground = texts.first?.1.color
    let content = TextContent(runs: runs, limits: limits, importance: importance)
    return [.widget(.text(content), call, traits: traits)]
  }

  /// The pieces of a string, or of a tree of spans.
  private func collect(
    _ value: Value?, _ style: StyleValue, _ texts: inout [(TextValue, StyleValue)], depth: Int
  ) {
    guard let value, depth < 20 else { return }
    if case .symbol(let symbol) = value, symbol.root == "TextSpan" || symbol.root == "WidgetSpan" {
      guard symbol.root == "TextSpan", let arguments = symbol.steps.first?.arguments else { return }
      let merged = self.style(arguments["style"]).map { style.merged(with: $0) } ?? style
      collect(arguments.given("text"), merged, &texts, depth: depth + 1)
      guard case .list(let children)? = arguments["children"] else { return }
      for child in children { collect(child, merged, &texts, depth: depth + 1) }
    } else if let text = localized(value) ?? displayedText(of: value) {
      texts.append((text, style))
    }
  }

  /// `'save'.tr()` and `tr('save')`: the message of a key that is a text.
  func translation(_ value: Value?) -> Value? {
    guard case .text(let text)? = value, let shown = message(text.string, []) else { return value }
    return .text(shown)
  }

  /// A message by its key, `AppLocalizations.of(context)!.save`, as its longest translation.
  private func localized(_ value: Value) -> TextValue? {
    let path: [String]
    var arguments: [String] = []
    switch value {
    case .symbol(let symbol):
      path = symbol.steps.map(\.name)
      if let given = symbol.steps.last?.arguments {
        arguments = given.all.compactMap { displayedText(of: $0.value)?.string }
      }
    case .unknown(let unknown):
      path = unknown.hint.split(separator: ".").map(String.init)
      // A member of anything else may be called as a message is: `account.name`.
      guard path.dropLast().contains(where: Self.holdsMessages) else { return nil }
    default: return nil
    }
    // Nested catalogues are asked with their owners' names first: `t.account.title` is `account.title`.
    for first in path.indices.dropFirst() where first < path.count - 1 {
      if let shown = message(path[first...].joined(separator: "."), arguments) { return shown }
    }
    return path.last.flatMap { message($0, arguments) }
  }

  /// Whether something is named as what holds the messages of an app.
  private static func holdsMessages(_ name: String) -> Bool {
    let words = SampleContent.words(of: name)
    return !words.allSatisfy { !namesOfMessages.contains($0) }
  }

  private static var namesOfMessages: Set<String> {
    [
      "l10n", "i18n", "intl", "localizations", "localization", "localized", "loc", "locale", "locales",
      "locs", "strings", "translations", "translation", "translate", "t", "tr", "s", "lang", "language",
      "texts", "messages", "lc", "lang10n", "keys", "string",
    ]
  }

  /// `l10n.save.toUpperCase()`: a message in another form; nil for what is no message.
  func changedMessage(_ value: Value?, by name: String) -> Value? {
    guard let value, case .symbol = value, var text = localized(value) else { return nil }
    switch name {
    case "toUpperCase": text.string = text.string.uppercased()
    case "toLowerCase": text.string = text.string.lowercased()
    default: break
    }
    return .text(text)
  }

  /// `String.fromCharCode(65)`: the character, a wide one where the number is not known.
  func character(_ value: Value?) -> Value {
    var result = "A"
    if let number = value?.number, let code = UInt32(exactly: number), let scalar = Unicode.Scalar(code) {
      result = String(Character(scalar))
    }
    return .text(TextValue(result, origin: .sample, hint: "character"))
  }

  private func message(_ key: String, _ arguments: [String]) -> TextValue? {
    var candidates = resources.strings.candidates(key: key)
    // Keys of nested catalogues are known by their last part as well.
    if candidates.isEmpty, let last = key.split(separator: ".").last {
      candidates = resources.strings.candidates(key: String(last))
    }
    guard let chosen = resources.chosen(among: candidates) else { return nil }
    let shown = MessageFormat.fill(chosen.text, with: arguments) { name in
      sample(for: Unknown(hint: name)).string
    }
    return TextValue(shown, origin: .translation, hint: key)
  }

  private func run(_ text: TextValue, _ style: StyleValue, _ scaler: ScalerChoice) -> TextRun {
    let font = FontChoice(
      size: .scaled(style.size ?? 14, scaler), weight: style.weight,
      isItalic: style.isItalic ?? false)
    return TextRun(
      string: text.string, font: font, origin: text.origin,
      letterSpacing: style.letterSpacing.map { .fixed($0) }, lineHeight: style.height.map { .em($0) })
  }

  private func limits(_ arguments: Arguments) -> TextLimits {
    // The theme of Material 3 spends a line's height evenly above and below.
    var limits = TextLimits(
      truncation: arguments["overflow"]?.word == "ellipsis" ? .tail : .clip)
    if let lines = arguments.number("maxLines"), lines >= 1, lines < 1000 {
      limits.maximumLines = Int(lines)
    }
    if case .symbol(let overflow)? = arguments["overflow"], overflow.root == "TextOverflow" {
      limits.mayEndEarly = ["ellipsis", "fade"].contains(arguments["overflow"]?.word)
    }
    if environment[ImportanceKey.self] == .barTitle, arguments["overflow"] == nil {
      // Bars set their titles in one line with a mark of omission.
      limits.truncation = .tail
    }
    // A mark of omission without a number of lines ends the text at the first line that is too long.
    if limits.truncation == .tail, limits.maximumLines == nil { limits.maximumLines = 1 }
    if environment[OneLineKey.self], limits.maximumLines == nil { limits.maximumLines = 1 }
    limits.wraps = arguments["softWrap"]?.flag ?? !environment[OneLineKey.self]
    switch arguments["textAlign"]?.word {
    case "center": limits.alignment = .center
    case "end", "right": limits.alignment = .trailing
    default: limits.alignment = .leading
    }
    return limits
  }

  /// `MediaQuery(data:)`, `MediaQuery.withClampedTextScaling`, `MediaQuery.withNoTextScaling`.
  func mediaQuery(_ call: ComponentCall) -> [ScreenNode] {
    var choice = environment[ScalerKey.self]
    switch call.name {
    case "MediaQuery.withNoTextScaling": choice = .noScaling
    case "MediaQuery.withClampedTextScaling": choice.clamp(call.arguments)
    default:
      if case .symbol(let symbol)? = call.arguments["data"] {
        for step in symbol.steps {
          guard let arguments = step.arguments else { continue }
          choice = scaler(arguments.given("textScaler") ?? arguments.given("textScaleFactor")) ?? choice
        }
      }
    }
    let label = call.name == "MediaQuery" ? "child" : call.arguments["child"] == nil ? "builder" : "child"
    let isLimited = choice != environment[ScalerKey.self]
    return with({
      $0[ScalerKey.self] = choice
      if isLimited { $0[ScalerSpanKey.self] = call.span }
    }) {
      label == "child"
        ? child(call.arguments)
        : built(by: call.arguments["builder"], with: [.unknown(Unknown(hint: "context"))])
    }
  }
}
