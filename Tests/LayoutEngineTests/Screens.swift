import LayoutEngine
import ScreenModel
import SourceText
import TestSupport
import Testing
import TextScaling

/// Lays a node out in a window of one pixel to the point and gives its dump.
///
/// - Parameters:
///   - top: The safe area's inset at the top.
///   - bottom: The safe area's inset at the bottom.
func layOut(
  _ node: ScreenNode, width: Double = 300, height: Double = 200, top: Double = 0,
  bottom: Double = 0, role: Screen.Role = .screen, scale: Double = 1,
  at textSize: TextSize = .ios(.large), with typesetter: any Typesetter = BlockTypesetter()
) -> String {
  laidOut(
    node, width: width, height: height, top: top, bottom: bottom, role: role, scale: scale,
    at: textSize, with: typesetter
  ).dump(of: node.numbered())
}

/// Lays a node out in a window of one pixel to the point.
func laidOut(
  _ node: ScreenNode, width: Double = 300, height: Double = 200, top: Double = 0,
  bottom: Double = 0, role: Screen.Role = .screen, scale: Double = 1,
  at textSize: TextSize = .ios(.large), with typesetter: any Typesetter = BlockTypesetter()
) -> LaidOutScreen {
  let device = Device(
    name: "Test", system: textSize.system, size: Size(width: width, height: height),
    displayScale: scale, safeArea: Insets(top: top, bottom: bottom))
  return LayoutEngine(typesetter: typesetter)
    .layOut(screen(node.numbered(), role: role), on: device, at: textSize)
}

/// The frames of all nodes, each before its children.
func frames(_ node: ScreenNode, width: Double = 300, height: Double = 200) -> [Rect] {
  func collect(_ node: LaidOutNode) -> [Rect] { [node.frame] + node.children.flatMap(collect) }
  return collect(laidOut(node, width: width, height: height).root)
}

/// A screen around a node.
func screen(_ root: ScreenNode, role: Screen.Role = .screen) -> Screen {
  let file = SourceFile(path: "Test.swift", text: "")
  return Screen(
    name: "Test", span: SourceSpan(file: file, range: 0..<0), toolkit: .swiftui, role: role,
    root: root, unresolved: [], readsTextSize: false, choices: [])
}

/// Expects a layout, as a dump without the spaces around it.
func expect(
  _ dump: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(dump == expected, sourceLocation: sourceLocation)
}

// MARK: - Nodes

/// The block font at 10 points, without San Francisco's tracking: ``text(_:font:priority:limits:)``
/// spaces its characters so that each is as wide as it is high.
let blockFont = FontChoice(size: .fixed(10), family: .named("Block"))

func text(
  _ string: String, font: FontChoice = blockFont, priority: Double = 0,
  limits: TextLimits = TextLimits()
) -> ScreenNode {
  var run = TextRun(string: string, font: font)
  if case .fixed(let size) = font.size { run.tracking = size * (1 - BlockTypesetter.advance) }
  return ScreenNode(
    .text(TextContent(runs: [run], limits: limits)), name: "Text", span: nil,
    traits: NodeTraits(layoutPriority: priority))
}

func row(
  _ children: ScreenNode..., spacing: Double? = 0, alignment: VerticalAlignment = .center
) -> ScreenNode {
  let law = StackLaw(axis: .horizontal, spacing: spacing, vertical: alignment)
  return ScreenNode(.stack(law), name: "Row", span: nil, children: children)
}

func column(
  _ children: ScreenNode..., spacing: Double? = 0, alignment: HorizontalAlignment = .center
) -> ScreenNode {
  let law = StackLaw(axis: .vertical, spacing: spacing, horizontal: alignment)
  return ScreenNode(.stack(law), name: "Column", span: nil, children: children)
}

/// A leaf that takes exactly its size.
func rigid(_ width: Double, _ height: Double, priority: Double = 0) -> ScreenNode {
  ScreenNode(
    .box(BoxLaw(width: .fixed(width), height: .fixed(height), drawing: .fill)), name: "Rigid",
    span: nil, traits: NodeTraits(layoutPriority: priority))
}

/// A leaf that takes all it is offered.
func flexible(minimum: Double = 0, ideal: Double = 10, priority: Double = 0) -> ScreenNode {
  let extent = BoxLaw.Extent.flexible(minimum: minimum, ideal: ideal)
  return ScreenNode(
    .box(BoxLaw(width: extent, height: extent, drawing: .fill)), name: "Flexible", span: nil,
    traits: NodeTraits(layoutPriority: priority))
}

let spacer = ScreenNode(.spacer(minimum: nil), name: "Spacer", span: nil)
let divider = ScreenNode(.divider, name: "Divider", span: nil)

/// Any other law around children.
func node(
  _ law: ProposalLaw, _ children: ScreenNode..., traits: NodeTraits = NodeTraits()
) -> ScreenNode {
  let name = String("\(law)".prefix { $0.isLetter })
  return ScreenNode(law, name: name, span: nil, children: children, traits: traits)
}

func frame(width: Double? = nil, height: Double? = nil, _ child: ScreenNode) -> ScreenNode {
  node(.frame(FrameLaw(width: width, height: height)), child)
}
