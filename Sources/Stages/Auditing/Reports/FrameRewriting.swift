import ScreenModel

/// Rewrites the text of a SwiftUI frame modifier.
enum FrameRewriting {
  /// `.frame(height: 44)` as `.frame(minHeight: 44)`; nil when the text is anything less plain.
  ///
  /// Fixed and minimum lengths cannot stand in one call: the other length keeps a call of its own.
  static func minimum(of axis: Axis, in text: String) -> String? {
    let opening = ".frame("
    guard text.hasPrefix(opening), text.hasSuffix(")"), !text.contains(where: \.isNewline) else {
      return nil
    }
    let inside = text.dropFirst(opening.count).dropLast()
    guard !inside.contains(where: { "{}\"[]/".contains($0) }) else { return nil }
    let label = axis == .vertical ? "height" : "width"
    var kept: [String] = []
    var minimum: [String] = []
    for argument in arguments(of: String(inside)) {
      guard let colon = argument.firstIndex(of: ":") else { return nil }
      let name = String(argument[..<colon])
      switch name {
      case label:
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        minimum.insert("min" + capital + argument[colon...], at: 0)
      case "width", "height": kept.append(argument)
      case "alignment": minimum.append(argument)
      default: return nil
      }
    }
    guard minimum.first?.hasPrefix("min") == true else { return nil }
    if !kept.isEmpty { kept += minimum.filter { $0.hasPrefix("alignment") } }
    let first = kept.isEmpty ? "" : ".frame(\(kept.joined(separator: ", ")))"
    return first + ".frame(\(minimum.joined(separator: ", ")))"
  }

  /// The arguments of a call, split at the commas that are not in parentheses.
  private static func arguments(of text: String) -> [String] {
    var found: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        found.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    found.append(current)
    return found.map { argument in
      let start = argument.drop(while: \.isWhitespace)
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}
