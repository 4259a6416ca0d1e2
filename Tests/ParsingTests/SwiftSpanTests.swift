import SourceText
import SyntaxModel
import Testing

@Suite struct SwiftSpanTests {
  /// The calls of a text, outermost first, by name.
  private struct Calls: SyntaxVisitor {
    var found: [String: (call: Call, span: SourceSpan)] = [:]

    mutating func enter(_ expression: Expression) {
      if case .call(let call) = expression.kind { found[call.name ?? ""] = (call, expression.span) }
    }
  }

  private func calls(in source: String) throws -> Calls {
    let file = SourceFile(path: "Test.swift", text: source)
    var calls = Calls()
    calls.walk(try #require(sharedParser.parse(file)))
    return calls
  }

  @Test func `A call knows its name, its own part and its whole`() throws {
    let source = """
      VStack(spacing: 8) {
        Text("é")  // note
          .frame(height: 44, alignment: .top)
      } label: { Row() }
      """
    let calls = try calls(in: source)
    let frame = try #require(calls.found["frame"])
    #expect(frame.call.nameSpan.text == "frame")
    #expect(frame.call.selfSpan.text == ".frame(height: 44, alignment: .top)")
    #expect(frame.span.text.hasPrefix("Text(\"é\")  // note"))
    #expect(frame.call.arguments.map(\.span.text) == ["height: 44", "alignment: .top"])
    #expect(frame.call.arguments[1].value.span.text == ".top")

    let stack = try #require(calls.found["VStack"])
    #expect(stack.call.nameSpan.text == "VStack")
    #expect(stack.call.selfSpan.text == source)
    #expect(stack.call.arguments.last?.span.text == "label: { Row() }")
  }

  @Test func `Implicit members, optional chains and types have names of their own`() throws {
    let calls = try calls(in: "a?.b!.make(.system(size: 12))\nFoo<Bar>.Baz(x: 1)\n(c).done()")
    let make = try #require(calls.found["make"])
    #expect(make.call.selfSpan.text == ".make(.system(size: 12))")
    #expect(make.span.text == "a?.b!.make(.system(size: 12))")
    #expect(calls.found["system"]?.call.selfSpan.text == ".system(size: 12)")
    #expect(calls.found["Baz"]?.call.nameSpan.text == "Baz")
    #expect(calls.found["done"]?.span.text == "(c).done()")
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
    let file = SourceFile(path: "Test.swift", text: Fixture.screen)
    let tree = try #require(sharedParser.parse(file))
    var nesting = Nesting()
    nesting.walk(tree)
    #expect(nesting.misplaced == [])

    let covered = tree.statements.map(\.span.range) + tree.comments.map(\.range)
    let uncovered = file.bytes.indices.filter { index in
      file.bytes[index] > UInt8(ascii: " ") && !covered.contains { $0.contains(index) }
    }
    #expect(uncovered == [])
    #expect(tree.comments.map(\.text) == ["// The row of an account.", "/* inner */"])
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
