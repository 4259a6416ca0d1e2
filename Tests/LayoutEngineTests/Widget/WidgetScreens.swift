import ScreenModel
import TestSupport

/// Nodes of the widget family; a character of text is 10 wide and 10 high.
enum Widgets {
  static func node(
    _ law: WidgetLaw, _ children: ScreenNode..., traits: NodeTraits = NodeTraits()
  ) -> ScreenNode {
    node(law, children, traits: traits)
  }

  static func node(
    _ law: WidgetLaw, _ children: [ScreenNode], traits: NodeTraits = NodeTraits()
  ) -> ScreenNode {
    let name = String("\(law)".prefix { $0.isLetter })
    return ScreenNode(.widget(law), name: name, span: nil, children: children, traits: traits)
  }

  static func text(
    _ string: String, lines: Int? = nil, truncation: Truncation = .clip, wraps: Bool = true,
    showsOverflow: Bool = false, size: Double = 10, alignment: HorizontalAlignment = .leading
  ) -> ScreenNode {
    var run = TextRun(
      string: string, font: FontChoice(size: .fixed(size), family: .named("Block")))
    run.tracking = size * (1 - BlockTypesetter.advance)
    let limits = TextLimits(
      maximumLines: lines, truncation: truncation, alignment: alignment, wraps: wraps,
      showsOverflow: showsOverflow)
    return ScreenNode(
      .widget(.text(TextContent(runs: [run], limits: limits))), name: "Text", span: nil)
  }

  static func row(
    _ children: ScreenNode..., main: WidgetFlexLaw.Main = .start,
    cross: WidgetFlexLaw.Cross = .center, isMaximal: Bool = true, spacing: Double = 0,
    isReversed: Bool = false
  ) -> ScreenNode {
    let law = WidgetFlexLaw(
      axis: .horizontal, main: main, cross: cross, isMaximal: isMaximal, spacing: spacing,
      isReversed: isReversed)
    return ScreenNode(.widget(.flex(law)), name: "Row", span: nil, children: children)
  }

  static func column(
    _ children: ScreenNode..., main: WidgetFlexLaw.Main = .start,
    cross: WidgetFlexLaw.Cross = .center, isMaximal: Bool = true, spacing: Double = 0
  ) -> ScreenNode {
    let law = WidgetFlexLaw(
      axis: .vertical, main: main, cross: cross, isMaximal: isMaximal, spacing: spacing)
    return ScreenNode(.widget(.flex(law)), name: "Column", span: nil, children: children)
  }

  static func expanded(_ child: ScreenNode, _ factor: Int = 1) -> ScreenNode {
    ScreenNode(
      .widget(.flexible(factor: factor, isTight: true)), name: "Expanded", span: nil,
      children: [child])
  }

  static func flexible(_ child: ScreenNode, _ factor: Int = 1) -> ScreenNode {
    ScreenNode(
      .widget(.flexible(factor: factor, isTight: false)), name: "Flexible", span: nil,
      children: [child])
  }

  /// A box with both lengths.
  static func box(_ width: Double, _ height: Double) -> ScreenNode {
    ScreenNode(
      .widget(.box(BoxLaw(width: .fixed(width), height: .fixed(height), drawing: .fill))),
      name: "Box", span: nil)
  }

  static func sized(width: Double? = nil, height: Double? = nil, _ children: ScreenNode...)
    -> ScreenNode
  {
    let law = SizeLaw(
      width: SizeLaw.Bounds(minimum: width, maximum: width),
      height: SizeLaw.Bounds(minimum: height, maximum: height))
    return ScreenNode(.widget(.constrained(law)), name: "SizedBox", span: nil, children: children)
  }

  /// Loose constraints at the top left corner, so that the child's own size shows.
  static func free(_ child: ScreenNode) -> ScreenNode {
    node(.align(.topLeft, widthFactor: nil, heightFactor: nil), child)
  }
}
