import ComponentModel
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
  let source: Source

  /// Whether its caller hands over something to show, and not only decisions, actions and looks.
  package var takesContent: Bool {
    guard case .function(let function) = source else { return false }
    return function.declaration.parameters.contains { parameter in
      guard parameter.fallback == nil, let type = parameter.type else { return false }
      return !["->", "Boolean", "Modifier", "Dp", "Color", "PaddingValues"].contains(type.name)
    }
  }

  /// The same component shown with unknown arguments alone.
  package var withoutPreviews: EntryPoint {
    EntryPoint(name: name, span: span, role: role, previews: [], source: source)
  }

  enum Source: Sendable {
    case type(String)
    case function(FunctionEntry)
    case content(WindowContent)
  }
}

extension ProjectIndex {
  /// How many previews of one component are looked at.
  static let maximumPreviews = 4

  /// Every component that the project declares, in the order of files and lines; none that fills a
  /// menu, which the system lays out in a look of its own.
  ///
  /// - Parameter toolkit: says what can be a screen where nothing places it.
  func entryPoints(_ toolkit: any Toolkit, _ isComponent: (TypeEntry) -> Bool) -> [EntryPoint] {
    let components = declaredTypes.filter {
      isComponent($0) && !menuTypes.contains(Interpreter.lastName($0.name))
    }
    let functions = componentFunctions.filter { !menuTypes.contains($0.declaration.name) }
    let names = Set(components.map(\.name) + functions.map(\.declaration.name))
    var previewsByType: [String: [PreviewEntry]] = [:]
    for preview in previews {
      let shown = self.shown(in: preview, among: names)
      guard let shown else { continue }
      previewsByType[shown, default: []].append(preview)
    }
    let shown = components.map { entry in
      let simple = Interpreter.lastName(entry.name)
      let previews = (previewsByType[entry.name] ?? []).sorted { $0.span < $1.span }
      return EntryPoint(
        name: simple, span: entry.span,
        role: role(simple, canBeScreen: entry.declaration.map(toolkit.canBeScreen) ?? true),
        previews: Array(previews.prefix(Self.maximumPreviews)), source: .type(entry.name))
    }
    let contents = windowContents(ofCalls: toolkit.windowCalls, ownsWindow: toolkit.ownsWindow).map { content in
      EntryPoint(
        name: Interpreter.lastName(content.owner), span: content.span, role: .screen, previews: [],
        source: .content(content))
    }
    return (shown + functionEntryPoints(functions, previewsByType, toolkit) + contents).sorted {
      ($0.span, $0.name) < ($1.span, $1.name)
    }
  }

  private func role(_ name: String, canBeScreen: Bool) -> Screen.Role {
    placedTypes.contains(name) || !canBeScreen ? .component : .screen
  }

  private func functionEntryPoints(
    _ functions: [FunctionEntry], _ previews: [String: [PreviewEntry]], _ toolkit: any Toolkit
  ) -> [EntryPoint] {
    let counts = Dictionary(functions.map { ($0.declaration.name, 1) }, uniquingKeysWith: +)
    return functions.map { entry in
      let name = entry.declaration.name
      // Of several functions of a name, each has the previews of its own file.
      let own = (previews[name] ?? []).filter {
        counts[name] == 1 || $0.span.file.path == entry.span.file.path
      }.sorted { $0.span < $1.span }
      return EntryPoint(
        name: name, span: entry.span, role: role(name, canBeScreen: isPage(entry, toolkit)),
        previews: Array(own.prefix(Self.maximumPreviews)), source: .function(entry))
    }
  }

  /// Whether a function can show a whole page, by what it takes and how it is named.
  private func isPage(_ function: FunctionEntry, _ toolkit: any Toolkit) -> Bool {
    function.declaration.name.first?.isUppercase == true
      && toolkit.canBeScreen(function.declaration)
  }

  /// The component that a preview is about: the one after which it is named, else the one declared in
  /// its own file that it names first, else the first that it names and that is not filled there.
  private func shown(in preview: PreviewEntry, among components: Set<String>) -> String? {
    var finder = PlacementFinder(presentations: [])
    finder.visit(preview.body)
    let candidates = finder.order.compactMap { name -> (name: String, simple: String)? in
      let found = type(name, in: preview.owner)?.name ?? name
      return components.contains(found) ? (found, name) : nil
    }
    if let title = preview.name?.lowercased() {
      let namesakes = candidates.filter { title.contains($0.simple.lowercased()) }
      if let best = namesakes.max(by: { $0.simple.count < $1.simple.count }) { return best.name }
    }
    let path = preview.span.file.path
    let here = candidates.first { candidate in
      types[candidate.name]?.span.file.path == path
        || functions[candidate.simple]?.contains { $0.span.file.path == path } ?? false
    }
    let plain = candidates.first { !finder.containers.contains($0.simple) }
    return (here ?? plain ?? candidates.first)?.name
  }
}
