import ComponentModel
import ScreenModel

/// The style of texts that state nothing: `LocalTextStyle`.
enum TextStyleKey: EnvironmentKey {
  static var fallback: TextStyleValue? { nil }
}

enum TypographyKey: EnvironmentKey {
  static var fallback: TypographyValue? { nil }
}

/// The font scale of a density of the source's own, 1 by default; nil: the person's.
enum FontScaleKey: EnvironmentKey {
  static var fallback: Double? { nil }
}

enum ContentColorKey: EnvironmentKey {
  static var fallback: Color? { nil }
}

/// What a text loses when it is cut, where what holds it says so.
enum ImportanceKey: EnvironmentKey {
  static var fallback: TextImportance? { nil }
}

/// Values that a `CompositionLocalProvider` put in force, by the place of the local's declaration.
enum LocalsKey: EnvironmentKey {
  static var fallback: [String: Value] { [:] }
}

/// What the content says about the window while it is built.
final class WindowFacts: Sendable {
  // A class, because the window is made after its content; only one thread builds a screen.
  private nonisolated(unsafe) var flag = false

  /// Whether the content looks after the window's insets itself.
  var handlesInsets: Bool { flag }

  func noteInsets() { flag = true }
}

enum WindowFactsKey: EnvironmentKey {
  static var fallback: WindowFacts? { nil }
}

extension BuildContext {
  /// The style of texts that state nothing: Material's `bodyLarge`.
  var localTextStyle: TextStyleValue {
    environment[TextStyleKey.self] ?? typography.styles["bodyLarge"] ?? TextStyleValue()
  }

  /// Builds content with another style of text.
  func content(_ value: Value?, style: TextStyleValue?, importance: TextImportance? = nil)
    -> [ScreenNode]
  {
    with({ environment in
      if let style { environment[TextStyleKey.self] = style }
      if let importance { environment[ImportanceKey.self] = importance }
    }) { content(value) }
  }

  /// A role of the typography in force.
  func role(_ name: String) -> TextStyleValue { typography.styles[name] ?? localTextStyle }
}
