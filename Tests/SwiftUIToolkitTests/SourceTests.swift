import ScreenModel
import TestSupport
import Testing
import TextScaling

/// Source in, tree out.
@Suite struct SourceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let source: String
    let expected: String

    var testDescription: String { id }
  }

  static let controls: [Row] = [
    Row(
      id: "a field shows its prompt on one line",
      source: #"TextField("Search", text: $query).textFieldStyle(.roundedBorder)"#,
      expected: """
        TextField flexibleFrame -×(34…-) center/center [field]
          border padding 6 7 6 7
            TextField flexibleFrame (0…inf)×- leading/center
              Text text "Search" body lines 1...1 decoration
        """),
    Row(
      id: "segments do not follow the text size",
      source: """
        Picker("Unit", selection: $unit) {
          Text("Metric")
          Text("Imperial")
        }
        .pickerStyle(.segmented)
        """,
      expected: """
        Picker frame -×32 center/center [picker] [large content]
          segments stack horizontal center spacing 0
            segment flexibleFrame (-…inf)×- center/center
              Text text "Metric" fixed 13 weight 500 lines 1...1
            segment flexibleFrame (-…inf)×- center/center
              Text text "Imperial" fixed 13 weight 500 lines 1...1
        """),
    Row(
      id: "a button with a label builder",
      source: """
        Button {
          save()
        } label: {
          Text("Save").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
        """,
      expected: """
        Button wrapper [button]
          background attachment behind center/center
            padding padding 4 10 4 10
              frame flexibleFrame (-…inf)×- center/center
                Text text "Save" subheadline control
            background box (0… ideal 10)×(0… ideal 10) roundedFill
        """),
    Row(
      id: "a loaded picture is shown",
      source: """
        AsyncImage(url: url) { phase in
          if let image = phase.image { image.resizable() } else { ProgressView() }
        }
        """,
      expected: "Image image unknown picture resizable"),
    Row(
      id: "a grid of columns",
      source: """
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20))], spacing: 4) {
          ForEach(0..<2) { index in Text("\\(index)") }
        }
        """,
      expected: """
        LazyVGrid lazyGrid vertical [adaptive 80…inf, fixed 20] gaps - 4
          Text text "0" body
          Text text "1" body
        """),
  ]

  @Test(arguments: controls) func `source becomes a tree`(_ row: Row) throws {
    #expect(try SwiftUIScreens.body(row.source) == row.expected)
  }

  @Test func `a style of the project makes its own button`() throws {
    let source = """
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(9).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      struct Page: View {
        var body: some View { Button("Pay") {}.buttonStyle(Wide()) }
      }
      """
    let screen = try SwiftUIScreens.screen(source, named: "Page")
    #expect(
      screen?.root.dump == """
        window window
          Page wrapper [component Page]
            Button wrapper [button]
              padding padding 9 9 9 9
                Text text "Pay" body control
        """)
  }

  static let account = """
    struct AccountRow: View {
      let label: String
      let value: String
      @Environment(\\.dynamicTypeSize) private var typeSize
      @ScaledMetric(relativeTo: .body) private var gap = 12
      var body: some View {
        let layout = typeSize.isAccessibilitySize
          ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
          : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: gap))
        layout {
          Text(label)
          if !typeSize.isAccessibilitySize { Spacer() }
          Text(value).foregroundStyle(.secondary)
        }
        .font(.body)
      }
    }
    #Preview { AccountRow(label: "Email", value: "a@b.example") }
    """

  @Test(arguments: [
    (
      ContentSizeCategory.large, "HStack stack horizontal firstTextBaseline spacing 12", true
    ),
    (.accessibility5, "VStack stack vertical leading spacing 4", false),
  ])
  func `a layout follows the text size`(
    _ size: ContentSizeCategory, stack: String, spacer: Bool
  ) throws {
    let screen = try SwiftUIScreens.screen(Self.account, at: size)
    let dump = screen?.root.dump ?? ""
    #expect(dump.contains(stack) && dump.contains("Spacer spacer") == spacer)
    #expect(screen?.readsTextSize == true && screen?.unresolved.isEmpty == true)
  }

  @Test func `titles, toolbars and tabs do not make a screen read the text size`() throws {
    let source = """
      struct Home: View {
        var body: some View {
          TabView {
            NavigationStack {
              List { Text("Row") }
                .navigationTitle("Home")
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} } }
            }
            .tabItem { Label("Home", systemImage: "house") }
          }
        }
      }
      """
    let screen = try SwiftUIScreens.screen(source)
    #expect(screen?.readsTextSize == false && screen?.unresolved.isEmpty == true)
    #expect(screen?.root.dump.contains("tab bar frame -×49") == true)
  }
}
