import ComponentModel
import Evaluation
import FlutterToolkit
import Parsing
import ScreenModel
import SourceText
import Testing
import TextScaling

/// What Dart's library and its ways of writing come out as.
@Suite struct DartReadingTests {
  /// The texts of a page, in the order of the tree.
  private func texts(
    _ children: String, before: String = "", beside: String = "", resources: Resources = Resources()
  ) throws -> [String] {
    let source = """
      \(beside)
      class Page extends StatelessWidget {
        const Page({super.key});
        @override
        Widget build(BuildContext context) {
          \(before)
          return Column(children: \(children));
        }
      }
      """
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let tree = try #require(parser.parse(SourceFile(path: "main.dart", text: source)))
    let evaluator = Evaluator(trees: [tree], toolkit: FlutterToolkit(), resources: resources)
    let entry = try #require(evaluator.entryPoints().first { $0.name == "Page" })
    let variant = try #require(
      evaluator.variants(of: entry, on: .iPhone16, at: .ios(.large)).first?.variant)
    let root = evaluator.evaluate(entry, variant, on: .iPhone16, at: .ios(.large)).root
    return all(root).compactMap { $0.law.text?.string }
  }

  private func all(_ node: ScreenNode) -> [ScreenNode] { [node] + node.children.flatMap { all($0) } }

  @Test(arguments: [
    ("['b', 'a'].map((name) => Text(name)).toList()", ["b", "a"]),
    ("[Text(['a', 'b'].join('-'))]", ["a-b"]),
    ("[1, 2, 3].where((n) => n.isOdd).map((n) => Text('$n')).toList()", ["1", "3"]),
    ("List.generate(2, (i) => Text('${i + 1}'))", ["1", "2"]),
    ("[for (final (i, name) in ['a', 'b'].indexed) Text('$i$name')]", ["0a", "1b"]),
    ("{'a': 1, 'b': 2}.entries.map((e) => Text('${e.key}${e.value}')).toList()", ["a1", "b2"]),
    ("['a'].expand((n) => [Text(n), Text(n)]).toList()", ["a", "a"]),
    ("[Text('saved'.toUpperCase())]", ["SAVED"]),
    ("[Text('-' * 3)]", ["---"]),
    ("[Text((7 ~/ 2).toString())]", ["3"]),
    ("[Text(2.5.toStringAsFixed(2))]", ["2.50"]),
    ("[Text(['a', 'b'].firstWhere((n) => n == 'b'))]", ["b"]),
    ("[Text(('a', 'b').$2)]", ["b"]),
    ("[const Text('a'), ...[Text('b')]..add(Text('c'))]", ["a", "b", "c"]),
    ("[Text(DateFormat('d MMM').format(date))]", ["23 Sep"]),
    ("[state.when(data: (x) => const Text('a'), loading: () => const Text('b'))]", ["a"]),
    ("[VisibilityDetector(child: Text('a'))]", ["a"]),
    ("[Visibility(visible: false, child: Text('a')), Offstage(child: Text('b'))]", []),
    ("[LayoutBuilder(builder: (_, c) => Text(c.maxWidth > 600 ? 'wide' : 'narrow'))]", ["narrow"]),
    ("[ValueListenableBuilder(builder: (_, v, child) => Row(children: [child!]), child: Text('a'))]", ["a"]),
    ("[PackageCard(child: Text('a'))]", ["a"]),
    ("[Text('${(elapsed.inSeconds % 60).toString().padLeft(2, '0')}')]", ["56"]),
    ("[Text('${elapsed.inMinutes}:${elapsed.inSeconds.remainder(60)}')]", ["59:59"]),
    ("[Text('${DateTime.now().year}')]", ["2026"]),
    ("[Text('${const Duration(minutes: 2).inSeconds}')]", ["120"]),
    ("[Text('${math.min(99, depth)}')]", ["99"]),
    ("[Text(String.fromCharCode(66))]", ["B"]),
    ("[Text(entry.value)]", ["Notifications"]),
    ("[for (final side in Side.values.where((s) => s.isWhite)) Text('a')]", ["a", "a", "a"]),
    ("[FadingText('a')]", ["a"]),
  ])
  func `an expression shows its texts`(_ children: String, _ expected: [String]) throws {
    #expect(try texts(children) == expected)
  }

  @Test(arguments: ["context.l10n.saved", "t.account.saved", "'account.saved'.tr()", "tr('account.saved')", "AppLocalizations.of(context)!.account.saved()"])
  func `a message is found by its key`(_ message: String) throws {
    var resources = Resources()
    resources.strings.add(key: "account.saved", table: "locale", .init(locale: "en", text: "Saved!"))
    resources.strings.add(key: "saved", table: "app", .init(locale: "en", text: "Saved!"))
    #expect(try texts("[Text(\(message))]", resources: resources) == ["Saved!"])
  }

  @Test func `a list that is filled before it is shown has what was put in`() throws {
    let before = "final rows = <Widget>[]; rows.add(Text('a')); rows.addAll([Text('b')]);"
    #expect(try texts("rows", before: before) == ["a", "b"])
  }

  @Test func `an unknown list inside another one shows one element for each`() throws {
    #expect(try texts("[for (final page in pages) for (final slot in page.slots) Text('a')]") == ["a", "a", "a"])
  }

  @Test func `a getter of an extension on the context is read`() throws {
    let beside = "extension Words on BuildContext { String get greeting => 'Hello'; }"
    #expect(try texts("[Text(context.greeting)]", beside: beside) == ["Hello"])
  }

  @Test func `a widget that hands something down shows its child`() throws {
    let beside = "class Shared extends InheritedWidget { const Shared({required super.child}); }"
    #expect(try texts("[Shared(child: Text('a'))]", beside: beside) == ["a"])
  }

  @Test func `a member that is called as a message is called is no message`() throws {
    var resources = Resources()
    resources.strings.add(key: "level", table: "app", .init(locale: "en", text: "Difficulty level of the game"))
    #expect(try texts("[Text('${account.level}')]", resources: resources) == ["Level"])
    #expect(try texts("[Text(AppLocalizations.of(context)!.level.toUpperCase())]", resources: resources) == ["DIFFICULTY LEVEL OF THE GAME"])
  }

  @Test func `a message is found where the project has a class of the framework's name`() throws {
    var resources = Resources()
    resources.strings.add(key: "saved", table: "app", .init(locale: "en", text: "All is saved"))
    let beside = """
      class Localizations {}
      abstract class AppLocalizations {
        static AppLocalizations of(BuildContext context) => Localizations.of<AppLocalizations>(context)!;
        String get saved;
      }
      extension Words on BuildContext { AppLocalizations get l10n => AppLocalizations.of(this); }
      """
    #expect(try texts("[Text(context.l10n.saved)]", beside: beside, resources: resources) == ["All is saved"])
  }

  @Test func `the fields of generated classes and of records have their types`() throws {
    let beside = """
      sealed class Stats with _$Stats {
        const factory Stats({required int nbGames, required double rate}) = _Stats;
      }
      typedef Pair = ({int year, String title});
      class Model { final Stats stats; final Pair pair; const Model(this.stats, this.pair); }
      class Inner extends StatelessWidget {
        const Inner(this.model);
        final Model model;
        Widget build(BuildContext context) =>
          Text('${model.stats.nbGames} ${model.stats.rate} ${model.pair.year}');
      }
      """
    #expect(try texts("[Inner(given)]", beside: beside) == ["1234 100.5 2026"])
  }

  @Test func `what a call leaves out is null`() throws {
    let beside = """
      class Note extends StatelessWidget {
        const Note({required this.title, this.message});
        final String title;
        final String? message;
        Widget build(BuildContext context) => Column(children: [Text(title), if (message != null) Text(message!)]);
      }
      """
    #expect(try texts("[Note(title: 'a')]", beside: beside) == ["a"])
  }

  @Test func `members of a library's type are names in an extension of it`() throws {
    let beside = "extension Clock on Duration { String clock() => '$inHours:${inMinutes.remainder(60)}'; }"
    #expect(try texts("[Text(Clock(left).clock())]", before: "Duration left = widget.left;", beside: beside).count == 1)
    #expect(try texts("[for (final Duration left in lefts) Text(left.clock())]", beside: beside).first?.contains("In hours") != true)
  }

  @Test func `operators of enumerations are called`() throws {
    let beside = """
      enum Form { handset, tablet }
      extension Comparing on Form { bool operator >=(Form other) => index >= other.index; }
      Form form(BuildContext context) => MediaQuery.sizeOf(context).width > 600 ? Form.tablet : Form.handset;
      """
    #expect(try texts("[Text(form(context) >= Form.tablet ? 'wide' : 'narrow')]", beside: beside) == ["narrow"])
  }
}
