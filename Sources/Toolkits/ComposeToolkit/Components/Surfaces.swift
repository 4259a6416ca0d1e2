import ComponentModel
import ScreenModel
import SourceText

/// Surfaces, cards, themes and what only passes its content on.
enum SurfaceComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "Surface": SimpleComponent { $1.surface($0, inColumn: false) },
      "MaterialTheme": SimpleComponent(theme),
      "CompositionLocalProvider": SimpleComponent(provider),
    ]
    for name in ["Card", "ElevatedCard", "OutlinedCard"] {
      all[name] = SimpleComponent { $1.surface($0, inColumn: true) }
    }
    for name in transparent {
      all[name] = SimpleComponent { $1.content($0.arguments.slot("content")) }
    }
    for name in animated {
      all[name] = SimpleComponent { call, context in
        let children = context.content(call.arguments.slot("content"), with: [call.arguments.all.first?.value ?? .none])
        return context.node(
          .layers(.topLeading, propagatesMinimum: false), call, modifier: call.arguments["modifier"],
          children: children)
      }
    }
    return all
  }()

  /// Calls that add nothing to the layout of their content.
  private static let transparent = [
    "key", "Crossfade", "SharedTransitionLayout", "LookaheadScope", "CompositionLocalConsumer",
    "MdcTheme", "AccompanistTheme", "ProvideWindowInsets", "BackHandler", "ViewCompositionStrategy",
  ]
  private static let animated = ["AnimatedVisibility", "AnimatedContent"]

  @Sendable
  private static func theme(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let typography = context.typography(from: call.arguments["typography"])
    return context.with({ environment in
      if let typography { environment[TypographyKey.self] = typography }
      if let style = typography?.styles["bodyLarge"] { environment[TextStyleKey.self] = style }
    }) { context.content(call.arguments.slot("content")) }
  }

  /// `CompositionLocalProvider(LocalX provides value) { }`
  @Sendable
  private static func provider(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let provided = call.arguments.positional.compactMap { value -> ProvidedValue? in
      if case .native(let native) = value { native as? ProvidedValue } else { nil }
    }
    return context.with({ environment in
      for item in provided { item.put(into: &environment, context) }
    }) { context.content(call.arguments.slot("content")) }
  }
}

extension BuildContext {
  /// A box that passes its smallest size on, with a colour behind; a card lays its content in a column.
  fileprivate func surface(_ call: ComponentCall, inColumn: Bool) -> [ScreenNode] {
    let arguments = call.arguments
    var traits = NodeTraits()
    let isClickable = arguments["onClick"] != nil || arguments["onCheckedChange"] != nil
    if isClickable { traits.control = .tappable }
    let color = color(from: arguments["color"]) ?? cardColor(call, inColumn)
    traits.paint.background = color
    traits.paint.cornerRadius = cornerRadius(from: arguments["shape"]) ?? (inColumn ? 12 : 0)
    var children = content(arguments.slot("content"))
    if inColumn { children = [children.inColumn("column", call.span)] }
    let box = ScreenNode.part(
      .layers(.topLeading, propagatesMinimum: true), call.name, call.span, children, traits: traits)
    let modifier = arguments["modifier"] ?? arguments.positional.first { !steps(of: $0).isEmpty }
    return [modified(isClickable ? box.touchable : box, by: modifier)]
  }

  private func cardColor(_ call: ComponentCall, _ isCard: Bool) -> Color? {
    isCard ? schemeColor("surfaceContainerHighest") : nil
  }
}
