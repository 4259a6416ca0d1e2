import Foundation
import ScreenModel
import Testing

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

  /// What is left: an extended floating button lets its label stick out, a segmented control of Cupertino
  /// lets its labels run over each other, and a dialog that is too small for its content by 4.
  @Test("nearly all controls and their texts are as large as the engine's")
  func agreement() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Flutter/controls.json")
    let controls = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).controls
    let layout = try FlutterLayout()
    var (boxes, agreeing) = (0, 0)
    for control in controls {
      for (scale, sizes) in control.sizes.sorted(by: { $0.key < $1.key }) {
        let own = try self.sizes(of: control, at: scale, layout)
        for (name, size) in sizes.sorted(by: { $0.key < $1.key }) {
          guard let size, size.count == 2 else { continue }
          boxes += 1
          let mine = own[name]
          let agrees =
            mine.map {
              abs($0.width - size[0]) <= Self.tolerance
                && abs($0.height - size[1]) <= Self.tolerance
            } ?? false
          if agrees {
            agreeing += 1
          } else {
            let shown = mine.map { "\($0.width)×\($0.height)" } ?? "nothing"
            print(
              "  \(control.dart.prefix(60)) at \(scale) “\(name)”: \(shown), the engine \(size[0])×\(size[1])"
            )
          }
        }
      }
    }
    let share = Double(agreeing) / Double(max(1, boxes))
    print(
      "Flutter's controls: \(agreeing) of \(boxes) boxes within half a pixel, \((share * 1000).rounded() / 10) %"
    )
    #expect(boxes > 500)
    #expect(share >= 0.97)
  }

  /// The sizes of a control and what is in it; tap targets are as small as on a desktop.
  private func sizes(of control: Control, at scale: String, _ layout: FlutterLayout) throws
    -> [String: Size]
  {
    let content: String
    switch control.page {
    case nil: content = FlutterLayout.corner(control.dart, width: control.width)
    case "appBar"?, "bottomNavigationBar"?:
      content = "Scaffold(\(control.page ?? ""): \(control.dart), body: SizedBox.expand())"
    default: content = "SizedBox(width: 393, height: 852, child: \(control.dart))"
    }
    var sizes: [String: Size] = [:]
    var isControl = false
    for (node, frame) in try layout.boxes(of: content, at: scale, shrinksTargets: true) {
      if isControl, sizes[""] == nil { sizes[""] = frame.size }
      isControl = node.name == "Align"
      if let text = node.law.text, sizes[text.string] == nil { sizes[text.string] = frame.size }
      if node.name == "SizedBox.expand" { sizes["body"] = frame.size }
      if node.name == "SizedBox", node.children.first?.name != "Align" {
        sizes["inner"] = frame.size
      }
    }
    return sizes
  }
}
