// Provenance: ThemeData, TextTheme and its names before 2021, and Cupertino's text theme, in Flutter's
// public source.

import ComponentModel
import ScreenModel
import TextScaling

/// What the app's own theme says about text, over what the framework says.
struct AppTheme: Sendable, Hashable {
  var styles: [Material3Role: StyleValue] = [:]
}

enum ThemeKey: EnvironmentKey {
  static var fallback: AppTheme { AppTheme() }
}

enum TextThemeName {
  /// The roles by the names that they had before.
  static let older: [String: Material3Role] = [
    "headline1": .displayLarge, "headline2": .displayMedium, "headline3": .displaySmall,
    "headline4": .headlineMedium, "headline5": .headlineSmall, "headline6": .titleLarge,
    "subtitle1": .titleMedium, "subtitle2": .titleSmall, "bodyText1": .bodyLarge,
    "bodyText2": .bodyMedium, "caption": .bodySmall, "button": .labelLarge, "overline": .labelSmall,
  ]

  static let cupertino: [String: (size: Double, weight: Int?)] = [
    "textStyle": (17, nil), "actionTextStyle": (17, nil), "actionSmallTextStyle": (15, nil),
    "tabLabelTextStyle": (10, 500), "navTitleTextStyle": (17, 600), "navLargeTitleTextStyle": (34, 700),
    "navActionTextStyle": (17, nil), "pickerTextStyle": (21, nil), "dateTimePickerTextStyle": (20, nil),
  ]
}

extension BuildContext {
  /// A role of the text theme with what the app's theme states.
  func roleStyle(_ role: Material3Role) -> StyleValue {
    let base = StyleValue(role)
    return environment[ThemeKey.self].styles[role].map { base.merged(with: $0) } ?? base
  }

  /// The theme that the project makes, as far as it is known before any of it is built.
  func appTheme() -> AppTheme {
    let given = sharedArgument("textTheme", ofCall: "ThemeData") ?? sharedArgument("textTheme", ofCall: "ThemeData.from")
    return AppTheme(styles: textTheme(given, depth: 0))
  }

  /// `TextTheme(bodyMedium: …)` with what is changed in it, `GoogleFonts.latoTextTheme(…)`.
  private func textTheme(_ value: Value?, depth: Int) -> [Material3Role: StyleValue] {
    guard case .symbol(let symbol)? = value, depth < 8 else { return [:] }
    var styles: [Material3Role: StyleValue] = [:]
    for step in symbol.steps {
      guard let arguments = step.arguments else { continue }
      switch step.name {
      case "apply":
        let factor = arguments.number("fontSizeFactor") ?? 1
        let delta = arguments.number("fontSizeDelta") ?? 0
        guard factor != 1 || delta != 0 else { continue }
        for role in Material3Role.allCases {
          let size = styles[role]?.size ?? role.type.size
          styles[role, default: StyleValue()].size = max(0, size * factor + delta)
        }
      case "merge": styles.merge(textTheme(arguments.first, depth: depth + 1)) { $0.merged(with: $1) }
      default:
        if symbol.root == "GoogleFonts" {
          styles.merge(textTheme(arguments.first, depth: depth + 1)) { $0.merged(with: $1) }
        }
        for argument in arguments.all {
          guard let label = argument.label,
            let role = Material3Role(rawValue: label) ?? TextThemeName.older[label],
            let style = style(argument.value)
          else { continue }
          styles[role] = styles[role]?.merged(with: style) ?? style
        }
      }
    }
    return styles
  }

  /// `style.fontSize`, `style.height` as numbers, where the style is known.
  func styleMember(_ name: String, of value: Value) -> Value? {
    guard ["fontSize", "height", "letterSpacing"].contains(name), let style = style(value) else { return nil }
    switch name {
    case "fontSize": return style.size.map { .number($0) }
    case "height": return style.height.map { .number($0) }
    default: return style.letterSpacing.map { .number($0) }
    }
  }
}
