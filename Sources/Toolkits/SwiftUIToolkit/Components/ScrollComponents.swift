import ComponentModel
import ScreenModel

/// `ScrollView` and what reads it.
enum ScrollComponents {
  static let all: [String: any Component] = [
    "ScrollView": SimpleComponent(scrollView),
    "ScrollViewReader": SimpleComponent { call, context in
      context.content(
        call.arguments.content("content"), with: [.unknown(Unknown(hint: "proxy"))])
    },
  ]

  /// `ScrollView(.horizontal, showsIndicators:) { }`
  @Sendable
  private static func scrollView(_ call: ComponentCall, _ context: any BuildContext)
    -> [ScreenNode]
  {
    let axes = context.axes(from: call.arguments.first ?? call.arguments["axes"]) ?? .vertical
    let isEnabled = context.environment.controls.isScrollEnabled
    let nodes = context.with({ $0.controls.isScrollEnabled = true }) {
      context.content(call.arguments.content("content"))
    }
    let content = nodes.single(
      axes == .horizontal ? .horizontal : .vertical, name: "content", span: nil)
    return [
      ScreenNode(
        .scroll(ScrollLaw(axes: axes, isEnabled: isEnabled)), name: call.name, span: call.span,
        children: nodes.isEmpty ? [] : [content])
    ]
  }
}
