import SourceText
import SyntaxModel

extension DartConverter {
  func number(_ node: Int) -> Double {
    let digits = text(node).filter { $0 != "_" }
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Double(digits) ?? 0 }
    return digits.dropFirst(2).reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
  }

  /// The parts of neighbouring literals, which are one string.
  mutating func string(_ node: Int) -> [StringPart] {
    var builder = DartStringBuilder()
    var position = range(node).lowerBound
    // The quotes that close the present literal; nil between literals.
    var closing: String?
    for child in children(node) {
      let place = range(child)
      let isOutOfOrder = place.lowerBound < position
      if isOutOfOrder { continue }
      if kind(child) == .templateSubstitution {
        guard closing != nil else { continue }
        builder.append(file.bytes[position..<place.lowerBound])
        builder.append(interpolation: interpolation(child))
        position = place.upperBound
      } else if let quotes = closing {
        guard place.count == quotes.utf8.count, text(child) == quotes else { continue }
        builder.append(file.bytes[position..<place.lowerBound])
        builder.close()
        closing = nil
        position = place.upperBound
      } else if !isNamed(child), let quotes = quotes(child) {
        builder.open(isRaw: quotes.isRaw, isMultiline: quotes.text.utf8.count == 3)
        closing = quotes.text
        position = place.upperBound
      }
    }
    return builder.finish()
  }

  /// The quotes of a token that opens a literal.
  private func quotes(_ node: Int) -> (text: String, isRaw: Bool)? {
    let text = text(node)
    let isRaw = text.hasPrefix("r")
    let quotes = isRaw ? String(text.dropFirst()) : text
    return ["'", "\"", "'''", "\"\"\""].contains(quotes) ? (quotes, isRaw) : nil
  }

  private mutating func interpolation(_ node: Int) -> [Argument] {
    let value = expression(of: inner(node), in: node)
    return [Argument(label: nil, value: value, span: value.span)]
  }

  // MARK: - Collections

  mutating func elements(_ node: Int) -> [Expression] {
    var result: [Expression] = []
    for group in groups(of: node) { result.append(element(group, in: node)) }
    return result
  }

  /// Braces hold a map if there is a pair in them, or nothing at all, or their types say so.
  mutating func setOrMap(_ node: Int) -> Expression.Kind {
    let groups = groups(of: node)
    let types = child(node, .typeArguments).map { typeArguments($0).count }
    let isMap =
      types.map { $0 == 2 } ?? (groups.isEmpty || groups.contains { holdsPair($0, levels: 50) })
    guard isMap else { return .array(elements(node)) }
    var entries: [DictionaryEntry] = []
    for group in groups { entries.append(entry(group, in: node)) }
    return .dictionary(entries)
  }

  private func holdsPair(_ nodes: [Int], levels: Int) -> Bool {
    guard levels > 0 else { return false }
    return nodes.contains { node in
      switch kind(node) {
      case .pair: true
      case .ifElement, .forElement: holdsPair(Array(children(node)), levels: levels - 1)
      default: false
      }
    }
  }

  private mutating func entry(_ nodes: [Int], in parent: Int) -> DictionaryEntry {
    guard let first = nodes.first, kind(first) == .pair else {
      return DictionaryEntry(key: nil, value: element(nodes, in: parent))
    }
    let keys = children(first).filter { field($0) == .key }
    let values = children(first).filter { field($0) == .value }
    return DictionaryEntry(
      key: expression(of: keys, in: first), value: expression(of: values, in: first))
  }

  /// An element of a collection; a pair that stands alone is a map of one entry.
  private mutating func element(_ nodes: [Int], in parent: Int) -> Expression {
    guard let first = nodes.first else { return unknown(parent) }
    guard depth < Self.depthLimit else { return Expression(.unknown("nesting"), span(first)) }
    depth += 1
    defer { depth -= 1 }
    switch kind(first) {
    case .pair: return Expression(.dictionary([entry(nodes, in: parent)]), span(first))
    case .spreadElement:
      return Expression(.prefix("...", expression(of: inner(first), in: first)), span(first))
    case .ifElement: return Expression(.statement(ifElement(first)), span(first))
    case .forElement: return Expression(.statement(forElement(first)), span(first))
    default: return expression(of: nodes, in: parent)
    }
  }

  private mutating func ifElement(_ node: Int) -> Statement {
    let then = body(children(node).filter { field($0) == .consequence }, of: node)
    let alternative = children(node).filter { field($0) == .alternative }
    let otherwise = alternative.isEmpty ? nil : body(alternative, of: node)
    let conditions = conditions(in: node)
    return Statement(.conditional(conditions, then: then, otherwise: otherwise), span(node))
  }

  private mutating func forElement(_ node: Int) -> Statement {
    let body = body(children(node).filter { field($0) == .body }, of: node)
    guard let parts = child(node, .forLoopParts) else {
      return Statement(.unknown(grammarName(node)), span(node))
    }
    let head = loopHead(parts)
    return Statement(head.statement(body: body), span(node))
  }

  /// The element that a condition or loop of a collection governs.
  private mutating func body(_ nodes: [Int], of parent: Int) -> [Statement] {
    let element = element(nodes, in: parent)
    return [Statement(.expression(element), element.span)]
  }
}
