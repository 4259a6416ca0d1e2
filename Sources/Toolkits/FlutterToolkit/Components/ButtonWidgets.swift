// Provenance: Material 3's buttons in Flutter's public source, their sizes held against a real engine's:
// at least 64 by 40 in a target of 48, paddings that shrink as the text grows, icons of 18 with a gap of 8;
// icon buttons 40, floating buttons 56 (40 small, 96 large), segments of one width.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum ButtonWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "IconButton": Widget { call, context in
        let name = call.arguments.given("icon") == nil ? "child" : "icon"
        return [context.iconButton(call, context.child(call.arguments, name))]
      },
      "FloatingActionButton": Widget { $1.floatingButton($0) },
      "SegmentedButton": Widget { $1.segmentedButton($0) },
      "ToggleButtons": Widget { call, context in
        let sides = SizeLaw(
          width: SizeLaw.Bounds(minimum: 48), height: SizeLaw.Bounds(minimum: 48))
        let buttons = context.children(call.arguments).map { child in
          child.inside(.align(.center, widthFactor: 1, heightFactor: 1), "centre")
            .inside(.constrained(sides), "toggle", traits: NodeTraits(control: .toggle))
        }
        return [.widget(.flex(WidgetFlexLaw(axis: .horizontal, isMaximal: false)), call, buttons)]
      },
    ]
    for name in [
      "ElevatedButton", "FilledButton", "OutlinedButton", "TextButton", "MaterialButton",
    ] {
      all[name] = Widget { $1.button($0) }
    }
    for name in ["BackButton", "CloseButton", "DrawerButton", "EndDrawerButton"] {
      all[name] = Widget { call, context in [context.iconButton(call, [context.icon(24, call)])] }
    }
    for name in ["PopupMenuButton", "MenuAnchor"] {
      all[name] = Widget { call, context in
        let own = context.child(call.arguments)
        guard own.isEmpty else {
          return [.widget(.wrapper, call, own, traits: NodeTraits(control: .menu))]
        }
        let icon = context.child(call.arguments, "icon")
        return [context.iconButton(call, icon.isEmpty ? [context.icon(24, call)] : icon)]
      }
    }
    return all
  }()

  /// The paddings of a button's two sides at one, two and three times the text.
  struct Sides {
    var leading: (Double, Double, Double)
    var trailing: (Double, Double, Double)

    init(_ one: Double, _ two: Double, _ three: Double) {
      leading = (one, two, three)
      trailing = leading
    }

    init(leading: (Double, Double, Double), trailing: (Double, Double, Double)) {
      self.leading = leading
      self.trailing = trailing
    }
  }

  static func sides(_ name: String, hasIcon: Bool) -> Sides {
    switch (name.hasPrefix("TextButton"), hasIcon) {
    case (true, false): Sides(12, 8, 4)
    case (true, true): Sides(leading: (12, 4, 4), trailing: (16, 4, 4))
    case (false, false): Sides(24, 12, 6)
    case (false, true): Sides(leading: (16, 8, 4), trailing: (24, 12, 6))
    }
  }
}

/// The size of icons that state none.
enum IconSizeKey: EnvironmentKey {
  static var fallback: Double { 24 }
}

extension BuildContext {
  /// An icon of a side in logical pixels.
  func icon(_ side: Double, _ call: ComponentCall) -> ScreenNode {
    var traits = NodeTraits()
    traits.isDecorative = true
    let content = ImageContent(kind: .picture(Size(width: side, height: side)), name: "icon")
    return ScreenNode(.widget(.image(content)), name: "Icon", span: call.span, traits: traits)
  }

  /// Paddings that follow the growth of the labels of Material's buttons.
  func scaledPadding(_ sides: ButtonWidgets.Sides, ends: Double = 0) -> WidgetLaw {
    let size: Double = 14
    func insets(_ leading: Double, _ trailing: Double, _ ends: Double) -> Insets {
      Insets(top: ends, leading: leading, bottom: ends, trailing: trailing)
    }
    return .scaledPadding(
      WidgetScaledPadding(
        one: insets(sides.leading.0, sides.trailing.0, ends),
        two: insets(sides.leading.1, sides.trailing.1, 0),
        three: insets(sides.leading.2, sides.trailing.2, 0),
        font: FontChoice(size: .scaled(size, environment[ScalerKey.self])), fontSize: size))
  }

