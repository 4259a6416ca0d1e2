// Provenance: Material 3's dialogs, sheets and snack bars in Flutter's public source, held against a real
// engine's: at least 280 wide and 40 and 24 from the edges, paddings of 24 that shrink to a third at twice
// the text at the sides and the top, the content not scrolling by itself; snack bars with 24 at the sides and 14 above and below.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum DialogWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "AlertDialog": Widget { $1.alert($0) },
      "SimpleDialog": Widget { $1.simpleDialog($0) },
      "SimpleDialogOption": Widget { call, context in
        let padding =
          context.insets(call.arguments["padding"])
          ?? Insets(top: 8, leading: 24, bottom: 8, trailing: 24)
        return [
          .widget(
            .padding(padding), call, context.child(call.arguments),
            traits: NodeTraits(control: .button))
        ]
      },
      "Dialog": Widget { call, context in
        if call.name == "Dialog.fullscreen" {
          return [.widget(.fillsViewport(grows: false), call, context.child(call.arguments))]
        }
        return [context.dialog(call, context.child(call.arguments))]
      },
      "BottomSheet": Widget { call, context in
        let values = [Value.unknown(Unknown(hint: "context"))]
        return [.widget(.wrapper, call, context.built(by: call.arguments["builder"], with: values))]
      },
      "SnackBar": Widget { $1.snackBar($0) },
      "MaterialBanner": Widget { $1.banner($0) },
      "Stepper": Widget { $1.stepper($0) },
    ]
    all["AlertDialog.adaptive"] = all["AlertDialog"]
    return all
  }()
}

extension BuildContext {
  /// A dialog's frame: away from the edges, at least 280 wide, in the middle.
  fileprivate func dialog(_ call: ComponentCall, _ content: [ScreenNode]) -> ScreenNode {
    let law =
      constraints(call.arguments["constraints"])
      ?? SizeLaw(width: SizeLaw.Bounds(minimum: 280))
    let inset =
      insets(call.arguments["insetPadding"])
      ?? Insets(top: 24, leading: 40, bottom: 24, trailing: 40)
    return ScreenNode.widget(.constrained(law), call, content)
      .inside(.align(.center, widthFactor: nil, heightFactor: nil), "dialog")
      .inside(.padding(inset), call.name)
  }

  /// A dialog's padding: at twice the text a third of it is left at the sides and above the first part.
  private func dialogPadding(_ insets: Insets, keepsTop: Bool = false) -> WidgetLaw {
    let third = Insets(
      top: keepsTop ? insets.top : insets.top / 3, leading: insets.leading / 3,
      bottom: insets.bottom, trailing: insets.trailing / 3)
    let size: Double = 14
    return .scaledPadding(
      WidgetScaledPadding(
        one: insets, two: third, three: third,
        font: FontChoice(size: .scaled(size, environment[ScalerKey.self])), fontSize: size))
  }

  fileprivate func alert(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    func part(_ name: String, _ role: Material3Role, _ own: String) -> [ScreenNode] {
      let base = roleStyle(role)
      let merged = style(arguments[own]).map { base.merged(with: $0) } ?? base
      return with({ $0[StyleKey.self] = merged }) { child(arguments, name) }
    }
    let icon = child(arguments, "icon")
    let title = part("title", .headlineSmall, "titleTextStyle")
    let content = part("content", .bodyMedium, "contentTextStyle")
    let actions = children(arguments, "actions")
    var rows: [ScreenNode] = []
    if !icon.isEmpty {
      let own =
        insets(arguments["iconPadding"])
        ?? Insets(
          top: 24, leading: 24, bottom: title.isEmpty ? (content.isEmpty ? 24 : 0) : 16,
          trailing: 24)
      let centred = ScreenNode.widget(
        .align(.center, widthFactor: nil, heightFactor: 1), call, icon)
      rows.append(centred.inside(dialogPadding(own), "icon"))
    }
    if !title.isEmpty {
      let own =
        insets(arguments["titlePadding"])
        ?? Insets(
          top: icon.isEmpty ? 24 : 0, leading: 24, bottom: content.isEmpty ? 20 : 0, trailing: 24)
      rows.append(
        title.one("title", call.span)
          .inside(dialogPadding(own, keepsTop: !icon.isEmpty), "title"))
    }
    var body: [ScreenNode] = []
    if !content.isEmpty {
      let own =
        insets(arguments["contentPadding"])
        ?? Insets(top: 16, leading: 24, bottom: 24, trailing: 24)
      let keepsTop = !title.isEmpty || !icon.isEmpty
      body = [
        content.one("content", call.span).inside(dialogPadding(own, keepsTop: keepsTop), "content")
      ]
    }
    let column = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    if arguments["scrollable"]?.flag == true {
      let inner = ScreenNode.widget(.flex(column), call, rows + body)
      rows = [inner.inside(.scroll(ScrollLaw(axes: .vertical)), "scroll")]
      rows = rows.map { $0.inside(.flexible(factor: 1, isTight: false), "share") }
    } else {
      rows += body.map { $0.inside(.flexible(factor: 1, isTight: false), "share") }
    }
    if !actions.isEmpty { rows.append(actionBar(call, actions)) }
    let all = ScreenNode.widget(.flex(column), call, rows).inside(.intrinsic(.horizontal), "width")
    return [dialog(call, [all])]
  }

