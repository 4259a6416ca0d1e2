extension LaidOutScreen {
  /// The laid-out tree as text, a line a node: name, place, size, what was set; for tests.
  ///
  /// ```
  /// VStack 0,0 100×20
  ///   Text 0,0 50×10 "Hello"
  /// ```
  /// - Parameter screen: The screen's tree, which knows the names of the nodes.
  package func dump(of screen: ScreenNode) -> String {
    var names: [Int: String] = [:]
    screen.collectNames(into: &names)
    var lines: [String] = []
    root.dump(into: &lines, names: names, depth: 0)
    return lines.joined(separator: "\n")
  }
}

extension LaidOutNode {
  fileprivate func dump(into lines: inout [String], names: [Int: String], depth: Int) {
    let place = "\(frame.minX.dump),\(frame.minY.dump)"
    let size = "\(frame.size.width.dump)×\(frame.size.height.dump)"
    var parts = [names[id] ?? "?", place, size]
    if let text, let paragraph { parts.append(Self.dump(text, of: paragraph)) }
    if let clip { parts.append("clip \(Self.dump(clip))") }
    if scrollableAxes.contains(Axis.horizontal) { parts.append("scrolls-h") }
    if scrollableAxes.contains(Axis.vertical) { parts.append("scrolls-v") }
    for fault in faults {
      switch fault {
      case .overflow(let axis, let length): parts.append("overflows \(axis) by \(length.dump)")
      case .unbounded(let axis): parts.append("unbounded \(axis)")
      }
    }
    lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
    for child in children { child.dump(into: &lines, names: names, depth: depth + 1) }
  }

  /// The sides of a cut; a dash for those that are far away.
  private static func dump(_ clip: Rect) -> String {
    let sides = [clip.minX, clip.minY, clip.maxX, clip.maxY].map {
      $0.magnitude < farAway ? $0.dump : "-"
    }
    return "\(sides[0]),\(sides[1]) to \(sides[2]),\(sides[3])"
  }

  /// A cut at this distance in points cuts nothing.
  private static let farAway: Double = 500_000

  /// The lines as they can be read, parted by a bar, an ellipsis where something is hidden.
  private static func dump(_ text: TextLayout, of paragraph: Paragraph) -> String {
    let scalars = Array(paragraph.string.unicodeScalars)
    let lines = text.lines.map { line in
      var shown = Array(scalars[line.range.clamped(to: scalars.indices)])
      if let ellipsis = line.ellipsis {
        shown.insert("…", at: max(0, min(ellipsis, shown.count)))
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: shown)
      return String(view)
    }
    return "\"\(lines.joined(separator: "|"))\"\(text.isTruncated ? " truncated" : "")"
  }
}

extension ScreenNode {
  fileprivate func collectNames(into names: inout [Int: String]) {
    names[id] = name
    for child in children { child.collectNames(into: &names) }
  }
}
