import ScreenModel

extension Spot {
  /// A cut by less than this share of a line's height meets the room above and below the letters.
  static let cutTolerance = 0.15
  /// A line may be this share too wide, because fonts are not measured more exactly.
  static let widthTolerance = 0.03

  var key: ElementKey { ElementKey(span: span, string: content?.string ?? node.name) }

  /// Whether the words stand in the source at the text itself, so that its author saw them there.
  var isWrittenInPlace: Bool {
    guard let content, content.origin < .sample else { return false }
    return node.span?.text.contains("\"") ?? false
  }

  /// Whether the text only stands for a widget that a caller hands in: it is at that widget's type, and
  /// nobody knows what will be there. A box that cuts it cuts others too; how its words break says nothing.
  var standsForContent: Bool {
    guard case .widget = node.law, let content, content.origin == .sample, let span else { return false }
    // Words of an argument (`labelText: strings.name`) are the widget's own.
    return !span.text.contains { $0 == "(" || $0 == ":" || $0 == "." }
  }

  /// The smallest box around all lines; the frame where there are none.
  var ink: Rect { lines.dropFirst().reduce(lines.first ?? frame) { $0.union($1) } }

  /// Whether lines are dropped for want of height, not because of a limit of lines.
  var losesLinesToHeight: Bool {
    guard let text = laidOut.text, text.isTruncated, let content else { return false }
    guard content.limits.wraps, let room = laidOut.proposal.height else { return false }
    if let maximum = content.limits.maximumLines, maximum <= text.lines.count { return false }
    return room + Scene.tolerance < text.wanted.height
  }

  /// Whether letters of a text of one line, which stands at the top of its room, reach beyond the room;
  /// true for texts of several lines, of which whole ones go.
  func losesLetters(below room: Double) -> Bool {
    guard let text = laidOut.text, text.lines.count == 1, text.visibleScalars == text.totalScalars,
      let baseline = text.lines.first?.baseline, let font = laidOut.paragraph?.spans.map(\.font.size).max()
    else { return true }
    let below = font * text.scale * (isFlat ? 0 : Self.descenders)
    return room + font * Self.hairline < baseline + below
  }

  /// How far letters reach below the baseline, and what nobody misses of one, in font sizes.
  private static let descenders = 0.21
  private static let hairline = 0.04

  /// The share of the lines' area that is outside a region, of lines that are cut at all.
  func lostShare(outside region: Rect) -> Double {
    let lines = lines
    let all = lines.reduce(0) { $0 + $1.area }
    guard all > 0 else { return 0 }
    let lost = lines.reduce(0) { $0 + Self.lostArea(of: $1, outside: region) }
    return lost / all
  }

  private static func lostArea(of line: Rect, outside region: Rect) -> Double {
    guard let visible = line.intersection(region) else { return line.area }
    let isCutInHeight = line.size.height - visible.size.height > line.size.height * cutTolerance
    let isCutInWidth =
      line.size.width - visible.size.width > max(3, line.size.width * widthTolerance)
    return isCutInHeight || isCutInWidth ? line.area - visible.area : 0
  }

  /// By how much the lines stick out of a region, on the side where it is most.
  func overshoot(of region: Rect) -> (axis: Axis, distance: Double) {
    let ink = ink
    let vertical = max(region.minY - ink.minY, ink.maxY - region.maxY)
    let horizontal = max(region.minX - ink.minX, ink.maxX - region.maxX)
    return vertical >= horizontal
      ? (.vertical, max(0, vertical)) : (.horizontal, max(0, horizontal))
  }

  /// Whether what sticks out of this node is cut.
  var clips: Bool { node.law.clips || node.law.scroll?.isEnabled == false }

  /// Whether the text is cut at its own frame, in which it does not fit.
  var clipsItself: Bool {
    guard laidOut.text != nil, let clip = laidOut.clip else { return false }
    let isOwn =
      frame.minX - Scene.tolerance <= clip.minX && clip.maxX <= frame.maxX + Scene.tolerance
      && frame.minY - Scene.tolerance <= clip.minY && clip.maxY <= frame.maxY + Scene.tolerance
    return isOwn && overshoot(of: frame).distance > Scene.tolerance
  }

  /// Whether its neighbours in a row leave a node no width at all.
  var isSqueezedInWidth: Bool { isSqueezedAway && frame.size.width < Scene.tolerance && frame.size.height > 0 }

  /// Whether the node was offered no room on an axis, and so took none.
  var isSqueezedAway: Bool {
    switch node.law {
    case .constraint, .widget:
      (laidOut.proposal.width ?? 1) < Scene.tolerance
        || (laidOut.proposal.height ?? 1) < Scene.tolerance
    case .flex: frame.size.width < Scene.tolerance || frame.size.height < Scene.tolerance
    case .proposal, .opaque: false
    }
  }
}

extension TextLayout {
  /// The share of the characters that can be read, from 0 to 1.
  var visibleShare: Double {
    guard totalScalars > 0 else { return 1 }
    return min(1, max(0, Double(visibleScalars) / Double(totalScalars)))
  }

  /// Whether more is hidden than could come from a font that measures a little wider.
  var losesNoticeably: Bool { totalScalars - visibleScalars > 3 && visibleShare < 0.9 }
}
