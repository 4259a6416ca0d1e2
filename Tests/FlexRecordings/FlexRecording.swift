package import Foundation
package import ScreenModel

/// What another engine made of generated trees: a file in Fixtures/Flexbox.
package struct FlexRecording: Decodable {
  package struct Case: Decodable {
    package let w: Double
    /// Nil: free.
    package let h: Double?
    package let scale: Double
    package let tree: Node
    /// Left, top, width and height in the window of each node before its children; empty where the
    /// engine has no numbers.
    package let boxes: [[Double]]
    /// What the tree shows, and what a browser makes of it: only where both engines were asked.
    package let title: String?
    package let browser: [[Double]]?
  }

  /// A node: its style in React Native's names, a text with its size, children.
  package struct Node: Decodable {
    package let s: [String: Value]
    package let t: String?
    package let z: Double?
    package let c: [Node]?
  }

  package enum Value: Decodable {
    case number(Double)
    case word(String)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    package var number: Double { if case .number(let number) = self { number } else { 0 } }
    package var word: String { if case .word(let word) = self { word } else { "" } }

    package var length: FlexLength {
      switch self {
      case .number(let number): .points(number)
      case .word("auto"): .auto
      case .word(let word): .percent(Double(word.dropLast()) ?? 0)
      }
    }
  }

  package let provenance: [String: String]
  package let cases: [Case]

  /// A file of the fixtures by its name.
  package static func read(_ name: String) throws -> FlexRecording {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try read(root.appending(path: "Fixtures/Flexbox/\(name).json"))
  }

  package static func read(_ file: URL) throws -> FlexRecording {
    try JSONDecoder().decode(FlexRecording.self, from: try Data(contentsOf: file))
  }
}

extension FlexRecording {
  /// How many boxes two engines have alike, and in words the first that differs of each case.
  package struct Agreement {
    package var same = 0
    package var all = 0
    package var differences: [String] = []
    /// The numbers of the cases that differ.
    package var cases: [Int] = []
  }

  package var engine: String { provenance["engine"] ?? "nobody knows which engine" }

  /// Lays all cases out and compares box by box; a tolerance is in points.
  package func agreement(within tolerance: Double, layOut: (Case) -> [[Double]]) -> Agreement {
    var agreement = Agreement()
    for (number, recorded) in cases.enumerated() {
      let boxes = layOut(recorded)
      agreement.all += recorded.boxes.count
      let matches = zip(boxes, recorded.boxes).map { ours, theirs in
        zip(ours, theirs).allSatisfy { abs($0 - $1) <= tolerance }
      }
      agreement.same += matches.count { $0 }
      if let first = matches.firstIndex(of: false) {
        agreement.cases.append(number)
        agreement.differences.append(
          "case \(number) box \(first): \(boxes[first]) for \(recorded.boxes[first])")
      }
    }
    return agreement
  }
}

extension FlexRecording.Node {
  /// The node as a screen's, with texts made by `text` of characters and a size.
  package func screenNode(text: (String, Double) -> TextContent) -> ScreenNode {
    var style = FlexStyle()
    for (name, value) in s.sorted(by: { $0.key < $1.key }) { style.set(name, value) }
    let content: FlexLaw.Content = t.map { .text(text($0, z ?? 10)) } ?? .children
    return ScreenNode(
      .flex(FlexLaw(content, style)), name: t == nil ? "View" : "Text", span: nil,
      children: (c ?? []).map { $0.screenNode(text: text) })
  }
}
