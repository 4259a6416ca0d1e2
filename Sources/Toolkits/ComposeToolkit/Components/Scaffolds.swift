// Provenance: Material 3's Scaffold and top app bars in androidx's public source: 64 dp, titles in
// titleLarge clipped to the bar; medium and large bars 112 and 152 dp with a second line.

import ComponentModel
import ScreenModel
import SourceText

enum ScaffoldComponents {
  static let all: [String: any Component] = [
    "Scaffold": SimpleComponent(scaffold),
    "TopAppBar": SimpleComponent { $1.topBar($0, isCentered: false, expanded: nil) },
    "CenterAlignedTopAppBar": SimpleComponent { $1.topBar($0, isCentered: true, expanded: nil) },
    "MediumTopAppBar": SimpleComponent { $1.topBar($0, isCentered: false, expanded: 112) },
    "LargeTopAppBar": SimpleComponent { $1.topBar($0, isCentered: false, expanded: 152) },
    "MediumFlexibleTopAppBar": SimpleComponent { $1.topBar($0, isCentered: false, expanded: 112) },
    "LargeFlexibleTopAppBar": SimpleComponent { $1.topBar($0, isCentered: false, expanded: 120) },
  ]

  @Sendable
  private static func scaffold(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    context.environment[WindowFactsKey.self]?.noteInsets()
    let top = context.content(arguments["topBar"])
    let bottom = context.content(arguments["bottomBar"])
    let button = context.content(arguments["floatingActionButton"])
    var law = ScaffoldLaw(
      hasTopBar: !top.isEmpty, hasBottomBar: !bottom.isEmpty, hasFloatingButton: !button.isEmpty,
      contentAvoidsBars: usesPadding(arguments.slot("content")))
    if case .symbol(let symbol)? = arguments["floatingActionButtonPosition"] {
      law.floatingAlignment = symbol.steps.last?.name == "Center" ? .center : .trailing
    }
    let insets = NativeInsets.bars
    var body = context.content(arguments.slot("content"), with: [.native(insets)])
      .boxed("content", call.span)
    let area = context.device.safeArea
    if law.contentAvoidsBars {
      let own = Insets(top: law.hasTopBar ? 0 : area.top, bottom: law.hasBottomBar ? 0 : area.bottom)
      if own != .zero { body = body.inside(.padding(own), "window insets") }
    }
    var children = [body]
    if law.hasTopBar { children.append(pinned(top, "top bar", call.span)) }
    if law.hasBottomBar { children.append(pinned(bottom, "bottom bar", call.span)) }
    if law.hasFloatingButton { children.append(pinned(button, "floating button", call.span)) }
    return context.node(
      .scaffold(law), call, modifier: arguments.named("modifier", 0), children: children)
  }

  private static func pinned(_ nodes: [ScreenNode], _ name: String, _ span: SourceSpan) -> ScreenNode {
    .part(.wrapper, name, nil, [nodes.inColumn(name, nil)], traits: NodeTraits(isPinned: true))
  }

  /// Whether the content does something with the padding that it is handed.
  private static func usesPadding(_ value: Value?) -> Bool {
    guard case .closure(let closure)? = value else { return true }
    guard let parameter = closure.parameters.first else {
      return closure.body.contains { $0.span.text.contains("(it") || $0.span.text.contains("it.calculate") }
    }
    guard let name = parameter.name else { return false }
    return closure.body.contains { $0.span.text.contains(name) }
  }
}

/// The padding that a scaffold hands to its content: the law itself keeps the content off the bars, so
/// that here it is nothing.
enum NativeInsets {
  static let bars = InsetsValue(insets: .zero)
}

extension BuildContext {
  fileprivate func topBar(
    _ call: ComponentCall, isCentered: Bool, expanded: Double?
  ) -> [ScreenNode] {
    let arguments = call.arguments
    let navigation = content(arguments["navigationIcon"])
    let actions = content(arguments["actions"])
    let role = expanded == nil ? "titleLarge" : expanded == 112 ? "headlineSmall" : "headlineMedium"
    let title = content(arguments.named("title", 0), style: self.role(role)).boxed("title", call.span)
    let height = dp(arguments["expandedHeight"]) ?? 64
    let law = TopBarLaw(
      height: height, isCentered: isCentered, hasNavigation: !navigation.isEmpty,
      hasActions: !actions.isEmpty, expandedHeight: expanded)
    var children = [title]
    if !navigation.isEmpty { children.append(navigation.boxed("navigation", call.span)) }
    if !actions.isEmpty { children.append(actions.inRow("actions", call.span)) }
    let bar = ScreenNode.part(.topBar(law), call.name, call.span, children)
    environment[WindowFactsKey.self]?.noteInsets()
    let inset = bar.inside(
      .padding(Insets(top: device.safeArea.top)), "window insets", traits: NodeTraits(isPinned: true))
    return [modified(inset, by: arguments["modifier"])]
  }
}
