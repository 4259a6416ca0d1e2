import ComponentModel
import ScreenModel
import SourceText

/// What content says about the bars around it: titles, toolbar items, hidden bars.
///
/// A class, because these wishes travel up the tree while environments travel down: a container
/// puts one in the environment, its content writes into it while it is built. One evaluation is
/// used by one thread.
final class BarCollector: @unchecked Sendable {
  enum TitleMode { case automatic, large, inline }

  /// Whether automatic titles are large: at the root of a navigation container.
  let prefersLargeTitle: Bool
  var title: ScreenNode?
  var titleMode: TitleMode = .automatic
  var leading: [ScreenNode] = []
  var principal: [ScreenNode] = []
  var trailing: [ScreenNode] = []
  var bottom: [ScreenNode] = []
  var isTopHidden = false
  var hasSearchField = false
  /// Edges that a modifier at this place lets its content run under.
  var ignoredEdges: [SourceSpan: Set<Edge>] = [:]

  init(prefersLargeTitle: Bool) { self.prefersLargeTitle = prefersLargeTitle }

  /// Whether anything asked for a bar at the top.
  var asksForTopBar: Bool {
    title != nil || !leading.isEmpty || !principal.isEmpty || !trailing.isEmpty || hasSearchField
  }

  var isTitleLarge: Bool {
    switch titleMode {
    case .automatic: prefersLargeTitle
    case .large: true
    case .inline: false
    }
  }
}

enum BarsKey: EnvironmentKey {
  static var fallback: BarCollector? { nil }
}

/// The tabs of a tab view; only the first one's content is built.
///
/// A class for the same reason as ``BarCollector``.
final class TabCollector: @unchecked Sendable {
  var labels: [[ScreenNode]] = []
  var isHidden = false
}

enum TabsKey: EnvironmentKey {
  static var fallback: TabCollector? { nil }
}
