import ScreenModel

/// Turns a fixed length of the source into a smallest one, in the words of each toolkit.
enum LengthRewriting {
  /// How a smallest length is written; `length` is a number without a unit.
  static func example(_ axis: Axis, _ length: String, _ toolkit: ToolkitName) -> String {
    let isVertical = axis == .vertical
    switch toolkit {
    case .swiftui: return ".frame(\(isVertical ? "minHeight" : "minWidth"): \(length))"
    case .uikit: return "a constraint of at least \(length)"
    case .compose: return ".\(isVertical ? "heightIn" : "widthIn")(min = \(length).dp)"
    case .android: return "android:\(isVertical ? "minHeight" : "minWidth")=\"\(length)dp\""
    case .reactNative: return "\(isVertical ? "minHeight" : "minWidth"): \(length)"
    case .flutter:
      return "BoxConstraints(\(isVertical ? "minHeight" : "minWidth"): \(length))"
    }
  }

  /// The text of a fixed length with a smallest one in its place; nil when it is anything less plain.
  static func minimum(of axis: Axis, in text: String, _ toolkit: ToolkitName) -> String? {
    switch toolkit {
    case .swiftui: FrameRewriting.minimum(of: axis, in: text)
    case .compose: modifier(axis, text)
    case .reactNative: styleEntry(axis, text)
    case .uikit, .android, .flutter: nil
    }
  }

  /// `.height(56.dp)` as `.heightIn(min = 56.dp)`.
  private static func modifier(_ axis: Axis, _ text: String) -> String? {
    let name = axis == .vertical ? "height" : "width"
    let opening = ".\(name)("
    guard text.hasPrefix(opening), text.hasSuffix(")"), !text.contains(where: \.isNewline) else {
      return nil
    }
    let length = text.dropFirst(opening.count).dropLast()
    guard isPlain(length), !length.contains("=") else { return nil }
    return ".\(name)In(min = \(length))"
  }

  /// `height: 44` as `minHeight: 44`.
  private static func styleEntry(_ axis: Axis, _ text: String) -> String? {
    let name = axis == .vertical ? "height" : "width"
    guard text.hasPrefix(name), !text.contains(where: \.isNewline) else { return nil }
    let rest = text.dropFirst(name.count)
    guard rest.drop(while: \.isWhitespace).first == ":", isPlain(rest.drop { $0 != ":" }.dropFirst())
    else { return nil }
    return "min" + name.prefix(1).uppercased() + name.dropFirst() + rest
  }

  /// Whether an expression is one length and nothing more.
  private static func isPlain(_ expression: Substring) -> Bool {
    !expression.isEmpty && !expression.contains { ",{}\"'[]/?%".contains($0) }
  }
}
