import ComponentModel
import ScreenModel

/// Modifiers of shapes and pictures.
enum ShapeModifiers {
  static let all: [String: any Modifier] = [
    "fill": NodeModifier { call, context, node in
      if let color = context.color(from: call.arguments.first) { node = node.painted(color) }
    },
    "stroke": NodeModifier(outlined), "strokeBorder": NodeModifier(outlined),
    "inset": SimpleModifier { call, context, content in
      guard let length = context.number(from: call.arguments["by"]) else { return content() }
      let insets = Insets(top: length, leading: length, bottom: length, trailing: length)
      return content().wrapped(in: .padding(insets), by: call)
    },
    "resizable": NodeModifier { _, _, node in
      node = node.mapped { node in
        guard case .proposal(.image(var image)) = node.law else { return }
        image.isResizable = true
        node.law = .proposal(.image(image))
      }
    },
  ]

  /// `.stroke(color, lineWidth:)`: a line instead of an area.
  @Sendable
  private static func outlined(
    _ call: ModifierCall, _ context: any BuildContext, _ node: inout ScreenNode
  ) {
    let color = context.color(from: call.arguments.first)
    node = node.mapped { node in
      guard case .proposal(.box(var box)) = node.law else { return }
      let isRound = box.drawing == .circle || box.drawing == .capsule
      if isRound { node.traits.paint.cornerRadius = .infinity }
      box.drawing = .outline
      node.law = .proposal(.box(box))
      if let color { node.traits.paint = node.traits.paint.with(color) }
    }
  }
}

extension ScreenNode {
  fileprivate func painted(_ color: Color) -> ScreenNode {
    mapped { node in
      guard case .proposal(.box) = node.law else { return }
      node.traits.paint = node.traits.paint.with(color)
    }
  }
}

extension Paint {
  fileprivate func with(_ color: Color) -> Paint {
    Paint(foreground: color, background: color, cornerRadius: cornerRadius)
  }
}
