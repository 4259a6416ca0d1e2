// Provenance: Flutter's Cupertino library in its public source, sizes held against a real engine's: buttons
// with 16 above and below and 20 at the sides in 17, at least 44; list tiles at least 44 (48 with a
// subtitle); fields with 7 around; switches 59 by 39; segments at least 28 in a frame of 2 and 3; navigation
// bars 44, tab bars 50 with labels of 10 that never grow. Titles of bars are taken to stay in one line.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum CupertinoWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "CupertinoPageScaffold": Widget { $1.page($0) },
      "CupertinoNavigationBar": Widget { $1.navigationBar($0) },
      "CupertinoSliverNavigationBar": Widget { $1.navigationBar($0) },
      "CupertinoTabBar": Widget { $1.tabs($0) },
      "CupertinoTabScaffold": Widget { call, context in
        let values: [Value] = [.unknown(Unknown(hint: "context")), .number(0)]
        let body = context.built(by: call.arguments["tabBuilder"], with: values).wrapped(
          "body", call)
        let bar = context.child(call.arguments, "tabBar").wrapped("tabBar", call)
        let law = WidgetScaffoldLaw(hasBody: !body.isEmpty, hasBottomBar: !bar.isEmpty)
        return [.widget(.scaffold(law), call, body + bar)]
      },
      "CupertinoTabView": Widget { call, context in
        let values = [Value.unknown(Unknown(hint: "context"))]
        return [.widget(.wrapper, call, context.built(by: call.arguments["builder"], with: values))]
      },
      "CupertinoButton": Widget { $1.cupertinoButton($0) },
      "CupertinoListTile": Widget { $1.cupertinoTile($0) },
      "CupertinoTextField": Widget { $1.cupertinoField($0) },
      "CupertinoSearchTextField": Widget { $1.cupertinoField($0) },
      "CupertinoTextFormFieldRow": Widget { $1.cupertinoField($0) },
      "CupertinoAlertDialog": Widget { $1.cupertinoAlert($0) },
      "CupertinoDialogAction": Widget { call, context in [context.action(call)] },
      "CupertinoActionSheetAction": Widget { call, context in [context.action(call)] },
      "CupertinoSlidingSegmentedControl": Widget { $1.segments($0) },
      "CupertinoSegmentedControl": Widget { $1.segments($0) },
      "CupertinoSwitch": Widget { call, _ in
        let law = BoxLaw(width: .fixed(59), height: .fixed(39), drawing: .toggle)
        return [.widget(.box(law), call, traits: NodeTraits(control: .toggle))]
      },
      "CupertinoSlider": Widget { call, _ in
        let law = BoxLaw(
          width: .flexible(minimum: 0, ideal: 176), height: .fixed(44), drawing: .slider)
        return [.widget(.box(law), call, traits: NodeTraits(control: .slider))]
      },
      "CupertinoActivityIndicator": Widget { call, _ in
        let side = 2 * max(0, call.arguments.number("radius") ?? 10)
        let law = BoxLaw(width: .fixed(side), height: .fixed(side), drawing: .spinner)
        return [.widget(.box(law), call)]
      },
    ]
    for name in ["CupertinoListSection", "CupertinoFormSection"] {
      all[name] = Widget { $1.section($0) }
    }
    all["CupertinoFormRow"] = Widget { call, context in
      let prefix = context.child(call.arguments, "prefix")
      let content = context.child(call.arguments).map {
        $0.inside(.align(Fraction(x: 1, y: 0), widthFactor: nil, heightFactor: 1), "end")
          .inside(.flexible(factor: 1, isTight: false), "share")
      }
      let row = ScreenNode.widget(.flex(WidgetFlexLaw(axis: .horizontal)), call, prefix + content)
      return [row.inside(.padding(Insets(top: 6, leading: 20, bottom: 6, trailing: 6)), call.name)]
    }
    return all
  }()
}

/// Text of Cupertino's widgets: the system's font without a height of its own.
private func plain(_ size: Double, weight: Int? = nil) -> StyleValue {
  var style = StyleValue()
  style.size = size
  style.weight = weight
  return style
}

