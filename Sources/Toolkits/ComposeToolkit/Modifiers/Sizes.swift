import ComponentModel
import ScreenModel

extension BuildContext {
  /// `size`, `width`, `heightIn`, `requiredSize`, `fillMaxWidth`, `defaultMinSize` and their kin; nil
  /// for other steps.
  func sizeEffect(_ name: String, _ arguments: Arguments) -> ModifierEffect? {
    switch name {
    case "size", "requiredSize": return squareEffect(name, arguments)
    case "width", "requiredWidth":
      if let intrinsic = intrinsic(from: arguments.named("width", 0) ?? arguments.named("intrinsicSize", 0)) {
        return .law(.intrinsic(width: intrinsic, height: nil), NodeTraits())
      }
      let bounds = exactly(arguments.named("width", 0))
      return size(SizeLaw(width: bounds, isRequired: name.hasPrefix("required")))
    case "height", "requiredHeight":
      if let intrinsic = intrinsic(from: arguments.named("height", 0) ?? arguments.named("intrinsicSize", 0)) {
        return .law(.intrinsic(width: nil, height: intrinsic), NodeTraits())
      }
      let bounds = exactly(arguments.named("height", 0))
      return size(SizeLaw(height: bounds, isRequired: name.hasPrefix("required")))
    case "widthIn", "requiredWidthIn":
      return size(SizeLaw(width: range(arguments, "min", 0, "max", 1), isRequired: name.hasPrefix("required")))
    case "heightIn", "requiredHeightIn":
      return size(SizeLaw(height: range(arguments, "min", 0, "max", 1), isRequired: name.hasPrefix("required")))
    case "sizeIn", "requiredSizeIn":
      return size(
        SizeLaw(
          width: range(arguments, "minWidth", 0, "maxWidth", 2),
          height: range(arguments, "minHeight", 1, "maxHeight", 3),
          isRequired: name.hasPrefix("required")))
    case "defaultMinSize":
      return .law(
        .defaultMinimum(
          width: dp(arguments.named("minWidth", 0)), height: dp(arguments.named("minHeight", 1))),
        NodeTraits())
    case "fillMaxWidth": return fill(arguments) { (width: $0, height: nil) }
    case "fillMaxHeight": return fill(arguments) { (width: nil, height: $0) }
    case "fillMaxSize": return fill(arguments) { (width: $0, height: $0) }
    case "fillParentMaxSize": return fillList(arguments) { (width: $0, height: $0) }
    case "fillParentMaxWidth": return fillList(arguments) { (width: $0, height: nil) }
    case "fillParentMaxHeight": return fillList(arguments) { (width: nil, height: $0) }
    case "wrapContentWidth": return wrap(.horizontal, arguments)
    case "wrapContentHeight": return wrap(.vertical, arguments)
    case "wrapContentSize": return wrap(.both, arguments)
    case "aspectRatio":
      guard let ratio = arguments.named("ratio", 0)?.number, ratio > 0 else { return ModifierEffect.nothing }
      let isHeightFirst = arguments.named("matchHeightConstraintsFirst", 1)?.flag ?? false
      return .law(.aspectRatio(ratio, matchesHeightFirst: isHeightFirst), NodeTraits())
    case "minimumInteractiveComponentSize", "minimumTouchTargetSize":
      return .law(.minimumTarget(48), NodeTraits())
    default: return nil
    }
  }

  private func squareEffect(_ name: String, _ arguments: Arguments) -> ModifierEffect {
    let isRequired = name.hasPrefix("required")
    if case .native(let native)? = arguments.named("size", 0), let pair = native as? SizeValue {
      return size(SizeLaw(width: pair.width, height: pair.height, isRequired: isRequired))
    }
    let first = arguments.named("size", 0) ?? arguments["width"]
    let second = arguments["height"] ?? (arguments.positional.count > 1 ? arguments.positional[1] : nil)
    if arguments["width"] == nil, second == nil {
      let bounds = exactly(first)
      return size(SizeLaw(width: bounds, height: bounds, isRequired: isRequired))
    }
    return size(SizeLaw(width: exactly(first), height: exactly(second), isRequired: isRequired))
  }

  /// Bounds that say nothing leave the node alone.
  private func size(_ law: SizeLaw) -> ModifierEffect {
    law.width == SizeLaw.Bounds() && law.height == SizeLaw.Bounds() ? .nothing : .law(.size(law), NodeTraits())
  }

  private func exactly(_ value: Value?) -> SizeLaw.Bounds {
    dp(value).map { $0.isFinite ? .exactly($0) : SizeLaw.Bounds() } ?? SizeLaw.Bounds()
  }

  private func range(
    _ arguments: Arguments, _ low: String, _ lowAt: Int, _ high: String, _ highAt: Int
  ) -> SizeLaw.Bounds {
    let maximum = dp(arguments.named(high, highAt)).flatMap { $0.isFinite ? $0 : nil }
    return SizeLaw.Bounds(minimum: dp(arguments.named(low, lowAt)), maximum: maximum)
  }

  private func fill(
    _ arguments: Arguments, _ make: (Double) -> (width: Double?, height: Double?)
  ) -> ModifierEffect {
    let value = arguments.named("fraction", 0)
    let share = value?.number ?? 1
    let (width, height) = make(min(max(share, 0), 1))
    return .law(.fill(width: width, height: height), NodeTraits())
  }

  /// A share of the list that an item stands in, which has no end of its own along its axis.
  private func fillList(
    _ arguments: Arguments, _ make: (Double) -> (width: Double?, height: Double?)
  ) -> ModifierEffect {
    guard let list = environment[ListRoomKey.self] else { return fill(arguments, make) }
    let (width, height) = make(min(max(arguments.named("fraction", 0)?.number ?? 1, 0), 1))
    func share(_ part: Double?, _ most: Double) -> SizeLaw.Bounds {
      part.flatMap { most.isFinite ? .exactly($0 * most) : nil } ?? SizeLaw.Bounds()
    }
    return size(
      SizeLaw(width: share(width, list.maximum.width), height: share(height, list.maximum.height)))
  }

  private func wrap(_ axes: Axes, _ arguments: Arguments) -> ModifierEffect {
    let value = arguments.named("align", 0)
    let alignment = Alignment(
      horizontalAlignment(from: value) ?? .center, verticalAlignment(from: value) ?? .center)
    let isUnbounded = arguments.named("unbounded", 1)?.flag ?? false
    return .law(.wrapContent(axes, alignment, isUnbounded: isUnbounded), NodeTraits())
  }

  private func intrinsic(from value: Value?) -> ConstraintLaw.Intrinsic? {
    guard case .symbol(let symbol)? = value, symbol.root == "IntrinsicSize" else { return nil }
    return symbol.steps.last?.name == "Min" ? .minimum : .maximum
  }
}

/// A `DpSize`.
struct SizeValue: NativeValue {
  var width: SizeLaw.Bounds
  var height: SizeLaw.Bounds
}
