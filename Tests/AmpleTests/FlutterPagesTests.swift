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
}
