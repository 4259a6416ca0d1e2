import FlutterToolkit
import ScreenModel
import Testing

/// No argument, however absurd, makes a widget of the dictionary trap or hang, or gives a frame that is none.
@Suite("Absurd arguments of Flutter's widgets")
struct AbsurdArgumentTests {
  /// Labels that widgets read, each given every value once.
  private static let labels = [
    "width", "height", "size", "flex", "maxLines", "minLines", "maxLength", "itemCount",
    "itemExtent", "index",
    "spacing", "runSpacing", "padding", "margin", "contentPadding", "minVerticalPadding", "radius",
    "crossAxisCount", "mainAxisExtent", "childAspectRatio", "maxCrossAxisExtent", "toolbarHeight",
    "leadingWidth", "expandedHeight", "columnSpacing", "horizontalMargin", "headingRowHeight",
    "dataRowMinHeight", "baseline", "widthFactor", "aspectRatio", "maxWidth", "minHeight",
    "constraints",
    "style", "decoration", "alignment", "textScaler", "extent", "minWidth", "itemHeight",
    "iconSize",
  ]

  private static let values = [
    "double.nan", "double.infinity", "-double.infinity", "-1", "1e300", "0", "0.1", "null",
    "'text'", "[1]",
    "EdgeInsets.all(-1e300)", "BoxConstraints(minWidth: double.infinity, maxHeight: -5)",
    "Size(double.nan, -1)", "Alignment(double.infinity, 1e300)",
    "TextStyle(fontSize: -1, height: double.nan)",
    "f", "() => null", "InputDecoration(labelText: 'a', isDense: 3).copyWith()",
  ]

  private static let content = """
    child: Text('a'), title: Text('a'), subtitle: Text('b'), label: Text('c'), icon: Icon(Icons.a), body: Text('d'),
    children: [Text('a'), SizedBox(width: 9), 3], slivers: [Text('a')], tabs: [Tab(text: 'a')], items: [Text('a')],
    actions: [Text('a')], rows: [DataRow(cells: [DataCell(Text('a'))])], columns: [DataColumn(label: Text('a'))],
    destinations: [NavigationDestination(icon: Icon(Icons.a), label: 'a')], steps: [Step(title: Text('a'))],
    segments: [ButtonSegment(value: 1, label: Text('a'))], itemBuilder: (c, i) => Text('a'), builder: (c, x) => Text('a')
    """

  /// The names of all widgets, some at a time.
  private static let batches: [[String]] = {
    let names = FlutterToolkit().components.keys.sorted()
    return stride(from: 0, to: names.count, by: 20).map {
      Array(names[$0..<min(names.count, $0 + 20)])
    }
  }()

  @Test("every widget bears every value", arguments: batches)
  func everyValue(names: [String]) throws {
    let layout = try FlutterLayout()
    for shift in stride(from: 0, to: Self.values.count, by: 5) {
      let widgets = names.enumerated().map { offset, name in
        let given = Self.labels.enumerated().map { index, label in
          "\(label): \(Self.values[(index + offset + shift) % Self.values.count])"
        }
        return "\(name)(\(given.joined(separator: ", ")), \(Self.content))"
      }
      let boxes = try layout.boxes(of: "Row(children: [\(widgets.joined(separator: ", "))])")
      let strange = boxes.first { box in
        let frame = box.frame
        let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
        return !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0
      }
      #expect(strange == nil, "in turn \(shift)")
    }
  }

  @Test("every widget bears having no arguments", arguments: batches)
  func nothing(names: [String]) throws {
    let widgets = names.map { "\($0)()" }.joined(separator: ", ")
    let boxes = try FlutterLayout().boxes(of: "Column(children: [\(widgets), Text('after')])")
    #expect(boxes.contains { $0.node.law.text?.string == "after" })
  }
}
