import ComponentModel
import ScreenModel

/// Modifiers that say something about a view without moving it.
enum TraitModifiers {
  static let all: [String: any Modifier] = [
    "hidden": SimpleModifier { _, _, content in content().map(invisible) },
    "opacity": SimpleModifier { call, context, content in
      let isClear = context.number(from: call.arguments.first) == 0
      return isClear ? content().map(invisible) : content()
    },
    "accessibilityHidden": SimpleModifier { call, _, content in
      guard call.arguments.first?.boolean ?? true else { return content() }
      return content().map { node in
        node.mapped { $0.traits.isDecorative = true }
          .mappingTexts { $0.importance = .decoration }
      }
    },
    "accessibilityAddTraits": SimpleModifier(addTraits),
    "accessibilityShowsLargeContentViewer": NodeModifier { _, _, node in
      node = node.mapped { $0.traits.showsLargeContent = true }
    },
    "zIndex": NodeModifier { call, context, node in
      node.traits.zIndex = context.number(from: call.arguments.first) ?? 0
    },
    "onTapGesture": SimpleModifier { call, _, content in content().map { tappable($0, call) } },
    "allowsHitTesting": SimpleModifier { call, _, content in
      guard call.arguments.first?.boolean == false else { return content() }
      return content().map { node in node.mapped { $0.traits.control = nil } }
    },
    // Modifiers of the project's own are evaluated before they get here.
    "modifier": SimpleModifier { call, context, content in
      let name = call.arguments.first.map { ".modifier(\($0.noteName))" } ?? ".modifier"
      context.note(Unresolved(kind: .modifier, name: name, span: call.span))
      return content()
    },
    "alignmentGuide": SimpleModifier { call, context, content in
      let guide = call.arguments.first.flatMap { context.symbol(from: $0)?.name } ?? ""
      // The lines between rows take no room.
      if guide.hasPrefix("listRowSeparator") { return content() }
      context.note(Unresolved(kind: .modifier, name: ".alignmentGuide", span: call.span))
      return content()
    },
  ]

  @Sendable
  private static func invisible(_ node: ScreenNode) -> ScreenNode {
    node.mapped { $0.traits.isInvisible = true }
  }

  private static func tappable(_ node: ScreenNode, _ call: ModifierCall) -> ScreenNode {
    var copy = node.wrapped(in: .wrapper, by: call)
    copy.traits.control = .tappable
    return copy
  }

  /// `.accessibilityAddTraits(.isHeader)`, `.accessibilityAddTraits([.isButton, .isSelected])`
  @Sendable
  private static func addTraits(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    let value = call.arguments.first ?? .none
    let values: [Value] = if case .list(let values) = value { values } else { [value] }
    let names = values.compactMap { context.symbol(from: $0)?.steps.last?.name }
    guard names.contains("isHeader") else { return content() }
    return content().map { node in
      node.mapped { if case .proposal(.text) = $0.law { $0.traits.isHeading = true } }
    }
  }
}