extension BuildContext {
  private func part(
    _ arguments: Arguments, _ name: String, _ style: StyleValue,
    _ importance: TextImportance? = nil,
    oneLine: Bool = false
  ) -> [ScreenNode] {
    with({ environment in
      environment[StyleKey.self] = style
      if let importance { environment[ImportanceKey.self] = importance }
      environment[OneLineKey.self] = oneLine
    }) { child(arguments, name) }
  }

  fileprivate func page(_ call: ComponentCall) -> [ScreenNode] {
    let body = with({ $0[StyleKey.self] = plain(17) }) { child(call.arguments) }.wrapped(
      "body", call)
    let bar = child(call.arguments, "navigationBar").wrapped("navigationBar", call)
    let keyboard = [keyboard(under: body, call)].compactMap { $0 }
    let law = WidgetScaffoldLaw(
      hasBody: !body.isEmpty, hasTopBar: !bar.isEmpty, hasBottomBar: !keyboard.isEmpty)
    return [.widget(.scaffold(law), call, body + bar + keyboard)]
  }

  fileprivate func navigationBar(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    func bar(_ name: String) -> [ScreenNode] {
      part(arguments, name, plain(17, weight: name == "middle" ? 600 : nil), .barTitle)
        .wrapped(name, call)
    }
    let (leading, middle, trailing) = (bar("leading"), bar("middle"), bar("trailing"))
    let law = WidgetToolbarLaw(
      hasLeading: !leading.isEmpty, hasMiddle: !middle.isEmpty, hasTrailing: !trailing.isEmpty,
      isCentered: true, middleSpacing: 6)
    let inner = ScreenNode.widget(.toolbar(law), call, leading + middle + trailing)
      .inside(.padding(Insets(leading: 16, trailing: 16)), "padding")
      .inside(.constrained(SizeLaw(height: .exactly(44))), "bar")
    var traits = NodeTraits()
    traits.isPinned = true
    let large = part(arguments, "largeTitle", plain(34, weight: 700), .barTitle).map {
      $0.inside(.padding(Insets(leading: 16, bottom: 8, trailing: 16)), "largeTitle")
    }
    let column = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    let all = ScreenNode.widget(.flex(column), call, [inner] + large)
    return [all.inside(.safeArea([.top], minimum: .zero), call.name, traits: traits)]
  }

  fileprivate func tabs(_ call: ComponentCall) -> [ScreenNode] {
    guard case .list(let values)? = call.arguments["items"] else { return [] }
    let items = values.compactMap { value -> ScreenNode? in
      guard case .symbol(let symbol) = value, let arguments = symbol.steps.first?.arguments else {
        return nil
      }
      let label = with({ $0[ImportanceKey.self] = .barTitle }) {
        arguments.given("label").map {
          paragraph(
            ComponentCall(
              name: "label", arguments: Arguments(), span: arguments.span("label") ?? call.span),
            $0, plain(10), .noScaling)
        } ?? []
      }
      let law = WidgetFlexLaw(axis: .vertical, main: .end)
      return ScreenNode.widget(.flex(law), call, child(arguments, "icon") + label)
        .inside(.padding(Insets(bottom: 4)), "padding")
        .inside(.flexible(factor: 1, isTight: true), "tab", traits: NodeTraits(control: .tab))
    }
    var traits = NodeTraits()
    traits.isPinned = true
    let height = max(0, call.arguments.number("height") ?? 50)
    return [
      ScreenNode.widget(.flex(WidgetFlexLaw(axis: .horizontal, cross: .end)), call, items)
        .inside(.constrained(SizeLaw(height: .exactly(height))), "bar")
        .inside(.safeArea([.bottom], minimum: .zero), call.name, traits: traits)
    ]
  }

