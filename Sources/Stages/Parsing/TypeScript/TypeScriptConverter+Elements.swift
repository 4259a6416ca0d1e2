import SourceText
import SyntaxModel

/// Elements (JSX), which are calls.
extension TypeScriptConverter {
  mutating func element(_ node: Int) -> Expression {
    let isAlone = kind(node) == .selfClosingElement
    guard let open = isAlone ? node : child(node, as: .openTag) else { return unknown(node) }
    let name = child(open, as: .name)
    var arguments = attributes(open)
    if !isAlone { arguments += content(node, after: open) }
    let callee = name.map { tag($0) } ?? Expression(.name("Fragment"), span(open))
    let call = Call(
      callee: callee, arguments: arguments, nameSpan: span(name ?? open), selfSpan: span(node))
    return Expression(.call(call), span(node))
  }

  private mutating func tag(_ node: Int) -> Expression {
    kind(node) == .memberExpression ? expression(node) : Expression(.name(text(node)), span(node))
  }

  private mutating func attributes(_ open: Int) -> [Argument] {
    var result: [Argument] = []
    for child in children(open) {
      switch kind(child) {
      case .elementAttribute: result.append(attribute(ofElement: child))
      case .elementExpression:
        // Only a spread may stand among attributes.
        guard let spread = firstNamed(child) else { continue }
        let inner = kind(spread) == .spreadElement ? firstNamed(spread) : spread
        let value = inner.map { expression($0) } ?? unknown(spread)
        result.append(Argument(label: "...", value: value, span: span(child)))
      default: break
      }
    }
    return result
  }

  private mutating func attribute(ofElement node: Int) -> Argument {
    let parts = children(node).filter { isNamed($0) && kind($0) != .damage }
    let label = parts.first.map { text($0) }
    var value = Expression(.boolean(true), span(node))
    if parts.count > 1 {
      // Backslashes mean nothing here.
      value =
        kind(parts[1]) == .string
        ? Expression(.string(plainParts(quoted(parts[1]))), span(parts[1]))
        : expression(parts[1])
    }
    return Argument(label: label, value: value, span: span(node))
  }

  private func quoted(_ node: Int) -> String {
    let whole = range(node)
    guard whole.count >= 2 else { return "" }
    return CharacterReferences.resolved(
      file.text(in: (whole.lowerBound + 1)..<(whole.upperBound - 1)))
  }

  /// The children; text is what lies between those that are something else, since the grammar cuts
  /// it up.
  private mutating func content(_ node: Int, after open: Int) -> [Argument] {
    var result: [Argument] = []
    var start = range(open).upperBound
    for child in children(node) where child != open {
      let place = range(child)
      switch kind(child) {
      case .elementText, .characterReference: continue
      default: appendText(start..<max(start, place.lowerBound), to: &result)
      }
      start = max(start, place.upperBound)
      if field(child) == .closeTag { continue }
      if kind(child) == .elementExpression, firstNamed(child) == nil,
        self.child(child, .damage) == nil
      {
        continue
      }
      let value = expression(child)
      result.append(Argument(label: nil, value: value, isTrailing: true, span: span(child)))
    }
    return result
  }

  private mutating func appendText(_ place: Range<Int>, to result: inout [Argument]) {
    guard !place.isEmpty else { return }
    let (text, trimmed) = ElementText.text(of: file.bytes[place])
    guard !text.isEmpty else { return }
    let span = span(trimmed)
    result.append(
      Argument(
        label: nil, value: Expression(.string([.text(text)]), span), isTrailing: true, span: span))
  }
}
