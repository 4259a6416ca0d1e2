/// Someone who is shown every declaration, statement and expression of a tree, in the order of the
/// text.
///
/// Each is entered before what is inside of it and left after. Expressions are found wherever they
/// may stand: in conditions and patterns, default values, attributes, interpolations.
package protocol SyntaxVisitor {
  mutating func enter(_ declaration: Declaration)
  mutating func leave(_ declaration: Declaration)
  mutating func enter(_ statement: Statement)
  mutating func leave(_ statement: Statement)
  mutating func enter(_ expression: Expression)
  mutating func leave(_ expression: Expression)
}

extension SyntaxVisitor {
  package mutating func enter(_: Declaration) {}
  package mutating func leave(_: Declaration) {}
  package mutating func enter(_: Statement) {}
  package mutating func leave(_: Statement) {}
  package mutating func enter(_: Expression) {}
  package mutating func leave(_: Expression) {}

  /// Walks a whole file.
  package mutating func walk(_ tree: SyntaxTree) { walk(tree.statements) }

  package mutating func walk(_ statements: [Statement]) {
    for statement in statements { walk(statement) }
  }
}

// MARK: - Statements

extension SyntaxVisitor {
  package mutating func walk(_ statement: Statement) {
    enter(statement)
    defer { leave(statement) }
    switch statement.kind {
    case .expression(let expression): walk(expression)
    case .binding(let pattern, _, let value, _):
      walk(pattern)
      walk(value)
    case .assignment(let target, _, let value):
      walk(target)
      walk(value)
    case .conditional(let conditions, let then, let otherwise):
      for condition in conditions { walk(condition) }
      walk(then)
      walk(otherwise ?? [])
    case .guarded(let conditions, let otherwise):
      for condition in conditions { walk(condition) }
      walk(otherwise)
    case .choice(let subject, let cases):
      walk(subject)
      for choice in cases { walk(choice) }
    case .loop(let pattern, let sequence, let body):
      walk(pattern)
      walk(sequence)
      walk(body)
    case .repetition(let condition, let body):
      walk(condition)
      walk(body)
    case .transfer(_, let value): walk(value)
    case .declaration(let declaration): walk(declaration)
    case .block(let statements): walk(statements)
    case .unknown: break
    }
  }

  private mutating func walk(_ choice: ChoiceCase) {
    for pattern in choice.patterns { walk(pattern) }
    walk(choice.guardCondition)
    walk(choice.body)
  }

  private mutating func walk(_ condition: Condition) {
    switch condition {
    case .expression(let value): walk(value)
    case .optionalBinding(let pattern, let value), .match(let pattern, let value):
      walk(pattern)
      walk(value)
    case .availability: break
    }
  }

  private mutating func walk(_ pattern: Pattern) {
    switch pattern {
    case .expression(let value): walk(value)
    case .elements(let elements), .enumCase(_, _, let elements):
      for element in elements {
        walk(element.pattern)
        walk(element.fallback)
      }
    case .wildcard, .name, .type: break
    }
  }
}

// MARK: - Declarations

extension SyntaxVisitor {
  package mutating func walk(_ declaration: Declaration) {
    enter(declaration)
    defer { leave(declaration) }
    walk(declaration.attributes)
    switch declaration.kind {
    case .type(let type):
      walk(type.parameters)
      for member in type.members { walk(member) }
    case .function(let function):
      walk(function.parameters)
      walk(function.body ?? [])
    case .property(let property):
      walk(property.initializer)
      walk(property.getter ?? [])
    case .enumCase(_, let parameters, let rawValue):
      walk(parameters)
      walk(rawValue)
    case .importing, .alias: break
    }
  }

  private mutating func walk(_ attributes: [Attribute]) {
    for attribute in attributes { walk(attribute.arguments) }
  }

  private mutating func walk(_ parameters: [Parameter]) {
    for parameter in parameters {
      walk(parameter.attributes)
      walk(parameter.pattern)
      walk(parameter.fallback)
    }
  }
}

// MARK: - Expressions

extension SyntaxVisitor {
  private mutating func walk(_ expression: Expression?) {
    if let expression { walk(expression) }
  }

  private mutating func walk(_ arguments: [Argument]) {
    for argument in arguments { walk(argument.value) }
  }

  package mutating func walk(_ expression: Expression) {
    enter(expression)
    defer { leave(expression) }
    switch expression.kind {
    case .string(let parts):
      for case .interpolation(let arguments) in parts { walk(arguments) }
    case .member(let base, _): walk(base)
    case .call(let call):
      walk(call.callee)
      walk(call.arguments)
    case .subscripted(let base, let arguments):
      walk(base)
      walk(arguments)
    case .closure(let closure):
      walk(closure.parameters)
      walk(closure.body)
    case .prefix(_, let operand), .postfix(_, let operand), .cast(let operand, _, _): walk(operand)
    case .binary(_, let left, let right):
      walk(left)
      walk(right)
    case .ternary(let condition, let then, let otherwise):
      walk(condition)
      walk(then)
      walk(otherwise)
    case .array(let elements):
      for element in elements { walk(element) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .tuple(let elements): walk(elements)
    case .statement(let statement): walk(statement)
    case .number, .boolean, .none, .name, .keyPath, .type, .unknown: break
    }
  }
}
