import ComponentModel
import ScreenModel

extension BuildContext {
  /// Paddings, those of the window's insets included; nil for other steps.
  func paddingEffect(_ name: String, _ arguments: Arguments) -> ModifierEffect? {
    switch name {
    case "padding", "absolutePadding": return .law(.padding(insets(from: arguments)), NodeTraits())
    case "statusBarsPadding": return windowInsets(top: true, bottom: false)
    case "navigationBarsPadding": return windowInsets(top: false, bottom: true)
    case "systemBarsPadding", "safeDrawingPadding", "safeContentPadding", "safeGesturesPadding",
      "systemGesturesPadding", "mandatorySystemGesturesPadding":
      return windowInsets(top: true, bottom: true)
    case "windowInsetsPadding", "consumeWindowInsets", "windowInsetsTopHeight", "windowInsetsBottomHeight":
      guard name == "windowInsetsPadding" else { return ModifierEffect.nothing }
      return insetsEffect(from: arguments.all.first?.value)
    case "imePadding", "displayCutoutPadding", "captionBarPadding", "waterfallPadding",
      "navigationBarsWithImePadding", "recalculateWindowInsets":
      return ModifierEffect.nothing
    default: return nil
    }
  }

  /// `calculateTopPadding()` and its kin of padding values; nil for other calls.
  func paddingCall(_ name: String, on value: Value) -> Value? {
    guard case .native(let native) = value, let insets = (native as? InsetsValue)?.insets else { return nil }
    switch name {
    case "calculateTopPadding": return .native(LengthValue(amount: insets.top, unit: .dp))
    case "calculateBottomPadding": return .native(LengthValue(amount: insets.bottom, unit: .dp))
    case "calculateStartPadding", "calculateLeftPadding":
      return .native(LengthValue(amount: insets.leading, unit: .dp))
    case "calculateEndPadding", "calculateRightPadding":
      return .native(LengthValue(amount: insets.trailing, unit: .dp))
    default: return nil
    }
  }

  private func windowInsets(top: Bool, bottom: Bool) -> ModifierEffect {
    environment[WindowFactsKey.self]?.noteInsets()
    let area = device.safeArea
    return .law(
      .padding(Insets(top: top ? area.top : 0, bottom: bottom ? area.bottom : 0)), NodeTraits())
  }

  private func insetsEffect(from value: Value?) -> ModifierEffect {
    guard case .symbol(let symbol)? = value else { return windowInsets(top: true, bottom: true) }
    let names = symbol.steps.map(\.name)
    if names.contains("statusBars") { return windowInsets(top: true, bottom: false) }
    if names.contains("navigationBars") { return windowInsets(top: false, bottom: true) }
    if names.contains("ime") { return .nothing }
    return windowInsets(top: true, bottom: true)
  }

  /// `padding(16.dp)`, `padding(horizontal =, vertical =)`, `padding(start =, …)`, `padding(values)`.
  func insets(from arguments: Arguments) -> Insets {
    let positional = arguments.positional
    if arguments.all.count == 1, let value = arguments.all.first?.value {
      if case .native(let native) = value, let insets = native as? InsetsValue { return insets.insets }
      if let all = dp(arguments.named("all", 0)), positional.count == 1 || arguments["all"] != nil {
        return Insets(top: all, leading: all, bottom: all, trailing: all)
      }
    }
    if positional.count == 2 {
      let (horizontal, vertical) = (dp(positional[0]) ?? 0, dp(positional[1]) ?? 0)
      return Insets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    let horizontal = dp(arguments["horizontal"]) ?? 0
    let vertical = dp(arguments["vertical"]) ?? 0
    func side(_ names: String..., at position: Int, or fallback: Double) -> Double {
      for name in names {
        if let length = dp(arguments[name]) { return length }
      }
      return positional.count == 4 ? dp(positional[position]) ?? fallback : fallback
    }
    return Insets(
      top: side("top", at: 1, or: vertical), leading: side("start", "left", at: 0, or: horizontal),
      bottom: side("bottom", at: 3, or: vertical), trailing: side("end", "right", at: 2, or: horizontal))
  }

  /// Weight, alignment, offset, scrolling and what a parent reads; nil for other steps.
  func placeEffect(_ name: String, _ arguments: Arguments) -> ModifierEffect? {
    switch name {
    case "weight":
      let weight = arguments.named("weight", 0)?.number ?? 1
      let fills = arguments.named("fill", 1)?.flag ?? true
      return .hint { hints in
        hints.weight = weight
        hints.fillsWeight = fills
      }
    case "align":
      let value = arguments.named("alignment", 0)
      let (horizontal, vertical) = (horizontalAlignment(from: value), verticalAlignment(from: value))
      return .hint { hints in
        hints.horizontal = horizontal ?? hints.horizontal
        hints.vertical = vertical ?? hints.vertical
      }
    case "alignByBaseline": return .hint { $0.vertical = .firstTextBaseline }
    case "alignBy": return .nothing
    case "matchParentSize": return .hint { $0.matchesParent = true }
    case "offset", "absoluteOffset":
      let x = dp(arguments.named("x", 0)) ?? 0
      let y = dp(arguments.named("y", 1)) ?? 0
      return x == 0 && y == 0 ? .nothing : .law(.offset(Point(x: x, y: y)), NodeTraits())
    case "verticalScroll": return scroll(.vertical, arguments)
    case "horizontalScroll": return scroll(.horizontal, arguments)
    case "verticalColumnScrollbar", "scrollable", "nestedScroll", "overscroll": return ModifierEffect.nothing
    case "clipToBounds": return .law(.clip, NodeTraits())
    case "clip":
      var traits = NodeTraits()
      traits.paint.cornerRadius = cornerRadius(from: arguments.named("shape", 0)) ?? 0
      return .law(.clip, traits)
    default: return nil
    }
  }

  private func scroll(_ axis: Axis, _ arguments: Arguments) -> ModifierEffect {
    let isEnabled = arguments["enabled"]?.flag ?? true
    return .law(.scroll(ScrollLaw(axes: Axes(axis), isEnabled: isEnabled)), NodeTraits())
  }
}

/// `PaddingValues`.
struct InsetsValue: NativeValue {
  var insets: Insets
}
