import Auditing
import Findings
import LayoutEngine
import ScreenModel
import SourceText
import TestSupport
import Testing
import TextScaling

/// Screens built by hand, laid out in the block font and audited.
///
/// A character is half as wide as its font's size and a line is as high as the size. Body text is
/// 17 points at L, 23 at XXXL, 28 at AX1, 40 at AX3 and 53 at AX5, and so is everything set in it.
struct Stage {
  var width: Double = 400
  var height: Double = 800
  var role = Screen.Role.component
  var name = "Row"
  var sizes: [ContentSizeCategory] = [.large, .accessibility1, .accessibility3, .accessibility5]
  var unresolved: [Unresolved] = []
  var settings: [String: RuleSettings] = [:]

  /// The findings of a screen that is the same at every size.
  func findings(_ root: ScreenNode) -> AuditResult { findings { _ in root } }

  /// The findings of a screen that is built for each size.
  func findings(_ build: (ContentSizeCategory) -> ScreenNode) -> AuditResult {
    Auditor(settings: settings).audit(sizes.map { subject(build($0), at: $0) })
  }

  /// A window of the root's own family of laws.
  private func inWindow(_ root: ScreenNode) -> ScreenNode {
    if case .widget = root.law {
      return ScreenNode(
        .widget(.window(WindowLaw())), name: "window", span: place("body"), children: [root])
    }
    return node(.window(WindowLaw()), at: "body", root)
  }

  func subject(_ root: ScreenNode, at size: ContentSizeCategory) -> Subject {
    let device = Device(
      name: "Test", system: .ios, size: Size(width: width, height: height), displayScale: 1,
      safeArea: .zero)
    let isBare = role == .component
    let window = isBare ? root : inWindow(root)
    let screen = Screen(
      name: name, span: place("struct Row"), toolkit: .swiftui, role: role,
      root: window.numbered(), unresolved: unresolved, readsTextSize: false, choices: [])
    let laidOut = LayoutEngine(typesetter: BlockTypesetter())
      .layOut(screen, on: device, at: .ios(size))
    return Subject(screen: screen, laidOut: laidOut)
  }
}

/// Expects findings, each as `rule severity place sizes: message`.
func expect(
  _ result: AuditResult, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = result.findings.map { finding in
    let sizes = finding.sizes.map(\.description).joined(separator: " ")
    return "\(finding.rule) \(finding.severity) \(finding.span.text) [\(sizes)] \(finding.message)"
  }
  #expect(
    lines.joined(separator: "\n") == expected.joined(separator: "\n"),
    sourceLocation: sourceLocation)
}

// MARK: - Places

/// A place of the source, named by the text that stands there; equal texts are one place.
func place(_ text: String, in path: String = "Row.swift") -> SourceSpan {
  let offset = text.utf8.reduce(7) { ($0 * 31 + Int($1)) % 4099 }
  let file = SourceFile(path: path, text: String(repeating: " ", count: offset) + text)
  return SourceSpan(file: file, range: offset..<(offset + text.utf8.count))
}

// MARK: - Nodes

func text(
  _ string: String, _ font: FontSize = .style(.body), lines: Int? = nil,
  importance: TextImportance = .ordinary, origin: ContentOrigin = .literal,
  sizes: ClosedRange<ContentSizeCategory>? = nil, truncation: Truncation = .tail,
  at source: String? = nil, in path: String = "Row.swift", isHeading: Bool = false
) -> ScreenNode {
  let run = TextRun(string: string, font: FontChoice(size: font), origin: origin)
  let limits = TextLimits(maximumLines: lines, truncation: truncation)
  let content = TextContent(runs: [run], limits: limits, sizes: sizes, importance: importance)
  return ScreenNode(
    .text(content), name: "Text", span: place(source ?? "Text(\(string.prefix(12)))", in: path),
    traits: NodeTraits(isHeading: isHeading))
}

func node(
  _ law: ProposalLaw, at source: String? = nil, in path: String = "Row.swift",
  traits: NodeTraits = NodeTraits(), _ children: ScreenNode...
) -> ScreenNode {
  let name = String("\(law)".prefix { $0.isLetter })
  return ScreenNode(
    law, name: name, span: source.map { place($0, in: path) }, children: children, traits: traits)
}

func frame(width: Double? = nil, height: Double? = nil, _ child: ScreenNode) -> ScreenNode {
  let labels = [width.map { "width: \(Int($0))" }, height.map { "height: \(Int($0))" }]
  let call = ".frame(\(labels.compactMap { $0 }.joined(separator: ", ")))"
  return node(.frame(FrameLaw(width: width, height: height)), at: call, child)
}

func column(_ children: ScreenNode...) -> ScreenNode { stack(.vertical, children) }
func row(_ children: ScreenNode...) -> ScreenNode { stack(.horizontal, children) }

func stack(_ axis: Axis, _ children: [ScreenNode]) -> ScreenNode {
  let name = axis == .horizontal ? "HStack" : "VStack"
  return ScreenNode(
    .stack(StackLaw(axis: axis, spacing: 0)), name: name, span: place(name), children: children)
}

func box(_ width: Double, _ height: Double, traits: NodeTraits = NodeTraits()) -> ScreenNode {
  ScreenNode(
    .box(BoxLaw(width: .fixed(width), height: .fixed(height), drawing: .fill)), name: "Box",
    span: place("Box"), traits: traits)
}

func scroll(_ child: ScreenNode, _ axes: Axes = .vertical, isEnabled: Bool = true) -> ScreenNode {
  node(.scroll(ScrollLaw(axes: axes, isEnabled: isEnabled)), at: "ScrollView", child)
}

func button(_ child: ScreenNode, at source: String = "Button") -> ScreenNode {
  node(.wrapper, at: source, traits: NodeTraits(control: .button), child)
}

/// The project's own component: the place is where it is used.
func component(_ name: String, _ child: ScreenNode) -> ScreenNode {
  node(.wrapper, at: name + "()", traits: NodeTraits(component: name), child)
}

func painted(_ child: ScreenNode) -> ScreenNode {
  let background = ScreenNode(
    .box(
      BoxLaw(
        width: .flexible(minimum: 0, ideal: 10), height: .flexible(minimum: 0, ideal: 10),
        drawing: .fill)),
    name: "Color", span: nil)
  return node(.attachment(.center, isBehind: true), at: ".background", child, background)
}
