// Provenance: css-to-react-native's documented short forms: `flex: 1`, `margin: 4px 8px`, `border: 1px`.

import ComponentModel

/// Reads a style written as CSS: `padding: 4px 8px; font-size: 16px;`.
enum StyleText {
  static func style(_ text: String) -> Value {
    var entries: [KeyedValue] = []
    for declaration in withoutComments(text).split(whereSeparator: { ";{}".contains($0) }) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = camelCase(declaration[..<colon].trimmed)
      let value = declaration[declaration.index(after: colon)...].trimmed
      guard !name.isEmpty, !value.isEmpty, name.allSatisfy({ $0.isLetter }) else { continue }
      for (name, value) in expanded(name, value) {
        entries.append(KeyedValue(key: .text(TextValue(name)), value: value))
      }
    }
    return .dictionary(entries)
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return (words.first.map(String.init) ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func expanded(_ name: String, _ text: String) -> [(String, Value)] {
    let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch name {
    case "margin", "padding", "borderWidth", "inset":
      return edges(name, parts.map(value))
    case "flex" where parts.count > 1:
      let names = ["flexGrow", "flexShrink", "flexBasis"]
      return zip(names, parts).map { ($0, value($1)) }
    case "border":
      let width = parts.map(value).first { if case .number = $0 { true } else { false } }
      return width.map { [("borderWidth", $0)] } ?? []
    case "gap" where parts.count == 2: return [("rowGap", value(parts[0])), ("columnGap", value(parts[1]))]
    case "background": return [("backgroundColor", .text(TextValue(text)))]
    case "fontFamily": return [(name, .text(TextValue(text.filter { $0 != "'" && $0 != "\"" })))]
    case "aspectRatio": return [(name, value(parts.joined()))]
    default: return parts.count == 1 ? [(name, value(text))] : [(name, .text(TextValue(text)))]
    }
  }

  /// One to four values for the edges, clockwise from the top.
  private static func edges(_ name: String, _ values: [Value]) -> [(String, Value)] {
    guard values.count > 1 else { return values.first.map { [(name, $0)] } ?? [] }
    let root = name == "borderWidth" ? "border" : name == "inset" ? "" : name
    let suffix = name == "borderWidth" ? "Width" : ""
    let sides = [
      values[0], values[1], values.count > 2 ? values[2] : values[0],
      values.count > 3 ? values[3] : values[1],
    ]
    return zip(["Top", "Right", "Bottom", "Left"], sides).map { side, value in
      (root.isEmpty ? side.lowercased() : root + side + suffix, value)
    }
  }

  private static func value(_ text: String) -> Value {
    var digits = text[...]
    for unit in ["px", "pt", "dp"] where digits.hasSuffix(unit) { digits = digits.dropLast(2) }
    if let number = Double(digits), number.isFinite { return .number(number) }
    return .text(TextValue(text))
  }
}

extension Substring {
  /// The first place of a stretch of characters.
  fileprivate func range(of stretch: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(stretch) {
        return start..<(index(start, offsetBy: stretch.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }
}
