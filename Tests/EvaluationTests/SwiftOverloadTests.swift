import ScreenModel
import TestSupport
import Testing

/// Functions of the project that the platform has by the same name, or that call their own name.
@Suite struct SwiftOverloadTests {
  typealias Row = EvaluationTests.Row

  static let rows: [Row] = [
    Row(
      id: "a modifier beside the platform's own, told apart by the type of its argument",
      source: """
        enum Style { case big; var font: Font { .title } }
        struct Styled: ViewModifier {
          let style: Style
          func body(content: Content) -> some View { HStack { content.font(style.font); Text("styled") } }
        }
        extension View { func font(_ style: Style) -> some View { modifier(Styled(style: style)) } }
        struct A: View { var body: some View { Text("a").font(.body); Text("b").font(.big) } }
        """, texts: "a,b,styled"),
    Row(
      id: "an initializer of an extension calls the platform's",
      source: """
        extension Label {
          init(_ title: some StringProtocol, icon: KeyPath<Icons, Image>) where Title == Text, Icon == Image {
            self.init { Text(title) } icon: { Image(systemName: "star") }
          }
        }
        struct A: View { var body: some View { Label("Mail", icon: \\.mail) } }
        """, texts: "Mail"),
    Row(
      id: "a closure after the parentheses goes to the builder, not to what has a default",
      source: """
        struct Card<Content: View>: View {
          let title: String
          let content: Content
          init(alignment: HorizontalAlignment = .center, title: String = "T", @ViewBuilder content: () -> Content) {
            self.title = title
            self.content = content()
          }
          var body: some View { Text(title); content }
        }
        struct A: View { var body: some View { Card { Text("inside") } } }
        """, texts: "T,inside"),
    Row(
      id: "the overload whose type fits",
      source: """
        enum Kind { case one }
        struct A: View {
          func row(_ kind: Kind) -> some View { Text("kind") }
          func row(_ text: String) -> some View { Text(text) }
          func row(_ number: Int) -> some View { Text("number") }
          var body: some View { row("text"); row(.one); row(1) }
        }
        """, texts: "text,kind,number"),
    Row(
      id: "what the project adds to all views reaches those of a library",
      source: """
        extension View { func marked() -> some View { HStack { self; Text("mark") } } }
        struct A: View { var body: some View { VStack { Library(1).marked() } } }
        """, texts: "mark"),
  ]

  @Test("a component shows these texts, all understood but the library's", arguments: rows)
  func texts(_ row: Row) throws {
    let source = try EvaluatedSource(row.source)
    #expect(source.texts(of: "A").first?.joined(separator: ",") == row.texts)
    let unclear = source.screens(of: "A").flatMap(\.unresolved).map(\.name)
    #expect(unclear.filter { $0 != "Library" && $0 != "font" } == [])
  }

  @Test("a length that is measured later leaves its axis to the content")
  func measured() throws {
    let source = try EvaluatedSource(
      """
      struct A: View {
        @State private var height: CGFloat = 0
        @State private var width = CGFloat.zero
        @State private var size = CGSize.zero
        @State private var other: CGSize?
        var body: some View {
          Text("a").frame(height: height)
          Text("b").frame(width: width, height: size.height)
          Text("c").frame(idealWidth: other?.width)
          Text("d").frame(width: CGSize(width: 20, height: 30).width)
        }
      }
      """)
    let screen = try #require(source.screens(of: "A").first)
    #expect(screen.unresolved.isEmpty)
    var frames: [FrameLaw] = []
    func collect(_ node: ScreenNode) {
      if case .proposal(.frame(let law)) = node.law { frames.append(law) }
      node.children.forEach(collect)
    }
    collect(screen.root)
    #expect(frames.map(\.width) == [20])
  }
}
