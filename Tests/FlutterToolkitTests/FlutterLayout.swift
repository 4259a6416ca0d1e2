import ComponentModel
import Evaluation
import FlutterToolkit
import LayoutEngine
import Parsing
import ScreenModel
import SourceText
import Testing
import TextScaling
import Typesetting

/// Widgets from their Dart to their frames, in a window of 393 by 852 with real fonts.
struct FlutterLayout {
  private let parser: Parser
  private let typesetter = FontTypesetter()

  init() throws { parser = Parser(grammars: try GrammarLibrary.installed()) }

  /// A widget at the top left corner of a place of a width.
  static func corner(_ dart: String, width: Double) -> String {
    "SizedBox(width: \(width), child: "
      + "Align(alignment: Alignment.topLeft, heightFactor: 1, child: \(dart)))"
  }

  /// All nodes, parents first, with their frames.
  func boxes(
    of widget: String, at scale: String = "1.0", shrinksTargets: Bool = false
  ) throws -> [(node: ScreenNode, frame: Rect)] {
    let source = """
      class Page extends StatelessWidget {
        @override
        Widget build(BuildContext context) => MediaQuery(
          data: MediaQuery.of(context).copyWith(textScaler: TextScaler.linear(\(scale))),
          child: \(widget));
      }
      """
    let device = Device(
      name: "Window", system: .android, size: Size(width: 393, height: 852), displayScale: 1,
      safeArea: .zero)
    let tree = try #require(parser.parse(SourceFile(path: "main.dart", text: source)))
    let evaluator = Evaluator(trees: [tree], toolkit: FlutterToolkit(), resources: Resources())
    let entry = try #require(evaluator.entryPoints().first)
    let variant = try #require(
      evaluator.variants(of: entry, on: device, at: .android(1)).first?.variant)
    var screen = evaluator.evaluate(entry, variant, on: device, at: .android(1))
    if shrinksTargets { screen.root = shrink(screen.root) }
    var nodes: [Int: ScreenNode] = [:]
    collect(screen.root, into: &nodes)
    let laidOut = LayoutEngine(typesetter: typesetter).layOut(screen, on: device, at: .android(1))
    var boxes: [(ScreenNode, Rect)] = []
    read(laidOut.root, nodes, into: &boxes)
    return boxes
  }

  private func shrink(_ node: ScreenNode) -> ScreenNode {
    var node = node
    if case .widget(.minimumTarget) = node.law { node.law = .widget(.wrapper) }
    node.children = node.children.map { shrink($0) }
    return node
  }

  private func collect(_ node: ScreenNode, into nodes: inout [Int: ScreenNode]) {
    nodes[node.id] = node
    for child in node.children { collect(child, into: &nodes) }
  }

  private func read(
    _ laidOut: LaidOutNode, _ nodes: [Int: ScreenNode], into boxes: inout [(ScreenNode, Rect)]
  ) {
    if let node = nodes[laidOut.id] { boxes.append((node, laidOut.frame)) }
    for child in laidOut.children { read(child, nodes, into: &boxes) }
  }
}
