package import SourceText

/// A declaration of a type, a function, a property, with the stretch of its file.
package struct Declaration: Sendable {
  package let kind: Kind
  /// `private`, `static`, `mutating`, `override`, `const` …
  package let modifiers: [String]
  package let attributes: [Attribute]
  package let span: SourceSpan
  /// The stretch of the declared name; the whole where there is none.
  package let nameSpan: SourceSpan

  package init(
    _ kind: Kind, modifiers: [String] = [], attributes: [Attribute] = [], span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.attributes = attributes
    self.span = span
    self.nameSpan = nameSpan
  }

  package indirect enum Kind: Sendable {
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case property(PropertyDeclaration)
    /// A case of an enumeration; several cases in one line are several declarations.
    case enumCase(name: String, parameters: [Parameter], rawValue: Expression?)
    case importing(module: String, names: [ImportedName])
    /// `typealias`, `type`.
    case alias(name: String, type: TypeReference)
  }

  /// Whether it belongs to the type rather than to its instances.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// One imported name and the name it has here; `*` for all, `default` for the default export.
package struct ImportedName: Sendable {
  package let name: String
  package let local: String

  package init(name: String, local: String) {
    self.name = name
    self.local = local
  }
}

/// `@State`, `@Environment(\.dynamicTypeSize)`, `@Composable`, `@override`.
package struct Attribute: Sendable {
  package let name: String
  package let arguments: [Argument]
  package let span: SourceSpan

  package init(name: String, arguments: [Argument], span: SourceSpan) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }
}

/// `struct`, `class`, `enum`, `protocol`, `extension`, `interface`, `object`, `mixin` …
package struct TypeDeclaration: Sendable {
  /// The keyword as written.
  package let keyword: String
  /// The name; for an extension the name of the type that it extends.
  package let name: String
  package let inherits: [TypeReference]
  /// The parameters of a primary constructor (Kotlin); properties among them carry `val` or `var`.
  package let parameters: [Parameter]
  package let members: [Declaration]

  package init(
    keyword: String, name: String, inherits: [TypeReference], parameters: [Parameter] = [],
    members: [Declaration]
  ) {
    self.keyword = keyword
    self.name = name
    self.inherits = inherits
    self.parameters = parameters
    self.members = members
  }
}

/// A function, method or initializer (named `init`), `body` nil where there is none.
package struct FunctionDeclaration: Sendable {
  package let name: String
  /// The type that an extension function extends (`Modifier` in `fun Modifier.row()`).
  package let receiver: TypeReference?
  package let parameters: [Parameter]
  package let result: TypeReference?
  package let body: [Statement]?

  package init(
    name: String, receiver: TypeReference? = nil, parameters: [Parameter], result: TypeReference?,
    body: [Statement]?
  ) {
    self.name = name
    self.receiver = receiver
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// A stored or computed property, or a variable at the top of a file.
package struct PropertyDeclaration: Sendable {
  package let name: String
  package let receiver: TypeReference?
  package let type: TypeReference?
  package let initializer: Expression?
  /// The body of the getter; nil for a stored property.
  package let getter: [Statement]?
  /// `let`, `val`, `const`, `final`: cannot change.
  package let isConstant: Bool

  package init(
    name: String, receiver: TypeReference? = nil, type: TypeReference?, initializer: Expression?,
    getter: [Statement]?, isConstant: Bool
  ) {
    self.name = name
    self.receiver = receiver
    self.type = type
    self.initializer = initializer
    self.getter = getter
    self.isConstant = isConstant
  }
}

/// A parameter of a function or closure.
package struct Parameter: Sendable {
  /// The label that a call uses; nil for `_` and where calls use none.
  package let label: String?
  /// The name inside; several when it is taken apart.
  package let pattern: Pattern
  package let type: TypeReference?
  package let fallback: Expression?
  package let attributes: [Attribute]
  package let modifiers: [String]
  package let span: SourceSpan

  package init(
    label: String?, pattern: Pattern, type: TypeReference? = nil, fallback: Expression? = nil,
    attributes: [Attribute] = [], modifiers: [String] = [], span: SourceSpan
  ) {
    self.label = label
    self.pattern = pattern
    self.type = type
    self.fallback = fallback
    self.attributes = attributes
    self.modifiers = modifiers
    self.span = span
  }

  /// The name inside, where it is a single one.
  package var name: String? {
    if case .name(let name) = pattern { name } else { nil }
  }
}
