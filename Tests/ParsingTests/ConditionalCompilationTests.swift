import Testing

@Suite struct ConditionalCompilationTests {
  struct Row: Sendable {
    let condition: String
    let isFirst: Bool

    init(_ condition: String, _ isFirst: Bool) {
      self.condition = condition
      self.isFirst = isFirst
    }
  }

  static let rows: [Row] = [
    Row("os(iOS)", true), Row("os(macOS)", false), Row("!os(macOS)", true),
    Row("os(macOS) || os(iOS)", true), Row("os(iOS) && !DEBUG", false),
    Row("canImport(UIKit)", true), Row("canImport(AppKit)", false), Row("DEBUG", true),
    Row("targetEnvironment(macCatalyst)", false), Row("swift(>=6.0)", true),
    Row("compiler(<5.9)", false), Row("STAGING", true), Row("!STAGING", true),
    Row("(os(watchOS) || os(tvOS)) && STAGING", false), Row("os(macOS) ||\n  os(iOS)", true),
  ]

  @Test(arguments: rows) func `The branch that an iPhone runs is read`(_ row: Row) {
    expect("#if \(row.condition)\na()\n#else\nb()\n#endif", row.isFirst ? "a()" : "b()")
  }

  @Test func `Branches may hold modifiers of a chain and cases of a switch`() {
    expect(
      """
      Text("a")
        #if os(iOS)
        .font(.body)
        #elseif os(macOS)
        .font(.title)
        #endif
        .bold()
      switch x {
      case 1: a()
      #if os(tvOS)
      case 2: b()
      #endif
      default: c()
      }
      """,
      """
      Text("a").font(.body).bold()
      switch x
      case ==1
        a()
      default
        c()
      """)
  }

  @Test func `Branches nest, and what is not taken holds none that is`() {
    expect(
      """
      #if os(macOS)
        #if DEBUG
        a()
        #endif
      #else
        #if FLAG
        b()
        #else
        c()
        #endif
        d()
      #endif
      """, "b()\nd()")
  }

  @Test func `Directives in strings and comments are none`() {
    expect(
      """
      let a = \"""
        #if os(macOS)
        \"""
      /* #if os(macOS)
      #if os(macOS) */
      b("\\(c["#if"])")
      """, "let a = \"#if os(macOS)\"\nb(\"\\(c[\"#if\"])\")")
  }
}
