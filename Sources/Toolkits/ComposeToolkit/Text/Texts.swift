// Provenance: the parameters and defaults of Text and BasicText in androidx's public source: lines are
// cut without a mark unless the call says otherwise.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum TextComponents {
  static let all: [String: any Component] = [
    "Text": SimpleComponent { $1.text($0, base: $1.localTextStyle) },
    "BasicText": SimpleComponent { $1.text($0, base: TextStyleValue.basic) },
    "ClickableText": SimpleComponent { $1.text($0, base: TextStyleValue.basic) },
    "LinkText": SimpleComponent { $1.text($0, base: $1.localTextStyle) },
    "AutoSizeText": SimpleComponent { $1.text($0, base: $1.localTextStyle) },
    "ProvideTextStyle": SimpleComponent { call, context in
      let style = context.textStyle(from: call.arguments.named("value", 0))
      let merged = context.localTextStyle.merged(with: style ?? TextStyleValue())
      return context.content(call.arguments.slot("content", 1), style: merged)
    },
    "SelectionContainer": SimpleComponent { $1.content($0.arguments.slot("content")) },
    "DisableSelection": SimpleComponent { $1.content($0.arguments.slot("content")) },
  ]
}

extension TextStyleValue {
  /// What a text is set in where no theme says anything.
  static let basic: TextStyleValue = {
    var style = TextStyleValue()
    style.size = LengthValue(amount: 14, unit: .sp)
    return style
  }()
}

extension BuildContext {
  /// `Text(text, modifier, color =, fontSize =, …, style =)`
  func text(_ call: ComponentCall, base: TextStyleValue) -> [ScreenNode] {
    let arguments = call.arguments
    let isBasic = call.name == "BasicText" || call.name == "ClickableText"
    var style = base
    // A style of the call's own stands in place of the one that flows down.
    let stated = arguments.named("style", isBasic ? 2 : nil)
    if let own = textStyle(from: stated) {
      style = alone(own)
    } else if let named = namedStyle(from: stated) {
      style = named
    }
    apply(arguments, to: &style, first: "color")
    let pieces = pieces(of: arguments.named("text", 0))
    let node = textNode(pieces, style: style, limits: limits(arguments, style), call.name, call.span)
    return [modified(node, by: arguments.named("modifier", 1))]
  }

  /// A style that the source makes itself: lines are trimmed unless it says otherwise.
  private func alone(_ style: TextStyleValue) -> TextStyleValue {
    var style = style
    style.keepsLineEnds = style.keepsLineEnds ?? false
    return style
  }

  /// A plain text in a style.
  func textNode(
    _ text: TextValue, style: TextStyleValue, limits: TextLimits = TextLimits(truncation: .clip),
    name: String = "Text", span: SourceSpan?
  ) -> ScreenNode {
    let piece = AnnotatedValue.Piece(text: text, style: TextStyleValue())
    return textNode([piece], style: style, limits: limits, name, span)
  }

  private func textNode(
    _ pieces: [AnnotatedValue.Piece], style: TextStyleValue, limits: TextLimits, _ name: String,
    _ span: SourceSpan?
  ) -> ScreenNode {
    var limits = limits
    limits.alignment = style.alignment ?? .leading
    limits.lineBox = LineBox(
      isProportional: !(style.centersLines ?? false), ends: style.keepsLineEnds ?? false ? .atLeastFont : .trimmed,
      hasFontPadding: style.hasFontPadding ?? false)
    let runs = pieces.map { run($0.text, style.merged(with: $0.style)) }
    let importance =
      environment[ImportanceKey.self] ?? pieces.lazy.map { Importance.of($0.text) }
      .first { $0 != .ordinary } ?? .ordinary
    var traits = NodeTraits()
    traits.isHeading = style.isHeading ?? false
    traits.paint.foreground = style.color ?? environment[ContentColorKey.self]
    let content = TextContent(runs: runs, limits: limits, importance: importance)
    return ScreenNode(.constraint(.text(content)), name: name, span: span, traits: traits)
  }

  private func run(_ text: TextValue, _ style: TextStyleValue) -> TextRun {
    let scale = environment[FontScaleKey.self].map { AndroidFontScale($0) }
    let (size, points) = fontSize(style.size ?? LengthValue(amount: 14, unit: .sp), scale)
    let font = FontChoice(
      size: size, family: style.family ?? .system, weight: style.weight,
      isItalic: style.isItalic ?? false)
    return TextRun(
      string: text.string, font: font, origin: text.origin,
      letterSpacing: style.letterSpacing.map { spacing($0, scale) },
      lineHeight: style.lineHeight.map { lineHeight($0, size, points, scale) })
  }

  /// The size of a font, and the number that the source states; `scale` is a density's own.
  private func fontSize(_ length: LengthValue, _ scale: AndroidFontScale?) -> (FontSize, Double) {
    func scaled(_ amount: Double) -> FontSize {
      scale.map { .fixed($0.dp(fromSp: amount)) } ?? .scaledPixels(amount)
    }
    return switch length.unit {
    case .sp: (scaled(length.amount), length.amount)
    case .em: (scaled(length.amount * 16), length.amount * 16)
    case .dp, .fixedText: (.fixed(length.amount), length.amount)
    case .px: (.fixed(length.amount / device.displayScale), length.amount / device.displayScale)
    }
  }

  private func spacing(_ length: LengthValue, _ scale: AndroidFontScale?) -> TextLength {
    switch length.unit {
    case .sp: scale.map { .fixed($0.dp(fromSp: length.amount)) } ?? .scaledPixels(length.amount)
    case .em: .em(length.amount)
    case .dp, .fixedText: .fixed(length.amount)
    case .px: .fixed(length.amount / device.displayScale)
    }
  }

  /// A line height in sp keeps its ratio to a size in sp.
  private func lineHeight(
    _ length: LengthValue, _ size: FontSize, _ points: Double, _ scale: AndroidFontScale?
  ) -> TextLength {
    guard length.unit == .sp else { return spacing(length, scale) }
    if case .scaledPixels = size { return .withFont(length.amount) }
    guard let scale, points > 0 else { return spacing(length, scale) }
    return .fixed(length.amount * scale.dp(fromSp: points) / points)
  }

  /// `maxLines`, `minLines`, `overflow`, `softWrap`, `autoSize`.
  func limits(_ arguments: Arguments, _ style: TextStyleValue) -> TextLimits {
    var limits = TextLimits(truncation: truncation(from: arguments["overflow"]))
    if let lines = arguments["maxLines"]?.number, lines >= 1, lines < 1000 {
      limits.maximumLines = Int(lines)
    }
    if let lines = arguments["minLines"]?.number, lines >= 1, lines < 1000 {
      limits.minimumLines = Int(lines)
    }
    limits.wraps = arguments["softWrap"]?.flag ?? true
    if case .symbol(let symbol)? = arguments["autoSize"],
      let least = symbol.steps.last?.arguments?["minFontSize"]?.length?.amount,
      let size = style.size?.amount, size > 0
    {
      limits.minimumScale = min(1, max(0.1, least / size))
    }
    return limits
  }

  private func truncation(from value: Value?) -> Truncation {
    guard case .symbol(let symbol)? = value else { return .clip }
    switch symbol.steps.last?.name {
    case "Ellipsis": return .tail
    case "StartEllipsis": return .head
    case "MiddleEllipsis": return .middle
    default: return .clip
    }
  }
}
