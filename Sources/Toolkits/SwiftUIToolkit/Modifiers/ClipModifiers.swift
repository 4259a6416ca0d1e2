import ComponentModel
import ScreenModel

/// Modifiers that cut the drawing of what sticks out.
enum ClipModifiers {
  static let all: [String: any Modifier] = [
    "clipped": SimpleModifier { call, _, content in content().wrapped(in: .clip, by: call) },
    "cornerRadius": SimpleModifier { call, context, content in
      let radius = context.number(from: call.arguments.first) ?? 0
      return content().map { rounded($0, radius, call) }
    },
    "clipShape": SimpleModifier { call, context, content in
      let (drawing, radius) = context.shape(from: call.arguments.first)
      let isRound = drawing == .capsule || drawing == .circle
      return content().map { rounded($0, isRound ? .infinity : radius, call) }
    },
    "scrollClipDisabled": SimpleModifier { _, _, content in content() },
  ]

  private static func rounded(_ node: ScreenNode, _ radius: Double, _ call: ModifierCall)
    -> ScreenNode
  {
    var copy = node.wrapped(in: .clip, by: call)
    copy.traits.paint.cornerRadius = radius
    return copy
  }
}
