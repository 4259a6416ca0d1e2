extension ScreenNode {
  /// The tree as text, a line a node: name, law and what matters of it; for tests.
  ///
  /// ```
  /// VStack stack vertical spacing 8
  ///   Text text "Hello"
  /// ```
  package var dump: String {
    var lines: [String] = []
    dump(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func dump(into lines: inout [String], depth: Int) {
    let parts = [name, law.dump] + traits.dump
    let line = parts.filter { !$0.isEmpty }.joined(separator: " ")
    lines.append(String(repeating: "  ", count: depth) + line)
    for child in children { child.dump(into: &lines, depth: depth + 1) }
  }
}

extension NodeTraits {
  /// What differs from a plain node.
  fileprivate var dump: [String] {
    var parts: [String] = []
    if let control { parts.append("[\(control)]") }
    if isPinned { parts.append("[pinned]") }
    if isInvisible { parts.append("[invisible]") }
    if isDecorative { parts.append("[decorative]") }
    if layoutPriority != 0 { parts.append("[priority \(layoutPriority.dump)]") }
    if zIndex != 0 { parts.append("[z \(zIndex.dump)]") }
    if showsLargeContent { parts.append("[large content]") }
    if isHeading { parts.append("[heading]") }
    if isPresented { parts.append("[presented]") }
    if let component { parts.append("[component \(component)]") }
    return parts
  }
}

extension Double {
  /// A number with at most two decimals and no idle zeros, for dumps.
  package var dump: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Optional where Wrapped == Double {
  /// A number, or a dash where there is none.
  package var dump: String { map(\.dump) ?? "-" }
}
