import ComponentModel
import ScreenModel

/// Modifiers that choose the font.
enum FontModifiers {
  static let all: [String: any Modifier] = [
    "font": EnvironmentModifier(font),
    "fontWeight": EnvironmentModifier { call, context, environment in
      guard let value = call.arguments.first else { return false }
      let weight = context.weight(from: value)
      environment.text.weight = weight
      return weight != nil || value.isNone
    },
    "bold": EnvironmentModifier { call, _, environment in
      environment.text.isBold = call.arguments.first?.boolean ?? true
      return true
    },
    "italic": EnvironmentModifier { call, _, environment in
      environment.text.isItalic = call.arguments.first?.boolean ?? true
      return true
    },
    "fontDesign": EnvironmentModifier { call, context, environment in
      environment.text.design = context.design(from: call.arguments.first)
      return true
    },
    "monospaced": EnvironmentModifier { call, _, environment in
      environment.text.design = call.arguments.first?.boolean ?? true ? .monospaced : nil
      return true
    },
    "imageScale": EnvironmentModifier { call, context, environment in
      guard let scale = imageScale(call.arguments.first, context) else { return false }
      environment.text.imageScale = scale
      return true
    },
  ]

  /// `.font(.body)`, `.font(nil)`
  @Sendable
  private static func font(
    _ call: ModifierCall, _ context: any BuildContext, _ environment: inout Environment
  ) -> Bool {
    guard let value = call.arguments.first else { return false }
    if value.isNone {
      environment.text.font = nil
      return true
    }
    guard let font = context.font(from: value) else { return false }
    environment.text.font = font
    return true
  }

  /// `.small`, `.medium`, `.large` as shares of the medium symbol.
  ///
  /// The shares are inferred from public pictures of the three scales.
  static func imageScale(_ value: Value?, _ context: any BuildContext) -> Double? {
    guard let value else { return nil }
    switch context.symbol(from: value)?.name {
    case "small": return 0.8
    case "medium": return 1
    case "large": return 1.28
    default: return nil
    }
  }
}
