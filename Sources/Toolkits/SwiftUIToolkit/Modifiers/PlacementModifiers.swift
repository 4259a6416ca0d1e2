import ComponentModel
import ScreenModel

/// Modifiers that draw a view elsewhere.
enum PlacementModifiers {
  static let all: [String: any Modifier] = [
    "offset": SimpleModifier { call, context, content in
      guard let point = point(call, context) else {
        context.noteUnclear(call)
        return content()
      }
      return content().wrapped(in: .offset(point), by: call)
    },
    "position": SimpleModifier { call, context, content in
      guard let point = point(call, context) else {
        context.noteUnclear(call)
        return content()
      }
      return content().wrapped(in: .position(point), by: call)
    },
  ]

  /// `(x:y:)`, either of which may be absent, or one size or point.
  private static func point(_ call: ModifierCall, _ context: any BuildContext) -> Point? {
    if let value = call.arguments.first {
      return context.size(from: value).map { Point(x: $0.width, y: $0.height) }
    }
    var point = Point.zero
    for argument in call.arguments.all {
      guard let length = context.number(from: argument.value), length.isFinite else { return nil }
      if argument.label == "x" { point.x = length }
      if argument.label == "y" { point.y = length }
    }
    return point
  }
}
