import ComponentModel
import ScreenModel

/// Padding in all forms.
enum PaddingModifiers {
  static let all: [String: any Modifier] = [
    "padding": SimpleModifier(padding), "scenePadding": SimpleModifier(padding),
    "safeAreaPadding": SimpleModifier(padding), "contentMargins": SimpleModifier(padding),
  ]

  /// `.padding()`, `.padding(8)`, `.padding(.horizontal, 8)`, `.padding(EdgeInsets(…))`
  @Sendable
  private static func padding(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    guard let insets = context.paddingInsets(call.arguments) else {
      context.noteUnclear(call)
      return content()
    }
    let outer = context.availableSize
    let inner = Size(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let nodes = context.with({ $0.controls.available = inner }, content)
    return nodes.wrapped(in: .padding(insets), by: call)
  }
}

extension BuildContext {
  /// The insets that padding's arguments name; nil when one is not known.
  func paddingInsets(_ arguments: Arguments) -> Insets? {
    let positional = arguments.positional
    guard let first = positional.first else { return insets(on: Set(Edge.allCases), nil) }
    if positional.count == 1 {
      if first.isNone { return insets(on: Set(Edge.allCases), nil) }
      if let length = number(from: first) { return insets(on: Set(Edge.allCases), length) }
      if let insets = insets(from: first) { return insets }
      return edges(from: first).flatMap { insets(on: $0, nil) }
    }
    guard let edges = edges(from: first) else { return nil }
    if positional[1].isNone { return insets(on: edges, nil) }
    return number(from: positional[1]).flatMap { insets(on: edges, $0) }
  }

  /// The same distance on some edges; nil: the platform's 16.
  private func insets(on edges: Set<Edge>, _ length: Double?) -> Insets? {
    let length = length ?? Metrics.defaultPadding
    guard length.isFinite else { return nil }
    return Insets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
