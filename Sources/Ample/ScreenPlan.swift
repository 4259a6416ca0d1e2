import ComponentModel
import Evaluation
import ScreenModel
import SyntaxModel
import TextScaling

/// Everything that is to be evaluated and laid out.
struct ScreenPlan: Sendable {
  /// A component with the evaluator of its toolkit.
  struct Item: Sendable {
    let entry: EntryPoint
    let evaluator: Evaluator
  }

  let items: [Item]
  let devices: [Device]
  /// Smallest first.
  let sizes: [TextSize]

  /// Plans the components declared in the selected files and those that place them, in the order
  /// of toolkits, files and lines.
  init(
    trees: [SyntaxTree], selected: Set<String>, resources: Resources, devices: [Device],
    sizes: [TextSize]
  ) {
    self.devices = devices
    self.sizes = sizes
    items = ToolkitRegistry.all.flatMap { toolkit -> [Item] in
      let own = trees.filter { ToolkitRegistry.languages(of: toolkit.name).contains($0.language) }
      guard !own.isEmpty else { return [] }
      let evaluator = Evaluator(trees: own, toolkit: toolkit, resources: resources)
      return evaluator.entryPoints().filter { selected.contains($0.span.file.path) }
        .map { Item(entry: $0, evaluator: evaluator) }
    }
  }
}
