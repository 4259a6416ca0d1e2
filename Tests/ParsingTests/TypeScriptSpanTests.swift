import SourceText
import SyntaxModel
import Testing

@Suite struct TypeScriptSpanTests {
  /// The calls of a text by name.
  private struct Calls: SyntaxVisitor {
    var found: [String: (call: Call, span: SourceSpan)] = [:]

    mutating func enter(_ expression: Expression) {
      if case .call(let call) = expression.kind { found[call.name ?? ""] = (call, expression.span) }
    }
  }

  private func call(_ name: String, in source: String) throws -> (call: Call, span: SourceSpan) {
    var calls = Calls()
    calls.walk(try #require(sharedParser.parse(SourceFile(path: "Test.tsx", text: source))))
    return try #require(calls.found[name])
  }

  @Test func `An element knows its tag, its whole and its attributes`() throws {
    let source =
      "const é = <A.View style={{ height: 44 }} {...p} on>\n  {/* é */} text &amp; {b}\n</A.View>;"
    let (call, span) = try call("View", in: source)
    #expect(call.nameSpan.text == "A.View")
    #expect(call.selfSpan == span)
    #expect(span.text.hasPrefix("<A.View") && span.text.hasSuffix("</A.View>"))
    #expect(
      call.arguments.map(\.span.text) == [
        "style={{ height: 44 }}", "{...p}", "on", " text &amp; ", "{b}",
      ])
    #expect(call.arguments[0].value.span.text == "{ height: 44 }")
    #expect(call.arguments[4].value.span.text == "b")
  }

  @Test func `A call knows its name, its own part and its whole`() throws {
    let source = "x = (a)?.b!.make<T>(1, f(2)).done(); y = new m.Foo<A>(3); s.T`4`;"
    let make = try call("make", in: source)
    #expect(make.call.nameSpan.text == "make")
    #expect(make.call.selfSpan.text == ".make<T>(1, f(2))")
    #expect(make.span.text == "(a)?.b!.make<T>(1, f(2))")
    let construction = try call("Foo", in: source)
    #expect(construction.call.nameSpan.text == "Foo")
    #expect(construction.span.text == "new m.Foo<A>(3)")
    let tagged = try call("T", in: source)
    #expect(tagged.call.selfSpan.text == ".T`4`")
    #expect(tagged.call.arguments.first?.span.text == "`4`")
  }

  @Test func `Declarations and bindings know their places`() throws {
    let source = "export const a = 1;\nconst b = 2, c = 3;\nexport default class D {}"
    let tree = try #require(sharedParser.parse(SourceFile(path: "Test.tsx", text: source)))
    #expect(
      tree.statements.map(\.span.text) == [
        "export const a = 1;", "b = 2", "c = 3", "export default class D {}",
      ])
    guard case .declaration(let first) = tree.statements[0].kind,
      case .declaration(let last) = tree.statements[3].kind
    else {
      Issue.record("no declarations")
      return
    }
    #expect(first.nameSpan.text == "a")
    #expect(last.nameSpan.text == "D")
  }
}
