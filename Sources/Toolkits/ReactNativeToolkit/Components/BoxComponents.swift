// Provenance: React Native's documentation of its components; a safe area's room by
// react-native-safe-area-context, and only on iOS by React Native's own component.

import ComponentModel
import ScreenModel
import TextScaling

/// Boxes that lay their children out by their style.
enum BoxComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "SafeAreaView": SafeAreaComponent(isOnBothSystems: false),
      "react-native-safe-area-context:SafeAreaView": SafeAreaComponent(isOnBothSystems: true),
      "Group": SimpleComponent { props, _, context in context.content(props.children) },
      "Nothing": SimpleComponent { _, _, _ in [] },
      "Modal": ModalComponent(), "BottomSheet": SimpleComponent(sheet),
    ]
    for name in views { all[name] = SimpleComponent(view) }
    return all
  }()

  /// Components that are a `View` as far as layout goes.
  static let views = [
    "View", "Animated.View", "KeyboardAvoidingView", "LinearGradient", "BlurView",
    "GestureHandlerRootView", "MaskedView", "BottomSheetView", "Surface",
  ]

  /// A sheet over the screen. How far it is pulled up is its user's, so that what it holds is laid out
  /// as if it scrolled.
  @Sendable
  private static func sheet(_ props: Props, _ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let children = context.with({ $0.text = TextSettings() }) {
      props.children.flatMap { context.rendered($0, with: []) }
    }
    guard !children.isEmpty else { return [] }
    let plain = Props(ComponentCall(name: call.name, arguments: Arguments(), span: call.span))
    let scroll = context.scroll(plain, name: "content", children: children)
    return [
      ScreenNode(
        .flex(FlexLaw(.window(WindowLaw(ignoredEdges: Set(Edge.allCases))))), name: call.name,
        span: call.span, children: [scroll], traits: NodeTraits(isPresented: true))
    ]
  }

  @Sendable
  static func view(_ props: Props, _ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let style = Style(props["style"], context)
    return [context.box(style, props: props, name: call.name, children: context.content(props.children))]
  }
}

/// `SafeAreaView`: padding by the insets of some edges, all unless `edges` names them.
struct SafeAreaComponent: Component {
  let isOnBothSystems: Bool

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let props = Props(call)
    let style = Style(props["style"], context)
    let children = context.content(props.children)
    guard isOnBothSystems || context.device.system == .ios else {
      return [context.box(style, props: props, name: call.name, children: children)]
    }
    var edges = Self.edges(props["edges"])
    if edges.contains(.top) { context.environment[HeaderKey.self]?.keepsToSafeArea = true }
    // A header already stands between the content and the top.
    if context.environment[HeaderKey.self]?.isAsked == true { edges.remove(.top) }
    return [context.box(style, .safeArea(edges), props: props, name: call.name, children: children)]
  }

  private static func edges(_ value: Value?) -> Set<Edge> {
    var names: [String] = []
    switch value {
    case .list(let values)?:
      names = values.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    case .dictionary?:
      names = ObjectEntries.named(in: value ?? .none).compactMap { name, entry in
        if case .text(let text) = entry.value, text.string == "off" { nil } else { name }
      }
    default: return Set(Edge.allCases)
    }
    return Set(
      names.compactMap { name -> Edge? in
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "left", "start": .leading
        case "right", "end": .trailing
        default: nil
        }
      })
  }
}

/// `Modal`: a window of its own over the screen, while it is visible.
struct ModalComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let props = Props(call)
    switch props["visible"] {
    case .boolean(false)?: return []
    case .unknown(let unknown)?:
      var preferred = 0
      if case .boolean(false)? = unknown.likely { preferred = 1 }
      let span = props.span(of: "visible") ?? call.span
      guard context.choose(2, at: span, preferring: preferred) == 0 else { return [] }
    default: break
    }
    let screen = ScreenNode(
      .flex(FlexLaw(.children, .filling)), name: "screen", span: call.span,
      children: context.content(props.children))
    return [
      ScreenNode(
        .flex(FlexLaw(.window(WindowLaw(ignoredEdges: Set(Edge.allCases))))), name: call.name,
        span: call.span, children: [screen], traits: NodeTraits(isPresented: true))
    ]
  }
}

extension FlexStyle {
  /// `flex: 1`.
  static var filling: FlexStyle {
    var style = FlexStyle()
    style.grow = 1
    style.shrink = 1
    style.basis = .points(0)
    return style
  }
}
