// Provenance: Material 3's selection controls in Flutter's public source, their sizes held against a real
// engine's: switches 60 by 40, check boxes and radio buttons 40, all in a target of 48; sliders 48; chips at
// least 32 inside a line of 1, with 8 around and a label of one line whose own padding shrinks from 8 to 4.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum SelectionWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for (name, width) in [("Switch", 60.0), ("Checkbox", 40), ("Radio", 40)] {
      all[name] = Widget { call, context in
        let isShrunk = call.arguments["materialTapTargetSize"]?.word == "shrinkWrap"
        return [
          context.toggle(call, width: width).inside(
            isShrunk ? .wrapper : .minimumTarget(48), call.name,
            traits: NodeTraits(control: .toggle))
        ]
      }
    }
    for name in ["Slider", "RangeSlider"] {
      all[name] = Widget { call, _ in
        let law = BoxLaw(
          width: .flexible(minimum: 0, ideal: 144), height: .fixed(48), drawing: .slider)
        return [.widget(.box(law), call, traits: NodeTraits(control: .slider))]
      }
    }
    for name in ["Chip", "ActionChip", "FilterChip", "ChoiceChip", "InputChip", "RawChip"] {
      all[name] = Widget { $1.chip($0) }
    }
    return all
  }()
}

/// Whether texts are one line unless they say otherwise, cut without a mark.
enum OneLineKey: EnvironmentKey {
  static var fallback: Bool { false }
}

extension BuildContext {
  fileprivate func chip(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let (avatar, label) = with({ environment in
      let own = roleStyle(.labelLarge)
      environment[StyleKey.self] =
        style(arguments["labelStyle"]).map { own.merged(with: $0) } ?? own
      environment[ImportanceKey.self] = .control
      environment[IconSizeKey.self] = 18
      environment[OneLineKey.self] = true
    }) { (child(arguments, "avatar"), child(arguments, "label")) }
    // A chosen chip has a mark where an avatar would stand.
    let isMarked =
      arguments["selected"]?.flag == true && arguments["showCheckmark"]?.flag != false
      && call.name != "Chip"
    let first = avatar.isEmpty && isMarked ? [icon(18, call)] : avatar
    let last = arguments.given("onDeleted") == nil ? [] : [icon(18, call)]
    func square(_ nodes: [ScreenNode]) -> [ScreenNode] {
      nodes.isEmpty ? [] : [.widget(.aspectRatio(1), call, nodes)]
    }
    let padding =
      insets(arguments["labelPadding"]).map { WidgetLaw.padding($0) }
      ?? scaledPadding(ButtonWidgets.Sides(8, 4, 4))
    let words = label.map {
      $0.inside(padding, "label").inside(.flexible(factor: 1, isTight: false), "share")
    }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, cross: .stretch, isMaximal: false)), call,
      square(first) + words + square(last))
    let around =
      insets(arguments["padding"])
      ?? Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let box = row.inside(.intrinsic(.vertical), "row").inside(.padding(around), "padding")
      .inside(.constrained(SizeLaw(height: SizeLaw.Bounds(minimum: 32))), "chip")
      .inside(.padding(Insets(top: 1, leading: 1, bottom: 1, trailing: 1)), "line")
    let reacts = ["onPressed", "onSelected", "onDeleted"].contains { arguments.given($0) != nil }
    let isShrunk = arguments["materialTapTargetSize"]?.word == "shrinkWrap"
    return [
      box.inside(
        isShrunk ? .wrapper : .minimumTarget(48), call.name,
        traits: NodeTraits(control: reacts ? .button : nil))
    ]
  }
}
