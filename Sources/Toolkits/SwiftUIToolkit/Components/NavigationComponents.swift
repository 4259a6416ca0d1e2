import ComponentModel
import ScreenModel

/// Containers with a bar at the top, and the items of bars.
enum NavigationComponents {
  static let all: [String: any Component] = [
    "NavigationStack": NavigationComponent(), "NavigationView": NavigationComponent(),
    "NavigationSplitView": NavigationComponent(),
    "ToolbarItem": ToolbarItemComponent(), "ToolbarItemGroup": ToolbarItemComponent(),
    "ToolbarTitleMenu": SimpleComponent { _, _ in [] },
    "ToolbarSpacer": SimpleComponent { _, _ in [] },
    "DefaultToolbarItem": SimpleComponent { _, _ in [] },
  ]
}

/// `NavigationStack { }`: a bar at the top, 44 points high, 96 with a large title.
///
/// Of a split view a phone shows the first column, a wider device too, at the phone's width.
struct NavigationComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let bars = BarCollector(prefersLargeTitle: true)
    let value = call.arguments.content("sidebar", "root", "content")
    let nodes = context.with({ $0[BarsKey.self] = bars }) { context.content(value) }
    let content = nodes.single(name: "content", span: nil)
    return [Bars.around(content, bars, name: call.name, span: call.span, always: true)]
  }
}

/// `ToolbarItem(placement:) { }`: goes to its place in the bars and leaves nothing here.
struct ToolbarItemComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    guard let bars = context.environment[BarsKey.self] else { return [] }
    let place = call.arguments["placement"].flatMap { context.symbol(from: $0)?.name }
    let isBottom = place == "bottomBar" || place == "status"
    let nodes = context.with({
      Bars.itemSettings(&$0.text)
      $0.controls.place = isBottom ? .bottomBar : .topBar
    }) {
      context.content(call.arguments.content("content"))
    }
    switch place {
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation":
      bars.leading += nodes
    case "principal", "title": bars.principal += nodes
    case "bottomBar", "status": bars.bottom += nodes
    case "keyboard", "accessoryBar", "secondaryAction": break
    default: bars.trailing += nodes
    }
    return []
  }
}
