import Findings
import ScreenModel
import SourceText
import TextScaling

@testable import Reporting

/// Screens laid out by hand: a window of 100 × 200 with one part in it.
enum Frames {
  static let device = Device(
    name: "Small", system: .ios, size: Size(width: 100, height: 200), displayScale: 2,
    safeArea: Insets(top: 20))
  static let file = SourceFile(path: "Screen.swift", text: "Text(hello) Text(bye) .sheet")
  static let text = SourceSpan(file: file, range: 0..<11)

  static func frame(
    _ part: Part, at frame: Rect, size: ContentSizeCategory = .large, role: Screen.Role = .screen,
    findings: [Finding] = [], unresolved: [Unresolved] = []
  ) -> PreviewFrame {
    let root = ScreenNode(
      part.isScrolled ? .scroll(ScrollLaw(axes: .vertical)) : .wrapper, name: "root", span: nil,
      children: [part.node]
    ).numbered()
    let screen = Screen(
      name: "Screen", span: text, toolkit: .swiftui, role: role, root: root,
      unresolved: unresolved, readsTextSize: false, choices: [])
    let child = LaidOutNode(
      id: 1, frame: frame, scrollableAxes: part.isScrolled ? .vertical : [],
      text: part.isText ? layout(frame.size) : nil,
      paragraph: part.isText ? paragraph("hello") : nil)
    let bounds = Rect(x: 0, y: 0, width: 100, height: role == .screen ? 200 : 50)
    let laidOut = LaidOutScreen(
      device: device, textSize: .ios(size), bounds: bounds,
      safeArea: bounds.inset(by: role == .screen ? device.safeArea : .zero),
      root: LaidOutNode(id: 0, frame: bounds, children: [child]))
    return PreviewFrame(screen: screen, layout: laidOut, findings: findings)
  }

  struct Part {
    let node: ScreenNode
    var isText = false
    var isScrolled = false

    static let hello = Part(node: helloNode, isText: true)
    static let scrolledHello = Part(node: helloNode, isText: true, isScrolled: true)

    static func box(_ drawing: BoxLaw.Drawing) -> Part {
      let law = BoxLaw(width: .fixed(10), height: .fixed(10), drawing: drawing)
      return Part(node: ScreenNode(.box(law), name: "box", span: nil))
    }

    private static let helloNode = ScreenNode(
      .text(TextContent(runs: [])), name: "Text", span: Frames.text)
  }

  static func finding(
    _ rule: String, _ severity: Severity, sizes: [ContentSizeCategory] = [.large],
    device: String = "Small"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, span: text, toolkit: .swiftui, screen: "Screen",
      system: .ios, device: device, sizes: sizes.map(TextSize.ios), message: "",
      evidence: Evidence(unit: "pt", text: "hello"), help: "")
  }

  private static func paragraph(_ string: String) -> Paragraph {
    let font = ResolvedFont(family: .system, platform: .apple, size: 10)
    return Paragraph(spans: [ParagraphSpan(string: string, font: font)])
  }

  private static func layout(_ size: Size) -> TextLayout {
    TextLayout(size: size, lines: [], visibleScalars: 5, totalScalars: 5, wanted: size)
  }
}
