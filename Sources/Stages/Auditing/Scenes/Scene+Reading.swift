import Findings
import ScreenModel
import SourceText

extension Scene {
  /// Whether a text is the app's to care for: the system itself keeps titles of bars on one line, and
  /// shows what does not grow when it is pressed; a dot or a stroke between words says nothing.
  func isReaders(_ spot: Spot) -> Bool {
    guard let content = spot.content, !content.isSeparator else { return false }
    return content.importance != .barTitle && !spot.inherited.showsLargeContent
  }

  /// The names by which a configuration can allow an element: of its components and nodes.
  func names(around spot: Spot) -> [String] {
    let components = ancestors(of: spot.index).compactMap(\.node.traits.component)
    return [spot.node.name] + components
  }

  /// The other places of a finding: the limit, and the text where the limit is blamed.
  func related(to spot: Spot, _ limit: Limit?) -> [RelatedPlace] {
    guard let limit else { return [] }
    var places: [RelatedPlace] = []
    if limit.blamed != nil, let span = spot.span, span != limit.blamed {
      let text = Wording.quoted(spot.content?.string ?? spot.node.name)
      places.append(RelatedPlace(span: span, note: "\(text) is here"))
    }
    if let span = limit.span, span != limit.blamed, span != spot.span {
      places.append(RelatedPlace(span: span, note: Advice.note(on: limit, unit: unit)))
    }
    return places
  }

  /// Whether a node can be moved along an axis within what clips it.
  func scrollsInsideClip(_ spot: Spot, along axis: Axis) -> Bool {
    guard let scroll = spot.scroll(along: axis) else { return false }
    if spot.clipsItself { return false }
    guard let clipping = ancestors(of: spot.index).first(where: \.clips) else { return true }
    return clipping.index < scroll
  }

  /// The column that what it holds has outgrown, around a text that lies beyond its end with others; nil:
  /// none.
  ///
  /// Everything that comes last in such a column is lost: it is one fault, and the column's.
  func outgrownColumn(around spot: Spot) -> Spot? {
    ancestors(of: spot.index).prefix { $0.node.law.scroll == nil }.first { ancestor in
      guard case .widget(.flex(let flex)) = ancestor.node.law, flex.axis == .vertical else { return false }
      let end = ancestor.frame.maxY + Self.tolerance
      guard end < spot.ink.maxY, children(of: ancestor).contains(where: { end < $0.frame.maxY }) else {
        return false
      }
      let lost = texts.filter { contains(ancestor.index, $0) && end < spots[$0].ink.maxY }
      return Set(lost.map { spots[$0].span }).count >= Self.several
    }
  }

  /// From so many texts on, what they stand in is at fault rather than each of them.
  private static let several = 3

  /// The nearest box with ink behind a text, by which a reader sees that it sticks out.
  func paintedBox(around spot: Spot) -> Spot? {
    ancestors(of: spot.index).first { ancestor in
      if ancestor.node.traits.paint.background != nil { return true }
      guard ancestor.node.law.isAttachment, ancestor.node.law.drawsFirstChildLast else { return false }
      let behind = children(of: ancestor).dropFirst()
      return behind.contains { $0.isPainted && !contains($0.index, spot.index) }
    }
  }
}

extension TextContent {
  /// Whether there is nothing but punctuation and strokes in it.
  fileprivate var isSeparator: Bool {
    !string.isEmpty && string.allSatisfy { $0.isPunctuation || $0.isWhitespace || Self.strokes.contains($0) }
  }

  private static let strokes: Set<Character> = ["|", "│", "∙"]
}

extension Spot {
  /// Whether a shape, a colour or a picture shows where the node ends.
  fileprivate var isPainted: Bool {
    guard !inherited.isInvisible else { return false }
    if let box = node.law.box { return box.drawing != .nothing }
    if node.law.image != nil { return true }
    return node.traits.paint.background != nil || node.traits.paint.foreground != nil
  }
}
