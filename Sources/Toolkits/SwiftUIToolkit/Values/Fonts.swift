// Provenance: SwiftUI's `Font`, UIKit's `UIFont` and `UIFontMetrics`, iOS 14 to 18. A custom font
// with a size alone follows body since iOS 14.

import ComponentModel
import ScreenModel
import TextScaling

extension BuildContext {
  /// The font that a value names; nil for what is not known.
  func font(from value: Value?) -> FontChoice? { font(from: value, depth: 0) }

  private func font(from value: Value?, depth: Int) -> FontChoice? {
    guard let value, depth < longestChainOfConstants, let symbol = symbol(from: value) else {
      return nil
    }
    // A constant that is no font (a size that happens to be called `body`) hides nothing.
    if let constant = projectConstant(symbol, of: "Font", "UIFont"),
      let font = font(from: constant, depth: depth + 1)
    {
      return font
    }
    guard let first = symbol.steps.first else { return nil }
    if symbol.root == "UIFontMetrics" { return fontOfMetrics(symbol, depth: depth) }
    guard let choice = baseFont(first, depth: depth) else { return nil }
    return apply(Array(symbol.steps.dropFirst()), to: choice)
  }

  private func baseFont(_ step: Symbol.Step, depth: Int) -> FontChoice? {
    let arguments = step.arguments ?? Arguments()
    switch step.name {
    case "system": return systemFont(arguments)
    case "custom": return customFont(arguments)
    case "init":
      if let name = arguments["name"] { return namedFont(name, arguments) }
      return font(from: arguments.first ?? arguments["uiFont"], depth: depth + 1)
    case "preferredFont":
      return textStyle(from: arguments["forTextStyle"]).map { FontChoice(size: .style($0)) }
    case "systemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
      return number(from: arguments["ofSize"]).map {
        FontChoice(
          size: .fixed($0), family: step.name == "monospacedSystemFont" ? .monospaced : .system,
          weight: weight(from: arguments["weight"]))
      }
    case "boldSystemFont":
      return number(from: arguments["ofSize"]).map {
        FontChoice(size: .fixed($0), weight: FontWeight.bold.number)
      }
    case "italicSystemFont":
      return number(from: arguments["ofSize"]).map { FontChoice(size: .fixed($0), isItalic: true) }
    default:
      return TextStyle(step.name).map { FontChoice(size: .style($0)) }
    }
  }

  /// `system(size:weight:design:)` and `system(_:design:weight:)`.
  private func systemFont(_ arguments: Arguments) -> FontChoice? {
    let family = design(from: arguments["design"]) ?? .system
    let weight = weight(from: arguments["weight"])
    if let size = arguments["size"] {
      return number(from: size).map {
        FontChoice(size: .fixed($0), family: family, weight: weight)
      }
    }
    return textStyle(from: arguments.first).map {
      FontChoice(size: .style($0), family: family, weight: weight)
    }
  }

  /// `custom(_:size:)`, `custom(_:size:relativeTo:)`, `custom(_:fixedSize:)`.
  private func customFont(_ arguments: Arguments) -> FontChoice? {
    let family = family(named: arguments.first)
    if let fixed = number(from: arguments["fixedSize"]) {
      return FontChoice(size: .fixed(fixed), family: family)
    }
    guard let size = number(from: arguments["size"]) else { return nil }
    let style = textStyle(from: arguments["relativeTo"]) ?? .body
    return FontChoice(size: .relative(size, to: style, maximum: nil), family: family)
  }

  /// `UIFont(name:size:)`: a size that never changes.
  private func namedFont(_ name: Value, _ arguments: Arguments) -> FontChoice? {
    number(from: arguments["size"]).map {
      FontChoice(size: .fixed($0), family: family(named: name))
    }
  }

  /// `UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:)`.
  private func fontOfMetrics(_ symbol: Symbol, depth: Int) -> FontChoice? {
    guard let last = symbol.steps.last, last.name == "scaledFont", let arguments = last.arguments,
      var choice = font(from: arguments["for"], depth: depth + 1),
      case .fixed(let size) = choice.size
    else { return nil }
    let style = textStyle(from: symbol.steps.first?.arguments?["forTextStyle"]) ?? .body
    choice.size = .relative(size, to: style, maximum: number(from: arguments["maximumPointSize"]))
    return choice
  }

  private func apply(_ steps: [Symbol.Step], to font: FontChoice) -> FontChoice? {
    var choice = font
    for step in steps {
      let argument = step.arguments?.first
      switch step.name {
      case "bold": if argument?.boolean != false { choice = choice.emphasized }
      case "italic": if argument?.boolean != false { choice.isItalic = true }
      case "weight", "fontWeight": choice.weight = weight(from: argument) ?? choice.weight
      case "monospaced": choice.family = .monospaced
      case "fontDesign": choice.family = design(from: argument) ?? choice.family
      case "withSize": choice.size = number(from: argument).map(FontSize.fixed) ?? choice.size
      case "monospacedDigit", "leading", "smallCaps", "uppercaseSmallCaps", "lowercaseSmallCaps",
        "width":
        break
      default: return nil
      }
    }
    return choice
  }

  private func family(named value: Value?) -> FontFamily {
    if case .text(let text)? = value, !text.string.isEmpty { return .named(text.string) }
    return .named("custom")
  }

  /// `.body`, `Font.TextStyle.body`, `.caption`.
  func textStyle(from value: Value?) -> TextStyle? {
    guard let value, let symbol = symbol(from: value), let step = symbol.steps.last else {
      return nil
    }
    return TextStyle(step.name)
  }

  /// `.semibold` as 600; nil for what is not known.
  func weight(from value: Value?) -> Int? {
    guard let value, let symbol = symbol(from: value), let step = symbol.steps.last else {
      return nil
    }
    if let weight = FontWeight(rawValue: step.name) { return weight.number }
    return projectConstant(symbol, of: "Weight", "Font.Weight").flatMap { weight(from: $0) }
  }

  func design(from value: Value?) -> FontFamily? {
    guard let value else { return nil }
    switch symbol(from: value)?.steps.last?.name {
    case "default": return .system
    case "rounded": return .rounded
    case "serif": return .serif
    case "monospaced": return .monospaced
    default: return nil
    }
  }
}
