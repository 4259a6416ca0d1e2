import ComponentModel
import Evaluation
import FlutterToolkit
import Foundation
import LayoutEngine
import Parsing
import ScreenModel
import SourceText
import Testing
import TextScaling
import Typesetting

/// Material's controls, from their Dart to their sizes, against those of a real Flutter engine.
@Suite("Recorded controls of Flutter")
struct RecordedControlTests {
  /// One control as `Scripts/oracles/flutter-record-controls` writes it.
  struct Control: Decodable {
    let dart: String
    let width: Double
    let page: String?
    /// By text scale: the size of the control under the empty name, of texts under their words.
    let sizes: [String: [String: [Double]?]]
  }

  private struct File: Decodable { let controls: [Control] }

  /// A box that differs by more than this, in logical pixels, disagrees.
  private static let tolerance: Double = 0.5

  private static let window = Size(width: 393, height: 852)

  /// What is left: an extended floating button lets its label stick out, a segmented control of Cupertino
  /// lets its labels run over each other, and a dialog that is too small for its content by 4.
  @Test("nearly all controls and their texts are as large as the engine's")
  func agreement() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Flutter/controls.json")
    let controls = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).controls
    let typesetter = FontTypesetter()
    let parser = Parser(grammars: try GrammarLibrary.installed())
    var (boxes, agreeing) = (0, 0)
    for control in controls {
      for (scale, sizes) in control.sizes.sorted(by: { $0.key < $1.key }) {
        let own = try self.sizes(of: control, at: scale, typesetter, parser)
        for (name, size) in sizes.sorted(by: { $0.key < $1.key }) {
          guard let size, size.count == 2 else { continue }
          boxes += 1
          let mine = own[name]
          let agrees =
            mine.map {
              abs($0.width - size[0]) <= Self.tolerance && abs($0.height - size[1]) <= Self.tolerance
            } ?? false
          if agrees {
            agreeing += 1
          } else {
            let shown = mine.map { "\($0.width)×\($0.height)" } ?? "nothing"
            print("  \(control.dart.prefix(60)) at \(scale) “\(name)”: \(shown), the engine \(size[0])×\(size[1])")
          }
        }
      }
    }
    let share = Double(agreeing) / Double(max(1, boxes))
    print("Flutter's controls: \(agreeing) of \(boxes) boxes within half a pixel, \((share * 1000).rounded() / 10) %")
    #expect(boxes > 500)
    #expect(share >= 0.97)
  }

  /// The sizes of a control and what is in it; tap targets are as small as on a desktop.
  private func sizes(
    of control: Control, at scale: String, _ typesetter: FontTypesetter, _ parser: Parser
  ) throws -> [String: Size] {
    let content: String
    switch control.page {
    case nil:
      content = "SizedBox(width: \(control.width), child: Align(alignment: Alignment.topLeft, heightFactor: 1, child: \(control.dart)))"
    case "appBar"?, "bottomNavigationBar"?:
      content = "Scaffold(\(control.page ?? ""): \(control.dart), body: SizedBox.expand())"
    default: content = "SizedBox(width: 393, height: 852, child: \(control.dart))"
    }
    let source = """
      class Page extends StatelessWidget {
        @override
        Widget build(BuildContext context) => MediaQuery(
          data: MediaQuery.of(context).copyWith(textScaler: TextScaler.linear(\(scale))), child: \(content));
      }
      """
    let device = Device(
      name: "Window", system: .android, size: Self.window, displayScale: 1, safeArea: .zero)
    let tree = try #require(parser.parse(SourceFile(path: "main.dart", text: source)))
    let evaluator = Evaluator(trees: [tree], toolkit: FlutterToolkit(), resources: Resources())
    let entry = try #require(evaluator.entryPoints().first)
    let variant = try #require(
      evaluator.variants(of: entry, on: device, at: .android(1)).first?.variant)
    let screen = evaluator.evaluate(entry, variant, on: device, at: .android(1))
    var nodes: [Int: ScreenNode] = [:]
    var shrunk = screen
    shrunk.root = shrink(screen.root)
    collect(shrunk.root, into: &nodes)
    let laidOut = LayoutEngine(typesetter: typesetter).layOut(shrunk, on: device, at: .android(1))
    var sizes: [String: Size] = [:]
    read(laidOut.root, nodes, isControl: false, into: &sizes)
    if control.page != nil { sizes[""] = nil }
    return sizes
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
    _ node: LaidOutNode, _ nodes: [Int: ScreenNode], isControl: Bool, into sizes: inout [String: Size]
  ) {
    let source = nodes[node.id]
    if isControl, sizes[""] == nil { sizes[""] = node.frame.size }
    if let text = source?.law.text, sizes[text.string] == nil { sizes[text.string] = node.frame.size }
    if source?.name == "SizedBox.expand" { sizes["body"] = node.frame.size }
    if source?.name == "SizedBox", source?.children.first?.name != "Align" {
      sizes[sizes["inner"] == nil ? "inner" : "box"] = node.frame.size
    }
    for child in node.children {
      read(child, nodes, isControl: source?.name == "Align" && sizes[""] == nil, into: &sizes)
    }
  }
}
