import Findings
import Testing

@testable import Ample

/// Whole runs over Kotlin, TSX, JavaScript and Dart that no compiler would take.
@Suite struct LanguageGarbageTests {
  struct Language: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    /// What stands around a screen's content, and an element around its own.
    let head: String
    let tail: String
    let open: String
    let close: String
    let leaf: String
    /// The screen as content of itself.
    let itself: String
  }

  static let languages: [Language] = [
    Language(
      testDescription: "Kotlin", file: "/A.kt", head: "@Composable\nfun A() { ", tail: " }\n",
      open: "Column { ", close: " }", leaf: "Text(\"x\")", itself: "A()"),
    Language(
      testDescription: "TSX", file: "/A.tsx",
      head: "import {View, Text} from 'react-native';\nexport function A() { return <View>",
      tail: "</View>; }\n", open: "<View>", close: "</View>", leaf: "<Text>x</Text>", itself: "<A />"),
    Language(
      testDescription: "JavaScript", file: "/A.js",
      head: "import {View, Text} from 'react-native';\nexport function A() { return <View>",
      tail: "</View>; }\n", open: "<View>", close: "</View>", leaf: "<Text>x</Text>", itself: "<A />"),
    Language(
      testDescription: "Dart", file: "/a.dart",
      head: "class A extends StatelessWidget { Widget build(BuildContext context) { return ",
      tail: "; } }\n", open: "Center(child: ", close: ")", leaf: "Text('x')", itself: "A()"),
  ]

  private func run(_ text: String, _ file: String) throws -> RunReport {
    try Checker(request(text, file)).run()
  }

  @Test(arguments: languages) func `a deep nest is cut and counted`(_ language: Language) throws {
    let nest = String(repeating: language.open, count: 2000) + language.leaf
    let text = language.head + nest + String(repeating: language.close, count: 2000) + language.tail
    let report = try run(text, language.file)
    #expect(report.summary.unresolved > 0 || !report.notes.isEmpty)
  }

  @Test(arguments: languages)
  func `a screen that contains itself is cut and counted`(_ language: Language) throws {
    let report = try run(language.head + language.itself + language.tail, language.file)
    #expect(report.summary.unresolved > 0)
  }

  @Test(arguments: languages) func `a truncated file is looked at as far as it goes`(
    _ language: Language
  ) throws {
    let whole = language.head + language.open + language.leaf + language.close + language.tail
    for length in stride(from: 0, to: whole.utf8.count, by: 5) {
      let text = String(decoding: whole.utf8.prefix(length), as: UTF8.self)
      // Nothing may be left to look at, which is said; anything else must go well.
      do throws(InputError) {
        _ = try Checker(request(text, language.file)).run()
      } catch {
        #expect(error.message.lowercased().contains("nothing to analyse"))
      }
    }
  }

  private func request(_ text: String, _ file: String) -> CheckRequest {
    CheckRequest(
      paths: [file], workingFolder: "/", sizes: [.ios(.large), .android(1)],
      overlays: [file: Array(text.utf8)], jobs: 2)
  }
}
