package import ScreenModel
package import SourceText
package import SyntaxModel

/// A toolkit's dictionary: what its components, modifiers and values mean.
package protocol Toolkit: Sendable {
  var name: ToolkitName { get }
  /// Components by the name that the source calls.
  var components: [String: any Component] { get }
  /// Modifiers by the name that the source calls.
  var modifiers: [String: any Modifier] { get }

  /// Calls whose content is a screen of its own: sheets, destinations, the root of a window.
  var presentations: Set<String> { get }

  /// Of these, calls by which a type of the project hands content to a window that it owns.
  var windowCalls: Set<String> { get }

  /// Whether a type of the project owns a window, by what it inherits.
  func ownsWindow(_ type: TypeDeclaration) -> Bool

  /// Whether most components have a preview: then one with none is known by where others place it better
  /// than by made-up content, and the words of a preview are not all that a component is given.
  var previewsMostComponents: Bool { get }

  /// Calls whose arguments count for the whole app, wherever they stand.
  var sharedCalls: Set<String> { get }

  /// Calls whose content the system lays out in a look of its own, such as menus.
  var systemMenus: Set<String> { get }

  /// Whether a modifier fixes the text size of what it modifies.
  ///
  /// Around a preview it says at which size somebody wants to look; all sizes are looked at anyway.
  func pinsTextSize(_ call: ModifierCall) -> Bool

  /// Puts what a whole screen shares into the environment, before anything of it is built.
  func begin(_ context: any BuildContext)

  /// Whether a type of the project is a component, by what it inherits or how it is declared.
  func isComponent(_ type: TypeDeclaration) -> Bool

  /// Whether a function of the project is a component, by its attributes, its result and its name.
  func isComponent(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool

  /// Whether a function adds a part to a list or shows something without being a component: it is
  /// looked at on its own, and what calls it shows its content in place.
  func isSection(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool

  /// Whether a function only shows components to those who write them.
  func isPreview(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool

  /// Whether what a file declares is laid out by these laws on a phone at all.
  func isForPhones(_ file: SourceFile) -> Bool

  /// The law of the node that stands for a component of the project around its content.
  var componentLaw: Law { get }

  /// The types whose extensions apply to a value that only the toolkit understands, nearest first.
  func typeNames(of value: Value) -> [String]

  /// The component that a library's export stands for, by its name in `components`; an empty library
  /// is one that the source does not name. Nil: the toolkit does not know it.
  func component(_ name: String, from library: String) -> String?

  /// What can be shown of a component that the toolkit does not know, beside saying so: the content that
  /// it was given, where it seems only to stand around it. Empty: nothing.
  func content(ofUnknown call: ComponentCall, _ context: any BuildContext) -> [ScreenNode]

  /// Whether a component that nothing places can be a screen of its own.
  func canBeScreen(_ function: FunctionDeclaration) -> Bool
  func canBeScreen(_ type: TypeDeclaration) -> Bool

  /// A name that the project does not define; nil when the toolkit does not either.
  func global(_ name: String, _ context: any BuildContext) -> Value?

  /// A member of a value that the language itself does not know.
  func member(_ name: String, of value: Value, _ context: any BuildContext) -> Value?

  /// A call of a free function, of a type or of a method (`base` is set then).
  func call(_ name: String, on base: Value?, _ arguments: Arguments, _ context: any BuildContext)
    -> Value?

  /// A binary operator on values of which at least one is the toolkit's.
  func binary(_ operation: String, _ left: Value, _ right: Value, _ context: any BuildContext)
    -> Value?

  /// The value of a property that is declared with an attribute such as `@Environment`; nil: as if
  /// it had none. `initial` is the declared initial value.
  func wrapped(
    _ attribute: Attribute, _ property: PropertyDeclaration, arguments: Arguments, initial: Value?,
    _ context: any BuildContext
  ) -> Value?

  /// Puts a finished tree on a screen: the window and whatever the platform adds around it.
  func window(_ nodes: [ScreenNode], role: Screen.Role, _ context: any BuildContext) -> ScreenNode
}

extension Toolkit {
  package var presentations: Set<String> { [] }

  package var windowCalls: Set<String> { [] }

  package func ownsWindow(_ type: TypeDeclaration) -> Bool { false }

  package var systemMenus: Set<String> { [] }

  package var sharedCalls: Set<String> { [] }

  package var previewsMostComponents: Bool { false }

  package func content(ofUnknown call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] { [] }

  package func pinsTextSize(_ call: ModifierCall) -> Bool { false }

  package func begin(_ context: any BuildContext) {}

  package func isComponent(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool {
    false
  }

  package func isSection(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool { false }

  package func isPreview(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool { false }

  package func isForPhones(_ file: SourceFile) -> Bool { true }

  package var componentLaw: Law { .proposal(.wrapper) }

  package func component(_ name: String, from library: String) -> String? { nil }

  package func canBeScreen(_ function: FunctionDeclaration) -> Bool { true }

  package func canBeScreen(_ type: TypeDeclaration) -> Bool { true }

  package func typeNames(of value: Value) -> [String] { [] }
}

/// A component that the toolkit ships.
package protocol Component: Sendable {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode]
}

/// A change of a component: by its environment, by wrapping its nodes, or both.
package protocol Modifier: Sendable {
  /// `content` builds what is modified, in the environment that holds when it is called.
  func apply(
    _ call: ModifierCall, _ context: any BuildContext, content: () -> [ScreenNode]
  ) -> [ScreenNode]
}
