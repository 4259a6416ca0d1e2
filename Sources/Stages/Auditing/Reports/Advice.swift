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
      return "Use a minimum \(side) in place of the fixed one: "
        + LengthRewriting.example(limit.axis, Wording.number(length), toolkit)
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
    guard case .fixed = limit.kind, let span = limit.span else { return nil }
    let rewritten = LengthRewriting.minimum(of: limit.axis, in: span.text, toolkit)
    guard let replacement = rewritten else { return nil }
    return Fix(safety: .suggestion, edits: [SourceEdit(span: span, replacement: replacement)])
  }
}