  fileprivate func cupertinoButton(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let kind = arguments["sizeStyle"]?.word
    let size: Double = kind == "small" ? 15 : 17
    let content = part(arguments, "child", plain(size), .control)
    let own: Insets
    switch kind {
    case "small": own = Insets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case "medium": own = Insets(top: 6, leading: 12, bottom: 6, trailing: 12)
    default: own = Insets(top: 16, leading: 20, bottom: 16, trailing: 20)
    }
    let padding = insets(arguments["padding"]) ?? own
    let least =
      arguments.number("minSize") ?? lengths(arguments["minimumSize"])?.height
      ?? (kind == "small" ? 28 : kind == "medium" ? 32 : 44)
    let bounds = SizeLaw.Bounds(minimum: max(0, least))
    let label = ScreenNode.widget(
      .align(.center, widthFactor: 1, heightFactor: 1), call, content)
    return [
      label.inside(.padding(padding), "padding")
        .inside(
          .constrained(SizeLaw(width: bounds, height: bounds)), call.name,
          traits: NodeTraits(control: .button))
    ]
  }

  /// Icon, a column of title and subtitle, then what stands at the end; each text in one line.
  fileprivate func cupertinoTile(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let isNotched = call.name.hasSuffix("notched")
    let title = part(arguments, "title", plain(17), oneLine: true)
    let subtitle = part(arguments, "subtitle", plain(isNotched ? 16 : 12), oneLine: true)
    let column = WidgetFlexLaw(axis: .vertical, cross: .start, isMaximal: false)
    let gap = subtitle.isEmpty ? [] : subtitle.map { $0.inside(.padding(Insets(top: 3)), "gap") }
    let texts = ScreenNode.widget(.flex(column), call, title + gap)
      .inside(.flexible(factor: 1, isTight: true), "share")
    let leading = child(arguments, "leading").map { node in
      let side = arguments.number("leadingSize") ?? (isNotched ? 30 : 28)
      let law = SizeLaw(width: .exactly(side), height: .exactly(side))
      return node.inside(.align(.center, widthFactor: nil, heightFactor: nil), "centre")
        .inside(.constrained(law), "leading")
        .inside(
          .padding(Insets(trailing: arguments.number("leadingToTitle") ?? (isNotched ? 12 : 16))),
          "gap")
    }
    let more = part(arguments, "additionalInfo", plain(17), oneLine: true)
    let trailing = child(arguments, "trailing")
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal)), call, leading + [texts] + more + trailing)
    let own: Insets
    switch (isNotched, leading.isEmpty) {
    case (true, true): own = Insets(top: 10, leading: 28, bottom: 10, trailing: 14)
    case (true, false): own = Insets(leading: 14, trailing: 14)
    case (false, _): own = Insets(leading: 20, trailing: 14)
    }
    let padding = insets(arguments["padding"]) ?? own
    let least: Double = isNotched ? 44 : subtitle.isEmpty ? 44 : 48
    let law = SizeLaw(height: SizeLaw.Bounds(minimum: least))
    let reacts = arguments.given("onTap") != nil
    return [
      row.inside(.padding(padding), "padding")
        .inside(
          .constrained(law), call.name, traits: NodeTraits(control: reacts ? .tappable : nil))
    ]
  }

  fileprivate func cupertinoField(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let base = plain(17)
    let own = style(arguments["style"]).map { base.merged(with: $0) } ?? base
    let hint = arguments.given("placeholder") ?? .text(TextValue(" "))
    let overflow = Value.symbol(Symbol(root: "Decoration", steps: [.init(name: "ellipsis")]))
    let lines = Arguments([
      EvaluatedArgument(label: "maxLines", value: .number(1), span: call.span),
      EvaluatedArgument(label: "overflow", value: overflow, span: call.span),
    ])
    let input = paragraph(
      ComponentCall(name: "input", arguments: lines, span: call.span), hint, own,
      environment[ScalerKey.self]
    )
    .map { $0.inside(.flexible(factor: 1, isTight: true), "share") }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal)), call,
      child(arguments, "prefix") + input + child(arguments, "suffix"))
    let padding =
      insets(arguments["padding"])
      ?? Insets(top: 7, leading: 7, bottom: 7, trailing: 7)
    return [row.inside(.padding(padding), call.name, traits: NodeTraits(control: .field))]
  }

  fileprivate func action(_ call: ComponentCall) -> ScreenNode {
    let content = part(call.arguments, "child", plain(16.8), .control)
    return ScreenNode.widget(.align(.center, widthFactor: nil, heightFactor: 1), call, content)
      .inside(.padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)), "padding")
      .inside(
        .constrained(SizeLaw(height: SizeLaw.Bounds(minimum: 45))), call.name,
        traits: NodeTraits(control: .button))
  }

  /// 270 wide (310 where text is large), title and content scrolling, the actions below each other.
  fileprivate func cupertinoAlert(_ call: ComponentCall) -> [ScreenNode] {
    let texts =
      part(call.arguments, "title", plain(17, weight: 600))
      + part(call.arguments, "content", plain(13))
    let column = WidgetFlexLaw(axis: .vertical, isMaximal: false)
    let content = ScreenNode.widget(.flex(column), call, texts)
      .inside(.padding(Insets(top: 20, leading: 20, bottom: 20, trailing: 20)), "padding")
      .inside(.scroll(ScrollLaw(axes: .vertical)), "scroll")
      .inside(.flexible(factor: 1, isTight: false), "share")
    let rows = [content] + children(call.arguments, "actions")
    let stretched = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    return [
      ScreenNode.widget(.flex(stretched), call, rows)
        .inside(.constrained(SizeLaw(width: .exactly(270))), "dialog")
        .inside(.align(.center, widthFactor: nil, heightFactor: nil), call.name)
    ]
  }

  fileprivate func segments(_ call: ComponentCall) -> [ScreenNode] {
    guard case .dictionary(let pairs)? = call.arguments["children"] else { return [] }
    let ambient = environment[StyleKey.self]
    let segments = pairs.enumerated().map { index, pair -> ScreenNode in
      let content = with({ environment in
        // The first is taken for the chosen one, which is heavier.
        environment[StyleKey.self] = ambient.merged(with: plain(13, weight: index == 0 ? 600 : 500))
        environment[ImportanceKey.self] = .control
      }) { build(pair.value) }
      return ScreenNode.widget(.align(.center, widthFactor: 1, heightFactor: 1), call, content)
        .inside(.padding(Insets(top: 0, leading: 10, bottom: 0, trailing: 10)), "padding")
        .inside(
          .constrained(SizeLaw(height: SizeLaw.Bounds(minimum: 28))), "segment",
          traits: NodeTraits(control: .toggle)
        )
        .inside(.flexible(factor: 1, isTight: true), "share")
    }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, isMaximal: false)), call, segments)
    return [
      row.inside(.intrinsic(.horizontal), "segments")
        .inside(
          .padding(
            Insets(top: 2, leading: 3, bottom: 2, trailing: 3 + max(0, Double(segments.count - 1)))),
          call.name)
    ]
  }

  /// Rows between a header and a footer.
  fileprivate func section(_ call: ComponentCall) -> [ScreenNode] {
    let isInset = call.name.hasSuffix("insetGrouped")
    func note(_ name: String) -> [ScreenNode] {
      part(call.arguments, name, plain(13)).map {
        $0.inside(.align(Fraction(x: -1, y: 0), widthFactor: nil, heightFactor: 1), "start")
          .inside(.padding(Insets(top: 6, leading: 20, bottom: 6, trailing: 20)), name)
      }
    }
    let rows = with({ $0[StyleKey.self] = plain(17) }) { children(call.arguments) }
    let law = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    let inner = ScreenNode.widget(.flex(law), call, rows)
    let margin =
      insets(call.arguments["margin"])
      ?? (isInset ? Insets(leading: 20, bottom: 10, trailing: 20) : Insets(bottom: 8))
    return [
      .widget(
        .flex(law), call, note("header") + [inner.inside(.padding(margin), "rows")] + note("footer")
      )
    ]
  }
}