  /// Buttons beside each other at the end; below each other where they do not fit.
  private func actionBar(_ call: ComponentCall, _ actions: [ScreenNode]) -> ScreenNode {
    let padding =
      insets(call.arguments["actionsPadding"])
      ?? Insets(leading: 24, bottom: 24, trailing: 24)
    let spacing = call.arguments.number("actionsOverflowButtonSpacing") ?? 0
    let law = WidgetWrapLaw(main: .end, spacing: 8, runSpacing: spacing, cross: .center)
    return ScreenNode.widget(.wrap(law), call, actions).inside(.padding(padding), "actions")
  }

  fileprivate func simpleDialog(_ call: ComponentCall) -> [ScreenNode] {
    let title = with({ $0[StyleKey.self] = roleStyle(.titleLarge) }) {
      child(call.arguments, "title")
    }
    let own =
      insets(call.arguments["titlePadding"])
      ?? Insets(top: 24, leading: 24, bottom: 0, trailing: 24)
    let head =
      title.isEmpty ? [] : [title.one("title", call.span).inside(dialogPadding(own), "title")]
    let column = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    let padding = insets(call.arguments["contentPadding"]) ?? Insets(top: 12, bottom: 16)
    let options = ScreenNode.widget(.flex(column), call, children(call.arguments))
      .inside(.padding(padding), "padding")
      .inside(.scroll(ScrollLaw(axes: .vertical)), "scroll")
      .inside(.flexible(factor: 1, isTight: false), "share")
    let all = ScreenNode.widget(.flex(column), call, head + [options])
      .inside(.intrinsic(.horizontal), "width")
    return [dialog(call, [all])]
  }

  fileprivate func snackBar(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let isFloating = arguments["behavior"]?.word == "floating"
    let side: Double = isFloating ? 16 : 24
    let text = with({ $0[StyleKey.self] = roleStyle(.bodyMedium) }) { child(arguments, "content") }
    let content = ScreenNode.widget(.padding(Insets(top: 14, bottom: 14)), call, text)
      .inside(.flexible(factor: 1, isTight: true), "share")
    let action = child(arguments, "action")
    let end = action.isEmpty ? side : 0
    let row = ScreenNode.widget(.flex(WidgetFlexLaw(axis: .horizontal)), call, [content] + action)
    let padding = insets(arguments["padding"]) ?? Insets(leading: side, trailing: end)
    let bar = row.inside(.padding(padding), "padding")
    let margin =
      insets(arguments["margin"]) ?? Insets(top: 5, leading: 15, bottom: 10, trailing: 15)
    return [isFloating ? bar.inside(.padding(margin), call.name) : bar.inside(.wrapper, call.name)]
  }

  fileprivate func banner(_ call: ComponentCall) -> [ScreenNode] {
    let text = with({ $0[StyleKey.self] = roleStyle(.bodyMedium) }) {
      child(call.arguments, "content")
    }
    .map { $0.inside(.flexible(factor: 1, isTight: true), "share") }
    let leading = child(call.arguments, "leading").map {
      $0.inside(.padding(Insets(trailing: 16)), "leading")
    }
    let actions = children(call.arguments, "actions")
    let wrap = ScreenNode.widget(.wrap(WidgetWrapLaw(main: .end, spacing: 8)), call, actions)
      .inside(.padding(Insets(leading: 8, trailing: 8)), "actions")
    let sharesLine = actions.count < 2
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal)), call, leading + text + (sharesLine ? [wrap] : []))
    let padded = row.inside(
      .padding(
        Insets(top: sharesLine ? 2 : 24, leading: 16, bottom: sharesLine ? 0 : 4, trailing: 16)),
      "padding")
    let below =
      sharesLine
      ? []
      : [
        wrap.inside(.align(Fraction(x: 1, y: 0), widthFactor: nil, heightFactor: 1), "end")
      ]
    let column = WidgetFlexLaw(axis: .vertical, isMaximal: false)
    return [.widget(.flex(column), call, [padded] + below)]
  }

  /// Steps below each other, the first opened.
  fileprivate func stepper(_ call: ComponentCall) -> [ScreenNode] {
    guard case .list(let values)? = call.arguments["steps"] else { return [] }
    let rows = values.enumerated().flatMap { index, value -> [ScreenNode] in
      guard case .symbol(let symbol) = value, let arguments = symbol.steps.first?.arguments else {
        return []
      }
      func part(_ name: String, _ role: Material3Role) -> [ScreenNode] {
        with({ $0[StyleKey.self] = roleStyle(role) }) { child(arguments, name) }
      }
      let law = WidgetFlexLaw(axis: .vertical, cross: .start, isMaximal: false)
      let texts = ScreenNode.widget(
        .flex(law), call, part("title", .bodyLarge) + part("subtitle", .bodySmall)
      )
      .inside(.padding(Insets(leading: 12)), "texts")
      .inside(.flexible(factor: 1, isTight: true), "share")
      let row = ScreenNode.widget(
        .flex(WidgetFlexLaw(axis: .horizontal)), call, [icon(24, call), texts]
      )
      .inside(
        .padding(Insets(top: 24, leading: 24, bottom: 24, trailing: 24)), "step",
        traits: NodeTraits(control: .tappable))
      guard index == 0 else { return [row] }
      let content = child(arguments, "content").map {
        $0.inside(.padding(Insets(leading: 60, bottom: 24, trailing: 24)), "content")
      }
      return [row] + content
    }
    let law = WidgetListLaw(padding: .zero, shrinkWraps: true)
    return [.widget(.list(law), call, rows)]
  }
}
