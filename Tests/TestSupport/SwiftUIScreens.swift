import ComponentModel
import Evaluation
import Parsing
package import ScreenModel
import SourceText
import SwiftUIToolkit
package import TextScaling

/// SwiftUI source in, screens out: the way from text to the tree, without a project on disk.
package enum SwiftUIScreens {
  /// The first way of showing the component of a name, else the first component of the source.
  package static func screen(
    _ source: String, named name: String? = nil, at size: ContentSizeCategory = .large
  ) throws -> Screen? {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let trees = [SourceFile(path: "Screen.swift", text: source)].compactMap(parser.parse)
    let evaluator = Evaluator(trees: trees, toolkit: SwiftUIToolkit(), resources: Resources())
    let entries = evaluator.entryPoints()
    guard let entry = name.map({ name in entries.first { $0.name == name } }) ?? entries.first
    else {
      return nil
    }
    let textSize = TextSize.ios(size)
    let variants = evaluator.variants(of: entry, on: .iPhone16, at: textSize)
    return variants.first.map {
      evaluator.evaluate(entry, $0.variant, on: .iPhone16, at: textSize)
    }
  }

  /// The dump of a view's body, without the window and without the view's own node.
  package static func body(_ body: String, at size: ContentSizeCategory = .large) throws -> String {
    let source = "struct Subject: View {\n  var body: some View {\n\(body)\n  }\n}\n#Preview { 0 }"
    let screen = try screen(source, named: "Subject", at: size)
    var nodes = screen.map { [$0.root] } ?? []
    while nodes.count == 1, nodes[0].name == "window" || nodes[0].traits.component != nil {
      nodes = nodes[0].children
    }
    return nodes.map(\.dump).joined(separator: "\n")
  }
}
