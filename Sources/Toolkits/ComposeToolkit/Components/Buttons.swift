// Provenance: Material 3's buttons in androidx's public source: at least 58 by 40 dp, 24 dp at the
// sides and 8 above and below, a target of 48 dp around; icon buttons 40 dp; floating buttons 56, 40 and
// 96 dp, extended ones at least 80 by 56.

import ComponentModel
import ScreenModel
import SourceText

enum ButtonComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for (name, color) in [
      ("Button", "primary"), ("FilledTonalButton", "secondaryContainer"), ("OutlinedButton", ""),
      ("ElevatedButton", "surfaceContainerLow"), ("TextButton", ""), ("ToggleButton", "surfaceContainer"),
      ("ElevatedToggleButton", "surfaceContainerLow"), ("TonalToggleButton", "secondaryContainer"),
      ("OutlinedToggleButton", ""),
    ] {
      all[name] = SimpleComponent { $1.button($0, color: color) }
    }
    for name in [
      "IconButton", "FilledIconButton", "FilledTonalIconButton", "OutlinedIconButton",
      "IconToggleButton", "FilledIconToggleButton",
    ] {
      all[name] = SimpleComponent { $1.iconButton($0) }
    }
    for (name, size) in [
      ("FloatingActionButton", 56), ("SmallFloatingActionButton", 40), ("LargeFloatingActionButton", 96),
    ] {
      all[name] = SimpleComponent { $1.floatingButton($0, size: Double(size)) }
    }
    all["ExtendedFloatingActionButton"] = SimpleComponent { $1.extendedButton($0) }
    return all
  }()
}

extension BuildContext {
  fileprivate func button(_ call: ComponentCall, color name: String) -> [ScreenNode] {
    let arguments = call.arguments
    let isText = call.name == "TextButton"
    let own = arguments["contentPadding"]
    let padding =
      own == nil
      ? Insets(top: 8, leading: isText ? 12 : 24, bottom: 8, trailing: isText ? 12 : 24)
      : contentPadding(own)
    var traits = NodeTraits(control: .button)
    traits.paint.background = schemeColor(name)
    traits.paint.cornerRadius = 20
    let ink = schemeColor(name == "primary" ? "onPrimary" : "primary")
    let label = with({ $0[ContentColorKey.self] = ink }) {
      labelled(arguments, arguments.slot("content"), style: role("labelLarge"), importance: .control)
    }
    let row = label.inRow("content", call.span).inside(.padding(padding), "padding")
      .inside(.defaultMinimum(width: 58, height: 40), "minimum")
    let box = ScreenNode.part(
      .layers(.center, propagatesMinimum: true), call.name, call.span, [row], traits: traits)
    return [modified(box.touchable, by: arguments.named("modifier", 1))]
  }

  fileprivate func iconButton(_ call: ComponentCall) -> [ScreenNode] {
    let children = content(call.arguments.slot("content"))
    let law = SizeLaw(width: .exactly(40), height: .exactly(40))
    let box = ScreenNode.part(
      .layers(.center, propagatesMinimum: false), call.name, call.span, children,
      traits: NodeTraits(control: .button))
    return [modified(box.inside(.size(law), "size").touchable, by: call.arguments["modifier"] ?? call.arguments.positional.first { !steps(of: $0).isEmpty })]
  }

  fileprivate func floatingButton(_ call: ComponentCall, size: Double) -> [ScreenNode] {
    var traits = NodeTraits(control: .button)
    traits.paint.background = schemeColor("primaryContainer")
    traits.paint.cornerRadius = 16
    let children = content(call.arguments.slot("content"), style: role("labelLarge"), importance: .control)
    let box = ScreenNode.part(
      .layers(.center, propagatesMinimum: false), call.name, call.span, children, traits: traits)
    let sized = box.inside(.defaultMinimum(width: size, height: size), "minimum")
    return [modified(sized.touchable, by: call.arguments.named("modifier", 1))]
  }

  /// With `text` and `icon`, or with content in a row.
  fileprivate func extendedButton(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    var traits = NodeTraits(control: .button)
    traits.paint.background = schemeColor("primaryContainer")
    traits.paint.cornerRadius = 16
    let style = role("labelLarge")
    var children = content(arguments.slot("content"), style: style, importance: .control)
    if children.isEmpty {
      children = content(arguments["icon"])
      if arguments["expanded"]?.flag != false {
        let law = BoxLaw(width: .fixed(12), height: .fixed(0), drawing: .nothing)
        children.append(.part(.box(law), "gap", nil))
        children += content(arguments["text"], style: style, importance: .control)
      }
    }
    let padding = Insets(leading: 16, trailing: 20)
    let row = children.inRow(call.name, call.span).inside(.padding(padding), "padding")
      .inside(.defaultMinimum(width: 80, height: 56), "minimum")
    let box = ScreenNode.part(
      .layers(.center, propagatesMinimum: true), call.name, call.span, [row], traits: traits)
    return [modified(box.touchable, by: arguments["modifier"])]
  }
}
