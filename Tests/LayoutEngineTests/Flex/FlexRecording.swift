import Foundation
import ScreenModel

/// What another engine made of generated trees: a file in Fixtures/Flexbox.
struct FlexRecording: Decodable {
  struct Case: Decodable {
    let w: Double
    /// Nil: free.
    let h: Double?
    let scale: Double
    let tree: Node
    /// Left, top, width and height in the window of each node before its children; empty where the
    /// engine has no numbers.
    let boxes: [[Double]]
    /// What the tree shows, and what a browser makes of it: only where both engines were asked.
    let title: String?
    let browser: [[Double]]?
  }

  /// A node: its style in React Native's names, a text with its size, children.
  struct Node: Decodable {
    let s: [String: Value]
    let t: String?
    let z: Double?
    let c: [Node]?
  }

  enum Value: Decodable {
    case number(Double)
    case word(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    var number: Double { if case .number(let number) = self { number } else { 0 } }
    var word: String { if case .word(let word) = self { word } else { "" } }

    var length: FlexLength {
      switch self {
      case .number(let number): .points(number)
      case .word("auto"): .auto
      case .word(let word): .percent(Double(word.dropLast()) ?? 0)
      }
    }
  }

  let provenance: [String: String]
  let cases: [Case]

  static func read(_ name: String) throws -> FlexRecording {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "Fixtures/Flexbox/\(name).json"))
    return try JSONDecoder().decode(FlexRecording.self, from: data)
  }
}

extension FlexRecording {
  /// How many boxes two engines have alike, and in words the first that differs of each case.
  struct Agreement {
    var same = 0
    var all = 0
    var differences: [String] = []
    /// The numbers of the cases that differ.
    var cases: [Int] = []
  }

  var engine: String { provenance["engine"] ?? "nobody knows which engine" }

  /// Lays all cases out and compares box by box; a tolerance is in points.
  func agreement(within tolerance: Double, layOut: (Case) -> [[Double]]) -> Agreement {
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
  func screenNode(text: (String, Double) -> TextContent) -> ScreenNode {
    var style = FlexStyle()
    for (name, value) in s.sorted(by: { $0.key < $1.key }) { style.set(name, value) }
    let content: FlexLaw.Content = t.map { .text(text($0, z ?? 10)) } ?? .children
    return ScreenNode(
      .flex(FlexLaw(content, style)), name: t == nil ? "View" : "Text", span: nil,
      children: (c ?? []).map { $0.screenNode(text: text) })
  }
}

extension FlexStyle {
  mutating func set(_ name: String, _ value: FlexRecording.Value) {
    switch name {
    case "width": width = value.length
    case "height": height = value.length
    case "minWidth": minWidth = value.length
    case "minHeight": minHeight = value.length
    case "maxWidth": maxWidth = value.length
    case "maxHeight": maxHeight = value.length
    case "flexBasis": basis = value.length
    case "flexGrow": grow = value.number
    case "flexShrink": shrink = value.number
    case "aspectRatio": aspectRatio = value.number
    case "rowGap": rowGap = value.number
    case "columnGap": columnGap = value.number
    case "borderWidth": border = FlexEdges(all: value.length)
    case "left", "top", "right", "bottom", "start", "end": inset.set(name, value.length)
    case _ where name.hasPrefix("margin"): margin.set(name.dropFirst(6).lowercased(), value.length)
    case _ where name.hasPrefix("padding"):
      padding.set(name.dropFirst(7).lowercased(), value.length)
    default: setWord(name, value.word)
    }
  }

  private mutating func setWord(_ name: String, _ word: String) {
    switch name {
    case "flexDirection":
      let all = [
        "row": .row, "row-reverse": .rowReverse, "column-reverse": Direction.columnReverse,
      ]
      direction = all[word] ?? .column
    case "flexWrap": wrap = ["wrap": .wrap, "wrap-reverse": Wrap.wrapReverse][word] ?? .noWrap
    case "justifyContent":
      let all: [String: Justify] = [
        "center": .center, "flex-end": .flexEnd, "space-between": .spaceBetween,
        "space-around": .spaceAround, "space-evenly": .spaceEvenly,
      ]
      justify = all[word] ?? .flexStart
    case "alignItems": alignItems = align(word)
    case "alignSelf": alignSelf = align(word)
    case "alignContent": alignContent = align(word)
    case "overflow": overflow = word == "scroll" ? .scroll : .hidden
    case "position": position = .absolute
    case "direction": writing = word == "rtl" ? .rightToLeft : .leftToRight
    case "display": isShown = word != "none"
    default: preconditionFailure("no style \(name)")
    }
  }

  private func align(_ word: String) -> Align {
    let all: [String: Align] = [
      "flex-start": .flexStart, "center": .center, "flex-end": .flexEnd, "stretch": .stretch,
      "baseline": .baseline, "space-between": .spaceBetween, "space-around": .spaceAround,
      "space-evenly": .spaceEvenly,
    ]
    return all[word] ?? .auto
  }
}

extension FlexEdges {
  /// The length at an edge, or at all four for an empty name.
  mutating func set(_ edge: String, _ length: FlexLength) {
    switch edge {
    case "left": left = length
    case "top": top = length
    case "right": right = length
    case "bottom": bottom = length
    case "start": start = length
    case "end": end = length
    default:
      if left == .undefined { left = length }
      if top == .undefined { top = length }
      if right == .undefined { right = length }
      if bottom == .undefined { bottom = length }
    }
  }
}
