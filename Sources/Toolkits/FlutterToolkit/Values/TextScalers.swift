// Provenance: TextScaler and MediaQuery of Flutter's framework.

import ComponentModel
import ScreenModel
import TextScaling

extension BuildContext {
  /// `TextScaler.noScaling`, `TextScaler.linear(1.2)`, `….clamp(maxScaleFactor: 1.3)`; nil where it is
  /// not known.
  func scaler(_ value: Value?) -> ScalerChoice? {
    if let factor = value?.number { return ScalerChoice(factor: factor) }
    guard case .symbol(let symbol)? = value,
      symbol.root == "MediaQuery" || symbol.root == "TextScaler"
    else { return nil }
    var choice: ScalerChoice?
    for step in symbol.steps {
      switch step.name {
      case "noScaling": choice = .noScaling
      case "linear": choice = step.arguments?.first?.number.map { ScalerChoice(factor: $0) }
      case "of", "textScalerOf", "maybeOf", "maybeTextScalerOf": choice = environment[ScalerKey.self]
      case "clamp":
        if let arguments = step.arguments { choice?.clamp(arguments) }
      default: break
      }
    }
    return choice
  }

  /// `scaler.scale(17)`: the size in logical pixels that a font size is drawn at; nil for other calls.
  func scaled(_ name: String, by base: Value?, _ arguments: Arguments) -> Value? {
    guard name == "scale", let base, base.number == nil, let size = arguments.first?.number,
      let choice = scaler(base)
    else { return nil }
    return .number(choice.scaler(at: readTextSize()).scale(size))
  }

  /// `MediaQuery.of(context).textScaleFactor` and `MediaQuery.textScaleFactorOf(context)`: the setting
  /// itself on Android, whatever its curve does to a size.
  var textScaleFactor: Value {
    let choice = environment[ScalerKey.self]
    switch readTextSize() {
    case .ios(let category): return .number(choice.scaler(at: .ios(category)).scale(1))
    case .android(let scale): return .number(choice.factor ?? scale)
    }
  }
}

extension ScalerChoice {
  /// Holds it between the factors that a call names; what it does not name is left open.
  mutating func clamp(_ arguments: Arguments) {
    let low = max(0, arguments.number("minScaleFactor") ?? 0)
    let high = arguments.number("maxScaleFactor") ?? .infinity
    if high >= low { clamps.append(low...high) }
  }

  func capped(_ cap: FlutterWidgetCap) -> ScalerChoice {
    var choice = self
    choice.clamps.append(0...cap.maximum)
    return choice
  }
}
