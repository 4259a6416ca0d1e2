import ComponentModel
import ScreenModel

/// Modifiers about the safe area.
enum SafeAreaModifiers {
  /// The name of a node whose content may run under the bars.
  static let ignoringName = "ignoresSafeArea"

  static let all: [String: any Modifier] = [
    "safeAreaInset": SimpleModifier(inset), "safeAreaBar": SimpleModifier(inset),
    ignoringName: SimpleModifier(ignore), "edgesIgnoringSafeArea": SimpleModifier(ignore),
  ]

  /// `.safeAreaInset(edge: .bottom, alignment:, spacing:) { bar }`
  @Sendable
  private static func inset(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    let edge = context.edges(from: call.arguments["edge"])?.first ?? .bottom
    var bars = context.content(call.arguments.content("content"))
    let nodes = content()
    guard !bars.isEmpty else { return nodes }
    for index in bars.indices { bars[index].traits.isPinned = true }
    var bar = bars.single(name: "bar", span: call.span)
    bar.traits.isPinned = true
    let spacing = context.number(from: call.arguments["spacing"]) ?? 0
    let law = InsetLaw(edge: edge, spacing: spacing)
    return nodes.map { $0.wrapped(in: .inset(law), by: call, behind: [bar]) }
  }

  /// `.ignoresSafeArea(.container, edges: .top)`; ignoring the keyboard alone changes nothing here.
  @Sendable
  private static func ignore(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    let first = call.arguments.first
    if let first, context.symbol(from: first)?.name == "keyboard" { return content() }
    let named = call.arguments["edges"] ?? (call.name == ignoringName ? nil : first)
    let edges = named.map { context.edges(from: $0) ?? [] } ?? Set(Edge.allCases)
    guard let bars = context.environment[BarsKey.self] else { return content() }
    bars.ignoredEdges[call.span] = edges
    return content().map { $0.wrapped(in: .wrapper, name: ignoringName, span: call.span) }
  }
}
