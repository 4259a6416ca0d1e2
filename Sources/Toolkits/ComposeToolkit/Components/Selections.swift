// Provenance: Material 3's controls in androidx's public source: a switch of 52 by 32 dp, boxes of 20 dp
// with 2 dp around, sliders as high as a target; the target of 48 dp is only around what reacts.

import ComponentModel
import ScreenModel
import SourceText

/// Switches, boxes, sliders and what shows progress.
enum SelectionComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "Switch": SimpleComponent { $1.toggle($0, width: 52, height: 32, reacts: "onCheckedChange", at: 1) },
      "Checkbox": SimpleComponent { $1.toggle($0, width: 24, height: 24, reacts: "onCheckedChange", at: 1) },
      "TriStateCheckbox": SimpleComponent { $1.toggle($0, width: 24, height: 24, reacts: "onClick", at: 1) },
      "RadioButton": SimpleComponent { $1.toggle($0, width: 24, height: 24, reacts: "onClick", at: 1) },
      "Slider": SimpleComponent { $1.slider($0) },
      "RangeSlider": SimpleComponent { $1.slider($0) },
      "CircularProgressIndicator": SimpleComponent { $1.fixedBox($0, 40, 40, .spinner) },
      "CircularWavyProgressIndicator": SimpleComponent { $1.fixedBox($0, 48, 48, .spinner) },
      "LoadingIndicator": SimpleComponent { $1.fixedBox($0, 48, 48, .spinner) },
      "LinearProgressIndicator": SimpleComponent { $1.fixedBox($0, 240, 4, .progress) },
      "LinearWavyProgressIndicator": SimpleComponent { $1.fixedBox($0, 240, 10, .progress) },
      "Badge": SimpleComponent { $1.badge($0) },
      "BadgedBox": SimpleComponent { $1.badgedBox($0) },
    ]
    for name in ["SingleChoiceSegmentedButtonRow", "MultiChoiceSegmentedButtonRow"] {
      all[name] = SimpleComponent { call, context in
        let row = context.content(call.arguments.slot("content")).inRow(call.name, call.span, LinearLaw())
          .inside(.intrinsic(width: .minimum, height: nil), "width")
          .inside(.defaultMinimum(width: nil, height: 40), "minimum")
        return [context.modified(row, by: context.chain(in: call.arguments))]
      }
    }
    all["SegmentedButton"] = SimpleComponent { $1.segment($0) }
    return all
  }()
}

extension BuildContext {
  /// A control of a fixed size; with something that reacts, in a target.
  fileprivate func toggle(
    _ call: ComponentCall, width: Double, height: Double, reacts label: String, at position: Int
  ) -> [ScreenNode] {
    let law = BoxLaw(width: .fixed(width), height: .fixed(height), drawing: width > 30 ? .toggle : .outline)
    let isActive = call.arguments.named(label, position) != nil
    let box = ScreenNode.part(
      .box(law), call.name, call.span, traits: NodeTraits(control: isActive ? .toggle : nil))
    return [modified(isActive ? box.touchable : box, by: call.arguments.named("modifier", 2))]
  }

  fileprivate func slider(_ call: ComponentCall) -> [ScreenNode] {
    let law = BoxLaw(width: .flexible(minimum: 20, ideal: 200), height: .fixed(44), drawing: .slider)
    let box = ScreenNode.part(.box(law), call.name, call.span, traits: NodeTraits(control: .slider))
    return [modified(box.touchable, by: call.arguments.named("modifier", 2))]
  }

  /// A box of a fixed size that says nothing.
  func fixedBox(
    _ call: ComponentCall, _ width: Double, _ height: Double, _ drawing: BoxLaw.Drawing
  ) -> [ScreenNode] {
    let law = BoxLaw(
      width: .flexible(minimum: 0, ideal: width), height: .flexible(minimum: 0, ideal: height),
      drawing: drawing)
    // What its modifiers say wins, because the source puts its own size innermost.
    let size = SizeLaw(width: .exactly(width), height: .exactly(height))
    let box = ScreenNode.part(.box(law), call.name, call.span).inside(.size(size), "size")
    return [modified(box, by: chain(in: call.arguments))]
  }

  /// A dot of 6 dp, or at least 16 dp with what it says in labelSmall.
  fileprivate func badge(_ call: ComponentCall) -> [ScreenNode] {
    let children = content(call.arguments.slot("content"), style: role("labelSmall"))
    guard !children.isEmpty else { return fixedBox(call, 6, 6, .circle) }
    var traits = NodeTraits()
    traits.paint = Paint(background: schemeColor("error"), cornerRadius: 8)
    let row = children.inRow(call.name, call.span).inside(.padding(Insets(leading: 4, trailing: 4)), "padding")
      .inside(.defaultMinimum(width: 16, height: 16), "minimum", traits: traits)
    return [modified(row, by: call.arguments.named("modifier", 0))]
  }

  /// The badge hangs over the corner of its content and takes no room.
  fileprivate func badgedBox(_ call: ComponentCall) -> [ScreenNode] {
    let base = content(call.arguments.slot("content")).boxed("content", call.span)
    // Provenance: Material 3's BadgedBox puts a badge with words 12 dp before the end of what it stands at
    // and 14 dp below its top, from where it grows to the end and up, and a dot 6 and 6 dp.
    let badge = content(call.arguments.named("badge", 0)).map { node in
      let isDot = !node.showsText
      return node.inside(.offset(Point(x: isDot ? -6 : -12, y: isDot ? 6 : 14)), "offset")
        .inside(.wrapContent(.both, Alignment(.leading, .bottom), isUnbounded: true), "badge")
        .inside(.size(SizeLaw(width: .exactly(0), height: .exactly(0))), "corner")
    }
    return node(
      .attachment(Alignment(.trailing, .top), isBehind: false), call,
      modifier: call.arguments.named("modifier", 1), children: [base] + badge)
  }

  /// `SegmentedButton(selected, onClick, shape, …, icon =, label)`
  fileprivate func segment(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let label = content(arguments["label"] ?? arguments.trailing, style: role("labelLarge"), importance: .control)
    let row = label.inRow("label", call.span).inside(
      .padding(Insets(top: 8, leading: 12, bottom: 8, trailing: 12)), "padding"
    ).inside(.defaultMinimum(width: 58, height: 40), "minimum")
    let box = ScreenNode.part(
      .layers(.center, propagatesMinimum: true), call.name, call.span, [row],
      traits: NodeTraits(control: .button))
    return [modified(box, by: chain(in: arguments)).weighted(1)]
  }
}

extension ScreenNode {
  fileprivate var showsText: Bool { law.text != nil || children.contains { $0.showsText } }
}
