import ComponentModel
import ScreenModel
import SourceText

/// A composition local of the project's own: what it is where nobody provides it.
struct LocalValue: NativeValue {
  /// The place of its declaration, by which it is known.
  let id: String
  let fallback: ClosureValue?
}

/// `LocalX provides value`
struct ProvidedValue: NativeValue {
  enum Target: Sendable {
    case own(String)
    case platform(String)
  }

  let target: Target
  let value: Value

  func put(into environment: inout Environment, _ context: any BuildContext) {
    switch target {
    case .own(let id): environment[LocalsKey.self][id] = value
    case .platform("LocalTextStyle"):
      if let style = context.textStyle(from: value) { environment[TextStyleKey.self] = style }
    case .platform("LocalContentColor"):
      if let color = context.color(from: value) { environment[ContentColorKey.self] = color }
    case .platform("LocalDensity"):
      if case .native(let native) = value, let density = native as? DensityValue {
        environment[FontScaleKey.self] = density.fontScale
      }
    case .platform: break
    }
  }
}

/// A `Density`, with the font scale that the source gives it; nil: the person's.
struct DensityValue: NativeValue {
  var fontScale: Double?
}

/// `LocalConfiguration.current`
struct ConfigurationValue: NativeValue {}

/// `LocalWindowInfo.current` and what a box tells of its constraints.
struct WindowValue: NativeValue {}

extension BuildContext {
  /// A name that stands for a value that flows down; nil for other names.
  func localMember(_ name: String, of symbol: Symbol) -> Value? {
    guard symbol.steps.isEmpty, let root = symbol.root, name == "current" else { return nil }
    switch root {
    case "LocalDensity": return .native(DensityValue(fontScale: environment[FontScaleKey.self]))
    case "LocalConfiguration": return .native(ConfigurationValue())
    case "LocalWindowInfo": return .native(WindowValue())
    case "LocalTextStyle": return .native(localTextStyle)
    case "LocalInspectionMode": return .boolean(true)
    case "LocalLayoutDirection": return .symbol(Symbol(root: "LayoutDirection", steps: [.init(name: "Ltr")]))
    default: return root.hasPrefix("Local") ? .unknown(Unknown(hint: String(root.dropFirst(5)))) : nil
    }
  }

  /// Members of densities, configurations and locals.
  func nativeMember(_ name: String, of native: any NativeValue) -> Value? {
    switch native {
    case let local as LocalValue where name == "current":
      if let value = environment[LocalsKey.self][local.id] { return value }
      return local.fallback.map { call($0, with: []) }
    case let density as DensityValue:
      switch name {
      case "fontScale": return .number(density.fontScale ?? textScale)
      case "density": return .number(device.displayScale)
      default: return nil
      }
    case is ConfigurationValue:
      switch name {
      case "fontScale": return .number(textScale)
      case "screenWidthDp", "smallestScreenWidthDp": return .number(device.size.width.rounded())
      case "screenHeightDp": return .number(device.size.height.rounded())
      case "orientation":
        return .symbol(Symbol(root: "Configuration", steps: [.init(name: "ORIENTATION_PORTRAIT")]))
      default: return nil
      }
    case let room as Room: return name == "constraints" ? .native(ConstraintsValue(room: room)) : room.member(name, pixels: nil)
    case let constraints as ConstraintsValue: return constraints.room.member(name, pixels: device.displayScale)
    case let style as TextStyleValue: return member(name, of: style)
    case let typography as TypographyValue: return typography.styles[name].map { .native($0) }
    default: return anchorMember(name, of: native)
    }
  }

  private func member(_ name: String, of style: TextStyleValue) -> Value? {
    switch name {
    case "fontSize": style.size.map { .native($0) } ?? .native(LengthValue.unspecified)
    case "lineHeight": style.lineHeight.map { .native($0) } ?? .native(LengthValue.unspecified)
    case "letterSpacing": style.letterSpacing.map { .native($0) } ?? .native(LengthValue.unspecified)
    default: nil
    }
  }

  /// `windowSizeClass.isWidthAtLeastBreakpoint(600)`: the window is the device.
  func breakpointCall(_ name: String, _ arguments: Arguments) -> Value? {
    let lengths = arguments.all.compactMap(\.value.number)
    guard let first = lengths.first else { return nil }
    switch name {
    case "isWidthAtLeastBreakpoint": return .boolean(device.size.width >= first)
    case "isHeightAtLeastBreakpoint": return .boolean(device.size.height >= first)
    case "isAtLeastBreakpoint" where lengths.count == 2:
      return .boolean(device.size.width >= first && device.size.height >= lengths[1])
    default: return nil
    }
  }

  /// The scale of the person's text size: 1 by default, 2 at 200 %.
  private var textScale: Double {
    if let scale = environment[FontScaleKey.self] { return scale }
    if case .android(let scale) = readTextSize() { return scale }
    return 1
  }

  /// `compositionLocalOf { }`, `Density(…)`, `LocalX provides value`; nil for other calls.
  func localCall(_ name: String, _ arguments: Arguments) -> Value? {
    switch name {
    case "compositionLocalOf", "staticCompositionLocalOf", "compositionLocalWithComputedDefaultOf":
      guard case .closure(let closure)? = arguments.all.last?.value else { return nil }
      let place = closure.body.first?.span
      let id = place.map { "\($0.file.path):\($0.range.lowerBound)" } ?? ""
      return .native(LocalValue(id: id, fallback: closure))
    case "Density":
      let scale = arguments.named("fontScale", 1)
      // Without one it is 1; one that is not known may be anything up to the person's.
      return .native(DensityValue(fontScale: scale == nil ? 1 : scale?.number.map { min(max($0, 0.1), 10) }))
    default: return nil
    }
  }

  func provided(_ target: Value, _ value: Value) -> Value? {
    switch target {
    case .native(let native):
      return (native as? LocalValue).map { .native(ProvidedValue(target: .own($0.id), value: value)) }
    case .symbol(let symbol):
      guard symbol.steps.isEmpty, let root = symbol.root else { return nil }
      return .native(ProvidedValue(target: .platform(root), value: value))
    default: return nil
    }
  }
}
