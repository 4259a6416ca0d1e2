import ComponentModel
import ScreenModel

/// Styles, sizes of controls and values of the environment.
enum EnvironmentModifiers {
  static let all: [String: any Modifier] = {
    var all: [String: any Modifier] = [
      "environment": EnvironmentModifier(environment),
      "controlSize": EnvironmentModifier { call, context, environment in
        guard let value = call.arguments.first else { return false }
        switch context.symbol(from: value)?.name {
        case "mini": environment.controls.size = .mini
        case "small": environment.controls.size = .small
        case "regular": environment.controls.size = .regular
        case "large": environment.controls.size = .large
        case "extraLarge": environment.controls.size = .extraLarge
        default: return false
        }
        return true
      },
      "labelsHidden": EnvironmentModifier { _, _, environment in
        environment.controls.isLabelHidden = true
        return true
      },
      "labelsVisibility": EnvironmentModifier { call, context, environment in
        let name = call.arguments.first.flatMap { context.symbol(from: $0)?.name }
        environment.controls.isLabelHidden = name == "hidden"
        return true
      },
    ]
    for name in styles {
      all[name] = EnvironmentModifier { call, _, environment in
        environment.controls.styles[name] = call.arguments.first
        return true
      }
    }
    return all
  }()

  private static let styles = [
    "buttonStyle", "listStyle", "toggleStyle", "labelStyle", "pickerStyle", "textFieldStyle",
    "progressViewStyle", "datePickerStyle", "tabViewStyle",
  ]

  /// `.environment(\.dynamicTypeSize, .large)`, `.environment(\.custom, value)`,
  /// `.environment(model)`
  @Sendable
  private static func environment(
    _ call: ModifierCall, _ context: any BuildContext, _ environment: inout Environment
  ) -> Bool {
    let values = call.arguments.positional
    guard case .keyPath(let names)? = values.first, let name = names.last, values.count > 1 else {
      return true
    }
    let value = values[1]
    switch name {
    case "dynamicTypeSize", "sizeCategory":
      guard let sizes = context.textSizes(from: value) else { return false }
      environment.text.clampSizes(to: sizes)
    case "font":
      environment.text.font = context.font(from: value)
    case "lineLimit":
      environment.text.limits.maximumLines = context.count(from: value)
    case "lineSpacing":
      environment.text.limits.lineSpacing = context.number(from: value) ?? 0
    case "minimumScaleFactor":
      environment.text.limits.minimumScale = context.number(from: value) ?? 1
    case "imageScale":
      environment.text.imageScale = FontModifiers.imageScale(value, context) ?? 1
    case "multilineTextAlignment":
      environment.text.limits.alignment = context.horizontalAlignment(from: value) ?? .leading
    case "isScrollEnabled":
      if case .boolean(let flag) = value { environment.controls.isScrollEnabled = flag }
    default: environment.named[name] = value
    }
    return true
  }
}
