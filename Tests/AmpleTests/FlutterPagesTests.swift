import Findings
import Testing
import TextScaling

@testable import Ample

/// Flutter's pages: what leaves them, and which places they have.
@Suite struct FlutterPagesTests {
  private func findings(_ files: [String: String]) throws -> [Finding] {
    let request = CheckRequest(
      paths: files.keys.sorted(), workingFolder: "/", sizes: TextSize.iosSizes,
      overlays: files.mapValues { Array($0.utf8) }, jobs: 1)
    return try Checker(request).run().findings.filter { $0.severity >= .warning }
  }

  private func page(_ body: String) -> String {
    """
    class AccountsPage extends StatelessWidget {
      const AccountsPage({super.key});
      @override
      Widget build(BuildContext context) => Scaffold(body: \(body));
    }
    """
  }

  private let accounts = """
    Column(children: [
      for (final name in accounts) Text('Your changes are saved automatically: $name'),
      TextButton(onPressed: add, child: const Text('Add')),
    ])
    """

  @Test func `what a column pushes out of its page cannot be reached`() throws {
    let rules = try findings(["/a.dart": page(accounts)]).map(\.rule)
    #expect(rules.contains("action-unreachable"))
  }

  @Test func `a page that scrolls holds`() throws {
    #expect(try findings(["/a.dart": page("SingleChildScrollView(child: \(accounts))")]).isEmpty)
  }

  @Test func `a page is a page wherever a route names it`() throws {
    let app = """
      class Start extends StatelessWidget {
        @override
        Widget build(BuildContext context) =>
          TextButton(onPressed: () => push(context, const AccountsPage()), child: const Text('a'));
      }
      """
    let rules = try findings(["/a.dart": page(accounts), "/b.dart": app]).map(\.rule)
    #expect(rules.contains("action-unreachable"))
  }

  @Test func `a private class belongs to its file`() throws {
    func file(_ content: String, _ name: String) -> String {
      """
      class \(name) extends StatelessWidget {
        @override
        Widget build(BuildContext context) => const _Body();
      }
      class _Body extends StatelessWidget {
        const _Body();
        @override
        Widget build(BuildContext context) => \(content);
      }
      """
    }
    let good = file("const Text('Your changes are saved')", "Good")
    let bad = file("const SizedBox(height: 20, child: Text('Your changes are saved'))", "Bad")
    let places = try findings(["/a.dart": good, "/b.dart": bad]).map(\.span.file.path)
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.hasSuffix("b.dart") })
  }

  @Test func `texts that a page cuts together are the fault of their column`() throws {
    let texts = ["a", "b", "c", "d", "e", "f"].map {
      "Text('Your changes are saved automatically and will be available on all devices: \($0)')"
    }
    let pages = page("PageView(children: [Column(children: [\(texts.joined(separator: ", "))])])")
    let cut = try findings(["/a.dart": pages]).filter { $0.rule == "text-clipped" }
    #expect(cut.count == 1)
    #expect(cut.first?.span.text.hasPrefix("Column") == true)
  }

  @Test func `one limit of the text size is one finding`() throws {
    let limited = """
      class Limited extends StatelessWidget {
        const Limited({required this.child});
        final Widget child;
        Widget build(BuildContext context) =>
          MediaQuery.withClampedTextScaling(maxScaleFactor: 1.2, child: child);
      }
      """
    let body = page("ListView(children: [Limited(child: Text('Saved')), Limited(child: Text('Deleted'))])")
    let held = try findings(["/a.dart": body, "/b.dart": limited]).filter { $0.rule == "body-under-200" }
    #expect(held.map(\.span.file.path) == ["b.dart"])
  }

  @Test func `rows of a table that are too low are one finding`() throws {
    let table = """
      DataTable(
        columns: const [DataColumn(label: Text('A')), DataColumn(label: Text('B'))],
        rows: const [
          DataRow(cells: [DataCell(Text('Saved automatically')), DataCell(Text('On'))]),
        ])
      """
    let cut = try findings(["/a.dart": page("ListView(children: [\(table)])")]).filter { $0.rule == "text-clipped" }
    #expect(cut.map { $0.span.text.hasPrefix("DataTable") } == [true])
  }

  @Test func `a body that scrolls keeps clear of the bar that it reaches under`() throws {
    let source = """
      class AccountsPage extends StatelessWidget {
        Widget build(BuildContext context) => Scaffold(
          extendBodyBehindAppBar: true, appBar: AppBar(title: Text('Accounts')),
          body: ListView(children: [Text('Saved')]));
      }
      """
    #expect(try findings(["/a.dart": source]).isEmpty)
  }

  @Test func `a component that may overflow is not blamed for a height that its parent gives`() throws {
    let card = """
      class NewsCard extends StatelessWidget {
        Widget build(BuildContext context) =>
          OverflowBox(maxWidth: 200, child: Column(children: [Expanded(child: Text('Saved'))]));
      }
      class Start extends StatelessWidget {
        Widget build(BuildContext context) => Carousel(children: [NewsCard()]);
      }
      """
    #expect(try findings(["/a.dart": card]).isEmpty)
  }

  @Test func `what a page does not hold is its own matter, whoever shows it`() throws {
    let app = """
      class Home extends StatelessWidget {
        Widget build(BuildContext context) => signedIn ? const AccountsPage() : const Text('Hello');
      }
      """
    let text = "Text('Your changes are saved automatically and will be available on all of your devices')"
    let long = page("Column(children: [\(Array(repeating: text, count: 5).joined(separator: ", "))])")
    let files = try findings(["/a.dart": long, "/b.dart": app]).map(\.span.file.path)
    #expect(!files.isEmpty)
    #expect(files.allSatisfy { $0.hasSuffix("a.dart") })
  }

  @Test func `a control and its text are one finding`() throws {
    let button = """
      Row(children: [
        TextButton(onPressed: save, child: Text('Save all of your changes automatically')),
        TextButton(onPressed: save, child: Text('Discard')),
      ])
      """
    let found = try findings(["/a.dart": page("ClipRect(child: \(button))")])
    #expect(Set(found.map(\.span.start.line)).count == found.count)
  }

  @Test func `a field's label of another file is its own words`() throws {
    let field = "SizedBox(width: 120, child: TextField(decoration: InputDecoration(labelText: strings.userName)))"
    let rules = try findings(["/a.dart": page(field)]).map(\.rule)
    #expect(rules.contains("text-truncated"))
  }

  @Test func `slivers in a group are as long as what they hold`() throws {
    let slivers = """
      CustomScrollView(slivers: [
        SliverMainAxisGroup(slivers: [
          SliverToBoxAdapter(child: Text('Recent')),
          SliverList.builder(itemCount: 3, itemBuilder: (context, index) => Text('Saved')),
        ]),
      ])
      """
    #expect(try findings(["/a.dart": page(slivers)]).isEmpty)
  }
}
