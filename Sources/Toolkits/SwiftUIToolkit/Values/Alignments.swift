import ComponentModel
import ScreenModel

extension BuildContext {
  /// `.topLeading`, `Alignment(horizontal:vertical:)`; nil for what is not known.
  func alignment(from value: Value?) -> Alignment? {
    guard let value, let symbol = symbol(from: value) else { return nil }
    if let step = symbol.steps.first, step.name == "init", let arguments = step.arguments {
      return Alignment(
        horizontalAlignment(from: arguments["horizontal"]) ?? .center,
        verticalAlignment(from: arguments["vertical"]) ?? .center)
    }
    if let found = projectConstant(symbol, of: "Alignment"), symbol.root == nil {
      return alignment(from: found)
    }
    switch symbol.name {
    case "center": return .center
    case "leading", "leadingLastTextBaseline", "leadingFirstTextBaseline":
      return Alignment(.leading, .center)
    case "trailing", "trailingFirstTextBaseline", "trailingLastTextBaseline":
      return Alignment(.trailing, .center)
    case "top": return Alignment(.center, .top)
    case "bottom": return Alignment(.center, .bottom)
    case "topLeading": return Alignment(.leading, .top)
    case "topTrailing": return Alignment(.trailing, .top)
    case "bottomLeading": return Alignment(.leading, .bottom)
    case "bottomTrailing": return Alignment(.trailing, .bottom)
    case "centerFirstTextBaseline": return Alignment(.center, .firstTextBaseline)
    case "centerLastTextBaseline": return Alignment(.center, .lastTextBaseline)
    default: return nil
    }
  }

  /// `.leading`, `.center`, `.trailing`; a guide of the project's own is taken as centre.
  func horizontalAlignment(from value: Value?) -> HorizontalAlignment? {
    guard let value, let symbol = symbol(from: value) else { return nil }
    switch symbol.name {
    case "leading", "listRowSeparatorLeading": return .leading
    case "center": return .center
    case "trailing", "listRowSeparatorTrailing": return .trailing
    default: return nil
    }
  }

  func verticalAlignment(from value: Value?) -> VerticalAlignment? {
    guard let value, let symbol = symbol(from: value) else { return nil }
    switch symbol.name {
    case "top": return .top
    case "center": return .center
    case "bottom": return .bottom
    case "firstTextBaseline": return .firstTextBaseline
    case "lastTextBaseline": return .lastTextBaseline
    default: return nil
    }
  }

  /// `.horizontal`, `[.horizontal, .vertical]`; nil for what is not known.
  func axes(from value: Value?) -> Axes? {
    guard let value else { return nil }
    if case .list(let values) = value {
      var all: Axes = []
      for value in values {
        guard let axes = axes(from: value) else { return nil }
        all.formUnion(axes)
      }
      return all
    }
    switch symbol(from: value)?.name {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case "all", "both": return .both
    default: return nil
    }
  }

  /// `.horizontal`, `[.top, .leading]`, `.all`; nil for what is no set of edges.
  func edges(from value: Value?) -> Set<Edge>? {
    guard let value else { return nil }
    if case .list(let values) = value {
      var all: Set<Edge> = []
      for value in values {
        guard let edges = edges(from: value) else { return nil }
        all.formUnion(edges)
      }
      return all
    }
    guard let symbol = symbol(from: value), symbol.steps.count == 1 else { return nil }
    switch symbol.name {
    case "all": return Set(Edge.allCases)
    case "horizontal": return [.leading, .trailing]
    case "vertical": return [.top, .bottom]
    case "top": return [.top]
    case "bottom": return [.bottom]
    case "leading", "left": return [.leading]
    case "trailing", "right": return [.trailing]
    default: return nil
    }
  }

  /// `EdgeInsets(top:leading:bottom:trailing:)`; absent edges are 0.
  func insets(from value: Value?) -> Insets? {
    guard let value else { return nil }
    if case .native(let native) = value { return (native as? InsetsValue)?.insets }
    guard let symbol = symbol(from: value), let step = symbol.steps.first else { return nil }
    if let found = projectConstant(symbol, of: "EdgeInsets") { return insets(from: found) }
    if step.name == "zero" { return .zero }
    guard step.name == "init", let arguments = step.arguments,
      symbol.root == nil || symbol.root == "EdgeInsets"
    else { return nil }
    return insets(from: arguments)
  }

  /// The insets that labelled arguments name; nil when one is not known.
  func insets(from arguments: Arguments) -> Insets? {
    var insets = Insets.zero
    for argument in arguments.all {
      guard let length = number(from: argument.value) else { return nil }
      switch argument.label {
      case "top": insets.top = length
      case "leading", "left": insets.leading = length
      case "bottom": insets.bottom = length
      case "trailing", "right": insets.trailing = length
      case "horizontal":
        insets.leading = length
        insets.trailing = length
      case "vertical":
        insets.top = length
        insets.bottom = length
      default: return nil
      }
    }
    return insets
  }
}
