import ScreenModel
import Testing
import TextScaling

/// Trees as text.
@Suite struct DumpTests {
  private func node(
    _ law: ProposalLaw, _ children: ScreenNode..., traits: NodeTraits = NodeTraits()
  ) -> ScreenNode {
    ScreenNode(law, name: "Node", span: nil, children: children, traits: traits)
  }

  @Test func `a node is a line, its children are indented`() {
    let run = TextRun(string: "Hi", font: FontChoice(size: .style(.body)))
    let tree = node(
      .stack(StackLaw(axis: .vertical, spacing: 8)), node(.text(TextContent(runs: [run]))),
      node(.padding(Insets(top: 1, leading: 2.5)), node(.divider)))
    #expect(
      tree.dump == """
        Node stack vertical center spacing 8
          Node text "Hi" body
          Node padding 1 2.5 0 0
            Node divider
        """)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let law: ProposalLaw
    let dump: String
    var testDescription: String { dump }
  }

  private static let bold = FontChoice(
    size: .relative(17, to: .title2, maximum: 30), weight: 700, isItalic: true)

  private static let leaves: [Row] = [
    Row(
      law: .text(
        TextContent(
          runs: [TextRun(string: "x", font: bold, origin: .sample)],
          limits: TextLimits(maximumLines: 2, minimumScale: 0.5), importance: .amount)),
      dump: #"text "x" 17 relative to title2 up to 30 weight 700 italic "#
        + "lines 1...2 scale 0.5 amount (sample)"),
    Row(
      law: .image(ImageContent(kind: .symbol(FontChoice(size: .fixed(9)), scale: 1), name: "star")),
      dump: #"image symbol fixed 9 scale 1 "star""#),
    Row(
      law: .image(ImageContent(kind: .picture(Size(width: 3, height: 4)), isResizable: true)),
      dump: "image picture 3×4 resizable"),
    Row(law: .image(ImageContent(kind: .unknownPicture)), dump: "image unknown picture"),
    Row(
      law: .box(
        BoxLaw(width: .fixed(51), height: .flexible(minimum: 0, ideal: 10), drawing: .toggle)),
      dump: "box 51×(0… ideal 10) toggle"),
    Row(law: .spacer(minimum: nil), dump: "spacer"),
  ]

  private static let unary: [Row] = [
    Row(law: .frame(FrameLaw(width: nil, height: 44)), dump: "frame -×44 center/center"),
    Row(
      law: .flexibleFrame(
        FlexibleFrameLaw(width: .init(maximum: .infinity), height: .init(minimum: 44, ideal: 50))),
      dump: "flexibleFrame (-…inf)×(44… ideal 50 -) center/center"),
    Row(law: .fixedSize(.both), dump: "fixedSize horizontal+vertical"),
    Row(law: .aspectRatio(nil, fills: true), dump: "aspectRatio - fill"),
    Row(law: .offset(Point(x: -1, y: 0.333)), dump: "offset -1,0.33"),
    Row(law: .position(Point(x: 1, y: 2)), dump: "position 1,2"),
    Row(
      law: .scroll(ScrollLaw(axes: .vertical, isEnabled: false)), dump: "scroll vertical disabled"),
    Row(
      law: .window(WindowLaw(ignoredEdges: [.bottom, .top], heightShare: 0.5)),
      dump: "window ignores top,bottom share 0.5"),
  ]

  private static let containers: [Row] = [
    Row(law: .layers(.topLeading), dump: "layers leading/top"),
    Row(law: .attachment(.center, isBehind: true), dump: "attachment behind center/center"),
    Row(
      law: .grid(GridLaw(alignment: .center, horizontalSpacing: 4, verticalSpacing: nil)),
      dump: "grid center/center gaps 4 -"),
    Row(law: .gridRow(.top), dump: "gridRow top"),
    Row(
      law: .lazyGrid(
        LazyGridLaw(
          axis: .vertical, tracks: [.fixed(9), .adaptive(minimum: 80, maximum: .infinity)],
          trackSpacing: nil, lineSpacing: 5, alignment: .center)),
      dump: "lazyGrid vertical [fixed 9, adaptive 80…inf] gaps - 5"),
    Row(law: .fitting(.horizontal), dump: "fitting horizontal"),
    Row(
      law: .inset(InsetLaw(edge: .bottom, spacing: 2, shrinksContent: false)),
      dump: "inset bottom 2 over the content"),
  ]

  @Test(arguments: leaves + unary + containers) func `a law shows its parameters`(row: Row) {
    #expect(Law.proposal(row.law).dump == row.dump)
  }

  @Test func `traits stand behind the law`() {
    let traits = NodeTraits(
      control: .button, isPinned: true, layoutPriority: 1, zIndex: 2, component: "Card")
    #expect(
      node(.wrapper, traits: traits).dump
        == "Node wrapper [button] [pinned] [priority 1] [z 2] [component Card]")
  }

  @Test func `a laid-out tree shows places, what can be read, cuts and scrolling`() {
    let screen = node(.wrapper, node(.clip)).numbered()
    let font = ResolvedFont(family: .system, platform: .apple, size: 10)
    let paragraph = Paragraph(spans: [ParagraphSpan(string: "ab cdef", font: font)])
    let lines = [
      TextLine(range: 0..<2, frame: Rect(x: 0, y: 0, width: 20, height: 10), baseline: 8),
      TextLine(
        range: 3..<5, frame: Rect(x: 0, y: 10, width: 30, height: 10), baseline: 18, ellipsis: 2),
    ]
    let text = TextLayout(
      size: Size(width: 30, height: 20), lines: lines, isTruncated: true, visibleScalars: 4,
      totalScalars: 7, wanted: Size(width: 40, height: 20))
    let child = LaidOutNode(
      id: 1, frame: Rect(x: 1, y: 2, width: 30, height: 20.5),
      clip: Rect(x: 0, y: -1_000_000, width: 50, height: 2_000_000), scrollableAxes: .vertical,
      text: text, paragraph: paragraph)
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let laidOut = LaidOutScreen(
      device: .iPhone16, textSize: .ios(.large), bounds: frame, safeArea: frame,
      root: LaidOutNode(id: 0, frame: frame, children: [child]))
    #expect(
      laidOut.dump(of: screen) == """
        Node 0,0 100×50
          Node 1,2 30×20.5 "ab|cd…" truncated clip 0,- to 50,- scrolls-v
        """)
  }
}
