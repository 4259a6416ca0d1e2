import ComponentModel
import SyntaxModel

/// Tells a screen from a part of one where nothing in the project places it.
enum ScreenWords {
  /// A component that is given something is a part, unless a navigator is what gives it or its name
  /// says that it is a whole.
  static func canBeScreen(_ function: FunctionDeclaration) -> Bool {
    if isScreen(function.name) { return true }
    guard let props = function.parameters.first else { return true }
    if let type = props.type, isScreen(type.name) || type.name.hasSuffix("Navigation") { return true }
    guard case .elements(let elements) = props.pattern else { return false }
    return elements.isEmpty || elements.contains { $0.label.map(fromNavigator.contains) ?? false }
  }

  /// The same of a class, whose attributes are those that it asks itself for.
  static func canBeScreen(_ type: TypeDeclaration) -> Bool {
    if isScreen(type.name) { return true }
    var finder = PropsFinder()
    for member in type.members { finder.walk(member) }
    return !finder.asksForProps
  }

  private static func isScreen(_ name: String) -> Bool {
    let words = SampleContent.words(of: name)
    guard let last = words.last else { return false }
    return wholes.contains(last) || words.contains("screen") && neutral.contains(last)
  }

  private static let wholes: Set<String> = [
    "app", "navigator", "page", "root", "route", "scene", "screen", "screens", "stack",
  ]
  private static let neutral: Set<String> = [
    "base", "component", "container", "content", "inner", "props", "view",
  ]
  private static let fromNavigator: Set<String> = ["componentId", "navigation", "navigator", "route"]
}

/// Whether a class asks for `this.props`.
private struct PropsFinder: SyntaxVisitor {
  private(set) var asksForProps = false

  mutating func enter(_ expression: Expression) {
    guard case .member(let base?, "props") = expression.kind, case .name("this") = base.kind else { return }
    asksForProps = true
  }
}
