import ComponentModel
import ScreenModel

/// Modifiers that ask for something in a bar around their content.
enum BarModifiers {
  static let all: [String: any Modifier] = [
    "navigationTitle": SimpleModifier(title), "navigationBarTitle": SimpleModifier(title),
    "navigationBarTitleDisplayMode": SimpleModifier { call, context, content in
      setMode(call.arguments.first, context)
      return content()
    },
    "toolbarTitleDisplayMode": SimpleModifier { call, context, content in
      setMode(call.arguments.first, context)
      return content()
    },
    "toolbar": SimpleModifier(toolbar), "toolbarVisibility": SimpleModifier(toolbar),
    "navigationBarHidden": SimpleModifier { call, context, content in
      if call.arguments.first?.boolean ?? true {
        context.environment[BarsKey.self]?.isTopHidden = true
      }
      return content()
    },
    "navigationBarItems": SimpleModifier { call, context, content in
      guard let bars = context.environment[BarsKey.self] else { return content() }
      bars.leading += items(call.arguments["leading"], context, .topBar)
      bars.trailing += items(call.arguments["trailing"], context, .topBar)
      return content()
    },
    "searchable": SimpleModifier { _, context, content in
      context.environment[BarsKey.self]?.hasSearchField = true
      return content()
    },
    "tabItem": SimpleModifier { call, context, content in
      guard let tabs = context.environment[TabsKey.self] else { return content() }
      tabs.labels.append(context.tabLabel(call.arguments.content("label") ?? .none))
      guard tabs.labels.count == 1 else { return [] }
      return context.with({ $0[TabsKey.self] = nil }, content)
    },
  ]

  /// `.navigationTitle("Title")`, `.navigationBarTitle("Title", displayMode: .inline)`
  @Sendable
  private static func title(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    if let bars = context.environment[BarsKey.self] {
      let nodes = context.with({ Bars.textSettings(&$0.text) }) {
        context.titleNodes(from: call.arguments.first, span: call.span)
      }
      bars.title = nodes.first
      if let mode = call.arguments["displayMode"] { setMode(mode, context) }
    }
    return content()
  }

  private static func setMode(_ value: Value?, _ context: any BuildContext) {
    guard let value, let bars = context.environment[BarsKey.self] else { return }
    switch context.symbol(from: value)?.name {
    case "inline": bars.titleMode = .inline
    case "large", "inlineLarge": bars.titleMode = .large
    default: break
    }
  }

  /// `.toolbar { items }`, `.toolbar(.hidden, for: .navigationBar)`
  @Sendable
  private static func toolbar(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    if let items = call.arguments.content("content") {
      let nodes = self.items(items, context, .topBar)
      context.environment[BarsKey.self]?.trailing += nodes
      return content()
    }
    guard let value = call.arguments.first, context.symbol(from: value)?.name == "hidden" else {
      return content()
    }
    let bars = call.arguments["for"].flatMap { context.symbol(from: $0)?.name }
    if bars == "tabBar" {
      context.environment[TabsKey.self]?.isHidden = true
    } else if bars == nil || bars == "navigationBar" || bars == "automatic" {
      context.environment[BarsKey.self]?.isTopHidden = true
    }
    return content()
  }

  private static func items(
    _ value: Value?, _ context: any BuildContext, _ place: ControlSettings.Place
  ) -> [ScreenNode] {
    context.with({
      Bars.itemSettings(&$0.text)
      $0.controls = ControlSettings()
      $0.controls.place = place
    }) { context.content(value) }
  }
}
