import SourceText
import SyntaxModel

/// Content that a type of the project hands to its window in place: `setContent { … }` in an activity.
struct WindowContent: Sendable {
  let body: [Statement]
  /// The type that owns the window.
  let owner: String
  let span: SourceSpan
}

extension ProjectIndex {
  /// The contents of windows that show words of their own. What only stands around a component of the
  /// project's is left out: that component is a screen itself.
  func windowContents(
    ofCalls names: Set<String>, ownsWindow: (TypeDeclaration) -> Bool
  ) -> [WindowContent] {
    guard !names.isEmpty else { return [] }
    let components = Set(componentFunctions.map(\.declaration.name))
    return declaredTypes.flatMap { entry -> [WindowContent] in
      guard let declaration = entry.declaration, ownsWindow(declaration) else { return [] }
      var finder = WindowContentFinder(names: names)
      for member in declaration.members { finder.walk(member) }
      return finder.found.filter { body in
        var words = OwnWordsFinder(known: reserved, components: components)
        words.walk(body)
        return words.hasFound
      }.map { WindowContent(body: $0, owner: entry.name, span: entry.span) }
    }
  }
}

private struct WindowContentFinder: SyntaxVisitor {
  let names: Set<String>
  private(set) var found: [[Statement]] = []

  init(names: Set<String>) { self.names = names }

  mutating func enter(_ expression: Expression) {
    guard case .call(let call) = expression.kind, let name = call.name, names.contains(name),
      case .closure(let closure)? = call.arguments.last?.value.kind
    else { return }
    found.append(closure.body)
  }
}

/// Looks for a component of the toolkit's that shows words and holds no component of the project's.
private struct OwnWordsFinder: SyntaxVisitor {
  let known: Set<String>
  let components: Set<String>
  private(set) var hasFound = false
  /// For each call around the place: whether a component of the project's was met in it.
  private var holds: [Bool] = []

  init(known: Set<String>, components: Set<String>) {
    self.known = known
    self.components = components
  }

  mutating func enter(_ expression: Expression) {
    guard case .call(let call) = expression.kind else { return }
    if components.contains(call.name ?? "") { holds = holds.map { _ in true } }
    holds.append(false)
  }

  mutating func leave(_ expression: Expression) {
    guard case .call(let call) = expression.kind, let holdsComponent = holds.popLast(), !holdsComponent,
      known.contains(call.name ?? ""), Self.showsWords(call)
    else { return }
    hasFound = true
  }

  private static func showsWords(_ call: Call) -> Bool {
    call.arguments.contains { argument in
      var finder = WordsFinder()
      finder.walk(argument.value)
      return finder.hasFound
    }
  }
}

/// Looks for a literal with letters, or the name of a text in resources.
private struct WordsFinder: SyntaxVisitor {
  private(set) var hasFound = false

  mutating func enter(_ expression: Expression) {
    switch expression.kind {
    case .string(let parts):
      for case .text(let text) in parts where text.contains(where: \.isLetter) { hasFound = true }
    case .member(let base?, _):
      if case .member(_, "string") = base.kind { hasFound = true }
    default: break
    }
  }
}
