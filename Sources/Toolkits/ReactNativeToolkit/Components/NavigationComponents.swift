// Provenance: React Navigation's native stack: the system's bar, 44 points on iOS and 56 dp on Android,
// whose title stays on one line and follows the text size only as far as the system lets it.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

/// What navigators and their screens add: they show components that are screens of their own.
enum NavigationComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for root in ["StackNavigator", "TabNavigator", "DrawerNavigator"] {
      all[root] = SimpleComponent { _, _, _ in [] }
      for part in ["Navigator", "Group", "Protected"] {
        all[root + "." + part] = SimpleComponent { _, _, _ in [] }
      }
      all[root + ".Screen"] = SimpleComponent { props, _, context in
        // Inside a screen it says how that screen is shown.
        let isOwn = props["component"] == nil && props["name"] == nil && props.children.isEmpty
        if isOwn { context.readHeader(options: props["options"]) }
        return []
      }
    }
    return all
  }()
}

extension BuildContext {
  /// Takes in what a screen asks of its header.
  func readHeader(options: Value?) {
    guard let header = environment[HeaderKey.self], let options else { return }
    if case .boolean(let isShown)? = ObjectEntries.value("headerShown", in: options) {
      header.isHidden = !isShown
      header.isAsked = isShown
      return
    }
    for name in ["headerTitle", "title"] {
      guard let value = ObjectEntries.value(name, in: options) else { continue }
      header.isAsked = true
      if header.title == nil { header.title = displayedText(of: value) }
    }
  }
}

/// The window of a screen, under the header that it asked for.
enum Window {
  static func assemble(
    _ nodes: [ScreenNode], role: Screen.Role, _ context: any BuildContext
  ) -> ScreenNode {
    let span = nodes.first?.span
    guard role == .screen else {
      return ScreenNode(.flex(FlexLaw()), name: "screen", span: span, children: nodes)
    }
    let header = context.environment[HeaderKey.self]
    let hasBar = header.map { $0.isAsked && !$0.isHidden } ?? false
    // A screen that does not look after the status bar stands under the header of its navigator.
    let isBelowBar = !hasBar && header?.keepsToSafeArea == false
    let content: FlexLaw.Content = isBelowBar ? .safeArea([.top]) : .children
    var rows = [ScreenNode(.flex(FlexLaw(content, .filling)), name: "screen", span: span, children: nodes)]
    if let header, hasBar { rows.insert(bar(header, context), at: 0) }
    let column = ScreenNode(.flex(FlexLaw(.children, .filling)), name: "screen", span: span, children: rows)
    return ScreenNode(
      .flex(FlexLaw(.window(WindowLaw(ignoredEdges: Set(Edge.allCases))))), name: "window", span: span,
      children: [rows.count == 1 ? rows[0] : column])
  }

  private static func bar(_ header: HeaderCollector, _ context: any BuildContext) -> ScreenNode {
    let isIOS = context.device.system == .ios
    let top = context.device.safeArea.top
    var style = FlexStyle()
    style.padding = FlexEdges(left: .points(16), top: .points(top), right: .points(16))
    style.height = .points(top + (isIOS ? 44 : 56))
    style.justify = .center
    style.alignItems = isIOS ? .center : .flexStart
    var children: [ScreenNode] = []
    if let title = header.title, !title.string.isEmpty {
      let font =
        isIOS
        ? FontChoice(size: .style(.headline)) : FontChoice(size: .scaledPixels(20), weight: 500)
      let content = TextContent(
        runs: [TextRun(string: title.string, font: font, origin: title.origin)],
        limits: TextLimits(maximumLines: 1), sizes: .extraSmall ... .extraExtraExtraLarge,
        importance: .barTitle)
      var inner = FlexStyle()
      inner.shrink = 1
      children.append(ScreenNode(.flex(FlexLaw(.text(content), inner)), name: "title", span: nil))
    }
    var node = ScreenNode(.flex(FlexLaw(.children, style)), name: "header", span: nil, children: children)
    node.traits.isPinned = true
    node.traits.paint.background = Color(css: "#f9f9f9")
    return node
  }
}
