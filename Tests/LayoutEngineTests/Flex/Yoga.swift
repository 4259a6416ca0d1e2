import LayoutEngine
import ScreenModel
import TextScaling

/// Nodes of the flex family for tests.
///
/// A character is 10 wide, a line 10 high.
enum Yoga {
  static func view(
    _ children: ScreenNode..., style: (inout FlexStyle) -> Void = { _ in }
  ) -> ScreenNode {
    node(.children, children, "View", style: style)
  }

  static func row(
    _ children: ScreenNode..., style: (inout FlexStyle) -> Void = { _ in }
  ) -> ScreenNode {
    node(.children, children, "Row") {
      $0.direction = .row
      style(&$0)
    }
  }

  static func text(
    _ string: String, _ limits: TextLimits = TextLimits(),
    style: (inout FlexStyle) -> Void = { _ in }
  ) -> ScreenNode {
    let run = TextRun(string: string, font: blockFont, tracking: 5)
    return node(.text(TextContent(runs: [run], limits: limits)), [], "Text", style: style)
  }

  static func box(_ width: Double, _ height: Double, style: (inout FlexStyle) -> Void = { _ in })
    -> ScreenNode
  {
    node(
      .box(BoxLaw(width: .fixed(width), height: .fixed(height), drawing: .fill)), [], "Box",
      style: style)
  }

  static func node(
    _ content: FlexLaw.Content, _ children: [ScreenNode], _ name: String,
    style: (inout FlexStyle) -> Void = { _ in }
  ) -> ScreenNode {
    var own = FlexStyle()
    style(&own)
    return ScreenNode(.flex(FlexLaw(content, own)), name: name, span: nil, children: children)
  }

  static func window(_ children: ScreenNode...) -> ScreenNode {
    node(.window(WindowLaw()), children, "Window")
  }
}
