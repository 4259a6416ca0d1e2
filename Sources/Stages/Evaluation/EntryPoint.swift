package import ScreenModel
package import SourceText
import SyntaxModel

/// A component of the project and the ways in which it can be shown.
package struct EntryPoint: Sendable {
  package let name: String
  /// The component's name in its declaration.
  package let span: SourceSpan
  package let role: Screen.Role
  /// Previews that show it; empty: it is shown with unknown arguments.
  let previews: [PreviewEntry]
  let type: String
}

extension ProjectIndex {
  /// How many previews of one component are looked at.
  static let maximumPreviews = 4

  /// Every component that the project declares, in the order of files and lines; none that fills a
  /// menu, which the system lays out in a look of its own.
  func entryPoints(_ isComponent: (TypeEntry) -> Bool) -> [EntryPoint] {
    let components = declaredTypes.filter {
      isComponent($0) && !menuTypes.contains(Interpreter.lastName($0.name))
    }
    let names = Set(components.map(\.name))
    var previewsByType: [String: [PreviewEntry]] = [:]
    for preview in previews {
      let shown = self.shown(in: preview, among: names)
      guard let shown else { continue }
      previewsByType[shown, default: []].append(preview)
    }
    return components.map { entry in
      let simple = Interpreter.lastName(entry.name)
      let previews = (previewsByType[entry.name] ?? []).sorted { $0.span < $1.span }
      return EntryPoint(
        name: simple, span: entry.span,
        role: placedTypes.contains(simple) ? .component : .screen,
        previews: Array(previews.prefix(Self.maximumPreviews)), type: entry.name)
    }
  }

  /// The component that a preview is about: the one declared in its own file that it names first,
  /// else the first that it names.
  private func shown(in preview: PreviewEntry, among components: Set<String>) -> String? {
    var finder = PlacementFinder(presentations: [])
    finder.visit(preview.body)
    let candidates = finder.order.compactMap { type($0, in: preview.owner)?.name }
      .filter { components.contains($0) }
    let here = candidates.first { types[$0]?.span.file.path == preview.span.file.path }
    return here ?? candidates.first
  }
}