  /// The label of a control with its icon, both in the label's style.
  func controlLabel(
    _ call: ComponentCall, _ icon: [ScreenNode], _ label: [ScreenNode]
  ) -> [ScreenNode] {
    guard !icon.isEmpty else { return label }
    let gap = scaledPadding(
      ButtonWidgets.Sides(leading: (8, 4, 4), trailing: (0, 0, 0)))
    let flexible = label.map {
      $0.inside(gap, "gap").inside(.flexible(factor: 1, isTight: false), "label")
    }
    let law = WidgetFlexLaw(axis: .horizontal, isMaximal: false)
    return [.widget(.flex(law), call, icon + flexible)]
  }

  func button(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let style = buttonStyle(arguments["style"])
    let isIconic = call.name.hasSuffix("icon") || call.name.hasSuffix("Icon")
    let isFilled = call.name.hasPrefix("FilledButton")
    let (icon, label) = with({ environment in
      var own = roleStyle(.labelLarge)
      own.color = color(style["foregroundColor"]) ?? Color.material[isFilled ? "onPrimary" : "primary"]
      environment[StyleKey.self] =
        self.style(style["textStyle"]).map { own.merged(with: $0) } ?? own
      environment[ImportanceKey.self] = .control
      environment[IconSizeKey.self] = style.number("iconSize") ?? 18
    }) { (child(arguments, "icon"), child(arguments, isIconic ? "label" : "child")) }
    let content = controlLabel(call, isIconic ? icon : [], label)
    let hasIcon = isIconic && !icon.isEmpty
    var padding = scaledPadding(
      ButtonWidgets.sides(call.name, hasIcon: hasIcon),
      ends: call.name.hasPrefix("TextButton") ? 8 : 0)
    if let own = insets(style["padding"] ?? arguments["padding"]) { padding = .padding(own) }
    let centred = ScreenNode.widget(
      .align(.center, widthFactor: 1, heightFactor: 1), call, content)
    var traits = NodeTraits()
    traits.heightSpan = style.span("fixedSize") ?? style.span("maximumSize")
    let background = isFilled ? "primary" : call.name.hasPrefix("Elevated") ? "surfaceContainerLow" : ""
    traits.paint = Paint(
      background: color(style["backgroundColor"]) ?? Color.material[background], cornerRadius: 20)
    let box = centred.inside(padding, "padding")
      .inside(.constrained(buttonSize(style, arguments)), "button", traits: traits)
    let isShrunk =
      (style["tapTargetSize"] ?? arguments["materialTapTargetSize"])?.word == "shrinkWrap"
    return [
      box.inside(
        isShrunk ? .wrapper : .minimumTarget(48), call.name, traits: NodeTraits(control: .button))
    ]
  }

  /// The arguments of `ElevatedButton.styleFrom(…)` or `ButtonStyle(…)`, what `WidgetStateProperty.all`
  /// wraps unwrapped.
  func buttonStyle(_ value: Value?) -> Arguments {
    guard case .symbol(let symbol)? = value else { return Arguments() }
    return Arguments(
      symbol.stepArguments.all.map { argument in
        guard case .symbol(let inner) = argument.value,
          inner.root == "WidgetStateProperty" || inner.root == "MaterialStateProperty"
            || inner.root == "WidgetStatePropertyAll" || inner.root == "MaterialStatePropertyAll",
          let wrapped = inner.steps.last?.arguments?.first
        else { return argument }
        return EvaluatedArgument(label: argument.label, value: wrapped, span: argument.span)
      })
  }

  private func buttonSize(_ style: Arguments, _ arguments: Arguments) -> SizeLaw {
    let minimum = lengths(style["minimumSize"])
    let maximum = lengths(style["maximumSize"])
    var law = SizeLaw(
      width: SizeLaw.Bounds(minimum: minimum?.width ?? 64, maximum: maximum?.width),
      height: SizeLaw.Bounds(minimum: minimum?.height ?? 40, maximum: maximum?.height))
    if let fixed = lengths(style["fixedSize"]) {
      if fixed.width.isFinite { law.width = .exactly(fixed.width) }
      if fixed.height.isFinite { law.height = .exactly(fixed.height) }
    }
    if let height = arguments.number("height") { law.height = .exactly(max(0, height)) }
    if let width = arguments.number("minWidth") { law.width.minimum = max(0, width) }
    return law
  }

  /// `Size(64, 40)`, `Size.fromHeight(50)`, `Size.zero`; nil where it is not known.
  func lengths(_ value: Value?) -> Size? {
    guard case .symbol(let symbol)? = value, symbol.root == "Size", let step = symbol.steps.last
    else {
      return nil
    }
    guard let arguments = step.arguments else {
      return step.name == "zero" ? Size(width: 0, height: 0) : nil
    }
    let numbers = arguments.positional.compactMap(\.number)
    switch (step.name, numbers.count) {
    case ("fromHeight", 1): return Size(width: .infinity, height: numbers[0])
    case ("fromWidth", 1): return Size(width: numbers[0], height: .infinity)
    case ("square", 1): return Size(width: numbers[0], height: numbers[0])
    case (_, 2): return Size(width: numbers[0], height: numbers[1])
    default: return nil
    }
  }

