package import ScreenModel
package import SourceText
package import SyntaxModel

/// What an expression of the source evaluates to.
///
/// Evaluation never fails: what cannot be known is `.unknown`, with the words that its name gives
/// and the type that it was declared with.
package indirect enum Value: Sendable {
  case unknown(Unknown)
  case none
  case boolean(Bool)
  case number(Double)
  case text(TextValue)
  case list([Value])
  case dictionary([KeyedValue])
  case tuple([LabelledValue])
  /// A range of numbers; an absent end is open.
  case range(lower: Double?, upper: Double?, isClosed: Bool)
  /// A member of a type that the project does not define, or an implicit member: kept as written.
  case symbol(Symbol)
  /// An instance of one of the project's own types.
  case object(ObjectValue)
  case closure(ClosureValue)
  case type(String)
  /// Something that can be built into nodes of the screen.
  case view(ViewValue)
  case keyPath([String])
  /// A value that only the toolkit understands.
  case native(any NativeValue)
}

/// A value of a toolkit's own, such as a geometry proxy.
package protocol NativeValue: Sendable {}

/// A value that cannot be known from the source.
package struct Unknown: Sendable {
  /// The name by which it was asked for, such as `email` or `item.title`; empty when there is none.
  package var hint: String
  package var type: TypeReference?
  /// What it is at first, where the source says so (the initial value of a state).
  package var likely: Likely?

  package init(hint: String, type: TypeReference? = nil, likely: Likely? = nil) {
    self.hint = hint
    self.type = type
    self.likely = likely
  }

  /// A plain initial value.
  package enum Likely: Sendable {
    case boolean(Bool), number(Double), none
  }
}

/// Characters, with what is known about their source.
package struct TextValue: Sendable {
  package var string: String
  package var origin: ContentOrigin
  /// The key under which a catalogue may hold a translation: set for literals, with `%@`, `%lld` for
  /// interpolated values.
  package var key: String?
  /// The interpolated values in order, as they are shown.
  package var interpolations: [String]
  /// The words of the name that a sample was chosen by.
  package var hint: String

  /// Whether the characters are those that the source states, of which it can ask what they are.
  package var isStated: Bool { origin == .literal || origin == .preview }

  package init(
    _ string: String, origin: ContentOrigin = .literal, key: String? = nil,
    interpolations: [String] = [], hint: String = ""
  ) {
    self.string = string
    self.origin = origin
    self.key = key
    self.interpolations = interpolations
    self.hint = hint
  }
}

package struct KeyedValue: Sendable {
  package var key: Value
  package var value: Value
  /// Where the entry stands in the source, key and value.
  package var span: SourceSpan?

  package init(key: Value, value: Value, span: SourceSpan? = nil) {
    self.key = key
    self.value = value
    self.span = span
  }
}

package struct LabelledValue: Sendable {
  package var label: String?
  package var value: Value

  package init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
}

/// `.body`, `Font.system(size: 12).bold()`, `Color.red.opacity(0.5)`: kept as written, for the
/// toolkit to interpret where it is used.
package struct Symbol: Sendable {
  /// The type's name; nil for an implicit member.
  package var root: String?
  package var steps: [Step]
  package var span: SourceSpan?
  /// The library that it was taken from, where the source says so.
  package var library: String?

  package struct Step: Sendable {
    package var name: String
    /// Nil when it is not called.
    package var arguments: Arguments?
    /// From the dot to the end of the step.
    package var span: SourceSpan?

    package init(name: String, arguments: Arguments? = nil, span: SourceSpan? = nil) {
      self.name = name
      self.arguments = arguments
      self.span = span
    }
  }

  package init(root: String?, steps: [Step], span: SourceSpan? = nil, library: String? = nil) {
    self.root = root
    self.steps = steps
    self.span = span
    self.library = library
  }

  /// The first step's name: `body` in `.body.bold()`.
  package var name: String { steps.first?.name ?? root ?? "" }
}

/// An instance of a type of the project.
package struct ObjectValue: Sendable {
  package var type: String
  /// Stored properties that were given a value; the others are found by their declaration.
  package var fields: [String: Value]
  /// The case, for an instance of an enumeration.
  package var enumCase: String?
  /// Where it was constructed.
  package var span: SourceSpan?

  package init(
    type: String, fields: [String: Value], enumCase: String? = nil, span: SourceSpan? = nil
  ) {
    self.type = type
    self.fields = fields
    self.enumCase = enumCase
    self.span = span
  }
}

/// A closure or function with what it captured.
package struct ClosureValue: Sendable {
  package var parameters: [Parameter]
  package var body: [Statement]
  package var scope: Scope
  package var name: String

  package init(parameters: [Parameter], body: [Statement], scope: Scope, name: String = "") {
    self.parameters = parameters
    self.body = body
    self.scope = scope
    self.name = name
  }
}

/// The names that can be seen at a place in the source.
package struct Scope: Sendable {
  package var variables: [String: Value]
  /// `self` or `this`.
  package var receiver: ObjectValue?
  /// The type whose members are in scope without qualification.
  package var type: String?

  package init(variables: [String: Value] = [:], receiver: ObjectValue? = nil, type: String? = nil) {
    self.variables = variables
    self.receiver = receiver
    self.type = type
  }
}

/// Something to be built into nodes, once the environment around it is known.
package indirect enum ViewValue: Sendable {
  /// A component of the toolkit's, or one that nobody knows.
  case component(ComponentCall)
  /// A component of the project's: its body is evaluated when it is built.
  case project(ObjectValue, SourceSpan)
  case group([Value])
  case modified(Value, ModifierCall)
  /// A function of the project's that is a component: it is called when it is built.
  case function(FunctionCall)
}

/// A call of a function component, with what it captured and what it was given.
package struct FunctionCall: Sendable {
  package var closure: ClosureValue
  package var arguments: Arguments
  /// The whole call.
  package var span: SourceSpan

  package init(closure: ClosureValue, arguments: Arguments, span: SourceSpan) {
    self.closure = closure
    self.arguments = arguments
    self.span = span
  }
}
