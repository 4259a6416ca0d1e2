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
  let device = Device.defaults.first { $0.system == .android } ?? .iPhone16

  init(_ source: String) throws { try self.init(files: ["app/Screen.kt": source]) }

  init(files: KeyValuePairs<String, String>, resources: Resources = Resources()) throws {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let trees = try files.map { path, text in
      try #require(parser.parse(SourceFile(path: path, text: text)))
    }
    evaluator = Evaluator(trees: trees, toolkit: ComposeToolkit(), resources: resources)
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
