/// Writes syntax as indented text, for tests and for people who wonder what was understood.
///
/// The notation looks like Swift whatever the language: every operator with its operands stands in
/// parentheses, blocks are told by indentation, and what was not understood is `⟨the grammar's
/// name⟩`.
package struct SyntaxDump {
  /// The finished lines and the one being written.
  var text = ""
  private var indentation = 0

  package init() {}

  /// Starts a line.
  mutating func line(_ start: String = "") {
    if !text.isEmpty { text += "\n" }
    text += String(repeating: " ", count: 2 * indentation) + start
  }

  mutating func write(_ more: String) { text += more }

  mutating func indented(_ body: (inout SyntaxDump) -> Void) {
    indentation += 1
    body(&self)
    indentation -= 1
  }

  mutating func list<Element>(
    _ elements: [Element], separator: String = ", ", _ body: (inout SyntaxDump, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { text += separator }
      body(&self, element)
    }
  }

  mutating func block(_ statements: [Statement]) {
    indented { dump in
      for statement in statements { dump.statement(statement) }
    }
  }
}

extension SyntaxTree {
  /// The whole file; last, the places that did not parse.
  package var dump: String {
    var dump = SyntaxDump()
    for statement in statements { dump.statement(statement) }
    for place in damage {
      dump.line("damage at \(place.start.line):\(place.start.column)")
    }
    return dump.text
  }
}

extension Statement {
  package var dump: String {
    var dump = SyntaxDump()
    dump.statement(self)
    return dump.text
  }
}

extension Declaration {
  package var dump: String {
    var dump = SyntaxDump()
    dump.declaration(self)
    return dump.text
  }
}

extension Expression {
  package var dump: String {
    var dump = SyntaxDump()
    dump.expression(self)
    return dump.text
  }
}

extension TypeReference {
  package var dump: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.dump).joined(separator: ", "))>"
  }
}
