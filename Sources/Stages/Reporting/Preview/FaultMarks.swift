internal import Drawing
internal import Findings
internal import ScreenModel
internal import SourceText

/// Outlines what is wrong in one window and names the rules.
struct FaultMarks {
  let nodes: [Int: ScreenNode]
  let lettering: Lettering
  /// The part of the plane that is drawn: outlines are moved into it.
  let canvas: Rect

  /// One outline: a place, the rules that fail there, the worst of their severities.
  struct Mark {
    var frame: Rect
    var severity: Severity
    var rules: [String]
  }

  /// What a list of findings looks like over a laid-out tree, warnings below errors.
  func items(for findings: [Finding], in root: LaidOutNode) -> [Picture.Item] {
    let marks = marks(for: findings, in: root)
    var items = marks.flatMap { outline(of: $0) }
    var taken: [Rect] = []
    var named: Set<[String]> = []
    for mark in marks.reversed() {
      let isNew = named.insert(mark.rules).inserted
      guard isNew || marks.count <= Self.mostCaptions else { continue }
      items += caption(of: mark, avoiding: &taken)
    }
    return items
  }

  func marks(for findings: [Finding], in root: LaidOutNode) -> [Mark] {
    var marks: [Mark] = []
    for finding in findings.sorted(by: { $0.severity < $1.severity }) {
      for place in places(of: finding, in: root) {
        guard let frame = visible(place.frame) else { continue }
        if let index = marks.firstIndex(where: { $0.frame == frame }) {
          marks[index].severity = max(marks[index].severity, finding.severity)
          if !marks[index].rules.contains(finding.rule) { marks[index].rules.append(finding.rule) }
        } else {
          marks.append(Mark(frame: frame, severity: finding.severity, rules: [finding.rule]))
        }
      }
    }
    return marks.sorted { $0.severity < $1.severity }
  }

  /// The nodes that a finding blames: those of its span, or of these the texts that it quotes.
  private func places(of finding: Finding, in root: LaidOutNode) -> [LaidOutNode] {
    let spans = [finding.span] + finding.related.map(\.span)
    for span in spans {
      let places = outermost(root) { nodes[$0.id]?.span == span }
      guard !places.isEmpty else { continue }
      guard let quoted = finding.evidence?.text, !quoted.isEmpty else { return places }
      let isOfText = finding.rule.hasPrefix("text-")
      let exact = places.flatMap { place -> [LaidOutNode] in
        let isControl = nodes[place.id]?.traits.control != nil
        if isControl, !isOfText { return [place] }
        // The finding quotes one text of several at its span; the others may lose as much.
        if isOfText, place.text?.isTruncated == true { return [place] }
        return outermost(place) { node in
          node.paragraph.map { Self.quotes(quoted, $0.string) } ?? false
        }
      }
      return exact.isEmpty ? places : exact
    }
    return []
  }

  /// Whether a quotation is of this text: on one line, and perhaps shortened by an ellipsis.
  private static func quotes(_ quotation: String, _ text: String) -> Bool {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard quotation.hasSuffix("…") else { return line == quotation }
    return line.hasPrefix(quotation.dropLast())
  }

  /// The nodes for which a condition holds and that are in no other such node.
  private func outermost(
    _ root: LaidOutNode, where holds: (LaidOutNode) -> Bool
  ) -> [LaidOutNode] {
    if holds(root), root.frame.area > 0 || root.children.isEmpty { return [root] }
    return root.children.flatMap { child -> [LaidOutNode] in
      nodes[child.id]?.traits.isPresented == true ? [] : outermost(child, where: holds)
    }
  }

  private func visible(_ frame: Rect) -> Rect? {
    let padded = frame.inset(by: Insets(top: -1, leading: -1, bottom: -1, trailing: -1))
    return padded.intersection(canvas)
  }

  private func color(of severity: Severity) -> Color {
    severity == .error ? Palette.error : Palette.warning
  }

  private func outline(of mark: Mark) -> [Picture.Item] {
    let color = color(of: mark.severity)
    let shape = Shape.roundedRect(mark.frame, radius: 3)
    return [.fill(shape, color.faded(to: 0.07)), .stroke(shape, color, Stroke(width: 1.5))]
  }

  /// The names of the rules on a small plate above the outline, or where there is room.
  private func caption(of mark: Mark, avoiding taken: inout [Rect]) -> [Picture.Item] {
    let text = lettering.line(
      mark.rules.joined(separator: ", "), size: Self.textSize, weight: 600, color: Palette.onMark,
      width: max(20, canvas.size.width - 2 * Self.margin))
    let size = Size(
      width: text.size.width + 2 * Self.margin, height: text.size.height + 2)
    let x = min(mark.frame.minX, canvas.maxX - size.width)
    let heights = [
      mark.frame.minY - size.height, mark.frame.maxY, mark.frame.minY,
      mark.frame.maxY - size.height,
    ]
    let candidates = heights.map { y in
      Rect(origin: Point(x: max(x, canvas.minX), y: y), size: size)
    }
    let room = canvas.inset(by: Insets(top: -size.height, bottom: -size.height))
    let free = candidates.first { plate in
      let isInside = room.minY <= plate.minY && plate.maxY <= room.maxY
      return isInside && !taken.contains { $0.intersection(plate) != nil }
    }
    guard let plate = free else { return [] }
    taken.append(plate)
    return [.fill(.roundedRect(plate, radius: 3), color(of: mark.severity))]
      + text.items(centeredIn: plate)
  }

  /// Where there are more outlines, the same rules are named once.
  private static let mostCaptions = 4
  private static let textSize: Double = 10
  private static let margin: Double = 5
}
