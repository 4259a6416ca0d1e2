import ComponentModel
import ScreenModel

/// The window of a screen, with the bars that its content asked for.
enum Window {
  static func assemble(_ nodes: [ScreenNode], role: Screen.Role, bars: BarCollector?) -> ScreenNode
  {
    let content = nodes.single(name: "screen", span: nodes.first?.span)
    guard role == .screen else { return content }
    var node = content
    if let bars, bars.asksForTopBar || !bars.bottom.isEmpty {
      node = Bars.around(node, bars, name: "screen", span: nodes.first?.span, always: false)
    }
    let law = WindowLaw(ignoredEdges: ignoredEdges(of: content, bars))
    return ScreenNode(.window(law), name: "window", span: nodes.first?.span, children: [node])
  }

  /// The edges that the whole content may run under: what a modifier at its root says.
  private static func ignoredEdges(of root: ScreenNode, _ bars: BarCollector?) -> Set<Edge> {
    var edges: Set<Edge> = []
    var node = root
    while true {
      if node.name == SafeAreaModifiers.ignoringName, let span = node.span {
        edges.formUnion(bars?.ignoredEdges[span] ?? [])
      }
      guard case .proposal(.wrapper) = node.law, node.children.count == 1,
        let next = node.children.first
      else { return edges }
      node = next
    }
  }
}
