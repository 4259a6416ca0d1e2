package import ComponentModel
package import Evaluation
package import ScreenModel
import SourceText
import Parsing
import SwiftUIToolkit
package import TextScaling

/// Source files, parsed and ready to be evaluated with SwiftUI's dictionary.
package struct EvaluatedSource {
  package let evaluator: Evaluator
  package let device = Device.iPhone16

  /// Files by path, in the order given.
  package init(_ files: KeyValuePairs<String, String>, resources: Resources = Resources()) throws {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let trees = files.compactMap { parser.parse(SourceFile(path: $0.key, text: $0.value)) }
    evaluator = Evaluator(trees: trees, toolkit: SwiftUIToolkit(), resources: resources)
  }

  package init(_ source: String, resources: Resources = Resources()) throws {
    try self.init(["Screen.swift": source], resources: resources)
  }

  /// The screens of a component in all its variants; empty when there is no such component.
  package func screens(
    of name: String, at size: ContentSizeCategory = .large
  ) -> [Screen] {
    guard let entry = evaluator.entryPoints().first(where: { $0.name == name }) else { return [] }
    return evaluator.variants(of: entry, on: device, at: .ios(.large)).map {
      evaluator.evaluate(entry, $0.variant, on: device, at: .ios(size))
    }
  }

  /// The texts of each variant of a component, in the order of the tree.
  package func texts(of name: String, at size: ContentSizeCategory = .large) -> [[String]] {
    screens(of: name, at: size).map(\.root.texts)
  }
}

extension ScreenNode {
  /// Every text in the order of a walk.
  package var texts: [String] {
    var own: [String] = []
    if case .proposal(.text(let content)) = law { own = [content.string] }
    return own + children.flatMap(\.texts)
  }
}
