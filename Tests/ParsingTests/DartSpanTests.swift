import SourceText
import SyntaxModel
import Testing

@Suite struct DartSpanTests {
  /// The calls of a text, outermost first, by name.
  private struct Calls: SyntaxVisitor {
    var found: [String: (call: Call, span: SourceSpan)] = [:]

    mutating func enter(_ expression: Expression) {
      if case .call(let call) = expression.kind { found[call.name ?? ""] = (call, expression.span) }
    }
  }

  private func calls(in source: String) throws -> Calls {
    let file = SourceFile(path: "Test.dart", text: source)
    var calls = Calls()
    calls.walk(try #require(sharedParser.parse(file)))
    return calls
  }

  @Test func `A call knows its name, its own part and its whole`() throws {
    let source =
      "final x = const Padding(\n  padding: EdgeInsets.all(8),  // é\n  child: y.z(1)\n);"
    let calls = try calls(in: source)
    let padding = try #require(calls.found["Padding"])
    #expect(padding.call.nameSpan.text == "Padding")
    #expect(padding.call.selfSpan.text.hasPrefix("Padding(\n"))
    #expect(padding.span.text.hasPrefix("const Padding("))
    #expect(padding.span.text.hasSuffix(")"))
    #expect(
      padding.call.arguments.map(\.span.text) == ["padding: EdgeInsets.all(8)", "child: y.z(1)"])
    let all = try #require(calls.found["all"])
    #expect(all.call.nameSpan.text == "all")
    #expect(all.call.selfSpan.text == ".all(8)")
    #expect(all.span.text == "EdgeInsets.all(8)")
  }

  @Test func `Named constructors, optional chains and shorthands have names of their own`() throws {
    let calls = try calls(
      in:
        "f() { new m.Foo<A>.bar(1); a?.b!.make(.all(2)); Baz<A>(3).qux(); const .only(4); s..sec(5); }"
    )
    #expect(calls.found["bar"]?.call.selfSpan.text == ".bar(1)")
    #expect(calls.found["bar"]?.span.text == "new m.Foo<A>.bar(1)")
    #expect(calls.found["make"]?.call.selfSpan.text == ".make(.all(2))")
    #expect(calls.found["make"]?.span.text == "a?.b!.make(.all(2))")
    #expect(calls.found["all"]?.call.selfSpan.text == ".all(2)")
    #expect(calls.found["Baz"]?.call.nameSpan.text == "Baz")
    #expect(calls.found["Baz"]?.call.selfSpan.text == "Baz<A>(3)")
    #expect(calls.found["qux"]?.span.text == "Baz<A>(3).qux()")
    #expect(calls.found["only"]?.call.selfSpan.text == ".only(4)")
    #expect(calls.found["sec"]?.call.selfSpan.text == "..sec(5)")
  }

  /// Checks that everything lies inside of what holds it.
  private struct Nesting: SyntaxVisitor {
    var open: [Range<Int>] = []
    var misplaced: [String] = []

    private mutating func enter(_ span: SourceSpan) {
      if let outer = open.last, !outer.contains(span.range), !span.range.isEmpty {
        misplaced.append(span.text)
      }
      open.append(span.range)
    }

    mutating func enter(_ declaration: Declaration) { enter(declaration.span) }
    mutating func leave(_: Declaration) { open.removeLast() }
    mutating func enter(_ statement: Statement) { enter(statement.span) }
    mutating func leave(_: Statement) { open.removeLast() }
    mutating func enter(_ expression: Expression) { enter(expression.span) }
    mutating func leave(_: Expression) { open.removeLast() }
  }

  @Test func `Every byte belongs to a statement or a comment, and parts lie inside of wholes`()
    throws
  {
    let file = SourceFile(path: "Test.dart", text: Fixture.dartScreen)
    let tree = try #require(sharedParser.parse(file))
    var nesting = Nesting()
    nesting.walk(tree)
    #expect(nesting.misplaced == [])

    let covered = tree.statements.map(\.span.range) + tree.comments.map(\.range)
    let uncovered = file.bytes.indices.filter { index in
      file.bytes[index] > UInt8(ascii: " ") && !covered.contains { $0.contains(index) }
    }
    #expect(uncovered == [])
    #expect(tree.comments.map(\.text) == ["/// The row of an account.", "/* inner */"])
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
