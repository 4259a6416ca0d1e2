import Foundation
import ScreenModel

/// A tree whose sizes a real Flutter engine gave, as `Scripts/oracles/flutter-record` writes it.
struct RecordedTree: Decodable {
  let tree: Part
  /// By text scale: width and height of each part, in the order of a walk from the root.
  let sizes: [String: [[Double]?]]

  struct File: Decodable { let trees: [RecordedTree] }

  static func all() throws -> [RecordedTree] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Flutter/trees.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).trees
  }

  /// A part in the recording's own language.
  struct Part: Decodable {
    let k: String
    let c: [Part]?
    let s: String?
    let size: Double?
    let h: Double?
    let w: Double?
    let spacing: Double?
    let lines: Int?
    let overflow: String?
    let nowrap: Bool?
    let pad: Double?
    let align: [Double]?
    let gap: Double?
    let run: Double?
    let main: String?
    let cross: String?
    let tight: Bool?
    let flex: Int?
    let loose: Bool?
    let left: Double?
    let top: Double?
    let right: Double?
    let bottom: Double?
    let leading: Bool?
    let trailing: Bool?
    let subtitle: Bool?
    let dense: Bool?
    let three: Bool?
    let kind: String?
    let extent: Double?
    let intrinsic: Bool?
  }
}

/// Recorded parts as nodes; a node that was measured is named by its number.
struct RecordedTreeBuilder {
  /// What text grows by.
  let scale: Double
  private var next = 0

  init(scale: Double) { self.scale = scale }

  mutating func node(_ part: RecordedTree.Part) -> ScreenNode {
    let name = String(next)
    next += 1
    let children = (part.c ?? []).map { self.node($0) }
    var node = plain(part, children)
    node.name = name
    if let factor = part.flex {
      node = Widgets.node(.flexible(factor: factor, isTight: !(part.loose ?? false)), node)
    }
    let position = WidgetPosition(
      left: part.left, top: part.top, right: part.right, bottom: part.bottom)
    if [part.left, part.top, part.right, part.bottom].contains(where: { $0 != nil }) {
      node = Widgets.node(.positioned(position), node)
    }
    return node
  }

  private func plain(_ part: RecordedTree.Part, _ children: [ScreenNode]) -> ScreenNode {
    switch part.k {
    case "text": return text(part)
    case "box": return box(part, children)
    case "row", "column":
      let axis: Axis = part.k == "row" ? .horizontal : .vertical
      let flex = Widgets.node(
        .flex(
          WidgetFlexLaw(
            axis: axis, main: main(part), cross: cross(part), isMaximal: !(part.tight ?? false),
            spacing: part.gap ?? 0)), children)
      return part.intrinsic == true ? Widgets.node(.intrinsic(axis.other), flex) : flex
    case "list":
      return Widgets.node(
        .list(WidgetListLaw(padding: .zero, itemExtent: part.extent)), children)
    case "wrap":
      return Widgets.node(
        .wrap(WidgetWrapLaw(spacing: part.gap ?? 0, runSpacing: part.run ?? 0)), children)
    case "stack":
      return Widgets.node(
        .stack(WidgetStackLaw(alignment: fraction(part.align) ?? .topLeft)), children)
    case "tile":
      return Widgets.node(
        .tile(
          WidgetTileLaw(
            hasSubtitle: part.subtitle ?? false, hasLeading: part.leading ?? false,
            hasTrailing: part.trailing ?? false, isThreeLine: part.three ?? false,
            isDense: part.dense ?? false)), children)
    case "button": return button(part, children)
    default: return Widgets.node(.wrapper, children)
    }
  }

  private func text(_ part: RecordedTree.Part) -> ScreenNode {
    let font = FontChoice(
      size: .scaled(part.size ?? 14, ScalerChoice(factor: scale)), family: .named("Roboto"),
      weight: 400)
    let run = TextRun(
      string: part.s ?? "", font: font, tracking: part.spacing ?? 0,
      lineHeight: part.h.map { .em($0) })
    let limits = TextLimits(
      maximumLines: part.lines, truncation: part.overflow == "ellipsis" ? .tail : .clip,
      wraps: !(part.nowrap ?? false), showsOverflow: part.overflow == "visible")
    return Widgets.node(.text(TextContent(runs: [run], limits: limits)))
  }

  private func box(_ part: RecordedTree.Part, _ children: [ScreenNode]) -> ScreenNode {
    var inner = children
    if let alignment = fraction(part.align), !inner.isEmpty {
      inner = [
        Widgets.node(.align(alignment, widthFactor: nil, heightFactor: nil), inner)
      ]
    }
    if let pad = part.pad, pad > 0 {
      inner = [
        Widgets.node(.padding(Insets(top: pad, leading: pad, bottom: pad, trailing: pad)), inner)
      ]
    }
    return Widgets.node(
      .constrained(
        SizeLaw(
          width: SizeLaw.Bounds(minimum: part.w, maximum: part.w),
          height: SizeLaw.Bounds(minimum: part.h, maximum: part.h))), inner)
  }

  /// Material 3's buttons, whose padding eases with the text: at 1, at 2 and from 3 on.
  private func button(_ part: RecordedTree.Part, _ children: [ScreenNode]) -> ScreenNode {
    let isText = part.kind == "text"
    let sides: [Double] = isText ? [12, 8, 4] : [24, 12, 6]
    let ends: [Double] = isText ? [8, 0, 0] : [0, 0, 0]
    func eased(_ values: [Double]) -> Double {
      if scale <= 1 { return values[0] }
      if scale <= 2 { return values[0] + (values[1] - values[0]) * (scale - 1) }
      return scale < 3 ? values[1] + (values[2] - values[1]) * (scale - 2) : values[2]
    }
    let insets = Insets(
      top: eased(ends), leading: eased(sides), bottom: eased(ends), trailing: eased(sides))
    return Widgets.node(
      .constrained(
        SizeLaw(width: SizeLaw.Bounds(minimum: 64), height: SizeLaw.Bounds(minimum: 40))),
      Widgets.node(
        .padding(insets),
        Widgets.node(.align(.center, widthFactor: 1, heightFactor: 1), children)))
  }

  private func fraction(_ pair: [Double]?) -> Fraction? {
    guard let pair, pair.count == 2 else { return nil }
    return Fraction(x: pair[0], y: pair[1])
  }

  private func main(_ part: RecordedTree.Part) -> WidgetFlexLaw.Main {
    switch part.main {
    case "center": .center
    case "end": .end
    case "spaceBetween": .spaceBetween
    case "spaceAround": .spaceAround
    case "spaceEvenly": .spaceEvenly
    default: .start
    }
  }

  private func cross(_ part: RecordedTree.Part) -> WidgetFlexLaw.Cross {
    switch part.cross {
    case "start": .start
    case "end": .end
    case "stretch": .stretch
    default: .center
    }
  }
}
