import ComponentModel
import ScreenModel

/// `TabView` and `Tab`.
enum TabComponents {
  static let all: [String: any Component] = [
    "TabView": TabViewComponent(), "Tab": TabComponent(),
    "TabSection": SimpleComponent { call, context in
      context.content(call.arguments.content("content"))
    },
  ]
}

/// `TabView { }`: the first tab's content over a bar 49 points high, or pages without one.
struct TabViewComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let tabs = TabCollector()
    let isPaged = ["page", "verticalPage", "carousel"].contains(
      context.styleName("tabViewStyle") ?? "")
    let nodes = context.with({ $0[TabsKey.self] = isPaged ? nil : tabs }) {
      context.content(call.arguments.content("content"))
    }
    let first = nodes.first.map { [$0] } ?? []
    let frame = FlexibleFrameLaw(
      width: .init(minimum: 0, maximum: .infinity), height: .init(minimum: 0, maximum: .infinity))
    let page = ScreenNode(
      .flexibleFrame(frame), name: call.name, span: call.span, children: first)
    guard !isPaged, !tabs.isHidden, !tabs.labels.isEmpty else { return [page] }
    return [
      ScreenNode(
        .inset(InsetLaw(edge: .bottom)), name: call.name, span: call.span,
        children: [page, bar(tabs)])
    ]
  }

  private func bar(_ tabs: TabCollector) -> ScreenNode {
    let items = tabs.labels.prefix(Self.maximumTabs).map { label in
      let column = ScreenNode.column(label, spacing: 2, name: "tab")
      var item = ScreenNode(
        .flexibleFrame(FlexibleFrameLaw(width: .init(maximum: .infinity))), name: "tab", span: nil,
        children: [column], traits: NodeTraits(control: .tab))
      item.traits.showsLargeContent = true
      return item
    }
    let row = ScreenNode.row(items, spacing: 0, name: "tabs")
    var bar = ScreenNode(
      .frame(FrameLaw(width: nil, height: Metrics.tabBarHeight)), name: "tab bar", span: nil,
      children: [row])
    bar.traits.isPinned = true
    bar.traits.paint.background = SystemColors.bar
    return bar
  }

  /// A phone's bar shows no more; the others are behind a last tab.
  private static let maximumTabs = 5
}

/// `Tab("Title", systemImage:, value:) { }`
struct TabComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    guard let tabs = context.environment[TabsKey.self] else {
      return context.content(arguments.content("content"))
    }
    let label: Value
    if let title = arguments.first {
      label = ButtonComponent.titled(title, arguments, at: call.span)
    } else {
      label = arguments["label"] ?? .text(TextValue("Search"))
    }
    tabs.labels.append(context.tabLabel(label))
    guard tabs.labels.count == 1 else { return [] }
    return context.with({ $0[TabsKey.self] = nil }) {
      context.content(arguments.content("content"))
    }
  }
}

extension BuildContext {
  /// A tab's symbol over its title of 10 points, which does not follow the text size.
  func tabLabel(_ label: Value) -> [ScreenNode] {
    let nodes = with({
      Bars.textSettings(&$0.text)
      $0.text.font = FontChoice(size: .fixed(Metrics.tabFont), weight: 500)
      $0.controls = ControlSettings()
      $0.controls.place = .tabBar
      $0[TabsKey.self] = nil
    }) { content(label) }
    let icon = ScreenNode.box(
      .fixed(Metrics.tabIcon), .fixed(Metrics.tabIcon), .picture, name: "Image", span: nil,
      color: SystemColors.tint)
    let texts = nodes.flatMap(\.texts)
    let hasPicture = nodes.contains(where: \.hasImage)
    return (hasPicture ? [icon] : []) + texts
  }
}

extension ScreenNode {
  fileprivate var texts: [ScreenNode] {
    if case .proposal(.text) = law { return [self] }
    return children.flatMap(\.texts)
  }

  fileprivate var hasImage: Bool {
    if case .proposal(.image) = law { return true }
    return children.contains(where: \.hasImage)
  }
}
