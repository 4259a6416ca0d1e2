extension SyntaxDump {
  mutating func expression(_ expression: Expression) {
    switch expression.kind {
    case .number(let number): write(Self.number(number))
    case .boolean(let value): write(value ? "true" : "false")
    case .none: write("nil")
    case .string(let parts): string(parts)
    case .name(let name): write(name)
    case .member(let base, let name):
      if let base { self.expression(base) }
      write(".\(name)")
    case .call(let call): self.call(call)
    case .subscripted(let base, let arguments):
      self.expression(base)
      write("[")
      list(arguments) { $0.argument($1) }
      write("]")
    case .closure(let closure): self.closure(closure)
    case .array(let elements):
      write("[")
      list(elements) { $0.expression($1) }
      write("]")
    case .dictionary(let entries): dictionary(entries)
    case .tuple(let elements):
      write("(")
      list(elements) { $0.argument($1) }
      write(")")
    case .keyPath(let names): write("\\." + names.joined(separator: "."))
    case .statement(let statement):
      write("(")
      indented { $0.statement(statement) }
      write(")")
    case .type(let type): write(type.dump)
    case .unknown(let reason): write("⟨\(reason)⟩")
    case .prefix, .postfix, .binary, .ternary, .cast: operation(expression.kind)
    }
  }

  private mutating func operation(_ kind: Expression.Kind) {
    write("(")
    switch kind {
    case .prefix(let operation, let operand):
      write(operation)
      expression(operand)
    case .postfix(let operation, let operand):
      expression(operand)
      write(operation)
    case .binary(let operation, let left, let right):
      expression(left)
      write(" \(operation) ")
      expression(right)
    case .ternary(let condition, let then, let otherwise):
      expression(condition)
      write(" ? ")
      expression(then)
      write(" : ")
      expression(otherwise)
    case .cast(let value, let operation, let type):
      expression(value)
      write(" \(operation) \(type.dump)")
    default: break
    }
    write(")")
  }

  mutating func call(_ call: Call) {
    expression(call.callee)
    let plain = call.arguments.filter { !$0.isTrailing }
    let trailing = call.arguments.filter(\.isTrailing)
    if !plain.isEmpty || trailing.isEmpty {
      write("(")
      list(plain) { $0.argument($1) }
      write(")")
    }
    for argument in trailing {
      write(" ")
      self.argument(argument)
    }
  }

  mutating func argument(_ argument: Argument) {
    if let label = argument.label { write("\(label): ") }
    expression(argument.value)
  }

  mutating func closure(_ closure: Closure) {
    write("{")
    if !closure.parameters.isEmpty {
      write(" ")
      list(closure.parameters) { dump, parameter in
        for modifier in parameter.modifiers { dump.write("\(modifier) ") }
        dump.pattern(parameter.pattern)
        dump.annotation(parameter.type)
      }
      write(" in")
    }
    if !closure.body.isEmpty {
      block(closure.body)
      line()
    }
    write("}")
  }

  private mutating func dictionary(_ entries: [DictionaryEntry]) {
    write(entries.isEmpty ? "[:" : "[")
    list(entries) { dump, entry in
      if let key = entry.key {
        dump.expression(key)
        dump.write(": ")
      } else {
        dump.write("...")
      }
      dump.expression(entry.value)
    }
    write("]")
  }

  private mutating func string(_ parts: [StringPart]) {
    write("\"")
    for part in parts {
      switch part {
      case .text(let text): write(Self.escaped(text))
      case .interpolation(let arguments):
        write("\\(")
        list(arguments) { $0.argument($1) }
        write(")")
      }
    }
    write("\"")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where character.value < 0x20: result += "\\u{\(String(character.value, radix: 16))}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Whole numbers without a decimal point, up to what a double holds exactly.
  private static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 9_007_199_254_740_992 { return "\(Int(value))" }
    return "\(value)"
  }
}
