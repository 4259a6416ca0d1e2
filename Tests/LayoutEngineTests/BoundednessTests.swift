import ScreenModel
import Testing
import TextScaling

/// Whatever the tree, layout ends soon and never traps.
@Suite struct BoundednessTests {
  /// Stacks in stacks, turning at each level, with texts at each.
  private func nest(_ depth: Int) -> ScreenNode {
    (0..<depth).reduce(text("aaaa bbbb cccc")) { inner, level in
      level.isMultiple(of: 2)
        ? row(text("dddd eeee"), inner, spacing: nil)
        : column(text("ffff gggg"), inner, spacing: nil)
    }
  }

  private func calls(_ root: ScreenNode) -> Int {
    let typesetter = CountingTypesetter()
    _ = laidOut(root, width: 393, height: 852, with: typesetter)
    return typesetter.counter.laidOut
  }

  @Test func `a text is shaped once`() {
    let typesetter = CountingTypesetter()
    _ = laidOut(nest(12), with: typesetter)
    #expect(typesetter.counter.prepared == 13)
  }

  @Test func `the cost of nested stacks grows with their number and not with its power`() {
    let counts = [6, 12, 24].map { calls(nest($0)) }
    #expect(counts[1] < 13 * 20, "\(counts)")
    #expect(counts[2] < counts[1] * 8, "\(counts)")
  }

  @Test func `nested rows aligned by baselines are as cheap`() {
    let root = (0..<24).reduce(text("aaaa bbbb")) { inner, _ in
      row(text("cc"), inner, alignment: .firstTextBaseline)
    }
    #expect(calls(root) < 25 * 20)
  }

  @Test func `a tree that is too deep is cut and the rest is laid out`() {
    let root = (0..<450).reduce(rigid(20, 10)) { inner, _ in node(.wrapper, inner) }
    var current: LaidOutNode? = laidOut(root).root
    var depth = 0
    while let next = current?.children.first {
      depth += 1
      current = next
    }
    #expect(depth == 400)
  }

  @Test func `deep stacks of every kind end`() {
    let root = (0..<390).reduce(text("aa bb cc")) { inner, level in
      switch level % 6 {
      case 0: row(text("a"), inner, spacer)
      case 1: column(text("a"), inner, spacing: nil)
      case 2: node(.fitting(.both), rigid(1000, 1000), inner)
      case 3: node(.aspectRatio(nil, fills: false), inner)
      case 4: node(.layers(.center), flexible(), inner)
      default: node(.padding(Insets(top: 1)), inner)
      }
    }
    #expect(laidOut(root).root.children.count > 0)
  }

  static let absurd: [Double] = [
    .nan, .infinity, -.infinity, -1, -1e308, 1e308, .leastNonzeroMagnitude,
  ]

  @Test(arguments: absurd) func `absurd numbers give finite frames`(number: Double) {
    let laidOut = laidOut(listing(children(number)))
    func check(_ node: LaidOutNode) -> Bool {
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      return numbers.allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0
        && node.children.allSatisfy(check)
    }
    #expect(check(laidOut.root))
  }

  private func listing(_ children: [ScreenNode]) -> ScreenNode {
    ScreenNode(.stack(StackLaw(axis: .vertical)), name: "Column", span: nil, children: children)
  }

  private func children(_ number: Double) -> [ScreenNode] {
    let bounds = FlexibleFrameLaw.Bounds(minimum: number, ideal: number, maximum: number)
    let insets = Insets(top: number, leading: number, bottom: number, trailing: number)
    let size = FontChoice(size: .relative(number, to: .body, maximum: number))
    let stack = StackLaw(axis: .horizontal, spacing: number)
    let grid = GridLaw(alignment: .center, horizontalSpacing: number, verticalSpacing: number)
    let lazy = LazyGridLaw(
      axis: .vertical,
      tracks: [
        .fixed(number), .flexible(minimum: number, maximum: number),
        .adaptive(minimum: number, maximum: number),
      ], trackSpacing: number, lineSpacing: number, alignment: .center)
    let limits = TextLimits(
      maximumLines: -1, minimumLines: .max, minimumScale: number, lineSpacing: number)
    return [
      frame(width: number, height: number, rigid(number, number, priority: number)),
      node(.flexibleFrame(FlexibleFrameLaw(width: bounds, height: bounds)), text("a")),
      node(.padding(insets), text("a")), text("a b", font: size, limits: limits),
      ScreenNode(.stack(stack), name: "Row", span: nil, children: [rigid(1, 1), rigid(1, 1)]),
      node(.aspectRatio(number, fills: true), flexible(minimum: number, ideal: number)),
      node(.offset(Point(x: number, y: number)), rigid(1, 1)),
      node(.position(Point(x: number, y: number)), rigid(1, 1)),
      node(.grid(grid), node(.gridRow(nil), rigid(1, 1)), rigid(number, 1)),
      node(.lazyGrid(lazy), text("a"), text("b"), text("c"), text("d")),
      node(.inset(InsetLaw(edge: .top, spacing: number)), rigid(1, 1), rigid(number, number)),
      node(.window(WindowLaw(heightShare: number)), rigid(1, 1)),
      node(.image(ImageContent(kind: .symbol(size, scale: number)))),
      node(.image(ImageContent(kind: .picture(Size(width: number, height: number))))),
      node(.spacer(minimum: number)), node(.scroll(ScrollLaw(axes: .both)), rigid(number, 1)),
    ]
  }

  @Test func `nodes without children are laid out`() {
    let insets = InsetLaw(edge: .top)
    let laws: [ProposalLaw] = [
      .stack(StackLaw(axis: .vertical)), .layers(.center), .clip, .reader, .wrapper,
      .attachment(.center, isBehind: true), .scroll(ScrollLaw(axes: .vertical)),
      .fitting(.both), .inset(insets), .gridRow(nil), .padding(Insets(top: 3)),
      .grid(GridLaw(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil)),
      .fixedSize(.both), .aspectRatio(nil, fills: true), .window(WindowLaw()),
    ]
    let root = listing(laws.map { ScreenNode($0, name: "Empty", span: nil) })
    #expect(laidOut(root).root.children.count == laws.count)
  }

  @Test func `what is opaque takes no space and nothing in it is laid out`() {
    let opaque = ScreenNode(.opaque, name: "Map", span: nil, children: [rigid(20, 20)])
    expect(
      layOut(row(rigid(20, 10), opaque)),
      is: """
        Row 140,95 20×10
          Rigid 140,95 20×10
          Map 160,100 0×0
        """)
  }

  @Test func `the same screen gives the same layout every time`() {
    let dumps = Set((0..<3).map { _ in layOut(nest(8)) })
    #expect(dumps.count == 1)
  }
}
