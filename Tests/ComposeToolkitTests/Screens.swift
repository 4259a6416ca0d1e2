import ComponentModel
import ComposeToolkit
import Evaluation
import Parsing
import ScreenModel
import SourceText
import Testing
import TextScaling

/// Kotlin in, the tree of a component out.
struct Screens {
  let evaluator: Evaluator
  private let device = Device.defaults.first { $0.system == .android } ?? .iPhone16

  init(_ source: String) throws {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let tree = try #require(parser.parse(SourceFile(path: "app/Screen.kt", text: source)))
    evaluator = Evaluator(trees: [tree], toolkit: ComposeToolkit(), resources: Resources())
  }

  var names: [String] { evaluator.entryPoints().map(\.name) }

  /// The screens of a component, one for each way of showing it.
  func screens(of name: String) throws -> [Screen] {
    let entry = try #require(evaluator.entryPoints().first { $0.name == name })
    return evaluator.variants(of: entry, on: device, at: .android(1)).map(\.screen)
  }

  func screen(of name: String) throws -> Screen { try #require(try screens(of: name).first) }

  func texts(of name: String) throws -> [String] { try screen(of: name).root.shownTexts }
}

extension ScreenNode {
  var all: [ScreenNode] { [self] + children.flatMap(\.all) }
  var shownTexts: [String] { all.compactMap { $0.law.text?.string } }
}
