import ComponentModel
import ScreenModel

/// Modifiers that choose colours; what is not known leaves the colour as it is.
enum ColorModifiers {
  static let all: [String: any Modifier] = [
    "foregroundStyle": EnvironmentModifier(foreground),
    "foregroundColor": EnvironmentModifier(foreground),
    "tint": EnvironmentModifier(tint), "accentColor": EnvironmentModifier(tint),
  ]

  @Sendable
  private static func foreground(
    _ call: ModifierCall, _ context: any BuildContext, _ environment: inout Environment
  ) -> Bool {
    if let color = context.color(from: call.arguments.first) {
      environment.text.foreground = color
    }
    return true
  }

  @Sendable
  private static func tint(
    _ call: ModifierCall, _ context: any BuildContext, _ environment: inout Environment
  ) -> Bool {
    if let color = context.color(from: call.arguments.first) { environment.text.tint = color }
    return true
  }
}
