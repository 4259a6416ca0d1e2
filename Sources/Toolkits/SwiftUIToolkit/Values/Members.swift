import ComponentModel
import ScreenModel
import SyntaxModel
import TextScaling

extension BuildContext {
  /// A name of SwiftUI's or UIKit's that stands for a value of the device.
  func globalValue(_ name: String) -> Value? {
    switch name {
    case "UIScreen.main":
      return .native(ScreenValue(size: device.size, scale: device.displayScale))
    case "CGFloat.infinity", "Double.infinity", "CGFloat.greatestFiniteMagnitude":
      return .number(.infinity)
    case "CGFloat.zero", "Double.zero": return .number(0)
    case "CGFloat.pi", "Double.pi": return .number(.pi)
    case "CGSize.zero", "CGPoint.zero": return .native(SizeValue(size: .zero))
    case "UIFontMetrics.default":
      return .native(MetricsValue(metrics: FontMetrics(for: .body)))
    default: return nil
    }
  }

  /// A member of a value that the language itself does not know.
  func knownMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .native(let native): return member(name, ofNative: native)
    case .symbol(let symbol): return member(name, ofSymbol: symbol) ?? member(name, ofExtent: symbol)
    case .unknown(let unknown): return member(name, ofMeasured: unknown)
    default: return nil
    }
  }

  /// `CGSize(width: 20, height: 30).width`
  private func member(_ name: String, ofExtent symbol: Symbol) -> Value? {
    guard symbol.steps.count == 1, symbol.name == "init", let size = size(from: .symbol(symbol)) else { return nil }
    return member(name, of: size)
  }

  /// A side of a size that is not measured yet.
  private func member(_ name: String, ofMeasured unknown: Unknown) -> Value? {
    let type = unknown.type?.unwrapped.name
    guard type == "CGSize" || type == "CGRect", let likely = unknown.likely, name == "width" || name == "height"
    else { return nil }
    return .unknown(Unknown(hint: unknown.hint + "." + name, likely: likely))
  }

  private func member(_ name: String, ofNative native: any NativeValue) -> Value? {
    switch native {
    case let value as SizeValue: return member(name, of: value.size)
    case let value as RectValue: return member(name, of: value.rect)
    case let value as InsetsValue: return member(name, of: value.insets)
    case let value as GeometryValue:
      switch name {
      case "size": return .native(SizeValue(size: value.size))
      case "safeAreaInsets": return .native(InsetsValue(insets: value.safeArea))
      default: return nil
      }
    case let value as ScreenValue:
      switch name {
      case "bounds", "nativeBounds":
        return .native(RectValue(rect: Rect(origin: .zero, size: value.size)))
      case "scale": return .number(value.scale)
      default: return nil
      }
    case let value as TextSizeValue: return member(name, of: value.category)
    case let value as StyleConfiguration: return value.parts[name]
    default: return nil
    }
  }

  private func member(_ name: String, of size: Size) -> Value? {
    switch name {
    case "width", "x": .number(size.width)
    case "height", "y": .number(size.height)
    default: nil
    }
  }

  private func member(_ name: String, of rect: Rect) -> Value? {
    switch name {
    case "size": .native(SizeValue(size: rect.size))
    case "origin": .native(SizeValue(size: Size(width: rect.minX, height: rect.minY)))
    case "width": .number(rect.size.width)
    case "height": .number(rect.size.height)
    case "minX": .number(rect.minX)
    case "minY": .number(rect.minY)
    case "midX": .number(rect.midX)
    case "midY": .number(rect.midY)
    case "maxX": .number(rect.maxX)
    case "maxY": .number(rect.maxY)
    default: nil
    }
  }

  private func member(_ name: String, of insets: Insets) -> Value? {
    switch name {
    case "top": .number(insets.top)
    case "bottom": .number(insets.bottom)
    case "leading": .number(insets.leading)
    case "trailing": .number(insets.trailing)
    default: nil
    }
  }

  private func member(_ name: String, of category: ContentSizeCategory) -> Value? {
    switch name {
    case "isAccessibilitySize", "isAccessibilityCategory":
      .boolean(category.isAccessibilityCategory)
    default: nil
    }
  }

  /// Members of types that are kept as written, such as
  /// `DynamicTypeSize.large.isAccessibilitySize`.
  private func member(_ name: String, ofSymbol symbol: Symbol) -> Value? {
    if symbol.root == "UIDevice", name == "userInterfaceIdiom" {
      return .symbol(Symbol(root: nil, steps: [.init(name: isPhone ? "phone" : "pad")]))
    }
    if symbol.root == "UIApplication", name == "preferredContentSizeCategory" {
      return .native(TextSizeValue(category: category))
    }
    if symbol.root == ImageComponents.phaseType {
      return name == "image" ? symbol.steps.first?.arguments?.first : Value.none
    }
    guard name == "isAccessibilitySize" || name == "isAccessibilityCategory",
      let category = textSize(from: .symbol(symbol))
    else { return nil }
    return .boolean(category.isAccessibilityCategory)
  }

  /// Phones are narrower than 700 points.
  var isPhone: Bool { min(device.size.width, device.size.height) < 700 }

  // MARK: Property wrappers

  /// The value of a property that is declared with one of SwiftUI's wrappers.
  func wrappedValue(
    _ wrapper: String, _ property: PropertyDeclaration, _ arguments: Arguments, _ initial: Value?
  ) -> Value? {
    switch wrapper {
    case "Environment":
      guard case .keyPath(let names)? = arguments.first, let name = names.first else { return nil }
      let value = environmentValue(name)
      return names.dropFirst().reduce(value) { value, name in
        value.map { member(name, of: $0) }
      }
    case "ScaledMetric":
      guard let base = number(from: initial ?? arguments["wrappedValue"]) else { return nil }
      let style = textStyle(from: arguments["relativeTo"]) ?? .body
      return .number(
        FontMetrics(for: style).scaledValue(
          base, at: category, displayScale: device.displayScale))
    case "FocusState", "AccessibilityFocusState":
      let isFlag = property.type?.name == "Bool" || property.type == nil
      return .unknown(
        Unknown(
          hint: property.name, type: property.type,
          likely: isFlag ? .boolean(false) : Unknown.Likely.none))
    default: return nil
    }
  }

  /// What `@Environment(\.name)` reads; nil for what is not known.
  private func environmentValue(_ name: String) -> Value? {
    if let value = environment.named[name] { return value }
    switch name {
    case "dynamicTypeSize", "sizeCategory":
      return .native(TextSizeValue(category: category))
    // By this name projects hand on the window's insets.
    case "safeAreaInsets": return .native(InsetsValue(insets: device.safeArea))
    case "horizontalSizeClass": return Self.symbol(isPhone ? "compact" : "regular")
    case "verticalSizeClass": return Self.symbol("regular")
    case "colorScheme": return Self.symbol("light")
    case "layoutDirection": return Self.symbol("leftToRight")
    case "legibilityWeight": return Self.symbol("regular")
    case "displayScale": return .number(device.displayScale)
    case "pixelLength": return .number(1 / max(device.displayScale, 1))
    case "isEnabled", "isPresented": return .unknown(Unknown(hint: name, likely: .boolean(true)))
    case "isSearching", "accessibilityReduceMotion", "accessibilityVoiceOverEnabled",
      "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor",
      "accessibilityInvertColors", "accessibilityShowButtonShapes",
      "accessibilitySwitchControlEnabled":
      return .unknown(Unknown(hint: name, likely: .boolean(false)))
    case "lineLimit":
      return environment.text.limits.maximumLines.map { .number(Double($0)) } ?? Value.none
    default: return projectEnvironmentValue(name)
    }
  }

  /// The default of a value that the project adds to `EnvironmentValues`.
  private func projectEnvironmentValue(_ name: String) -> Value? {
    let values = Value.object(ObjectValue(type: "EnvironmentValues", fields: [:]))
    let value = member(name, of: values)
    if case .unknown = value { return nil }
    return value
  }

  private static func symbol(_ name: String) -> Value {
    .symbol(Symbol(root: nil, steps: [.init(name: name)]))
  }
}

/// `UIScreen.main`.
struct ScreenValue: NativeValue {
  var size: Size
  var scale: Double
}
