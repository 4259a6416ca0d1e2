import Auditing
import ScreenModel
import Testing

@Suite struct LayoutExceptionTests {
  private func widget(_ law: WidgetLaw, _ name: String, _ children: ScreenNode...) -> ScreenNode {
    ScreenNode(.widget(law), name: name, span: place(name), children: children)
  }

  private var words: ScreenNode {
    let run = TextRun(string: "Savings", font: FontChoice(size: .style(.body)))
    return widget(.text(TextContent(runs: [run])), "Text")
  }

  /// A row, which is a column from AX3 on, in a scroll view.
  private func stacked(isMaximal: Bool = true, isTight: Bool = false) -> AuditResult {
    Stage(role: .screen).findings { size in
      let axis: Axis = size >= .accessibility3 ? .vertical : .horizontal
      return widget(
        .scroll(ScrollLaw(axes: .vertical)), "ListView",
        widget(
          .flex(WidgetFlexLaw(axis: axis, isMaximal: isMaximal)), "Row",
          widget(.flexible(factor: 1, isTight: isTight), "Flexible", words)))
    }
  }

  @Test func `a share of a height without an end is found from the size where it is stacked`() {
    expect(
      stacked(),
      """
      layout-exception error Flexible [AX3 AX5] Flexible takes a share of a height that has no end \
      here: Flutter throws, and a release shows an empty area or leaves the share out
      """)
  }

  @Test func `a column that hugs its children may hold what need not fill its share`() {
    #expect(stacked(isMaximal: false).findings.isEmpty)
    #expect(!stacked(isMaximal: false, isTight: true).findings.isEmpty)
  }

  @Test func `a list in a column is said once, whatever the size`() {
    let screen = widget(
      .flex(WidgetFlexLaw(axis: .vertical)), "Column",
      widget(.list(WidgetListLaw()), "ListView", words))
    let findings = Stage(role: .screen).findings(screen).findings
    #expect(findings.map(\.rule) == ["layout-exception"])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func `a component is not blamed for what its screen may give it`() {
    let component = widget(
      .flex(WidgetFlexLaw(axis: .vertical)), "Column",
      widget(.flexible(factor: 1, isTight: true), "Expanded", words))
    #expect(Stage().findings(component).findings.isEmpty)
  }
}
