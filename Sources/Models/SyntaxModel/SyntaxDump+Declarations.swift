extension SyntaxDump {
  mutating func declaration(_ declaration: Declaration) {
    line()
    for attribute in declaration.attributes {
      self.attribute(attribute)
      write(" ")
    }
    for modifier in declaration.modifiers { write("\(modifier) ") }
    switch declaration.kind {
    case .type(let type): self.type(type)
    case .function(let function): self.function(function)
    case .property(let property): self.property(property)
    case .enumCase(let name, let parameters, let rawValue):
      write("case \(name)")
      if !parameters.isEmpty { self.parameters(parameters) }
      initializer(rawValue)
    case .importing(let module, let names):
      write("import \(module)")
      for name in names {
        write(name.name == name.local ? " \(name.name)" : " \(name.name) as \(name.local)")
      }
    case .alias(let name, let type):
      write("typealias \(name) = \(type.dump)")
    }
  }

  private mutating func type(_ type: TypeDeclaration) {
    write("\(type.keyword) \(type.name)")
    if !type.parameters.isEmpty { parameters(type.parameters) }
    if !type.inherits.isEmpty {
      write(": " + type.inherits.map(\.dump).joined(separator: ", "))
    }
    indented { dump in
      for member in type.members { dump.declaration(member) }
    }
  }

  private mutating func function(_ function: FunctionDeclaration) {
    write("func ")
    if let receiver = function.receiver { write("\(receiver.dump).") }
    write(function.name)
    parameters(function.parameters)
    if let result = function.result { write(" -> \(result.dump)") }
    if let body = function.body { block(body) }
  }

  private mutating func property(_ property: PropertyDeclaration) {
    write(property.isConstant ? "let " : "var ")
    if let receiver = property.receiver { write("\(receiver.dump).") }
    write(property.name)
    annotation(property.type)
    initializer(property.initializer)
    if let getter = property.getter { block(getter) }
  }

  private mutating func attribute(_ attribute: Attribute) {
    write("@\(attribute.name)")
    guard !attribute.arguments.isEmpty else { return }
    write("(")
    list(attribute.arguments) { $0.argument($1) }
    write(")")
  }

  private mutating func parameters(_ parameters: [Parameter]) {
    write("(")
    list(parameters) { $0.parameter($1) }
    write(")")
  }

  /// `label name: Type = fallback`; a single name where both are the same, `_` where calls use
  /// none.
  mutating func parameter(_ parameter: Parameter) {
    for attribute in parameter.attributes {
      self.attribute(attribute)
      write(" ")
    }
    for modifier in parameter.modifiers { write("\(modifier) ") }
    if parameter.label != parameter.name || parameter.label == nil {
      write("\(parameter.label ?? "_") ")
    }
    pattern(parameter.pattern)
    annotation(parameter.type)
    initializer(parameter.fallback)
  }
}
