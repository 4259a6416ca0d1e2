// Provenance: MediaQueryData, BoxConstraints and Size of Flutter's framework.

import ComponentModel
import ScreenModel

extension BuildContext {
  /// What `MediaQuery` says about the device: its size, its insets, its orientation.
  func mediaQueryMember(_ name: String, of symbol: Symbol) -> Value? {
    guard var step = symbol.steps.last?.name else { return nil }
    if step.hasPrefix("maybe") { step = step == "maybeOf" ? "of" : step.dropFirst(5).prefix(1).lowercased() + step.dropFirst(6) }
    let size = device.size
    switch (step, name) {
    case ("size", _), ("sizeOf", _): return length(name, of: size)
    case ("of", "textScaleFactor"): return textScaleFactor
    case ("of", "orientation"): return orientation
    case ("padding", _), ("paddingOf", _), ("viewPadding", _), ("viewPaddingOf", _):
      return inset(name, device.safeArea)
    case ("viewInsets", _), ("viewInsetsOf", _): return inset(name, .zero)
    case ("of", "disableAnimations"), ("of", "highContrast"), ("of", "boldText"),
      ("of", "accessibleNavigation"), ("of", "invertColors"):
      return .boolean(false)
    case ("of", "devicePixelRatio"): return .number(device.displayScale)
    default: return nil
    }
  }

  var orientation: Value {
    let name = device.size.width > device.size.height ? "landscape" : "portrait"
    return .symbol(Symbol(root: "Orientation", steps: [.init(name: name)]))
  }

  private func length(_ name: String, of size: Size) -> Value? {
    switch name {
    case "width": .number(size.width)
    case "height": .number(size.height)
    case "shortestSide": .number(min(size.width, size.height))
    case "longestSide": .number(max(size.width, size.height))
    case "aspectRatio": size.height > 0 ? .number(size.width / size.height) : nil
    default: nil
    }
  }

  private func inset(_ name: String, _ insets: Insets) -> Value? {
    switch name {
    case "top": .number(insets.top)
    case "bottom": .number(insets.bottom)
    case "left": .number(insets.leading)
    case "right": .number(insets.trailing)
    case "vertical": .number(insets.top + insets.bottom)
    case "horizontal": .number(insets.leading + insets.trailing)
    default: nil
    }
  }

  /// The constraints of a builder before the layout is known: those of the window.
  func windowConstraints(for call: ComponentCall) -> Value {
    let (width, height) = (device.size.width, device.size.height - device.safeArea.top - device.safeArea.bottom)
    func argument(_ label: String, _ number: Double) -> EvaluatedArgument {
      EvaluatedArgument(label: label, value: .number(number), span: call.span)
    }
    let arguments = Arguments([
      argument("minWidth", 0), argument("maxWidth", width), argument("minHeight", 0),
      argument("maxHeight", max(0, height)),
    ])
    return .symbol(Symbol(root: "BoxConstraints", steps: [.init(name: "init", arguments: arguments)]))
  }

  func constraintsMember(_ name: String, of symbol: Symbol) -> Value? {
    guard symbol.steps.count == 1, let arguments = symbol.steps[0].arguments else { return nil }
    switch name {
    case "maxWidth", "maxHeight": return arguments[name] ?? .number(.infinity)
    case "minWidth", "minHeight": return arguments[name] ?? .number(0)
    case "hasBoundedWidth", "hasBoundedHeight": return .boolean(true)
    case "biggest":
      guard let width = arguments.number("maxWidth"), let height = arguments.number("maxHeight"),
        let span = arguments.all.first?.span
      else { return nil }
      let sides = [width, height].map { EvaluatedArgument(label: nil, value: .number($0), span: span) }
      return .symbol(Symbol(root: "Size", steps: [.init(name: "init", arguments: Arguments(sides))]))
    default: return nil
    }
  }

  /// A side of `Size(64, 40)`, `Size.fromHeight(40)`, `Size.square(40)`.
  func sizeMember(_ name: String, of symbol: Symbol) -> Value? {
    guard symbol.steps.count == 1, let step = symbol.steps.first, let arguments = step.arguments else {
      return nil
    }
    let lengths = arguments.positional.map(\.number)
    var size: Size?
    switch step.name {
    case "init": if lengths.count == 2, let width = lengths[0], let height = lengths[1] { size = Size(width: width, height: height) }
    case "fromHeight": if let height = lengths.first ?? nil { size = Size(width: .infinity, height: height) }
    case "fromWidth": if let width = lengths.first ?? nil { size = Size(width: width, height: .infinity) }
    case "square": if let side = lengths.first ?? nil { size = Size(width: side, height: side) }
    case "fromRadius": if let radius = lengths.first ?? nil { size = Size(width: 2 * radius, height: 2 * radius) }
    default: break
    }
    return size.flatMap { length(name, of: $0) }
  }
}
