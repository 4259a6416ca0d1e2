import Findings
import ScreenModel
import SourceText

/// What to do about a limit, and the change of the source where it can be made without a doubt.
enum Advice {
  /// One sentence for a box that does not grow with its text.
  static func help(for limit: Limit, toolkit: ToolkitName) -> String {
    let side = limit.axis == .vertical ? "height" : "width"
    switch limit.kind {
    case .fixed(let length):
      let label = limit.axis == .vertical ? "minHeight" : "minWidth"
      guard toolkit == .swiftui else { return "Use a minimum \(side) in place of the fixed one." }
      return "Use a minimum \(side): .frame(\(label): \(Wording.number(length)))"
    case .maximum: return "Remove the maximum \(side), or let the content scroll."
    case .ratio: return "Let the box grow with its text in place of keeping its ratio."
    case .track: return "Let the grid's tracks grow: use a flexible size with a minimum."
    case .base: return "Put the text into the layout, so that what is behind it grows with it."
    case .window:
      return limit.axis == .vertical
        ? "Let the screen scroll when its content does not fit."
        : "Let the text wrap, or stack the row at large sizes."
    }
  }

  /// What the limit is, in a few words for a related place.
  static func note(on limit: Limit, unit: String) -> String {
    let side = limit.axis == .vertical ? "height" : "width"
    let length = Wording.length(limit.length, unit)
    switch limit.kind {
    case .fixed: return "the \(side) is fixed at \(length) here"
    case .maximum: return "the \(side) is limited to \(length) here"
    case .ratio: return "the ratio of the sides is fixed here"
    case .track: return "the tracks of this grid are \(length)"
    case .base: return "this is drawn over a view of \(length)"
    case .window: return "this screen does not scroll"
    }
  }

  /// The subject of a sentence: “its frame is 44 pt high”.
  static func clause(on limit: Limit, unit: String) -> String {
    let side = limit.axis == .vertical ? "high" : "wide"
    let length = Wording.length(limit.length, unit)
    switch limit.kind {
    case .fixed: return "its frame is \(length) \(side)"
    case .maximum: return "its frame is at most \(length) \(side)"
    case .ratio: return "its frame keeps a ratio and is \(length) \(side)"
    case .track: return "its grid track is \(length) \(side)"
    case .base: return "the view that it is drawn over is \(length) \(side)"
    case .window: return "the screen is \(length) \(side) and does not scroll"
    }
  }

  /// A minimum in place of a fixed length, where the source is a plain SwiftUI frame.
  static func fix(for limit: Limit, toolkit: ToolkitName) -> Fix? {
    guard toolkit == .swiftui, case .fixed = limit.kind, let span = limit.span else { return nil }
    guard let replacement = FrameRewriting.minimum(of: limit.axis, in: span.text) else {
      return nil
    }
    return Fix(safety: .suggestion, edits: [SourceEdit(span: span, replacement: replacement)])
  }
}

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
