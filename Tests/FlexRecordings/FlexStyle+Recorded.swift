import ScreenModel

extension FlexStyle {
  mutating func set(_ name: String, _ value: FlexRecording.Value) {
    switch name {
    case "width": width = value.length
    case "height": height = value.length
    case "minWidth": minWidth = value.length
    case "minHeight": minHeight = value.length
    case "maxWidth": maxWidth = value.length
    case "maxHeight": maxHeight = value.length
    case "flexBasis": basis = value.length
    case "flexGrow": grow = value.number
    case "flexShrink": shrink = value.number
    case "aspectRatio": aspectRatio = value.number
    case "rowGap": rowGap = value.number
    case "columnGap": columnGap = value.number
    case "borderWidth": border = FlexEdges(all: value.length)
    case "left", "top", "right", "bottom", "start", "end": inset.set(name, value.length)
    case _ where name.hasPrefix("margin"): margin.set(name.dropFirst(6).lowercased(), value.length)
    case _ where name.hasPrefix("padding"):
      padding.set(name.dropFirst(7).lowercased(), value.length)
    default: setWord(name, value.word)
    }
  }

  private mutating func setWord(_ name: String, _ word: String) {
    switch name {
    case "flexDirection":
      let all = [
        "row": .row, "row-reverse": .rowReverse, "column-reverse": Direction.columnReverse,
      ]
      direction = all[word] ?? .column
    case "flexWrap": wrap = ["wrap": .wrap, "wrap-reverse": Wrap.wrapReverse][word] ?? .noWrap
    case "justifyContent":
      let all: [String: Justify] = [
        "center": .center, "flex-end": .flexEnd, "space-between": .spaceBetween,
        "space-around": .spaceAround, "space-evenly": .spaceEvenly,
      ]
      justify = all[word] ?? .flexStart
    case "alignItems": alignItems = align(word)
    case "alignSelf": alignSelf = align(word)
    case "alignContent": alignContent = align(word)
    case "overflow": overflow = word == "scroll" ? .scroll : .hidden
    case "position": position = .absolute
    case "direction": writing = word == "rtl" ? .rightToLeft : .leftToRight
    case "display": isShown = word != "none"
    default: preconditionFailure("no style \(name)")
    }
  }

  private func align(_ word: String) -> Align {
    let all: [String: Align] = [
      "flex-start": .flexStart, "center": .center, "flex-end": .flexEnd, "stretch": .stretch,
      "baseline": .baseline, "space-between": .spaceBetween, "space-around": .spaceAround,
      "space-evenly": .spaceEvenly,
    ]
    return all[word] ?? .auto
  }
}

extension FlexEdges {
  /// The length at an edge, or at all four for an empty name.
  mutating func set(_ edge: String, _ length: FlexLength) {
    switch edge {
    case "left": left = length
    case "top": top = length
    case "right": right = length
    case "bottom": bottom = length
    case "start": start = length
    case "end": end = length
    default:
      if left == .undefined { left = length }
      if top == .undefined { top = length }
      if right == .undefined { right = length }
      if bottom == .undefined { bottom = length }
    }
  }
}
