import ScreenModel
import Testing

/// Widgets that the recordings do not have, with sizes that follow from the framework's constants.
@Suite("Sizes of Flutter's widgets")
struct ControlSizeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var dart: String
    /// In a place of 343.
    var width: Double
    var height: Double
    var scale = "1.0"

    init(_ dart: String, _ width: Double, _ height: Double, at scale: String = "1.0") {
      (self.dart, self.width, self.height, self.scale) = (dart, width, height, scale)
    }

    var testDescription: String { dart }
  }

  static let rows: [Row] = [
    Row("SwitchListTile(value: true, onChanged: f, title: Text('Sounds'))", 343, 56),
    Row(
      "CheckboxListTile(value: true, onChanged: f, title: Text('a'), subtitle: Text('b'))", 343, 72),
    Row("RadioListTile(value: 1, title: Text('a'), contentPadding: EdgeInsets.zero)", 343, 56),
    Row("Checkbox(value: true, onChanged: f)", 48, 48),
    Row("Switch(value: true, onChanged: f)", 60, 48),
    Row("IconButton(onPressed: f, icon: Icon(Icons.add))", 48, 48),
    Row(
      "IconButton(constraints: BoxConstraints(), padding: EdgeInsets.zero, icon: Icon(Icons.add))",
      24, 24),
    Row("BackButton()", 48, 48),
    Row("PopupMenuButton(itemBuilder: f, child: SizedBox(width: 20, height: 10))", 20, 10),
    Row(
      "ToggleButtons(isSelected: [true, false], children: [Icon(Icons.a), Icon(Icons.b)])", 96, 48),
    Row(
      "ElevatedButton(style: ElevatedButton.styleFrom(minimumSize: Size.fromHeight(50)), child: Text('a'))",
      343, 50),
    Row(
      "ElevatedButton(style: ElevatedButton.styleFrom(fixedSize: Size(90, 60)), child: Text('a'))",
      90, 60),
    Row(
      "TextButton(style: TextButton.styleFrom(padding: EdgeInsets.zero, minimumSize: Size.zero, "
        + "tapTargetSize: MaterialTapTargetSize.shrinkWrap), child: SizedBox(width: 9, height: 7))",
      9, 7),
    Row("FloatingActionButton.large(child: Icon(Icons.add))", 96, 96),
    Row("Chip(label: SizedBox(width: 10, height: 4))", 48, 48),
    Row(
      "DropdownButton(items: [DropdownMenuItem(child: SizedBox(width: 80, height: 10)), "
        + "DropdownMenuItem(child: SizedBox(width: 20, height: 10))], onChanged: f)", 104, 48),
    Row(
      "DropdownButton(isExpanded: true, items: [DropdownMenuItem(child: Text('a'))], onChanged: f)",
      343, 48),
    Row("SearchBar(hintText: 'Search')", 343, 56),
    Row(
      "BottomNavigationBar(items: [BottomNavigationBarItem(icon: Icon(Icons.a), label: 'a')])", 343,
      56),
    Row(
      "BottomNavigationBar(items: [BottomNavigationBarItem(icon: Icon(Icons.a), label: 'a')])", 343,
      56, at: "2.0"),
    Row("TabBar(tabs: [Tab(text: 'a'), Tab(text: 'b')])", 343, 48),
    Row("Tab(icon: Icon(Icons.a), text: 'b')", 24, 72),
    Row("AppBar(title: Text('a'), bottom: TabBar(tabs: [Tab(text: 'a')]))", 343, 104),
    Row("SizedBox(width: 343, child: DrawerHeader(child: Text('a')))", 343, 169),
    Row(
      "SizedBox(width: 343, child: UserAccountsDrawerHeader(accountName: Text('a'), accountEmail: Text('b')))",
      343, 161),
    Row(
      "SizedBox(width: 343, child: PreferredSize(preferredSize: Size.fromHeight(40), child: Text('a')))",
      343, 40),
    Row("CupertinoNavigationBar(middle: Text('a'))", 343, 44),
    Row(
      "CupertinoTabBar(items: [BottomNavigationBarItem(icon: Icon(Icons.a), label: 'a')])", 343, 50,
      at: "3.0"),
    Row("CupertinoListTile.notched(title: Text('a'), leading: Icon(Icons.a))", 343, 44),
    Row("CupertinoActivityIndicator()", 20, 20),
    Row("Divider(height: 1)", 343, 1),
    Row("VerticalDivider(width: 9)", 9, 0),
    Row("LinearProgressIndicator(minHeight: 6)", 343, 6),
    Row(
      "IndexedStack(index: 1, children: [SizedBox(width: 50, height: 9), SizedBox(width: 9, height: 30)])",
      50, 30),
    Row("SizedOverflowBox(size: Size(30, 20), child: SizedBox(width: 90, height: 90))", 30, 20),
    Row(
      "Baseline(baseline: 20, baselineType: TextBaseline.alphabetic, child: SizedBox(width: 5, height: 12))",
      5, 20),
    Row("ListBody(children: [SizedBox(height: 5), SizedBox(height: 6)])", 343, 11),
    Row(
      "OverflowBar(spacing: 8, children: [SizedBox(width: 20, height: 5), SizedBox(width: 30, height: 5)])",
      58, 5),
    Row(
      "Row(mainAxisSize: MainAxisSize.min, children: [Gap(7), SizedBox(width: 3, height: 9)])", 10,
      9),
    Row("CustomPaint(size: Size(40, 30))", 40, 30),
    Row("SvgPicture.asset('a.svg', width: 18, height: 12)", 18, 12),
    Row("FlutterLogo(size: 32)", 32, 32),
    Row(
      "Table(children: [TableRow(children: [SizedBox(height: 8), SizedBox(height: 9)])])", 343, 9),
    Row(
      "DataTable(headingRowHeight: 20, dataRowMinHeight: 30, dataRowMaxHeight: 40, columns: [DataColumn(label: "
        + "SizedBox(width: 52))], rows: [DataRow(cells: [DataCell(SizedBox(width: 10, height: 35))])])",
      100, 60),
    Row(
      "Stepper(steps: [Step(title: SizedBox(height: 30), content: SizedBox(height: 10)), "
        + "Step(title: SizedBox(height: 30), content: Text('b'))])", 343, 190),
    Row(
      "MaterialBanner(content: SizedBox(height: 20), actions: [SizedBox(width: 9, height: 40)])",
      343, 42),
    Row(
      "SizedBox(height: 90, child: CustomScrollView(slivers: [SliverToBoxAdapter(child: SizedBox(height: 9))]))",
      343, 90),
    Row(
      "ListView(shrinkWrap: true, padding: EdgeInsets.all(4), prototypeItem: SizedBox(height: 30), "
        + "children: [Text('a'), Text('b')])", 343, 68),
    Row(
      "ListView.separated(shrinkWrap: true, padding: EdgeInsets.zero, itemCount: 3, itemBuilder: (c, i) => "
        + "SizedBox(height: 10), separatorBuilder: (c, i) => Divider(height: 2))", 343, 34),
    Row(
      "GridView.builder(shrinkWrap: true, padding: EdgeInsets.zero, gridDelegate: "
        + "SliverGridDelegateWithFixedCrossAxisCount(crossAxisCount: 2, mainAxisExtent: 50, mainAxisSpacing: 5), "
        + "itemCount: 3, itemBuilder: (c, i) => Text('a'))", 343, 105),
  ]

  @Test("a widget is as large as its constants say", arguments: rows)
  func size(_ row: Row) throws {
    let boxes = try FlutterLayout().boxes(
      of: FlutterLayout.corner(row.dart, width: 343), at: row.scale)
    let place = try #require(boxes.firstIndex { $0.node.name == "Align" })
    let size = boxes[place + 1].frame.size
    #expect(abs(size.width - row.width) < 0.01 && abs(size.height - row.height) < 0.01, "\(size)")
  }

  private func frames(_ dart: String, of name: String) throws -> [Rect] {
    try FlutterLayout().boxes(of: dart).filter { $0.node.name == name }.map(\.frame)
  }

  @Test("slivers follow each other, and the last fills what is left")
  func slivers() throws {
    let dart = """
      Scaffold(body: CustomScrollView(slivers: [
        SliverAppBar(expandedHeight: 200, flexibleSpace: FlexibleSpaceBar(title: Text('a'))),
        SliverPadding(padding: EdgeInsets.only(top: 10), sliver: SliverFixedExtentList(
          itemExtent: 50, delegate: SliverChildBuilderDelegate((c, i) => SizedBox.expand(), childCount: 2))),
        SliverGrid.count(crossAxisCount: 3, children: [SizedBox.shrink(), SizedBox.shrink()]),
        SliverFillRemaining(child: Center(child: Placeholder())),
      ]))
      """
    let bars = try frames(dart, of: "SliverAppBar").map(\.size.height)
    #expect(bars.first == 200)
    #expect(try frames(dart, of: "SliverFixedExtentList").map(\.minY) == [210])
    #expect(try frames(dart, of: "SliverGrid.count").map { $0.size.height } == [131])
    #expect(try frames(dart, of: "SliverFillRemaining").map { $0.size.height } == [852 - 310 - 131])
  }

  @Test("pages stand beside each other, each as large as the view")
  func pages() throws {
    let dart = """
      DefaultTabController(length: 2, child: Scaffold(
        appBar: AppBar(bottom: TabBar(tabs: [Tab(text: 'a'), Tab(text: 'b')])),
        body: TabBarView(children: [SizedBox.expand(), SizedBox.expand()])))
      """
    #expect(
      try frames(dart, of: "page") == [
        Rect(x: 0, y: 104, width: 393, height: 748), Rect(x: 393, y: 104, width: 393, height: 748),
      ])
  }

  @Test("a drawer has a window of its own")
  func drawer() throws {
    let dart =
      "Scaffold(drawer: Drawer(child: ListView(children: [DrawerHeader(child: Text('a'))])))"
    #expect(try frames(dart, of: "Drawer") == [Rect(x: 0, y: 0, width: 304, height: 852)])
  }

  @Test("a simple dialog is at least 280 wide and in the middle")
  func simpleDialog() throws {
    let dart = """
      Scaffold(body: SimpleDialog(title: Text('a'), children: [SimpleDialogOption(child: SizedBox(height: 20))]))
      """
    let option = try #require(try frames(dart, of: "SimpleDialogOption").first)
    #expect(option.minX == (393.0 - 280) / 2 && option.size == Size(width: 280, height: 36))
  }

  @Test("persistent buttons stay at the bottom of a page")
  func footer() throws {
    let dart = """
      Scaffold(body: SizedBox.expand(), persistentFooterButtons: [SizedBox(width: 50, height: 40)])
      """
    let bodies = try frames(dart, of: "SizedBox.expand").map(\.size.height)
    #expect(bodies.first == 796.0)
  }

  @Test("a tab's words are one line, and what does not fit is gone")
  func tabText() throws {
    let boxes = try FlutterLayout().boxes(
      of: "Scaffold(body: TabBar(tabs: [Tab(text: 'Transactions of this month'), Tab(text: 'b')]))",
      at: "2.0")
    let text = try #require(boxes.compactMap { $0.node.law.text }.first)
    #expect(text.limits.maximumLines == 1 && !text.limits.wraps && text.limits.truncation == .clip)
  }

  @Test("a label that is text may wrap, one that is a string may not")
  func labels() throws {
    func lines(_ label: String) throws -> Int? {
      let boxes = try FlutterLayout().boxes(
        of:
          "Scaffold(body: TextField(decoration: InputDecoration(hintText: 'a').copyWith(\(label))))"
      )
      return boxes.compactMap { $0.node.law.text }.first { $0.string == "Name" }?.limits
        .maximumLines
    }
    #expect(try lines("labelText: 'Name'") == 1)
    #expect(try lines("label: Text('Name')") == nil)
  }
}
