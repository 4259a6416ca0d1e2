package import SourceText

/// An expression of any of the languages, with the stretch of its file.
///
/// The tree does not know which language it came from. A call is a call: a JSX element and an XML
/// element are calls too, their attributes are labelled arguments and their content is a trailing
/// argument.
package struct Expression: Sendable {
  package let kind: Kind
  package let span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case number(Double)
    case boolean(Bool)
    /// `nil`, `null`, `undefined`.
    case none
    /// A string literal; a plain one has a single `.text` part (none when it is empty).
    case string([StringPart])
    /// A name in scope: `label`, `self`, `$0`, `$isOn`, `_`.
    case name(String)
    /// `base.name`; without a base it is an implicit member, as `.body` in Swift.
    case member(base: Expression?, name: String)
    case call(Call)
    case subscripted(base: Expression, arguments: [Argument])
    case closure(Closure)
    /// A prefix operator; `name` is the operator as written, `!`, `-`, `&`, `...`.
    case prefix(String, Expression)
    /// A postfix operator, such as `x...`; optional chaining and force unwrapping are dropped
    /// (`a?.b` and `a!.b` are the member of `a`).
    case postfix(String, Expression)
    /// A binary operator with its operands: `+`, `==`, `&&`, `??`, `..<`, `...`, `is`.
    case binary(String, Expression, Expression)
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    case array([Expression])
    case dictionary([DictionaryEntry])
    case tuple([Argument])
    /// `\.dynamicTypeSize`, `\User.name`: the names without the root type.
    case keyPath([String])
    /// `x as T`, `x as? T`, `x is T` (operator in `operation`).
    case cast(Expression, operation: String, type: TypeReference)
    /// `if` or `switch` or `when` used as a value; also `do`, `try` blocks where a value is wanted.
    case statement(Statement)
    /// A type used as a value: `Foo<Bar>.self`, `[Int]()`.
    case type(TypeReference)
    /// Something that the front end did not understand, with the grammar's name for it.
    case unknown(String)
  }
}

/// A part of a string literal.
package enum StringPart: Sendable {
  /// Literal characters, with escapes resolved.
  case text(String)
  /// An interpolated value, with its further arguments: `\(price, format: .currency(code: "EUR"))`.
  case interpolation([Argument])
}

/// A key and its value in a dictionary, map or object literal; a spread has no key.
package struct DictionaryEntry: Sendable {
  package let key: Expression?
  package let value: Expression

  package init(key: Expression?, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A call, a construction, an element.
package struct Call: Sendable {
  /// What is called: a name, a member, a type.
  package let callee: Expression
  /// The arguments in written order, trailing closures and children last.
  package let arguments: [Argument]
  /// The stretch of the name alone (`frame` in `view.frame(height: 44)`).
  package let nameSpan: SourceSpan
  /// The stretch from the name (with its dot) to the end of the call: what an edit would replace.
  package let selfSpan: SourceSpan

  package init(
    callee: Expression, arguments: [Argument], nameSpan: SourceSpan, selfSpan: SourceSpan
  ) {
    self.callee = callee
    self.arguments = arguments
    self.nameSpan = nameSpan
    self.selfSpan = selfSpan
  }

  /// The last name of the callee: `frame` in `a.b().frame(…)`, `Text` in `Text("a")`.
  package var name: String? {
    switch callee.kind {
    case .name(let name), .member(_, let name): name
    case .type(let type): type.name
    default: nil
    }
  }
}

/// An argument of a call, an element of a tuple, a parameter of an attribute.
package struct Argument: Sendable {
  package let label: String?
  package let value: Expression
  /// Whether it stands after the parentheses, as a trailing closure or as an element's children.
  package let isTrailing: Bool
  package let span: SourceSpan

  package init(label: String?, value: Expression, isTrailing: Bool = false, span: SourceSpan) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.span = span
  }
}

/// A closure, lambda, arrow function or function literal.
package struct Closure: Sendable {
  package let parameters: [Parameter]
  package let body: [Statement]

  package init(parameters: [Parameter], body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}

/// A type as written: `[String]` is `Array<String>`, `Int?` is `Optional<Int>`.
package struct TypeReference: Sendable {
  /// The name with its qualification: `Font.TextStyle`; `->` for functions, `()` for tuples.
  package let name: String
  package let arguments: [TypeReference]
  package let span: SourceSpan

  package init(name: String, arguments: [TypeReference] = [], span: SourceSpan) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }

  /// The type without the mark that it may be missing: `Int` of `Int?`; of others the type itself.
  package var unwrapped: TypeReference { name == "Optional" ? arguments.first ?? self : self }
}
