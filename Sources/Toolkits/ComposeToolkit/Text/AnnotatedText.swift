import ComponentModel
import ScreenModel

/// An `AnnotatedString`: stretches of characters, each with what it states itself.
struct AnnotatedValue: NativeValue {
  struct Piece: Sendable {
    var text: TextValue
    var style: TextStyleValue
  }

  var pieces: [Piece]
}

/// Collects the pieces while the closure of a builder runs.
final class AnnotatedBuilder: Sendable {
  // A class, because the calls of a closure add to it one after another; only one thread runs them.
  private nonisolated(unsafe) var storage: [AnnotatedValue.Piece] = []
  private nonisolated(unsafe) var styles: [TextStyleValue] = [TextStyleValue()]

  var pieces: [AnnotatedValue.Piece] { storage }

  func append(_ pieces: [AnnotatedValue.Piece]) {
    let style = styles.last ?? TextStyleValue()
    storage += pieces.map { AnnotatedValue.Piece(text: $0.text, style: style.merged(with: $0.style)) }
  }

  func push(_ style: TextStyleValue) { styles.append((styles.last ?? style).merged(with: style)) }

  func pop() {
    if styles.count > 1 { styles.removeLast() }
  }
}

enum AnnotatedBuilderKey: EnvironmentKey {
  static var fallback: AnnotatedBuilder? { nil }
}

extension BuildContext {
  /// `buildAnnotatedString { }` and what is called inside; nil for other calls.
  func annotatedCall(_ name: String, _ arguments: Arguments) -> Value? {
    switch name {
    case "buildAnnotatedString":
      guard case .closure(let closure)? = arguments.slot("content") ?? arguments.all.last?.value else {
        return nil
      }
      let builder = AnnotatedBuilder()
      with({ $0[AnnotatedBuilderKey.self] = builder }) { _ = call(closure, with: []) }
      return .native(AnnotatedValue(pieces: builder.pieces))
    case "AnnotatedString":
      guard let text = shownText(of: arguments.named("text", 0)) else { return nil }
      return .native(AnnotatedValue(pieces: [.init(text: text, style: TextStyleValue())]))
    case "AnnotatedString.Companion.fromHtml", "AnnotatedString.fromHtml":
      return arguments.first
    default: return builderCall(name, arguments)
    }
  }

  private func builderCall(_ name: String, _ arguments: Arguments) -> Value? {
    guard let builder = environment[AnnotatedBuilderKey.self] else { return nil }
    switch name {
    case "append", "appendLine":
      builder.append(pieces(of: arguments.all.first?.value))
      if name == "appendLine" {
        builder.append([.init(text: TextValue("\n"), style: TextStyleValue())])
      }
    case "withStyle", "withLink", "withAnnotation":
      builder.push(textStyle(from: arguments.all.first?.value) ?? TextStyleValue())
      if case .closure(let closure)? = arguments.trailing ?? arguments.all.last?.value {
        _ = call(closure, with: [])
      }
      builder.pop()
    case "pushStyle", "pushLink": builder.push(textStyle(from: arguments.first) ?? TextStyleValue())
    case "pop": builder.pop()
    case "pushStringAnnotation", "addStyle", "addStringAnnotation", "addLink", "toAnnotatedString",
      "appendInlineContent":
      break
    default: return nil
    }
    return Value.none
  }

  /// A text or an annotated text as pieces.
  func pieces(of value: Value?) -> [AnnotatedValue.Piece] {
    if case .native(let native)? = value, let annotated = native as? AnnotatedValue {
      return annotated.pieces
    }
    return shownText(of: value).map { [.init(text: $0, style: TextStyleValue())] } ?? []
  }
}
