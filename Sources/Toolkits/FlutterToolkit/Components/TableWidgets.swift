// Provenance: Flutter's Table and Material's DataTable in its public source: heads 56 and rows 48 high unless
// told, 24 at the ends and 56 between columns, columns as wide as their widest cell.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum TableWidgets {
  static let all: [String: any Component] = [
    "Table": Widget { $1.table($0) },
    "TableCell": Widget { [.widget(.wrapper, $0, $1.child($0.arguments))] },
    "DataTable": Widget { $1.dataTable($0) },
  ]
}

extension BuildContext {
  /// The arguments of the values of a list: `DataRow(cells: …)`.
  private func parts(_ value: Value?) -> [Arguments] {
    guard case .list(let values)? = value else { return [] }
    return values.compactMap { value in
      guard case .symbol(let symbol) = value else { return nil }
      return symbol.steps.last?.arguments
    }
  }

  fileprivate func table(_ call: ComponentCall) -> [ScreenNode] {
    let rows = parts(call.arguments["children"]).map { children($0) }
    let columns = rows.map(\.count).max() ?? 0
    guard columns > 0 else { return [] }
    // Only tables whose columns all fit their cells are told from those that share the width.
    var kind: String?
    if case .symbol(let symbol)? = call.arguments["defaultColumnWidth"] { kind = symbol.root }
    let law = WidgetTableLaw(columns: columns, isFlexible: kind != "IntrinsicColumnWidth")
    return [.widget(.table(law), call, rows.flatMap { filled($0, columns, call) })]
  }

  private func filled(_ row: [ScreenNode], _ count: Int, _ call: ComponentCall) -> [ScreenNode] {
    row
      + (row.count..<max(row.count, count)).map { _ in
        .widget(.box(BoxLaw(width: .fixed(0), height: .fixed(0), drawing: .nothing)), call)
      }
  }

  fileprivate func dataTable(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let columns = parts(arguments["columns"])
    guard !columns.isEmpty else { return [] }
    let margin = max(0, arguments.number("horizontalMargin") ?? 24)
    let spacing = max(0, arguments.number("columnSpacing") ?? 56)
    let fixed = arguments.number("dataRowHeight")
    let least = max(0, fixed ?? arguments.number("dataRowMinHeight") ?? 48)
    let most = max(least, fixed ?? arguments.number("dataRowMaxHeight") ?? 48)
    let head = max(0, arguments.number("headingRowHeight") ?? 56)
    func cell(
      _ content: [ScreenNode], _ column: Int, _ bounds: SizeLaw.Bounds, isNumeric: Bool, _ limit: SourceSpan?
    ) -> ScreenNode {
      let padding = Insets(
        leading: column == 0 ? margin : spacing / 2,
        trailing: column == columns.count - 1 ? margin : spacing / 2)
      let place = Fraction(x: isNumeric ? 1 : -1, y: 0)
      var aligned = ScreenNode.widget(.align(place, widthFactor: nil, heightFactor: nil), call, content)
      aligned.span = content.first?.span ?? call.span
      // The height of all rows is the table's to state: what a cell loses is mended there.
      var traits = NodeTraits()
      traits.heightSpan = limit ?? call.span
      return aligned.inside(.constrained(SizeLaw(height: bounds)), "cell", traits: traits)
        .inside(.padding(padding), "padding")
    }
    let isNumeric = columns.map { $0["numeric"]?.flag ?? false }
    let titles = with({ $0[StyleKey.self] = roleStyle(.titleSmall) }) {
      columns.enumerated().map { index, column in
        cell(
          child(column, "label"), index, .exactly(head), isNumeric: isNumeric[index],
          arguments.span("headingRowHeight"))
      }
    }
    let bounds = SizeLaw.Bounds(minimum: least, maximum: most)
    let rows = with({ $0[StyleKey.self] = roleStyle(.bodyMedium) }) {
      parts(arguments["rows"]).flatMap { row -> [ScreenNode] in
        let cells = parts(row["cells"]).prefix(columns.count).map {
          $0.first.map { build($0) } ?? []
        }
        return (0..<columns.count).map { index in
          cell(
            cells.indices.contains(index) ? cells[index] : [], index, bounds,
            isNumeric: isNumeric[index],
            arguments.span("dataRowMaxHeight") ?? arguments.span("dataRowHeight"))
        }
      }
    }
    let law = WidgetTableLaw(columns: columns.count, isFlexible: false)
    return [.widget(.table(law), call, titles + rows)]
  }
}
