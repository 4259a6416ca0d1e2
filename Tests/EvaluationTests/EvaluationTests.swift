import ComponentModel
import Foundation
import TestSupport
import Testing

@testable import Evaluation

/// Source in, the texts of each variant out: variants are separated by `|`, texts by `,`.
@Suite("Evaluation of Swift")
struct EvaluationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let source: String
    let texts: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "stored property given by a caller",
      source: """
        struct Row: View { let label: String; var body: some View { Text(label) } }
        struct A: View { var body: some View { Row(label: "Email") } }
        """, texts: "Email"),
    Row(
      id: "computed property and local constant",
      source: """
        struct A: View {
          let first = "Alex"
          var full: String { first + " " + last }
          private var last: String { "Morgan" }
          var body: some View { let name = full; Text("Hello \\(name)") }
        }
        """, texts: "Hello Alex Morgan"),
    Row(
      id: "builder function with arguments",
      source: """
        struct A: View {
          var body: some View { VStack { row("a", 1); row("b", 2 + 3) } }
          @ViewBuilder func row(_ label: String, _ value: Int) -> some View { Text(label); Text("\\(value)") }
        }
        """, texts: "a,1,b,5"),
    Row(
      id: "known condition takes one branch",
      source: """
        struct A: View {
          let columns = 2
          var body: some View { if columns > 1 { Text("wide") } else { Text("narrow") } }
        }
        """, texts: "wide"),
    Row(
      id: "state forks, its initial value first",
      source: """
        struct A: View {
          @State private var isOpen = false
          var body: some View { if isOpen { Text("open") } else { Text("closed") } }
        }
        """, texts: "closed|open"),
    Row(
      id: "one condition is decided once",
      source: """
        struct A: View {
          let isOn: Bool
          var body: some View { Text(isOn ? "on" : "off"); if !isOn { Text("really off") } }
        }
        """, texts: "on|off,really off"),
    Row(
      id: "optional binding forks",
      source: """
        struct A: View {
          let price: String?
          var body: some View { if let price { Text(price) } else { Text("free") } }
        }
        """, texts: "€1,234,567.89|free"),
    Row(
      id: "switch over the project's enumeration",
      source: """
        enum Mode { case day, night(Int) }
        struct A: View {
          let mode: Mode
          var body: some View {
            switch mode { case .day: Text("day"); case .night(let hour): Text("night \\(hour)") }
          }
        }
        struct B: View { var body: some View { A(mode: .night(3)) } }
        """, texts: "day|night 12:59 PM"),
    Row(
      id: "enumeration with raw values and a computed title",
      source: """
        enum Tab: String, CaseIterable { case home = "Home", mail
          var title: String { switch self { case .home: return rawValue; case .mail: return "Mail" } } }
        struct A: View { var body: some View { ForEach(Tab.allCases, id: \\.self) { Text($0.title) } } }
        """, texts: "Home,Mail"),
    Row(
      id: "static constants of nested and extended types",
      source: """
        extension String { static let greeting = "Hello" }
        struct A: View {
          private enum Words { static let bye = "Bye" }
          var body: some View { Text(String.greeting); Text(Words.bye) }
        }
        """, texts: "Hello,Bye"),
    Row(
      id: "loop over a range and a list",
      source: """
        struct A: View {
          let names = ["a", "b"]
          var body: some View { ForEach(0..<2) { Text("\\($0)") }; ForEach(names, id: \\.self) { name in Text(name) } }
        }
        """, texts: "0,1,a,b"),
    Row(
      id: "initializer with a builder",
      source: """
        struct Card<Content: View>: View {
          let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { VStack { content } }
        }
        struct A: View { var body: some View { Card { Text("inside") } } }
        """, texts: "inside"),
    Row(
      id: "modifier of the project's own",
      source: """
        struct Badge: ViewModifier {
          let text: String
          func body(content: Content) -> some View { HStack { content; Text(text) } }
        }
        extension View { func badge2(_ text: String) -> some View { modifier(Badge(text: text)) } }
        struct A: View { var body: some View { Text("Inbox").badge2("new") } }
        """, texts: "Inbox,new"),
    Row(
      id: "preview gives the arguments",
      source: """
        struct A: View { let name: String; var body: some View { Text(name) } }
        #Preview { A(name: "From the preview") }
        """, texts: "From the preview"),
    Row(
      id: "older form of previews",
      source: """
        struct A: View { let name: String; var body: some View { Text(name) } }
        struct A_Previews: PreviewProvider { static var previews: some View { A(name: "Old") } }
        """, texts: "Old"),
    Row(
      id: "each view of the older form is a preview of its own",
      source: """
        struct A: View { let name: String; var body: some View { Text(name) } }
        struct A_Previews: PreviewProvider {
          static var previews: some View { Group { A(name: "First"); A(name: "Second") } }
        }
        """, texts: "First"),
    Row(
      id: "view model with unknown content gets samples by name",
      source: """
        final class Model: ObservableObject { @Published var email = "" ; @Published var count = 3 }
        struct A: View {
          @StateObject var model = Model()
          var body: some View { Text(model.email); Text("\\(model.count)") }
        }
        """, texts: "maximiliane.vandenberghe@beispiel.example,3"),
    Row(
      id: "a nested type does not hide the toolkit's of the same name",
      source: """
        struct Tree { struct Text { let value: Int } }
        struct A: View { var body: some View { Text("kept") } }
        """, texts: "kept"),
    Row(
      id: "arithmetic on an unknown number is shown as a number",
      source: """
        struct A: View {
          let used: Int
          var body: some View { let value = 500 - used; Text("\\(value)") }
        }
        """, texts: "500"),
    Row(
      id: "recursion is cut",
      source: "struct A: View { var body: some View { VStack { Text(\"x\"); A() } } }",
      texts: "x,x,x"),
  ]

  @Test("a component shows these texts", arguments: rows)
  func texts(_ row: Row) throws {
    let variants = try EvaluatedSource(row.source).texts(of: "A")
    #expect(variants.map { $0.joined(separator: ",") }.joined(separator: "|") == row.texts)
  }

  @Test("layouts that read the text size are evaluated for each")
  func readsTextSize() throws {
    let source = try EvaluatedSource(
      """
      struct A: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          if size.isAccessibilitySize { Text("stacked") } else { Text("beside") }
          if size >= .xxxLarge { Text("large") }
        }
      }
      """)
    #expect(source.texts(of: "A", at: .large) == [["beside"]])
    #expect(source.texts(of: "A", at: .extraExtraExtraLarge) == [["beside", "large"]])
    #expect(source.texts(of: "A", at: .accessibilityMedium) == [["stacked", "large"]])
    #expect(source.screens(of: "A").first?.readsTextSize == true)
  }

  @Test("a preview that fixes the text size is looked at in all sizes; a component's own stays")
  func pinnedPreview() throws {
    let source = try EvaluatedSource(
      """
      struct A: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View { Text(size.isAccessibilitySize ? "stacked" : "beside") }
      }
      struct B: View { var body: some View { A().dynamicTypeSize(.large) } }
      #Preview { A().dynamicTypeSize(.accessibility5) }
      """)
    #expect(source.texts(of: "A", at: .large) == [["beside"]])
    #expect(source.texts(of: "A", at: .accessibilityLarge) == [["stacked"]])
    #expect(source.texts(of: "B", at: .accessibilityLarge) == [["beside"]])
  }

  @Test("what fills a menu is no screen; what opens it is")
  func menus() throws {
    let source = try EvaluatedSource(
      """
      struct Actions: View { var body: some View { Button("Share") {} } }
      struct Opener: View { var body: some View { Text("More") } }
      struct A: View { var body: some View { Menu { Actions() } label: { Opener() } } }
      """)
    #expect(source.evaluator.entryPoints().map(\.name) == ["Opener", "A"])
  }

  @Test("a literal with an unknown value in it is translated, however its type is spelt")
  func translatedInterpolation() throws {
    var strings = StringCatalog(sourceLanguage: "en")
    strings.add(key: "posts.n %lld", table: "Localizable", .init(locale: "de", text: "%lld Beiträge"))
    let source = try EvaluatedSource(
      "struct A: View { let n: Item; var body: some View { Text(\"posts.n \\(n.count)\") } }",
      resources: Resources(strings: strings))
    #expect(source.texts(of: "A").first?.first?.hasSuffix(" Beiträge") == true)
  }

  @Test("what is not known is named, not dropped")
  func unresolved() throws {
    let source = try EvaluatedSource(
      "struct A: View { var body: some View { VStack { MapBox(1); Text(\"a\").sparkle() } } }")
    let names = source.screens(of: "A").first?.unresolved.map(\.name)
    #expect(names == ["MapBox", ".sparkle"])
  }

  @Test("a component in another file is followed there")
  func otherFile() throws {
    let source = try EvaluatedSource([
      "A.swift": "struct A: View { var body: some View { Row(title: \"t\") } }",
      "Row.swift": "struct Row: View { let title: String; var body: some View { Text(title) } }",
    ])
    let screen = source.screens(of: "A").first
    #expect(screen?.root.texts == ["t"])
    #expect(screen?.role == .screen)
    #expect(source.screens(of: "Row").first?.role == .component)
  }

  @Test(
    "garbage does not hurt", arguments: [
      "struct A: View { var body: some View { VStack { Text(",
      "struct A: View { var body: some View { body } }",
      "struct A: View { var x: Int { y }; var y: Int { x }; var body: some View { Text(\"\\(x)\") } }",
      "struct A: View { func f() -> some View { f() }; var body: some View { f() } }",
      "struct A: View { let a = A(); var body: some View { a } }",
      "extension View { func g() -> some View { g().g() } }; struct A: View { var body: some View { Text(\"a\").g() } }",
      "struct A: View { var body: some View { ForEach(0..<99999999999) { _ in Text(\"a\") } } }",
    ])
  func garbage(_ source: String) throws {
    let evaluated = try EvaluatedSource(source)
    let counts = evaluated.screens(of: "A").map(\.root.count)
    #expect(counts.allSatisfy { $0 < 5_000 })
    let deep = String(repeating: "VStack { ", count: 3_000) + "Text(\"a\")"
    let nested = try EvaluatedSource("struct A: View { var body: some View { \(deep) } }")
    #expect(nested.screens(of: "A").count <= 1)
  }
}