  func iconButton(_ call: ComponentCall, _ icon: [ScreenNode]) -> ScreenNode {
    let style = buttonStyle(call.arguments["style"])
    let padding =
      insets(call.arguments["padding"] ?? style["padding"])
      ?? Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let least = lengths(style["minimumSize"]) ?? Size(width: 40, height: 40)
    let own = constraints(call.arguments["constraints"])
    let law =
      own
      ?? SizeLaw(
        width: SizeLaw.Bounds(minimum: least.width), height: SizeLaw.Bounds(minimum: least.height))
    let box = ScreenNode.widget(.align(.center, widthFactor: 1, heightFactor: 1), call, icon)
      .inside(.padding(padding), "padding").inside(.constrained(law), "button")
    let isShrunk = own != nil || style["tapTargetSize"]?.word == "shrinkWrap"
    return box.inside(
      isShrunk ? .wrapper : .minimumTarget(48), call.name, traits: NodeTraits(control: .button))
  }

  fileprivate func floatingButton(_ call: ComponentCall) -> [ScreenNode] {
    let traits = NodeTraits(control: .button)
    guard call.name.hasSuffix("extended") else {
      let side: Double =
        call.name.hasSuffix("small") || call.arguments["mini"]?.flag == true
        ? 40 : call.name.hasSuffix("large") ? 96 : 56
      let law = SizeLaw(width: .exactly(side), height: .exactly(side))
      let centred = ScreenNode.widget(
        .align(.center, widthFactor: nil, heightFactor: nil), call, child(call.arguments))
      let box = centred.inside(.constrained(law), "button")
      return [box.inside(.minimumTarget(48), call.name, traits: traits)]
    }
    let (icon, label) = with({ environment in
      environment[StyleKey.self] = roleStyle(.labelLarge)
      environment[ImportanceKey.self] = .control
    }) { (child(call.arguments, "icon"), child(call.arguments, "label")) }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, isMaximal: false, spacing: 8)), call, icon + label)
    let sides = Insets(leading: icon.isEmpty ? 20 : 16, trailing: 20)
    let padded = row.inside(.padding(insets(call.arguments["extendedPadding"]) ?? sides), "padding")
      .inside(.align(.center, widthFactor: 1, heightFactor: nil), "centre")
    return [.widget(.constrained(SizeLaw(height: .exactly(56))), call, [padded], traits: traits)]
  }

  /// Segments as wide as the widest; the first is taken for the chosen one, which has a mark.
  fileprivate func segmentedButton(_ call: ComponentCall) -> [ScreenNode] {
    guard case .list(let values)? = call.arguments["segments"] else { return [] }
    let showsMark = call.arguments["showSelectedIcon"]?.flag ?? true
    let segments = values.enumerated().compactMap { index, value -> ScreenNode? in
      guard case .symbol(let symbol) = value, let arguments = symbol.steps.first?.arguments else {
        return nil
      }
      let (icon, label) = with({ environment in
        environment[StyleKey.self] = roleStyle(.labelLarge)
        environment[ImportanceKey.self] = .control
        environment[IconSizeKey.self] = 18
      }) { (child(arguments, "icon"), child(arguments, "label")) }
      let mark = index == 0 && showsMark && !label.isEmpty ? [self.icon(18, call)] : icon
      let law = SizeLaw(
        width: SizeLaw.Bounds(minimum: 48), height: SizeLaw.Bounds(minimum: 40))
      return ScreenNode.widget(
        .align(.center, widthFactor: 1, heightFactor: 1), call, controlLabel(call, mark, label)
      )
      .inside(scaledPadding(ButtonWidgets.Sides(12, 8, 4)), "padding")
      .inside(.constrained(law), "segment", traits: NodeTraits(control: .toggle))
      .inside(.flexible(factor: 1, isTight: true), "share")
    }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, isMaximal: false)), call, segments)
    return [
      row.inside(.intrinsic(.horizontal), "segments").inside(.minimumTarget(48), call.name)
    ]
  }
}

extension Symbol {
  /// The arguments of all steps, as in `styleFrom(…).copyWith(…)`; later ones win.
  var stepArguments: Arguments {
    var result: [EvaluatedArgument] = []
    for argument in steps.flatMap({ $0.arguments?.all ?? [] }) {
      if argument.label != nil { result.removeAll { $0.label == argument.label } }
      result.append(argument)
    }
    return Arguments(result)
  }
}
