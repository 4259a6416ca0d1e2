// Provenance: React Native's documentation of layout props and Yoga's style: shorthands are resolved by
// how specific they are, not by their order.

import ComponentModel
import ScreenModel

extension FlexStyle {
  /// The layout part of a style.
  init(_ style: Style) {
    self.init()
    readDirections(style)
    readAlignment(style)
    readFlex(style)
    readSizes(style)
    margin = FlexEdges(style, "margin", allowsAuto: true)
    padding = FlexEdges(style, "padding")
    border = FlexEdges(borderOf: style)
    inset = FlexEdges(insetOf: style)
    let gap = style.number("gap") ?? 0
    rowGap = style.number("rowGap") ?? gap
    columnGap = style.number("columnGap") ?? gap
    switch style.word("position") {
    case "absolute": position = .absolute
    case "fixed": position = .fixed
    default: position = .relative
    }
    switch style.word("overflow") {
    case "hidden": overflow = .hidden
    case "scroll": overflow = .scroll
    default: overflow = .visible
    }
    isShown = style.word("display") != "none"
  }

  private mutating func readDirections(_ style: Style) {
    switch style.word("flexDirection") {
    case "row": direction = .row
    case "row-reverse": direction = .rowReverse
    case "column-reverse": direction = .columnReverse
    default: direction = .column
    }
    switch style.word("flexWrap") {
    case "wrap": wrap = .wrap
    case "wrap-reverse": wrap = .wrapReverse
    default: wrap = .noWrap
    }
    switch style.word("direction") {
    case "ltr": writing = .leftToRight
    case "rtl": writing = .rightToLeft
    default: writing = .inherit
    }
  }

  private mutating func readAlignment(_ style: Style) {
    switch style.word("justifyContent") {
    case "center": justify = .center
    case "flex-end", "end": justify = .flexEnd
    case "space-between": justify = .spaceBetween
    case "space-around": justify = .spaceAround
    case "space-evenly": justify = .spaceEvenly
    default: justify = .flexStart
    }
    alignItems = Self.align(style.word("alignItems")) ?? .stretch
    alignSelf = Self.align(style.word("alignSelf")) ?? .auto
    alignContent = Self.align(style.word("alignContent")) ?? .flexStart
  }

  private static func align(_ word: String?) -> Align? {
    switch word {
    case "auto": .auto
    case "flex-start", "start": .flexStart
    case "center": .center
    case "flex-end", "end": .flexEnd
    case "stretch": .stretch
    case "baseline": .baseline
    case "space-between": .spaceBetween
    case "space-around": .spaceAround
    case "space-evenly": .spaceEvenly
    default: nil
    }
  }

  private mutating func readFlex(_ style: Style) {
    let flex = style.number("flex") ?? 0
    grow = max(style.number("flexGrow") ?? (flex > 0 ? flex : 0), 0)
    shrink = max(style.number("flexShrink") ?? (flex > 0 ? 1 : flex < 0 ? -flex : 0), 0)
    let stated = FlexLength(style["flexBasis"])
    let isStated = stated != .undefined && stated != .auto
    basis = isStated ? stated : flex > 0 ? .points(0) : .auto
  }

  private mutating func readSizes(_ style: Style) {
    width = FlexLength(style["width"], otherwise: .auto)
    height = FlexLength(style["height"], otherwise: .auto)
    minWidth = FlexLength(style["minWidth"])
    minHeight = FlexLength(style["minHeight"])
    maxWidth = FlexLength(style["maxWidth"])
    maxHeight = FlexLength(style["maxHeight"])
    aspectRatio = Self.ratio(style["aspectRatio"])
  }

  /// `1.5`, `"16/9"`, `"1.5"`; nil for `auto` and what is no ratio.
  private static func ratio(_ value: Value?) -> Double? {
    if let number = Numbers.number(from: value) { return number > 0 ? number : nil }
    guard case .text(let text)? = value else { return nil }
    let parts = text.string.split(separator: "/").map { Double($0.trimmed) }
    guard let first = parts.first ?? nil, first > 0 else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? first : nil }
    guard let second = parts[1], second > 0 else { return nil }
    return first / second
  }
}

extension FlexLength {
  /// A number, a percentage, `auto`; `otherwise` for what is none of them.
  init(_ value: Value?, otherwise fallback: FlexLength = .undefined) {
    self = fallback
    if let number = Numbers.number(from: value) {
      self = .points(number)
    } else if case .text(let text)? = value {
      let word = text.string.trimmed
      if word == "auto" {
        self = .auto
      } else if word.hasSuffix("%"), let share = Double(word.dropLast()), share.isFinite {
        self = .percent(share)
      } else if let number = Double(word), number.isFinite {
        self = .points(number)
      }
    }
  }
}

extension FlexEdges {
  /// `padding`, `paddingHorizontal`, `paddingLeft`, `paddingStart`, or the same of another root.
  init(_ style: Style, _ root: String, suffix: String = "", allowsAuto: Bool = false) {
    // Most boxes state none of them, and every one of the names is a text to be made.
    guard style.entries.keys.contains(where: { $0.hasPrefix(root) }) else {
      self.init()
      return
    }
    func length(_ edges: String...) -> FlexLength {
      for edge in edges {
        let length = FlexLength(style[root + edge + suffix])
        if length != .undefined, allowsAuto || length != .auto { return length }
      }
      return .undefined
    }
    self.init(
      left: length("Left", "Horizontal", "Inline", ""), top: length("Top", "BlockStart", "Vertical", "Block", ""),
      right: length("Right", "Horizontal", "Inline", ""),
      bottom: length("Bottom", "BlockEnd", "Vertical", "Block", ""),
      start: length("Start", "InlineStart"), end: length("End", "InlineEnd"))
  }

  /// `borderWidth`, `borderTopWidth` …
  init(borderOf style: Style) { self.init(style, "border", suffix: "Width") }

  /// `top`, `left`, `insetBlock` …, with `inset` for all.
  init(insetOf style: Style) {
    func length(_ names: String...) -> FlexLength {
      for name in names {
        let length = FlexLength(style[name])
        if length != .undefined { return length }
      }
      return .undefined
    }
    self.init(
      left: length("left", "insetInline", "inset"),
      top: length("top", "insetBlockStart", "insetBlock", "inset"),
      right: length("right", "insetInline", "inset"),
      bottom: length("bottom", "insetBlockEnd", "insetBlock", "inset"),
      start: length("start", "insetInlineStart"), end: length("end", "insetInlineEnd"))
  }

  /// Whether any edge states a length.
  var isStated: Bool {
    [left, top, right, bottom, start, end].contains { $0 != .undefined }
  }
}

extension StringProtocol {
  /// Without white space at the ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
