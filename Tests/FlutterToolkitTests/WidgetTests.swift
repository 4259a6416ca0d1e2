import ComponentModel
import Evaluation
import FlutterToolkit
import Parsing
import ScreenModel
import SourceText
import Testing
import TextScaling

@Suite("Widgets of Flutter")
struct WidgetTests {
  /// The root of the first screen of a source.
  private func root(_ source: String, at size: TextSize = .ios(.large)) throws -> ScreenNode {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let tree = try #require(parser.parse(SourceFile(path: "main.dart", text: source)))
    let evaluator = Evaluator(trees: [tree], toolkit: FlutterToolkit(), resources: Resources())
    let entry = try #require(evaluator.entryPoints().first)
    let variant = try #require(
      evaluator.variants(of: entry, on: .iPhone16, at: .ios(.large)).first?.variant)
    return evaluator.evaluate(entry, variant, on: .iPhone16, at: size).root
  }

  private func page(_ widget: String) -> String {
    """
    class Page extends StatelessWidget {
      const Page({super.key});
      @override
      Widget build(BuildContext context) {
        return \(widget);
      }
    }
    """
  }

  private func all(_ node: ScreenNode) -> [ScreenNode] {
    [node] + node.children.flatMap { all($0) }
  }

  private func text(_ widget: String) throws -> TextContent {
    try #require(all(try root(page(widget))).lazy.compactMap { $0.law.text }.first)
  }

  @Test(
    "a text size that is asked for is the one at hand",
    arguments: [
      "MediaQuery.textScalerOf(context).scale(17) / 17 >= 1.35",
      "MediaQuery.of(context).textScaler.scale(10) > 13.5",
      "MediaQuery.textScalerOf(context).clamp(maxScaleFactor: 2).scale(10) == 20",
      "MediaQuery.of(context).textScaleFactor > 3",
      "MediaQuery.textScaleFactorOf(context) > 3",
    ])
  func readTextSizes(_ condition: String) throws {
    let source = page("\(condition) ? const Text('large') : const Text('small')")
    #expect(all(try root(source)).compactMap { $0.law.text?.string } == ["small"])
    let large = all(try root(source, at: .ios(.accessibilityExtraExtraExtraLarge)))
    #expect(large.compactMap { $0.law.text?.string } == ["large"])
  }

  /// The roots of the first screen of a source in all its variants.
  private func roots(_ source: String) throws -> [ScreenNode] {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let tree = try #require(parser.parse(SourceFile(path: "main.dart", text: source)))
    let evaluator = Evaluator(trees: [tree], toolkit: FlutterToolkit(), resources: Resources())
    let entry = try #require(evaluator.entryPoints().first)
    return evaluator.variants(of: entry, on: .iPhone16, at: .ios(.large)).map(\.screen.root)
  }

  @Test(
    "a page whose fields do not scroll is looked at with the keyboard up as well",
    arguments: [
      ("Scaffold(body: Column(children: [TextField()]))", 1),
      ("CupertinoPageScaffold(child: Column(children: [CupertinoTextField()]))", 1),
      ("Scaffold(body: Column(children: [Text('Hello')]))", 0),
      ("Scaffold(body: SingleChildScrollView(child: TextField()))", 0),
      ("Scaffold(body: Column(children: [TextField(), Expanded(child: ListView())]))", 0),
      ("Scaffold(resizeToAvoidBottomInset: false, body: TextField())", 0),
    ])
  func keyboards(_ widget: String, _ count: Int) throws {
    let keyboards = try roots(page(widget)).map { all($0).count { $0.traits.isKeyboard } }
    #expect(keyboards == (count == 0 ? [0] : [0, 1]))
  }

  @Test("an ellipsis that the app asks for is its own decision, that of a field's label is not")
  func endings() throws {
    #expect(try text("Text(name, overflow: TextOverflow.ellipsis)").limits.mayEndEarly)
    #expect(try text("Text(name, maxLines: 1, overflow: TextOverflow.fade)").limits.mayEndEarly)
    #expect(try !text("Text(name, maxLines: 1)").limits.mayEndEarly)
    let label = try text("TextField(decoration: InputDecoration(labelText: 'Name'))").limits
    #expect(label.maximumLines == 1 && label.truncation == .tail && !label.mayEndEarly)
  }

  @Test("a widget that is not known shows what its builder builds")
  func foreignBuilders() throws {
    let source = page("ViewModelBuilder(provider: p, builder: (context, vm) => Text('Hello'))")
    #expect(all(try root(source)).compactMap { $0.law.text?.string } == ["Hello"])
  }

  @Test("a box is painted in the colour that it names")
  func colours() throws {
    let source = """
      Container(
        decoration: BoxDecoration(
          color: Colors.black.withOpacity(0.5), borderRadius: BorderRadius.circular(8)),
        child: const Text('a', style: TextStyle(color: Color(0xFFFF0000))))
      """
    let nodes = all(try root(page(source)))
    let box = try #require(nodes.lazy.compactMap { $0.traits.paint.background }.first)
    #expect(box == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(nodes.contains { $0.traits.paint.cornerRadius == 8 })
    let text = try #require(nodes.first { $0.law.text != nil })
    #expect(text.traits.paint.foreground == Color(red: 1, green: 0, blue: 0))
  }

  @Test("a text is set in the theme's body style and scaled by the system")
  func plainText() throws {
    let content = try text("const Text('Hello')")
    #expect(content.string == "Hello")
    #expect(content.runs.first?.font.size == .scaled(14, .system))
    #expect(content.limits.truncation == .clip)
  }

  @Test(
    "what holds a text's scaling back is known",
    arguments: [
      ("Text('a', textScaler: TextScaler.noScaling)", ScalerChoice.noScaling),
      ("RichText(text: const TextSpan(text: 'a'))", ScalerChoice.noScaling),
      (
        "MediaQuery.withClampedTextScaling(maxScaleFactor: 1.3, child: const Text('a'))",
        ScalerChoice(clamps: [0...1.3])
      ),
    ])
  func scaling(_ source: String, _ expected: ScalerChoice) throws {
    #expect(try text(source).runs.first?.font.size == .scaled(14, expected))
  }

  @Test("a stated height is held, and its place is known")
  func fixedHeight() throws {
    let nodes = all(try root(page("SizedBox(height: 44, child: const Text('a'))")))
    let box = try #require(nodes.first { $0.name == "SizedBox" })
    #expect(box.law.bounds(along: .vertical) == .exactly(44))
    #expect(box.traits.heightSpan?.text.contains("44") == true)
  }

  @Test("a field's label is one line, and the field can be touched")
  func field() throws {
    let source = "TextField(decoration: InputDecoration(labelText: 'Email', hintText: 'Yours'))"
    let nodes = all(try root(page(source)))
    let label = try #require(nodes.lazy.compactMap { $0.law.text }.first { $0.string == "Email" })
    #expect(label.limits.maximumLines == 1)
    #expect(nodes.contains { $0.traits.control == .field })
  }

  @Test("a mark of omission without a number of lines leaves one line")
  func omission() throws {
    #expect(try text("Text('a', overflow: TextOverflow.ellipsis)").limits.maximumLines == 1)
    #expect(try text("Text('a', overflow: TextOverflow.fade)").limits.maximumLines == nil)
  }

  @Test("a bar's title is one line and grows by a third at most")
  func barTitle() throws {
    let content = try text("Scaffold(appBar: AppBar(title: Text('Account')))")
    #expect(content.limits.maximumLines == 1)
    #expect(content.runs.first?.font.size == .scaled(22, ScalerChoice(clamps: [0...1.34])))
    #expect(content.importance == .barTitle)
  }

  @Test("spans are runs of one paragraph")
  func spans() throws {
    let content = try text(
      "Text.rich(TextSpan(text: 'a', children: [TextSpan(text: 'b', style: TextStyle(fontSize: 20))]))"
    )
    #expect(content.string == "ab")
    #expect(content.runs.map(\.font.size) == [.scaled(14, .system), .scaled(20, .system)])
  }

  @Test("a widget with a state is built by its state, which reads the widget")
  func statefulWidget() throws {
    let source = """
      class Page extends StatefulWidget {
        const Page({super.key, this.title = 'Account'});
        final String title;
        @override
        State<Page> createState() => _PageState();
      }
      class _PageState extends State<Page> {
        @override
        Widget build(BuildContext context) => Row(children: [Inner(label: 'Given')]);
      }
      class Inner extends StatelessWidget {
        const Inner({super.key, required this.label, this.note});
        final String label;
        final String? note;
        @override
        Widget build(BuildContext context) => Text(label);
      }
      """
    let texts = all(try root(source)).compactMap { $0.law.text?.string }
    #expect(texts == ["Given"])
  }

  @Test("insets are added up", arguments: [
    ("const EdgeInsets.all(8).add(const EdgeInsets.only(left: 2))", 10.0),
    ("const EdgeInsets.all(8) + const EdgeInsets.all(2)", 10),
    ("const EdgeInsets.all(8).copyWith(left: 3)", 3), ("EdgeInsets.all(8) * 2", 16),
  ])
  func insets(_ insets: String, _ leading: Double) throws {
    let nodes = all(try root(page("Padding(padding: \(insets), child: Text('a'))")))
    let found = nodes.lazy.compactMap { node -> Insets? in
      if case .widget(.padding(let insets)) = node.law { insets } else { nil }
    }.first
    #expect(found?.leading == leading)
  }

  @Test("the app's own theme says how large its text is")
  func appTheme() throws {
    let source = page("Text('a', style: Theme.of(context).textTheme.titleLarge)") + """

      const textTheme = TextTheme(titleLarge: TextStyle(fontSize: 30));
      final theme = ThemeData(textTheme: textTheme);
      """
    let content = try #require(all(try root(source)).lazy.compactMap { $0.law.text }.first)
    #expect(content.runs.first?.font.size == .scaled(30, .system))
  }
}
