package import ScreenModel
package import SourceText
package import SyntaxModel
package import TextScaling

/// What a toolkit's dictionary may ask of the evaluation while it builds nodes.
///
/// Evaluation implements it; one context serves one evaluation of one screen and is used by one
/// thread.
package protocol BuildContext: AnyObject {
  /// What flows down the tree: fonts, line limits, whatever the toolkit keeps there.
  var environment: Environment { get set }
  var device: Device { get }
  var resources: Resources { get }

  /// The person's text size; asking for it means that other sizes are evaluated on their own.
  func readTextSize() -> TextSize

  /// Builds a value into nodes: a view, a closure that makes views, a list of views. What is no view
  /// gives no nodes.
  func build(_ value: Value) -> [ScreenNode]

  /// Calls a closure of the source with positional arguments.
  func call(_ closure: ClosureValue, with arguments: [Value]) -> Value

  /// What the variables around the statements of a closure are when these were gone through: what the
  /// closure assigns is seen in them.
  func variables(after closure: ClosureValue) -> [String: Value]

  /// The value of a symbol whose first step is a member of the project's extensions of `type`
  /// (`static let brand` in `extension Color`), with its further steps; nil when the project defines
  /// none.
  func projectMember(_ symbol: Symbol, of type: String) -> Value?

  /// A member of a value, as `value.name` in the source would give it.
  func member(_ name: String, of value: Value) -> Value

  /// The value of the project's one global that is made by a call of this name; nil when there is
  /// none or more than one.
  func projectGlobal(madeBy call: String) -> Value?

  /// An argument of the project's first call of a name that gives it, such as the one theme of an
  /// app; nil where no call does, or where the toolkit does not share calls of that name.
  func sharedArgument(_ label: String, ofCall name: String) -> Value?

  /// Counts something that was not understood.
  func note(_ unresolved: Unresolved)

  /// Decides a condition that cannot be known; the answer is the same for the same text in one
  /// evaluation.
  func choose(_ branchCount: Int, at span: SourceSpan, preferring branch: Int) -> Int

  /// The source's own declaration of a type, where the project has one.
  func projectType(_ name: String) -> TypeDeclaration?
}

extension BuildContext {
  package func variables(after closure: ClosureValue) -> [String: Value] { closure.scope.variables }

  package func projectGlobal(madeBy call: String) -> Value? { nil }

  package func sharedArgument(_ label: String, ofCall name: String) -> Value? { nil }

  /// Runs `body` with a changed environment and restores it afterwards.
  package func with<Result>(
    _ change: (inout Environment) -> Void, _ body: () -> Result
  ) -> Result {
    let saved = environment
    // The change may itself read the environment.
    var changed = saved
    change(&changed)
    environment = changed
    let result = body()
    environment = saved
    return result
  }
}

/// A value that flows down the tree, with what it is when nobody set it.
package protocol EnvironmentKey {
  associatedtype Value: Sendable
  static var fallback: Value { get }
}

/// What flows down the tree while it is built.
package struct Environment: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// Values that the source itself put there, by name.
  package var named: [String: Value] = [:]

  package init() {}

  package subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.fallback }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
