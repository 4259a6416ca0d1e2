import LayoutEngine
import ScreenModel
import TextScaling

/// Nodes of the constraint family for tests.
///
/// A character is 10 wide, a line 10 high.
enum Dp {
  static func node(
    _ law: ConstraintLaw, _ children: ScreenNode..., traits: NodeTraits = NodeTraits()
  ) -> ScreenNode {
    node(law, children, traits: traits)
  }

  static func node(
    _ law: ConstraintLaw, _ children: [ScreenNode], traits: NodeTraits = NodeTraits()
  ) -> ScreenNode {
    let name = String("\(law)".prefix { $0.isLetter })
    return ScreenNode(
      .constraint(law), name: name, span: nil, children: children, traits: traits)
  }

  /// Overflow is clipped unless the limits say otherwise, as in Compose.
  static func text(
    _ string: String, _ limits: TextLimits = TextLimits(truncation: .clip),
    font: FontChoice = blockFont, lineHeight: TextLength? = nil
  ) -> ScreenNode {
    var run = TextRun(string: string, font: font, lineHeight: lineHeight)
    if case .fixed(let size) = font.size { run.tracking = size * 0.5 }
    return ScreenNode(
      .constraint(.text(TextContent(runs: [run], limits: limits))), name: "Text", span: nil)
  }

  static func box(_ width: Double, _ height: Double) -> ScreenNode {
    ScreenNode(
      .constraint(.box(BoxLaw(width: .fixed(width), height: .fixed(height), drawing: .fill))),
      name: "Box", span: nil)
  }

  /// A space that takes only what it must.
  static let space = box(0, 0)

  static func row(
    _ children: ScreenNode..., arrangement: LinearLaw.Arrangement = .start, spacing: Double = 0,
    vertical: VerticalAlignment = .top
  ) -> ScreenNode {
    let law = LinearLaw(arrangement: arrangement, spacing: spacing, vertical: vertical)
    return ScreenNode(.constraint(.row(law)), name: "Row", span: nil, children: children)
  }

  static func column(
    _ children: ScreenNode..., arrangement: LinearLaw.Arrangement = .start, spacing: Double = 0,
    horizontal: HorizontalAlignment = .leading
  ) -> ScreenNode {
    let law = LinearLaw(arrangement: arrangement, spacing: spacing, horizontal: horizontal)
    return ScreenNode(.constraint(.column(law)), name: "Column", span: nil, children: children)
  }

  static func layers(
    _ children: ScreenNode..., alignment: Alignment = .topLeading, propagates: Bool = false
  ) -> ScreenNode {
    node(.layers(alignment, propagatesMinimum: propagates), children)
  }

  static func size(
    _ child: ScreenNode, width: SizeLaw.Bounds = SizeLaw.Bounds(),
    height: SizeLaw.Bounds = SizeLaw.Bounds(), isRequired: Bool = false
  ) -> ScreenNode {
    node(.size(SizeLaw(width: width, height: height, isRequired: isRequired)), child)
  }

  static func width(_ width: Double, _ child: ScreenNode) -> ScreenNode {
    size(child, width: .exactly(width))
  }

  static func height(_ height: Double, _ child: ScreenNode) -> ScreenNode {
    size(child, height: .exactly(height))
  }

  static func fill(width: Double? = nil, height: Double? = nil, _ child: ScreenNode) -> ScreenNode {
    node(.fill(width: width, height: height), child)
  }

  static func weight(_ weight: Double, fills: Bool = true, _ child: ScreenNode) -> ScreenNode {
    node(.placed(ParentHints(weight: weight, fillsWeight: fills)), child)
  }

  /// Lays a node out in a window of 300 by 200 of one pixel to the dp.
  static func layOut(
    _ node: ScreenNode, width: Double = 300, height: Double = 200, top: Double = 0,
    bottom: Double = 0, role: Screen.Role = .screen, scale: Double = 1, fontScale: Double = 1
  ) -> String {
    LayoutEngineTests.layOut(
      node, width: width, height: height, top: top, bottom: bottom, role: role, scale: scale,
      at: .android(fontScale))
  }
}
