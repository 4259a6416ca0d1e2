package import SourceText

/// A statement with the stretch of its file.
package struct Statement: Sendable {
  package let kind: Kind
  package let span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case expression(Expression)
    /// `let a = 1`, `val a = 1`, `const a = 1`, also destructuring.
    case binding(Pattern, type: TypeReference?, value: Expression?, isMutable: Bool)
    /// `a = 1`, `a.b += 2`; the operator as written.
    case assignment(Expression, operation: String, Expression)
    case conditional([Condition], then: [Statement], otherwise: [Statement]?)
    /// `guard conditions else { otherwise }`; what follows it is in the enclosing list.
    case guarded([Condition], otherwise: [Statement])
    case choice(subject: Expression?, cases: [ChoiceCase])
    case loop(Pattern, sequence: Expression, body: [Statement])
    /// `while`, `repeat`.
    case repetition(condition: Expression?, body: [Statement])
    /// `return`, `throw`, `break`, `continue`; only `return` carries a value.
    case transfer(String, Expression?)
    case declaration(Declaration)
    /// A block of statements of its own: `do { }`, `try { }`, `{ }`.
    case block([Statement])
    /// Something that the front end did not understand, with the grammar's name for it.
    case unknown(String)
  }
}

/// One clause of an `if`, `guard` or `while`.
package enum Condition: Sendable {
  case expression(Expression)
  /// `let a = b`, `let a` (then the value is the name itself).
  case optionalBinding(Pattern, value: Expression)
  /// `case .some(let x) = y`.
  case match(Pattern, value: Expression)
  /// `#available(iOS 17, *)`, `@available` and their kin: taken as true.
  case availability
}

/// One case of a `switch`, `when` or switch expression.
package struct ChoiceCase: Sendable {
  /// What it matches; empty for `default` and `else`.
  package let patterns: [Pattern]
  package let guardCondition: Expression?
  package let body: [Statement]
  package let span: SourceSpan

  package init(
    patterns: [Pattern], guardCondition: Expression?, body: [Statement], span: SourceSpan
  ) {
    self.patterns = patterns
    self.guardCondition = guardCondition
    self.body = body
    self.span = span
  }
}

/// What a value is matched against or taken apart by.
package indirect enum Pattern: Sendable {
  case wildcard
  case name(String)
  /// `(a, b)`, `[a, b]`, `{ a, b }`: elements with the label or key that they take.
  case elements([PatternElement])
  /// `.success(let value)`, `Result.failure`, `is Success`.
  case enumCase(type: String?, name: String, [PatternElement])
  /// Anything that is compared with: `1`, `"a"`, `1...3`, `.large`.
  case expression(Expression)
  /// `is Type`, `as Type`, with the name that it binds.
  case type(TypeReference, binding: String?)
}

/// An element of a pattern that takes something apart.
package struct PatternElement: Sendable {
  package let label: String?
  package let pattern: Pattern
  /// The value used when there is none (`{ size = 3 }`).
  package let fallback: Expression?

  package init(label: String?, pattern: Pattern, fallback: Expression? = nil) {
    self.label = label
    self.pattern = pattern
    self.fallback = fallback
  }
}
