extension SyntaxDump {
  mutating func statement(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression):
      line()
      self.expression(expression)
    case .binding(let pattern, let type, let value, let isMutable):
      line(isMutable ? "var " : "let ")
      self.pattern(pattern)
      annotation(type)
      initializer(value)
    case .assignment(let target, let operation, let value):
      line()
      expression(target)
      write(" \(operation) ")
      expression(value)
    case .conditional(let conditions, let then, let otherwise):
      line("if ")
      list(conditions) { $0.condition($1) }
      block(then)
      if let otherwise {
        line("else")
        block(otherwise)
      }
    case .guarded(let conditions, let otherwise):
      line("guard ")
      list(conditions) { $0.condition($1) }
      line("else")
      block(otherwise)
    case .choice(let subject, let cases): choice(subject, cases)
    case .transfer(let keyword, let value):
      line(keyword)
      if let value {
        write(" ")
        expression(value)
      }
    case .declaration(let declaration): self.declaration(declaration)
    case .block(let statements):
      line("do")
      block(statements)
    case .unknown(let reason): line("⟨\(reason)⟩")
    case .loop(let pattern, let sequence, let body):
      line("for ")
      self.pattern(pattern)
      write(" in ")
      expression(sequence)
      block(body)
    case .repetition(let condition, let body):
      line("while ")
      if let condition { expression(condition) }
      block(body)
    }
  }

  private mutating func choice(_ subject: Expression?, _ cases: [ChoiceCase]) {
    line("switch")
    if let subject {
      write(" ")
      expression(subject)
    }
    for choice in cases {
      line(choice.patterns.isEmpty ? "default" : "case ")
      list(choice.patterns) { $0.pattern($1) }
      if let condition = choice.guardCondition {
        write(" where ")
        expression(condition)
      }
      block(choice.body)
    }
  }

  private mutating func condition(_ condition: Condition) {
    switch condition {
    case .expression(let value): expression(value)
    case .optionalBinding(let pattern, let value):
      write("let ")
      self.pattern(pattern)
      write(" = ")
      expression(value)
    case .match(let pattern, let value):
      write("case ")
      self.pattern(pattern)
      write(" = ")
      expression(value)
    case .availability: write("#available")
    }
  }

  /// Values that are compared with begin with `==`, to tell them from names that are bound.
  mutating func pattern(_ pattern: Pattern) {
    switch pattern {
    case .wildcard: write("_")
    case .name(let name): write(name)
    case .elements(let elements): self.elements(elements)
    case .enumCase(let type, let name, let elements):
      write("\(type ?? "").\(name)")
      if !elements.isEmpty { self.elements(elements) }
    case .expression(let value):
      write("==")
      expression(value)
    case .type(let type, let binding):
      if let binding { write("\(binding) ") }
      write("is \(type.dump)")
    }
  }

  private mutating func elements(_ elements: [PatternElement]) {
    write("(")
    list(elements) { dump, element in
      if let label = element.label { dump.write("\(label): ") }
      dump.pattern(element.pattern)
      dump.initializer(element.fallback)
    }
    write(")")
  }

  mutating func annotation(_ type: TypeReference?) {
    if let type { write(": \(type.dump)") }
  }

  mutating func initializer(_ value: Expression?) {
    guard let value else { return }
    write(" = ")
    expression(value)
  }
}
