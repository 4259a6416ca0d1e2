import ComponentModel
import ScreenModel
import TextScaling

/// Modifiers that limit and set text.
enum TextModifiers {
  static let all: [String: any Modifier] = [
    "lineLimit": EnvironmentModifier(lineLimit),
    "truncationMode": EnvironmentModifier { call, context, environment in
      guard let value = call.arguments.first else { return false }
      switch context.symbol(from: value)?.name {
      case "head": environment.text.limits.truncation = .head
      case "middle": environment.text.limits.truncation = .middle
      case "tail": environment.text.limits.truncation = .tail
      default: return false
      }
      return true
    },
    "minimumScaleFactor": EnvironmentModifier { call, context, environment in
      guard let factor = context.number(from: call.arguments.first) else { return false }
      environment.text.limits.minimumScale = min(max(factor, 0), 1)
      return true
    },
    "allowsTightening": EnvironmentModifier { _, _, _ in true },
    "multilineTextAlignment": EnvironmentModifier { call, context, environment in
      guard let alignment = context.horizontalAlignment(from: call.arguments.first) else {
        return false
      }
      environment.text.limits.alignment = alignment
      return true
    },
    "lineSpacing": EnvironmentModifier { call, context, environment in
      guard let spacing = context.number(from: call.arguments.first) else { return false }
      environment.text.limits.lineSpacing = spacing
      return true
    },
    "tracking": EnvironmentModifier(tracking), "kerning": EnvironmentModifier(tracking),
    "textCase": EnvironmentModifier(textCase),
    "dynamicTypeSize": EnvironmentModifier { call, context, environment in
      guard let sizes = context.textSizes(from: call.arguments.first) else { return false }
      environment.text.clampSizes(to: sizes)
      return true
    },
    "redacted": EnvironmentModifier { call, _, environment in
      if call.arguments["reason"]?.isNone != true { environment.text.importance = .decoration }
      return true
    },
  ]

  /// `.lineLimit(2)`, `.lineLimit(nil)`, `.lineLimit(1...3)`, `.lineLimit(2, reservesSpace: true)`
  @Sendable
  private static func lineLimit(
    _ call: ModifierCall, _ context: any BuildContext, _ environment: inout Environment
  ) -> Bool {
    guard let value = call.arguments.first else { return false }
    var limits = environment.text.limits
    limits.minimumLines = 1
    switch value {
    case .none: limits.maximumLines = nil
    case .range(let lower, let upper, let isClosed):
      limits.minimumLines = lower.flatMap { context.count(from: .number($0)) } ?? 1
      let last = upper.map { isClosed ? $0 : $0 - 1 }
      limits.maximumLines = last.flatMap { context.count(from: .number($0)) }
    default:
      guard let count = context.count(from: value) else {
        // A state that starts as nil is unlimited at first.
        guard case .unknown(let unknown) = value, case .some(.none) = unknown.likely else {
          return false
        }
        limits.maximumLines = nil
        break
      }
      limits.maximumLines = max(count, 1)
      if call.arguments["reservesSpace"]?.boolean == true { limits.minimumLines = max(count, 1) }
    }
    environment.text.limits = limits
    return true
  }

  @Sendable
  private static func tracking(
    _ call: ModifierCall, _ context: any BuildContext, _ environment: inout Environment
  ) -> Bool {
    guard let tracking = context.number(from: call.arguments.first) else { return false }
    environment.text.tracking = tracking
    return true
  }

  /// `.textCase(.uppercase)`, `.textCase(nil)`
  @Sendable
  private static func textCase(
    _ call: ModifierCall, _ context: any BuildContext, _ environment: inout Environment
  ) -> Bool {
    guard let value = call.arguments.first else { return false }
    if value.isNone {
      environment.text.letterCase = nil
      environment[HeaderCaseKey.self] = false
      return true
    }
    switch context.symbol(from: value)?.name {
    case "uppercase": environment.text.letterCase = .upper
    case "lowercase": environment.text.letterCase = .lower
    case "none": environment.text.letterCase = nil
    default: return false
    }
    return true
  }
}
